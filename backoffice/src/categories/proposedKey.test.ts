import { choicesWithKeys, proposedKey } from './proposedKey';

test.each([
  ['Kadar air (%)', 'kadar_air'],
  ['C-organik', 'c_organik'],
  ['Ukuran / Size', 'ukuran_size'],
  ['2 kali', 'kali'],
  ['Café', 'cafe'],
  ['??', ''],
])('SPEC-1 %j proposes the key %j', (label, key) => {
  expect(proposedKey(label)).toBe(key);
});

test('SPEC-1 a choice without a key gets the one that its words propose', () => {
  expect(choicesWithKeys('Utuh / Whole\nbubuk: Bubuk\n')).toBe('utuh: Utuh / Whole\nbubuk: Bubuk\n');
});
