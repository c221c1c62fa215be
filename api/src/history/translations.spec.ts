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
