import type { components } from 'api/schema';
import { ofList, rangeAddress, type SpecQuery } from './product-query';

export type SpecFacet = components['schemas']['SpecFacet'];

/** Of which an address can ask for a range: `?moisture=5..12`. */
export function isNumeric({ kind }: Pick<SpecFacet, 'kind'>): boolean {
  return kind === 'number' || kind === 'range';
}

/** What an address asks of the specifications, in one order and spelling. Invalid answers count as missing. */
export function readSpecQuery(url: string, facets: readonly SpecFacet[]): SpecQuery | undefined {
  const { searchParams } = new URL(url);
  const asked = withoutReserved(facets).flatMap((facet): [string, string][] => {
    const given = searchParams.getAll(facet.key);
    const answer = isNumeric(facet) ? rangeIn(given) : optionsIn(given, facet);
    return answer === undefined ? [] : [[facet.key, answer]];
  });
  return asked.length > 0 ? Object.fromEntries(asked.sort(([a], [b]) => (a < b ? -1 : 1))) : undefined;
}

/** Whether a form wrote the address, with each of its two fields by the name of the facet. */
export function hasFormFields(url: string, facets: readonly SpecFacet[]): boolean {
  const { searchParams } = new URL(url);
  return withoutReserved(facets).some(
    (facet) => isNumeric(facet) && searchParams.getAll(facet.key).length > 1,
  );
}

/**
 * As the API takes it, without the keys that ask for nothing, which it refuses: a bound beyond all products is none, as a product that says
 * 'max. 12 %' is within 0 to 12.
 */
export function specFilter(query: SpecQuery, facets: readonly SpecFacet[]): Record<string, object> {
  const filter = Object.entries(query).map(([key, answer]): [string, object] => {
    const facet = facets.find((each) => each.key === key);
    if (facet?.kind === 'yes_no') return [key, { yes: answer === 'yes' }];
    if (facet?.kind === 'choice') return [key, { choice: choicesOf(answer) }];
    const [min = -Infinity, max = Infinity] = boundsOf(answer);
    return [
      key,
      {
        ...(min > (facet?.lowest ?? -Infinity) && { min }),
        ...(max < (facet?.highest ?? Infinity) && { max }),
      },
    ];
  });
  return Object.fromEntries(filter.filter(([, asked]) => Object.keys(asked).length > 0));
}

/** The ends of a range as addresses have it. */
export function boundsOf(range: string): [from: number | undefined, to: number | undefined] {
  const [from = '', to = ''] = range.split('..');
  return [numberIn(from), numberIn(to)];
}

const BETWEEN_CHOICES = '.';

/** The keys of the options in an answer as addresses have it, one of which a product has to have. */
export function choicesOf(answer: string | undefined): string[] {
  return answer ? answer.split(BETWEEN_CHOICES) : [];
}

/** Each once and in one order, whatever the order of clicks: one list has one address. */
export function choicesAddress(choices: Iterable<string>): string {
  return [...new Set(choices)].sort().join(BETWEEN_CHOICES);
}

/** Those that no other parameter of a list hides. */
export function withoutReserved(facets: readonly SpecFacet[]): SpecFacet[] {
  return facets.filter(({ key }) => !ofList(key));
}

/** 'yes', 'pellets' or 'pellets.powder', which may also be two parameters of one name. */
function optionsIn(given: readonly string[], { kind, options }: SpecFacet): string | undefined {
  const known = given.flatMap(choicesOf).filter((key) => options.some((option) => option.key === key));
  return (kind === 'yes_no' ? known[0] : choicesAddress(known)) || undefined;
}

/** '5..12', or the two fields of a form. */
function rangeIn(given: readonly string[]): string | undefined {
  const range = given.find(isRange);
  if (range === undefined && given.length !== 2) return undefined;
  const [from, to] = range === undefined ? given.map(numberIn) : boundsOf(range);
  const isReversed = from !== undefined && to !== undefined && from > to;
  const [low = '', high = ''] = isReversed ? [to, from] : [from, to];
  return rangeAddress(String(low), String(high));
}

function isRange(text: string): boolean {
  const ends = text.split('..');
  return ends.length === 2 && ends.every((end) => end === '' || numberIn(end) !== undefined);
}

/** The API has four decimals at most. */
function numberIn(text: string): number | undefined {
  const number = text.trim().replace(',', '.');
  return /^-?\d{1,9}(\.\d{1,4})?$/.test(number) ? Number(number) : undefined;
}
