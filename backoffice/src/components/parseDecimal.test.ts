import { parseDecimal } from './parseDecimal';

test.each([
  ['1.250,5', 1250.5],
  ['1.250', 1250],
  ['12,5', 12.5],
  ['12,', 12],
  ['12.5', 12.5],
  ['0.125', 0.125],
  ['1.250.000', 1250000],
  ['−3', -3],
  [' ', null],
  ['1,250.5', '1,250.5'],
  ['12 kg', '12 kg'],
  ['1.5.2', '1.5.2'],
])('APRO-5 %p is read as %p', (text, read) => {
  expect(parseDecimal(text)).toBe(read);
});
