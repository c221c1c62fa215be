import { askedWords, asksForAll } from './question-words.js';

test.each([
  ['do you have coconut charcoal for hookah?', ['coconut', 'charcoal', 'hookah']],
  ['Apakah Anda menjual kopi luwak?', ['kopi', 'luwak']],
  ['Price of green coffee', ['green', 'coffee']],
  ['I need 25 mm cubes', ['25', 'mm', 'cubes']],
  ['low ash charcoal', ['ash', 'charcoal']],
  ['briket rendah abu', ['briket', 'abu']],
  ['lowest ash', ['ash']],
  ['arabika ready?', ['arabika']],
  ['highest carbon', ['carbon']],
  ['abu paling rendah', ['abu']],
  ['coconut charcoal', undefined],
  ['how much is it?', undefined],
  ['', undefined],
])('LIST-4 %j asks for %j', (text, asked) => {
  expect(askedWords(text)).toEqual(asked);
});

test.each([
  ['price list', true],
  ['pricelist', true],
  ['What do you sell?', true],
  ['daftar produk', true],
  ...['trial order', 'murah', 'available now', 'eceran', 'mau beli'].map((q): [string, boolean] => [q, true]),
  ...['price usd', 'USD', 'harga rupiah'].map((q): [string, boolean] => [q, true]),
  ['coffee price list', false],
  ['how much is it?', false],
  ['', false],
])('LIST-4 %j asks for all goods: %j', (text, all) => expect(asksForAll(text)).toBe(all));
