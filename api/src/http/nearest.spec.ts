import { nearest } from './nearest.js';

const CATEGORIES = ['Teh', 'Kopi', 'Rempah', 'Rempah Kering'];

test.each([
  ['Tehh', 'Teh'],
  ['tea', 'Teh'],
  ['kpoi', 'Kopi'],
  ['opik', null],
  ['Rempha', 'Rempah'],
  ['KOPI ', 'Kopi'],
  ['Rampah', 'Rempah'],
  ['Rempah Kring', 'Rempah Kering'],
  ['Cokelat', null],
  ['', null],
])('HAND-11 the nearest to %j is %j', (text, found) => {
  expect(nearest(text, CATEGORIES)).toBe(found);
});

test('HAND-11 of two that are near the nearer one is taken, wherever it stands', () => {
  expect(nearest('Kopi A', ['Kopi BC', 'Kopi B', 'Kopi a', 'Kopi C'])).toBe('Kopi a');
});
