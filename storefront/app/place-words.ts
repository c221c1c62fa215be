/** Where goods go to, as buyers name it in English and Indonesian. */

import { DESTINATIONS } from 'api/destinations';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const COUNTRIES = ['en', 'id'].flatMap((language) => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.flatMap((second) => names.of(first + second) ?? []));
});
/** Countries by other names, and parts of the world. */
const ALSO_CALLED =
  'africa, afrika, america, amerika, asia, eropa, europe, emirates, england, eu, gcc, gulf, holland, korea, ksa, middle east, russia, saudi, timur tengah, turkey, uae, uk, usa';
const KNOWN = new Set([...COUNTRIES, ...ALSO_CALLED.split(', '), ...DESTINATIONS].map(plain));

/** Whether a text names a country, a city or one of the ports. */
export function namesPlace(text: string, ports: readonly string[]): boolean {
  const words = wordsOf(text);
  const places = new Set(ports.map(plain));
  return words.some((_, at) => placeOf(words.slice(at), places) > 0);
}

/** Of how many words the country or city is that a text begins with; none where it begins with another. */
export const placeAtStart = (text: string) => placeOf(wordsOf(text), KNOWN);

/** The longest first. */
const placeOf = (words: readonly string[], places: ReadonlySet<string>) =>
  [3, 2, 1].find((length) => {
    const name = words.slice(0, length).join(' ');
    return words.length >= length && (KNOWN.has(name) || places.has(name));
  }) ?? 0;

const wordsOf = (text: string) => plain(text).match(/\p{L}+/gu) ?? [];

/** The first of the ports that a text names. */
export function portIn(text: string, ports: readonly string[]): string | undefined {
  const words = ` ${wordsOf(text).join(' ')} `;
  return ports.find((port) => words.includes(` ${plain(port)} `));
}

/** Case, accents and dots aside: 'U.K.' */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '');
}
