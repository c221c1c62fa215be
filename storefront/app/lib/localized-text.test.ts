import { categoryName, otherName, productTexts, localizedText } from './localized-text.server';

const both = { name: 'Kopi Arabika', name_en: 'Arabica coffee' };

test('LANG-4 LANG-5 a page shows the text in its language, or else the other one and says which language that is', () => {
  expect(localizedText('en', { en: 'Coffee', id: 'Kopi' })).toEqual({ text: 'Coffee' });
  expect(localizedText('id', { en: 'Coffee', id: 'Kopi' })).toEqual({ text: 'Kopi' });
  expect(localizedText('en', { en: null, id: 'Kopi' })).toEqual({ text: 'Kopi', lang: 'id' });
  expect(localizedText('id', { en: 'Coffee', id: '' })).toEqual({ text: 'Coffee', lang: 'en' });
  expect(localizedText('id', { en: undefined, id: null })).toBeUndefined();
});

test('LANG-4 LANG-5 the documented name of a product is Indonesian, that of a category English', () => {
  const product = { ...both, name_en: null, description: 'Dari Temanggung.', description_en: null };
  expect(productTexts('en', product)).toEqual({
    name: { text: 'Kopi Arabika', lang: 'id' },
    description: { text: 'Dari Temanggung.', lang: 'id' },
  });
  expect(productTexts('id', product).name).toEqual({ text: 'Kopi Arabika' });
  expect(categoryName('en', { nama_category: 'Coffee', nama_id: 'Kopi' })).toEqual({ text: 'Coffee' });
  expect(categoryName('id', { nama_category: 'Coffee', nama_id: null })).toEqual({
    text: 'Coffee',
    lang: 'en',
  });
});

test('LANG-5 the other name stands beneath only where it is another', () => {
  expect(otherName('en', both)).toEqual({ text: 'Kopi Arabika', lang: 'id' });
  expect(otherName('id', both)).toEqual({ text: 'Arabica coffee', lang: 'en' });
  expect(otherName('en', { name: 'Kopi', name_en: null })).toBeUndefined();
  expect(otherName('en', { name: 'Robusta', name_en: 'Robusta' })).toBeUndefined();
});
