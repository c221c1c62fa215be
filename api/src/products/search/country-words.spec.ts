import { withoutCountries, withoutHome } from './country-words.js';

test.each([
  ['charcoal for Saudi Arabia', 'charcoal for'],
  ['coffee SOUTH AFRICA', 'coffee'],
  ['kopi untuk Arab Saudi', 'kopi untuk'],
  ['U.A.E. charcoal', 'charcoal'],
  ['omani coffee', 'omani coffee'],
  ['coffee from Indonesia', 'coffee from Indonesia'],
])('LIST-4 %j without countries', (text, left) => expect(withoutCountries(text)).toBe(left));

test.each([
  ['coffee from Indonesia', 'coffee'],
  ['Indonesian charcoal 25 mm', 'charcoal 25 mm'],
  ['coffee exporters in Indonesia', 'coffee exporters'],
  ['arang asal Indonesia', 'arang'],
  ['kopi Indonesia murah', 'kopi murah'],
  ['briquettes made in Indonesia', 'briquettes'],
  ['charcoal Indonesian origin', 'charcoal'],
  ['Indonesia', ''],
  ['Indonesiana', 'Indonesiana'],
])('LIST-4 %j without the country of all goods', (text, left) => expect(withoutHome(text)).toBe(left));
