import { messagesIn } from '~/i18n/messages.server';
import type { Language } from '~/lib/languages';
import { type ProductQuery, productQueryPath } from './product-query';
import { boundsOf, choicesAddress, choicesOf, isNumeric, type SpecFacet, usableFacets } from './spec-query';
import { rangeWords, specLabel } from './spec-rows.server';
import type { LocalizedText } from '~/lib/localized-text.server';

export interface FacetView {
  key: string;
  label: LocalizedText;
  /** The count is not known in a search. */
  options: { label: LocalizedText; count?: number; to: string; isChosen: boolean }[];
  range?: { from?: number; to?: number; lowest: number | null; highest: number | null; words?: string };
}

/** Undefined where there is nothing to choose from. */
export function facetsView(
  language: Language,
  path: string,
  query: ProductQuery,
  counted: readonly SpecFacet[],
  total: number,
) {
  const { least, most, ...texts } = messagesIn(language).facets;
  const { spec = {} } = query;
  const shown = usableFacets(counted).filter(
    (facet) => Object.hasOwn(spec, facet.key) || narrows(facet, query.q ? undefined : total),
  );
  if (shown.length === 0) return undefined;
  const ranges = shown.filter(isNumeric).map(({ key }) => key);
  const asked = Object.entries({
    q: query.q,
    exact: query.exact ? '1' : '',
    sort: query.sort ?? '',
    ...spec,
  });
  const views = shown.map((facet) => ({ facet, view: facetView(language, path, query, facet) }));
  return {
    path,
    /** The parameters that the form keeps as hidden fields. */
    others: asked.filter(([name, value]) => value && !ranges.includes(name)),
    texts,
    facets: views.map(({ view }) => view),
    /** `to` is the list without that answer. */
    chosen: views.flatMap(({ facet, view }) => chosenOf(language, path, query, facet, view)),
    clear: listWith(path, query, {}),
  };
}

export type FacetsView = NonNullable<ReturnType<typeof facetsView>>;

/** Whether an answer leaves out a product. @param total of the list; in a search it is not what the options count */
function narrows(facet: SpecFacet, total: number | undefined): boolean {
  if (isNumeric(facet)) return facet.lowest !== facet.highest;
  return facet.options.some(({ count }) => count > 0 && count !== total);
}

function facetView(language: Language, path: string, query: ProductQuery, facet: SpecFacet): FacetView {
  const { key, kind, lowest, highest } = facet;
  const asked = query.spec?.[key];
  const label = specLabel(language, facet);
  if (isNumeric(facet)) {
    const [from, to] = boundsOf(asked ?? '');
    const words =
      lowest === null || highest === null ? undefined : boundsInWords(language, facet.unit, lowest, highest);
    return { key, label, options: [], range: { from, to, lowest, highest, words } };
  }
  const choices = choicesOf(asked);
  const options = facet.options.flatMap((option) => {
    const isChosen = choices.includes(option.key);
    if (option.count === 0 && !isChosen) return [];
    const others = kind === 'yes_no' ? [] : choices.filter((each) => each !== option.key);
    const answer = choicesAddress(isChosen ? others : [...others, option.key]);
    const to = listWith(path, query, { ...query.spec, [key]: answer });
    return [{ label: specLabel(language, option), isChosen, to, ...(!query.q && { count: option.count }) }];
  });
  return { key, label, options };
}

function chosenOf(
  language: Language,
  path: string,
  query: ProductQuery,
  { key, unit }: SpecFacet,
  { label, options, range }: FacetView,
) {
  const asked = query.spec?.[key];
  if (asked === undefined) return [];
  if (!range)
    return options.flatMap(({ isChosen, label: answer, to }) => (isChosen ? { label, answer, to } : []));
  const answer = { text: boundsInWords(language, unit, ...boundsOf(asked)) };
  return [{ label, answer, to: listWith(path, query, { ...query.spec, [key]: '' }) }];
}

/** '5–12 %', 'from 5 %', 'up to 12 %' */
function boundsInWords(language: Language, unit: string | null, from?: number, to?: number): string {
  const { specs, facets } = messagesIn(language);
  return rangeWords({ ...specs, ...facets }, unit, from, to);
}

/** Addresses name keys in one order, so that a list has one address. */
function listWith(path: string, query: ProductQuery, asked: Readonly<Record<string, string>>): string {
  const given = Object.entries(asked).filter(([, answer]) => answer !== '');
  const spec = Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1)));
  return productQueryPath(path, { ...query, page: 1, spec });
}
