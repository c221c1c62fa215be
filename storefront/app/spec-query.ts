import type { components } from 'api/schema';
import { latinDigits } from './latin-digits';
import { ofList, rangeAddress, type SpecQuery } from './product-query';

export type SpecFacet = components['schemas']['SpecFacet'];

const DIGIT = '[0-9٠-٩۰-۹]';

/**
 * With a comma or a point before the decimals, of which the API has four at most, perhaps with spaces between thousands, and perhaps with its
 * unit; a 'k' may be meant for thousands.
 */
const NUMBER_PATTERN = `\\s*-?(${DIGIT}{1,9}|${DIGIT}{1,3}(\\s${DIGIT}{3})+)([.,٫]${DIGIT}{1,4})?\\s*((?![Kk]\\s*$)[^\\d\\s.,]\\D{0,11})?`;
const NUMBER = new RegExp(`^${NUMBER_PATTERN}$`);

/** What a field says itself may stand before its number. A field's pattern has no flag for either case. */
const SIGNS = {
  from: '([>≥]=?|[Mm][Ii][Nn]([Ii][Mm]([Uu][Mm]|[Aa][Ll]))?\\.?)',
  to: '([<≤]=?|[Mm][Aa]([Xx]|[Kk][Ss])([Ii][Mm]([Uu][Mm]|[Aa][Ll]))?\\.?)',
};
export type End = keyof typeof SIGNS;

/** Of the two fields of a range: '12', '12 %', 'max. 12'. */
export const FIELD_PATTERNS: Record<End, string> = {
  from: `\\s*${SIGNS.from}?${NUMBER_PATTERN}`,
  to: `\\s*${SIGNS.to}?${NUMBER_PATTERN}`,
};

const FIELD_SIGNS: Record<End, RegExp> = {
  from: new RegExp(`^\\s*${SIGNS.from}`),
  to: new RegExp(`^\\s*${SIGNS.to}`),
};

/** Of which an address can ask for a range: `?moisture=5..12`. */
export function isNumeric({ kind }: Pick<SpecFacet, 'kind'>): boolean {
  return kind === 'number' || kind === 'range';
}

/** What an address asks of the specifications, in one order and spelling. Unusable answers count as missing. */
export function readSpecQuery(url: string, facets: readonly SpecFacet[]): SpecQuery | undefined {
  const { searchParams } = new URL(url);
  const asked = usable(facets).flatMap((facet): [string, string][] => {
    const given = searchParams.getAll(facet.key);
    const answer = isNumeric(facet) ? rangeIn(given, facet) : optionsIn(given, facet);
    return answer === undefined ? [] : [[facet.key, answer]];
  });
  return asked.length > 0 ? Object.fromEntries(asked.sort(([a], [b]) => (a < b ? -1 : 1))) : undefined;
}

/** Whether a form wrote the address, with each of its two fields by the name of the facet. */
export function hasFormFields(url: string, facets: readonly SpecFacet[]): boolean {
  const { searchParams } = new URL(url);
  return usable(facets).some((facet) => isNumeric(facet) && searchParams.getAll(facet.key).length > 1);
}

/** By the keys of their facets, the two fields of a form one of which holds something other than a number. */
export function unreadFields(
  url: string,
  facets: readonly SpecFacet[],
): ReadonlyMap<string, readonly string[]> {
  const { searchParams } = new URL(url);
  const ranges = usable(facets).filter(isNumeric);
  const given = ranges.map((facet) => ({ facet, fields: searchParams.getAll(facet.key) }));
  const unread = given.filter(
    ({ facet, fields }) =>
      !fields.some(isRange) &&
      boundsIn(fields, facet)?.some((bound, index) => bound === undefined && fields[index]?.trim()),
  );
  return new Map(unread.map(({ facet, fields }) => [facet.key, fields]));
}

