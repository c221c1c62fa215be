import { alone } from './trade-words.js';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Those of ISO 3166, and some that are none. */
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
const HOME = 'ID';
const ALSO_CALLED =
  'america, emirates, england, eropa, eu, europe, gcc, gulf, holland, k.s.a., korea, ksa, middle east, russia, saudi, timur tengah, turkey, u.a.e., u.k., u.s.a., uae, uk, usa';

/** Such goods come from there too: 'coffee Brazil' is no coffee to Brazil. */
const PRODUCERS = new Set(
  'BI BO BR CI CM CN CO CR EC ET GH GT HN IN JM KE LA LK MG MX NG NI PA PE PG PH RW SV TH TZ UG VN YE'.split(
    ' ',
  ),
);

const NAMED = ['en', 'id'].flatMap((language) => {
  const named = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return CODES.flatMap((code) => {
    const name = code === HOME ? undefined : named.of(code)?.toLowerCase();
    return name === undefined ? [] : [{ code, name }];
  });
});

/** As a pattern. */
export const COUNTRY = patternOf(NAMED);
/** Of those that are named without a word for where goods go to. */
export const MARKET = patternOf(NAMED.filter(({ code }) => !PRODUCERS.has(code)));
const COUNTRIES = new RegExp(alone(COUNTRY), 'giu');

/** A search without the countries that the goods go to: 'charcoal for Saudi Arabia'. The one that they come from stays. */
export const withoutCountries = (text: string) => text.normalize('NFC').replace(COUNTRIES, ' ').trim();

const HOME_NAMED = new RegExp(
  alone(
    String.raw`(?:(?:(?:made|grown|produced)\s+)?(?:in|from|of)|origin:?|(?:ber)?asal(?:\s+dari)?|dari|di|buatan)?\s*indonesian?(?:\s+origin)?`,
  ),
  'giu',
);

/** A search without the country that all goods come from: 'Indonesian coffee', 'coffee from Indonesia'. */
export const withoutHome = (text: string) => text.replace(HOME_NAMED, ' ').replace(/\s+/g, ' ').trim();

function patternOf(named: readonly { name: string }[]): string {
  const all = [...named.map(({ name }) => name), ...ALSO_CALLED.split(', ')];
  const written = all
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.()]/g, String.raw`\$&`));
  return `(?:${written.join('|')})`;
}
