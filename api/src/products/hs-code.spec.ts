import { oddHsCode } from './hs-code.js';

test.each([
  ['9012111', 'Jumlah angkanya ganjil: mungkin 09012111?'],
  ['9.01.21.20', 'Jumlah angkanya ganjil: mungkin 09012120?'],
  ['0901211', 'Jumlah angkanya ganjil. Periksa kodenya.'],
  ['0901.21', undefined],
  ['0901211100', undefined],
  ['', undefined],
])('HAND-11 TRADE-5 of the HS code %j is said: %s', (code, sentence) => {
  expect(oddHsCode(code)).toBe(sentence);
});