/** As the API takes it. A bound beyond all products is none: a product that says 'max. 12 %' is within 0 to 12. */
export function specFilter(query: SpecQuery, facets: readonly SpecFacet[]): Record<string, object> {
  return Object.fromEntries(
    Object.entries(query).map(([key, answer]): [string, object] => {
      const facet = facets.find((each) => each.key === key);
      if (facet?.kind === 'yes_no') return [key, { yes: answer === 'yes' }];
      if (facet?.kind === 'choice') {
        const [first, ...others] = choicesOf(answer);
        return [key, { choice: others.length > 0 ? [first, ...others] : first }];
      }
      const [min = -Infinity, max = Infinity] = boundsOf(answer);
      return [
        key,
        {
          ...(min > (facet?.lowest ?? -Infinity) && { min }),
          ...(max < (facet?.highest ?? Infinity) && { max }),
        },
      ];
    }),
  );
}

/** Less the keys that are asked for nothing, which the API refuses. */
export function withoutIdle(filter: Record<string, object>): Record<string, object> {
  return Object.fromEntries(Object.entries(filter).filter(([, asked]) => Object.keys(asked).length > 0));
}

/** Of a range as addresses have it. */
export function boundsOf(range: string): [from: number | undefined, to: number | undefined] {
  const [from = '', to = ''] = range.split('..');
  return [numberIn(from), numberIn(to)];
}

const BETWEEN_CHOICES = '.';

/** Of an answer as addresses have it: the keys of its options, one of which a product has to have. */
export function choicesOf(answer: string | undefined): string[] {
  return answer ? answer.split(BETWEEN_CHOICES) : [];
}

/** Each once and in one order, whatever the order of clicks: one list has one address. */
export function choicesAddress(choices: Iterable<string>): string {
  return [...new Set(choices)].sort().join(BETWEEN_CHOICES);
}

/** Those that no other parameter of a list hides. */
export function usable(facets: readonly SpecFacet[]): SpecFacet[] {
  return facets.filter(({ key }) => !ofList(key));
}

/** 'yes', 'pellets' or 'pellets.powder', which may also be two parameters of one name. */
function optionsIn(given: readonly string[], { kind, options }: SpecFacet): string | undefined {
  const known = given.flatMap(choicesOf).filter((key) => options.some((option) => option.key === key));
  return (kind === 'yes_no' ? known[0] : choicesAddress(known)) || undefined;
}

/** '5..12', or what the two fields of a form hold. Of several, those that are no numbers are left out. */
function rangeIn(given: readonly string[], facet: SpecFacet): string | undefined {
  const bounds = boundsIn(given, facet);
  if (!bounds) return undefined;
  const [from, to] = bounds;
  if (from !== undefined && to !== undefined && from > to) return rangeAddress(String(to), String(from));
  return rangeAddress(String(from ?? ''), String(to ?? ''));
}

function boundsIn(
  given: readonly string[],
  { highest }: SpecFacet,
): [from: number | undefined, to: number | undefined] | undefined {
  const written = given.find(isRange);
  if (written !== undefined) return boundsOf(written);
  const [low, high, ...others] = given;
  if (low === undefined || high === undefined || others.length > 0) return undefined;
  const isAmongThousands = (highest ?? 0) >= THOUSAND;
  return [typedIn('from', low, isAmongThousands), typedIn('to', high, isAmongThousands)];
}

function isRange(text: string): boolean {
  const parts = text.split('..');
  return (
    parts.length === 2 &&
    parts.some((part) => part.trim() !== '') &&
    parts.every((part) => part.trim() === '' || numberIn(part) !== undefined)
  );
}

function numberIn(text: string): number | undefined {
  const [number] = NUMBER.test(text)
    ? (/-?[\d.,]+/.exec(latinDigits(text).replace(/(?<=\d)\s(?=\d)/g, '')) ?? [])
    : [];
  return number === undefined ? undefined : Number(number.replace(',', '.'));
}

function typedIn(end: End, text: string, isAmongThousands: boolean): number | undefined {
  const number = text.replace(FIELD_SIGNS[end], '');
  return isAmongThousands ? typedAmong(number) : numberIn(number);
}

const THOUSAND = 1000;

/** Among values in thousands: '7,000' and '7.000' are seven thousand, in either language. */
function typedAmong(text: string): number | undefined {
  return numberIn(latinDigits(text).replace(/^(\s*-?[1-9]\d{0,2})[.,](\d{3})(?!\d)/, '$1$2'));
}
