import { setImmediate as otherRequests } from 'node:timers/promises';
import { HOME_PRODUCTS, PRODUCTS_PER_PAGE, SIMILAR_PRODUCTS } from '~/lib/constants';
import type { Language } from '~/lib/languages';
import type { ProductQuery, ProductSort } from '~/lib/catalogue/product-query';
import { read, readList, ApiError } from './client.server';
import { LIMITS } from 'api/contract';
import { withFallback, reportFailure } from './failure-report.server';
import type { components } from 'api/schema';

type Listed = components['schemas']['ListedProductResponse'];

/** Key specifications are of lists alone. */
export type Product = Omit<Listed, 'key_specs'> & Partial<Pick<Listed, 'key_specs'>>;
export type WholeProduct = components['schemas']['ProductResponse'];

export interface ProductPage {
  products: Product[];
  query: ProductQuery;
  /** On all pages. */
  total: number;
  searchUsed?: string;
  pages: number;
  outOfRange: boolean;
  /** The API could not be read; `products` is empty. */
  failed: boolean;
}

const SORTS = {
  newest: ['created_at', 'DESC'],
  name: ['name', 'ASC'],
  price: ['price', 'ASC'],
  '-price': ['price', 'DESC'],
} as const satisfies Record<ProductSort, readonly [string, 'ASC' | 'DESC']>;

interface ProductRequest {
  offset?: number;
  limit: number;
  ids?: readonly number[];
  categoryId?: number;
  after?: number;
  q?: string;
  exact?: true;
  order?: readonly [field: string, direction: 'ASC' | 'DESC'];
  spec?: object;
}

async function fetchProducts(request: ProductRequest) {
  const { offset = 0, limit, ids, categoryId, after, q, exact, order, spec } = request;
  const range = JSON.stringify([offset, offset + limit - 1]);
  const filter = JSON.stringify({ id: ids, category_id: categoryId, after, q: q || undefined, exact, spec });
  const sort = order && JSON.stringify(order);
  const keep = q || spec || ids ? 'never' : 'unless empty';
  const { rows: products, ...found } = await readList(
    '/api/product',
    { query: { range, filter, sort } },
    keep,
  );
  return { products, ...found };
}

/** Never rejects. */
export async function loadProductPage(
  language: Language,
  query: ProductQuery,
  categoryId?: number,
  spec?: object,
): Promise<ProductPage> {
  const { q, exact, sort, page } = query;
  try {
    const byEnglishName = language === 'en' && sort === 'name';
    const order = byEnglishName ? (['name_en', 'ASC'] as const) : sort && SORTS[sort];
    const limit = PRODUCTS_PER_PAGE;
    const offset = (page - 1) * limit;
    const request = { offset, limit, categoryId, q, exact, order, spec };
    const found = await fetchProducts(request);
    const pages = Math.max(1, Math.ceil(found.total / limit));
    return { ...found, query, pages, outOfRange: page > pages, failed: false };
  } catch (error) {
    reportFailure('Gagal memuat produk', error);
    return { products: [], query, total: 0, pages: page, outOfRange: false, failed: true };
  }
}

/** Never rejects: a failure is logged and gives undefined. */
export async function loadHomeProducts(): Promise<Product[] | undefined> {
  const reading = fetchProducts({ limit: HOME_PRODUCTS, order: SORTS.newest });
  return (await withFallback(undefined, 'Gagal memuat produk', reading))?.products;
}

/** In rupiah, of a category. Never rejects: a failure is logged and gives an empty list. */
export async function loadCheapestProducts(categoryId: number): Promise<Product[]> {
  const reading = fetchProducts({ limit: PRODUCTS_PER_PAGE, categoryId, order: SORTS.price });
  return (await withFallback(undefined, 'Gagal memuat produk', reading))?.products ?? [];
}

/** @throws when the API fails to answer; `total` counts the products after that id */
export async function findNextProduct(after: number): Promise<{ next: Product | undefined; total: number }> {
  const { products, total } = await fetchProducts({ limit: 1, after });
  return { next: products[0], total };
}

/** @throws when one of its calls fails, rather than return a part of the products */
export async function loadProductsUpTo(last: number, after: number): Promise<Product[]> {
  const found = await fetchProducts({ limit: LIMITS.rows, after });
  const products = found.products.filter(({ id }) => id <= last);
  const end = products.at(-1)?.id;
  if (end === undefined || products.length < LIMITS.rows) return products;
  await otherRequests();
  return [...products, ...(await loadProductsUpTo(last, end))];
}

/** Never rejects: a failure is logged and gives an empty list. */
export async function loadSimilarProducts({ id, category_id }: Product): Promise<Product[]> {
  const reading = loadFirstProducts(category_id, SIMILAR_PRODUCTS + 1);
  const { products } = await withFallback({ products: [] }, 'Gagal memuat produk serupa', reading);
  return products.filter((product) => product.id !== id).slice(0, SIMILAR_PRODUCTS);
}

/** @throws when the API fails to answer */
export const loadFirstProducts = (categoryId: number, limit: number) => fetchProducts({ limit, categoryId });

/** Whether a row can have it: '0' and 'abc' make no request. */
export function isId(text: string): boolean {
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text));
}

/** @throws when the API fails to answer; an unknown product is `undefined` */
export async function findProduct(id: number): Promise<WholeProduct | undefined> {
  try {
    return await read('/api/product/{id}', { path: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * Those in the catalogue, in the order that is asked for.
 * @throws when the API fails to answer
 */
export async function loadListedProducts(ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const { products } = await fetchProducts({ limit: ids.length, ids });
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
}

const COMPARED_PRODUCTS = 4;

/**
 * The first ones that are in the catalogue and of the first one's category, in the order that is asked for.
 * @throws when the API fails to answer
 */
export async function loadComparedProducts(asked: readonly string[]): Promise<WholeProduct[]> {
  const known = await loadListedProducts(asked.filter(isId).map(Number));
  const alike = known.filter(({ category_id }) => category_id === known[0]?.category_id);
  const found = await Promise.all(alike.slice(0, COMPARED_PRODUCTS).map(({ id }) => findProduct(id)));
  return found.filter((product) => product !== undefined);
}
