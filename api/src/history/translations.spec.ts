import { withSources } from './translations.js';

const TRANSLATIONS = { name_en: 'name' };
const outdatedBy = (fields: object, stored?: object) =>
  withSources(TRANSLATIONS, fields, stored).outdated_translations ?? null;

test('LANG-6 an English text is outdated while the Indonesian one is not what it was translated from', () => {
  const created = withSources(TRANSLATIONS, { name: 'Pala', name_en: 'Nutmeg' });
  const changed = withSources(TRANSLATIONS, { name: 'Fuli' }, created);
  expect(changed.outdated_translations).toEqual(['name_en']);
  const stored = { ...created, ...changed };
  expect(outdatedBy({ name: 'Pala' }, stored)).toBe(null);
  expect(outdatedBy({ name_en: 'Mace' }, stored)).toBe(null);
  expect(outdatedBy({ name_en: null }, stored)).toBe(null);
});

test('LANG-6 of a record without a note of it, the text before the change is what was translated', () => {
  expect(outdatedBy({ name: 'Fuli' }, { name: 'Pala', name_en: 'Nutmeg' })).toEqual(['name_en']);
  expect(outdatedBy({ name: 'Pala' }, { name: null, name_en: 'Nutmeg' })).toBe(null);
});
