import { bothWays, withSources } from './translations.js';

const EITHER_WAY = bothWays({ facts_id: 'facts' });

test('LANG-6 of texts that were stored before either could be outdated, the one that stays is once the other changes', () => {
  const texts = { facts: 'Harvest: July', facts_id: 'Panen: Juli' };
  for (const stored of [texts, { ...texts, ...withSources({ facts_id: 'facts' }, texts) }]) {
    const changed = { facts_id: 'Panen: Agustus' };
    expect(withSources(EITHER_WAY, changed, stored)).toMatchObject({ outdated_translations: ['facts'] });
    const both = withSources(EITHER_WAY, { ...changed, facts: 'Harvest: August' }, stored);
    expect(both.outdated_translations ?? null).toBe(null);
  }
});

test('LANG-6 a translation of which nothing is known said what its text said so far', () => {
  const stored = { name: 'Pala', name_en: 'Nutmeg', translated_from: null };
  const written = withSources({ name_en: 'name' }, { name: 'Cengkih' }, stored);
  expect(written).toMatchObject({ outdated_translations: ['name_en'] });
  const { outdated_translations } = withSources(
    { name_en: 'name' },
    { name: 'Pala' },
    { ...stored, ...written },
  );
  expect(outdated_translations).toBe(null);
});

test('fields that change nothing of translations stay the same object, which is written by one statement for all rows', () => {
  const stored = {
    facts: 'Harvest: July',
    facts_id: null,
    translated_from: null,
    outdated_translations: null,
  };
  const fields = { availability: 'in_stock' };
  expect(withSources(EITHER_WAY, fields, stored)).toBe(fields);
});
