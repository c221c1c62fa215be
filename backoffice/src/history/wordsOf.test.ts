import { wordsOf } from './wordsOf';

test.each([
  ['fixed_carbon', 'Fixed carbon'],
  ['ph', 'Ph'],
])('SPEC-6 without a label the key %s reads %s', (key, words) => {
  expect(wordsOf(key)).toBe(words);
});
