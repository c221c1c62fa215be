import { alone } from './trade-words.js';

const TWO_YEARS = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/-])(?:20(?<first>\d\d)\s*[/–-]\s*(?:20)?|(?<=(?:crop|harvest|panen|season|musim)(?:\s+year)?\s+)(?<short>\d\d)/)(?<last>\d\d)(?![\p{L}\p{N}/-]|[.,]\d)`,
  'giu',
);

const YEAR_FIRST = new RegExp(alone(String.raw`(20[2-4]\d)\s+(crop|harvest|panen)`), 'giu');

/** What is harvested from one year into the next as of the first, which catalogues state, behind its name: 'crop 2025' of '2025/26 crop'. */
export const inFirstYear = (text: string) => inOneYear(text).replace(YEAR_FIRST, '$2 $1');

const inOneYear = (text: string) =>
  text.replace(TWO_YEARS, (written, ...groups) => {
    const { first, short = first, last } = groups.at(-1) as Record<'first' | 'short' | 'last', string>;
    return Number(last) === Number(short) + 1 ? `20${short}` : written;
  });

const YEAR = new RegExp(alone(String.raw`20[2-4]\d`), 'u');
const HARVEST = new RegExp(alone('crops?|harvests?|harvested|(?:di)?panen'), 'iu');
const AT_AN_END = /^(20[2-4]\d)(?=\s+\p{L})|(?<=\p{L}\s+)(20[2-4]\d)$/u;

/** A year with what it is of, as in 'arabica 2025'; undefined where none stands alone. */
export function withCropYear(text: string): string | undefined {
  const others = text.replace(AT_AN_END, '');
  return others === text || YEAR.test(others) || HARVEST.test(text)
    ? undefined
    : text.replace(AT_AN_END, 'crop year $&');
}
