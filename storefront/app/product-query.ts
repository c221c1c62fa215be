/** What a visitor asks of a list of products by its address: `?q=`, `?sort=`, `?page=`. */

export const LONGEST_SEARCH = 100;
/** Far past the end of any list; keeps the arithmetic of absurd addresses exact. */
const LAST_PAGE = 1_000_000;

export const SORTS = ['newest', 'name', 'price', '-price'] as const;
export type ProductSort = (typeof SORTS)[number];

export interface ProductQuery {
  q: string;
  /** Without one: the order of the catalogue. */
  sort?: ProductSort;
  page: number;
}

/** Never refuses: what makes no sense counts as not asked for. */
export function readProductQuery(url: string): ProductQuery {
  const { searchParams } = new URL(url);
  const sort = searchParams.get('sort');
  return {
    // Spread, so that no character is cut in half.
    q: [...(searchParams.get('q') ?? '').trim()].slice(0, LONGEST_SEARCH).join(''),
    sort: SORTS.find((known) => known === sort),
    page: readPage(searchParams.get('page') ?? '1'),
  };
}

function readPage(text: string): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1;
}

/** The shortest address of the same list: the first page has no number. */
export function productQueryPath(path: string, { q, sort, page }: ProductQuery): string {
  const parameters = new URLSearchParams();
  if (q) parameters.set('q', q);
  if (sort) parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  const search = parameters.toString();
  return search ? `${path}?${search}` : path;
}

/**
 * The address search engines should know the list by: one for every order of it, and none for a search, which they
 * could repeat without end, or for a page past the last.
 */
export function canonicalListPath(
  path: string,
  { query: { q, page }, beyond }: { query: ProductQuery; beyond: boolean },
): string | undefined {
  return q || beyond ? undefined : productQueryPath(path, { q: '', page });
}
