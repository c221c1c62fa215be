import { proposedKey } from './proposedKey';

test.each([
  ['Kadar air (%)', 'kadar_air'],
  ['C-organik', 'c_organik'],
  ['N + P₂O₅ + K₂O', 'n_p2o5_k2o'],
  ['2 Ayakan', 'ayakan'],
  ['Café – mutu', 'cafe_mutu'],
  ['  ', ''],
  ['x'.repeat(60), 'x'.repeat(40)],
])('SPEC-1 the key for %j is proposed as %j', (label, key) => {
  expect(proposedKey(label)).toBe(key);
});
