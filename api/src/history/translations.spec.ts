import { bothWays, outdatedTranslations, withSources } from './translations.js';

const EITHER_WAY = bothWays({ facts_id: 'facts' });

test('LANG-6 of texts that were stored before either could be outdated, the one that stays is once the other changes', () => {
  const stored = { facts: 'Harvest: July', facts_id: 'Panen: Juli' };
  for (const translated_from of [null, withSources({ facts_id: 'facts' }, stored).translated_from]) {
    const changed = { facts_id: 'Panen: Agustus' };
    const written = withSources(EITHER_WAY, changed, { ...stored, translated_from });
    expect(outdatedTranslations(EITHER_WAY, { ...stored, ...written })).toEqual(['facts']);
    const both = withSources(EITHER_WAY, { ...changed, facts: 'Harvest: August' }, stored);
    expect(outdatedTranslations(EITHER_WAY, both)).toEqual([]);
  }
});
