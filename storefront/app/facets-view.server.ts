import { contentIn } from './content/content.server';
import type { Language } from './languages';
import { type ProductQuery, productQueryPath } from './product-query';
import { boundsOf, isNumeric, NUMBER_PATTERN, type SpecFacet, usable } from './spec-query';
import { rangeWords, specLabel } from './spec-rows.server';
import type { StaffText } from './staff-texts.server';

/** What narrows a category's list down: its addresses are documented ones. */
export interface FacetsView {
  path: string;
  heading: string;
  /** Of a number in a field of a range. */
  pattern: string;
  texts: {
    open: string;
    from: string;
    to: string;
    format: string;
    whole: string;
    results: string;
    apply: string;
    clear: string;
    remove: string;
  };
  facets: FacetView[];
  /** What is asked for, each with the list without it, and that without any. */
  chosen: { label: StaffText; answer: StaffText; to: string }[];
  clear: string;
}

export interface FacetView {
  key: string;
  label: StaffText;
  /** With the list that a click leads to, and how many it has: in a search that is not known. */
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
): FacetsView | undefined {
  const { heading, open, from, to, format, whole, results, apply, clear, remove } =
    contentIn(language).facets;
  const { spec = {} } = query;
  const shown = usable(counted).filter(({ key, count }) => count > 0 || Object.hasOwn(spec, key));
  if (shown.length === 0) return undefined;
  return {
    path,
    heading,
    pattern: NUMBER_PATTERN,
    texts: { open, from, to, format, whole, results, apply, clear, remove },
    facets: shown.map((facet) => facetView(language, path, query, facet)),
    chosen: shown.flatMap((facet) => {
      const { [facet.key]: asked, ...others } = spec;
      if (asked === undefined) return [];
      const answer = answerWords(language, facet, asked);
      return [{ label: specLabel(language, facet), answer, to: listWith(path, query, others) }];
    }),
    clear: listWith(path, query, {}),
  };
}

function facetView(language: Language, path: string, query: ProductQuery, facet: SpecFacet): FacetView {
  const { key, unit, lowest, highest } = facet;
  const { [key]: asked, ...others } = query.spec ?? {};
  const options = facet.options.flatMap((option) => {
    const isChosen = option.key === asked;
    if (option.count === 0 && !isChosen) return [];
    const to = listWith(path, query, isChosen ? others : { ...others, [key]: option.key });
    return [{ label: specLabel(language, option), isChosen, to, ...(!query.q && { count: option.count }) }];
  });
  const label = specLabel(language, facet);
  if (!isNumeric(facet)) return { key, label, options };
  const [from = '', to = ''] = boundsOf(asked ?? '');
  const fields = { from: String(from), to: String(to) };
  if (lowest === null || highest === null) return { key, label, options: [], range: fields };
  const words = numberWords(language, unit, lowest, highest);
  return { key, label, options: [], range: { ...fields, lowest, highest, words } };
}

function answerWords(language: Language, facet: SpecFacet, asked: string): StaffText {
  const option = facet.options.find(({ key }) => key === asked);
  if (option) return specLabel(language, option);
  return { text: numberWords(language, facet.unit, ...boundsOf(asked)) };
}

/** '5–12 %', 'from 5 %', 'up to 12 %' */
function numberWords(language: Language, unit: string | null, from?: number, to?: number): string {
  const { specs, facets } = contentIn(language);
  return rangeWords({ ...specs, ...facets }, unit, from, to);
}

/** From its first page. Addresses name keys in one order. */
function listWith(path: string, query: ProductQuery, asked: Readonly<Record<string, string>>): string {
  const spec = Object.fromEntries(Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1)));
  return productQueryPath(path, { ...query, page: 1, spec });
}
