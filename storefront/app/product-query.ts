/** The query of a product list's address: `?q=`, `?sort=`, `?page=`. */

export const MAX_SEARCH_LENGTH = 100;
/** Far past the end of any list, and small enough for exact arithmetic. */
const MAX_PAGE = 1_000_000;

export const SORTS = ['newest', 'name', 'price', '-price'] as const;
export type ProductSort = (typeof SORTS)[number];

export interface ProductQuery {
  q: string;
  /** By default the order of the catalogue. */
  sort?: ProductSort;
  page: number;
}

/** Invalid parameters count as missing. */
export function readProductQuery(url: string): ProductQuery {
  const { searchParams } = new URL(url);
  const sort = searchParams.get('sort');
  return {
    // Spread, so that no surrogate pair is cut.
    q: [...(searchParams.get('q') ?? '').trim()].slice(0, MAX_SEARCH_LENGTH).join(''),
    sort: SORTS.find((known) => known === sort),
    page: readPage(searchParams.get('page') ?? '1'),
  };
}

function readPage(text: string): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1;
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

/** One canonical address for all orders of a list; none for a search or a page out of range, which are endless. */
export function canonicalListPath(
  path: string,
  { query: { q, page }, outOfRange }: { query: ProductQuery; outOfRange: boolean },
): string | undefined {
  return q || outOfRange ? undefined : productQueryPath(path, { q: '', page });
}
