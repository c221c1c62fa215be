import type { components } from 'api/schema';
import { isListParameter, rangeAddress, type SpecQuery } from './product-query';

export type SpecFacet = components['schemas']['SpecFacet'];

export function isNumeric({ kind }: Pick<SpecFacet, 'kind'>): boolean {
  return kind === 'number' || kind === 'range';
}

/** In one order and spelling. Invalid answers count as missing. */
export function readSpecQuery(url: string, facets: readonly SpecFacet[]): SpecQuery | undefined {
  const { searchParams } = new URL(url);
  const asked = usableFacets(facets).flatMap((facet): [string, string][] => {
    const given = searchParams.getAll(facet.key);
    const answer = isNumeric(facet) ? rangeIn(given) : optionsIn(given, facet);
    return answer === undefined ? [] : [[facet.key, answer]];
  });
  return asked.length > 0 ? Object.fromEntries(asked.sort(([a], [b]) => (a < b ? -1 : 1))) : undefined;
}

/** A form writes a range as two parameters of one name. */
export function hasFormFields(url: string, facets: readonly SpecFacet[]): boolean {
  const { searchParams } = new URL(url);
  return usableFacets(facets).some((facet) => isNumeric(facet) && searchParams.getAll(facet.key).length > 1);
}

/** The API refuses keys that ask for nothing, such as a bound beyond all products. */
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

export function boundsOf(range: string): [from: number | undefined, to: number | undefined] {
  const [from = '', to = ''] = range.split('..');
  return [numberIn(from), numberIn(to)];
}

const BETWEEN_CHOICES = '.';

/** The keys of the options, of which a product must have one. */
export function choicesOf(answer: string | undefined): string[] {
  return answer ? answer.split(BETWEEN_CHOICES) : [];
}

/** Sorted and without duplicates, so that a list has one address. */
export function choicesAddress(choices: Iterable<string>): string {
  return [...new Set(choices)].sort().join(BETWEEN_CHOICES);
}

/** Leaves out facets whose key is a parameter of every list. */
export function usableFacets(facets: readonly SpecFacet[]): SpecFacet[] {
  return facets.filter(({ key }) => !isListParameter(key));
}

/** 'pellets.powder' may also be two parameters of one name. */
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
