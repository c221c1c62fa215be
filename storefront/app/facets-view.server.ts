import { contentIn } from './content/content.server';
import type { Language } from './languages';
import { type ProductQuery, productQueryPath } from './product-query';
import {
  boundsOf,
  choicesAddress,
  choicesOf,
  type End,
  FIELD_PATTERNS,
  isNumeric,
  type SpecFacet,
  type unreadFields,
  usable,
} from './spec-query';
import { rangeWords, specLabel } from './spec-rows.server';
import type { StaffText } from './staff-texts.server';

/** What narrows a category's list down: its addresses are documented ones. */
export interface FacetsView {
  path: string;
  heading: string;
  /** The first page of what is asked for. */
  here: string;
  /** What is asked for by other fields than those of the ranges. */
  others: [name: string, value: string][];
  /** Of a number in either field of a range. */
  patterns: Record<End, string>;
  texts: {
    open: string;
    from: string;
    to: string;
    format: string;
    /** Where there are ranges. */
    whole?: string;
    unread: string;
    results: string;
    apply: string;
    clear: string;
    there: string;
    remove: string;
    or: string;
  };
  facets: FacetView[];
  /** In whose fields there is no number. */
  unread: StaffText[];
  /** What is asked for, each with the list without it, what that has of numbers, and that without any. Of one facet a product needs but one. */
  chosen: { label: StaffText; answer: StaffText; to: string; isAlternative: boolean; there?: string }[];
  clear: string;
}

export interface FacetView {
  key: string;
  label: StaffText;
  /** With the list that a click leads to, and how many have it: in a search that is not known. */
  options: { label: StaffText; count?: number; to: string; isChosen: boolean }[];
  /** Of numbers: what the fields of a form hold, and what the products have, also in words. */
  range?: { from: string; to: string; lowest?: number; highest?: number; words?: string };
}

/** Undefined where there is nothing to choose from. */
export function facetsView(
  language: Language,
  path: string,
  query: ProductQuery,
  counted: readonly SpecFacet[],
  unread: ReturnType<typeof unreadFields> = new Map(),
): FacetsView | undefined {
  const {
    heading,
    open,
    from,
    to,
    format,
    whole,
    unread: notNumber,
    results,
    apply,
    clear,
    there,
    remove,
    or,
  } = contentIn(language).facets;
  const { spec = {} } = query;
  const shown = usable(counted).filter(({ key, count }) => count > 0 || Object.hasOwn(spec, key));
  if (shown.length === 0) return undefined;
  const ranges = shown.filter(isNumeric).map(({ key }) => key);
  const asked = Object.entries({ q: query.q, sort: query.sort ?? '', ...spec });
  return {
    path,
    heading,
    here: productQueryPath(path, { ...query, page: 1 }),
    others: asked.filter(([name, value]) => value && !ranges.includes(name)),
    patterns: FIELD_PATTERNS,
    texts: {
      open,
      from,
      to,
      format,
      ...(ranges.length > 0 && { whole }),
      unread: notNumber,
      results,
      apply,
      clear,
      there,
      remove,
      or,
    },
    facets: shown.map((facet) => facetView(language, path, query, facet, unread.get(facet.key))),
    unread: shown.filter(({ key }) => unread.has(key)).map((facet) => specLabel(language, facet)),
    chosen: shown.flatMap((facet) =>
      answersOf(facet, spec[facet.key]).map(({ answer, rest }, index) => ({
        label: specLabel(language, facet),
        answer: answerWords(language, facet, answer),
        to: listWith(path, query, { ...spec, [facet.key]: rest }),
        isAlternative: index > 0,
        there: thereIs(language, facet),
      })),
    ),
    clear: listWith(path, query, {}),
  };
}

function facetView(
  language: Language,
  path: string,
  query: ProductQuery,
  facet: SpecFacet,
  typed: readonly string[] | undefined,
): FacetView {
  const { key, lowest, highest } = facet;
  const asked = query.spec?.[key];
  const choices = isNumeric(facet) ? [] : choicesOf(asked);
  const options = facet.options.flatMap((option) => {
    const isChosen = choices.includes(option.key);
    if (option.count === 0 && !isChosen) return [];
    const others = facet.kind === 'yes_no' ? [] : choices.filter((each) => each !== option.key);
    const answer = choicesAddress(isChosen ? others : [...others, option.key]);
    const to = listWith(path, query, { ...query.spec, [key]: answer });
    return [{ label: specLabel(language, option), isChosen, to, ...(!query.q && { count: option.count }) }];
  });
  const label = specLabel(language, facet);
  if (!isNumeric(facet)) return { key, label, options };
  const [from = '', to = ''] = typed ?? boundsOf(asked ?? '').map((bound) => typedNumber(language, bound));
  const fields = { from, to };
  const words = thereIs(language, facet);
  if (lowest === null || highest === null) return { key, label, options: [], range: fields };
  return { key, label, options: [], range: { ...fields, lowest, highest, words } };
}

/** As its readers type it: '12,5' in Indonesian. */
const typedNumber = (language: Language, bound: number | undefined) =>
  bound?.toLocaleString(language, { useGrouping: false, maximumFractionDigits: 4 });

/** In the order of the options, each with what is left to ask of the facet without it. */
function answersOf(facet: SpecFacet, asked: string | undefined): { answer: string; rest: string }[] {
  if (asked === undefined) return [];
  if (isNumeric(facet)) return [{ answer: asked, rest: '' }];
  const choices = choicesOf(asked);
  return facet.options
    .filter(({ key }) => choices.includes(key))
    .map(({ key }) => ({ answer: key, rest: choicesAddress(choices.filter((each) => each !== key)) }));
}

function answerWords(language: Language, facet: SpecFacet, asked: string): StaffText {
  const option = facet.options.find(({ key }) => key === asked);
  if (option) return specLabel(language, option);
  return { text: numberWords(language, facet.unit, ...boundsOf(asked)) };
}

/** Of the products that meet what else is asked, in numbers. */
function thereIs(language: Language, { unit, lowest, highest }: SpecFacet): string | undefined {
  if (lowest === null || highest === null) return undefined;
  return numberWords(language, unit, lowest, highest);
}

/** '5–12 %', 'from 5 %', 'up to 12 %' */
function numberWords(language: Language, unit: string | null, from?: number, to?: number): string {
  const { specs, facets } = contentIn(language);
  return rangeWords({ ...specs, ...facets }, unit, from, to);
}

/** From its first page, without the keys that nothing is asked of. Addresses name keys in one order. */
function listWith(path: string, query: ProductQuery, asked: Readonly<Record<string, string>>): string {
  const given = Object.entries(asked).filter(([, answer]) => answer !== '');
  const spec = Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1)));
  return productQueryPath(path, { ...query, page: 1, spec });
}
