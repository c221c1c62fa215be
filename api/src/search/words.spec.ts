import { wordsOf } from './words.js';

test('many marks on a letter take no time', () => {
  const begun = performance.now();
  expect(wordsOf(`a${'\u0301'.repeat(25_000)}${'\uFF9E'.repeat(25_000)}`)).toEqual(['a']);
  expect(performance.now() - begun).toBeLessThan(500);
});
