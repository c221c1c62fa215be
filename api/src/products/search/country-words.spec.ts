import { withoutCountries } from './country-words.js';

test.each([
  ['charcoal for Saudi Arabia', 'charcoal for'],
  ['coffee SOUTH AFRICA', 'coffee'],
  ['kopi untuk Arab Saudi', 'kopi untuk'],
  ['U.A.E. charcoal', 'charcoal'],
  ['omani coffee', 'omani coffee'],
  ['coffee from Indonesia', 'coffee from Indonesia'],
])('LIST-4 %j without countries', (text, left) => expect(withoutCountries(text)).toBe(left));
