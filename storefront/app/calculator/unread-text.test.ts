import { beginning, unreadText } from './unread-text';

test.each([
  ['as much as you have', 'as much as you have'],
  ['  a few\t\ntons ', 'a few tons'],
  ['a\u0000 lot\u202e\u200b', 'a lot'],
  ['many \ud83d', 'many'],
  ['20-25 tons, approx. 500 bags @25kg', '20-25 tons, approx. 500 bags @25kg'],
  ['see https://evil.example/a?b=c now', 'see now'],
  ['see HTTP://127.0.0.1 now', 'see now'],
  ['www.evil.example', ''],
  ['lots, wa.me/62812', 'lots,'],
  ['lots, (evil.\u200bexample)', 'lots,'],
  ['ask buyer@evil.example', 'ask'],
  ['ask münchen.de', 'ask'],
  ['1.500 many', '1.500 many'],
  ['x'.repeat(61), 'x'.repeat(60)],
  ['   ', ''],
])('TRADE-4 of %j the company is sent %j', (typed, sent) => {
  expect(unreadText(typed)).toBe(sent);
});

test('TRADE-4 the beginning of a long text ends with a whole character', () => {
  expect(beginning('🌾'.repeat(61))).toBe('🌾'.repeat(60));
});
