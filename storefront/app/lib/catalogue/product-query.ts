/** The query of a list's address: `?q=`, `?exact=1`, `?sort=`, `?page=`, and of a category's also `?moisture=..12`. */
import { cleanLine } from 'api/shared';

export const MAX_SEARCH_LENGTH = 100;
/** Far past the end of any list, and small enough for exact arithmetic. */
const MAX_PAGE = 1_000_000;

export const SORTS = ['newest', 'name', 'price', '-price'] as const;
export type ProductSort = (typeof SORTS)[number];

export interface ProductQuery {
  q: string;
  /** The search as it is typed, without corrections. */
  exact?: true;
  sort?: ProductSort;
  spec?: SpecQuery;
  page: number;
}

/** By key, in the order of keys: `..12`, `pellets`, `pellets.powder`, `yes`. */
export type SpecQuery = Readonly<Record<string, string>>;

export const LIST_PARAMETERS = ['q', 'exact', 'sort', 'page'];

/** Whether a parameter has its meaning in every list. */
export function isListParameter(parameter: string): boolean {
  return LIST_PARAMETERS.includes(parameter);
}

/** Invalid parameters count as missing. `readSpecQuery` reads those of the specifications. */
export function readProductQuery(url: string): ProductQuery {
  const { searchParams } = new URL(url);
  const sort = searchParams.get('sort');
  // Spread, so that no surrogate pair is cut.
  const q = [...cleanLine(searchParams.get('q') ?? '')].slice(0, MAX_SEARCH_LENGTH).join('');
  return {
    q,
    ...(q && searchParams.get('exact') === '1' && { exact: true }),
    sort: SORTS.find((known) => known === sort),
    page: readPage(searchParams.get('page') ?? '1'),
  };
}

function readPage(text: string): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1;
}

/** The shortest address of the list: the first page has no number. */
export function productQueryPath(path: string, { q, exact, sort, spec = {}, page }: ProductQuery): string {
  const parameters = new URLSearchParams();
  if (q) parameters.set('q', q);
  if (q && exact) parameters.set('exact', '1');
  if (sort) parameters.set('sort', sort);
  for (const [key, asked] of Object.entries(spec)) parameters.set(key, asked);
  if (page > 1) parameters.set('page', String(page));
  const search = parameters.toString();
  return search ? `${path}?${search}` : path;
}

/** '5..12', '..12' or '5..'; undefined without either. */
export function rangeAddress(from: string, to: string): string | undefined {
  return from || to ? `${from}..${to}` : undefined;
}

/** All orders and filters of a list have one canonical address; a search or a page out of range, being endless, none. */
export function canonicalListPath(
  path: string,
  { query: { q, spec, page }, outOfRange }: { query: ProductQuery; outOfRange: boolean },
): string | undefined {
  return q || outOfRange ? undefined : productQueryPath(path, { q: '', page: spec ? 1 : page });
}
