import { inFirstYear, withCropYear } from './crop-years.js';

test.each([
  ['crop 2025/26', 'crop 2025'],
  ['2025/2026 crop', 'crop 2025'],
  ['arabica 2025 crop', 'arabica crop 2025'],
  ['crop year 25/26', 'crop year 2025'],
  ['panen 2025-2026', 'panen 2025'],
  ['robusta 2029/30', 'robusta 2029'],
])('HAND-16 %j is of the first year', (written, meant) => expect(inFirstYear(written)).toBe(meant));

test.each(['2025/27', '25/26', 'screen 16/17', '2025-2600 kg', '2025/26.5', '12/2025', '2025-26-11'])(
  'HAND-16 %j is of no crop',
  (text) => expect(inFirstYear(text)).toBe(text),
);

test.each([
  ['arabica 2025', 'arabica crop year 2025'],
  ['2025 kopi hijau', 'crop year 2025 kopi hijau'],
  ['crop 2025', undefined],
  ['panen 2025', undefined],
  ['2025', undefined],
  ['briket 2025 kg', undefined],
  ['briket 7000', undefined],
])('HAND-16 %j may ask for a crop: %j', (text, meant) => expect(withCropYear(text)).toBe(meant));
