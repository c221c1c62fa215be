import { HOME_PRODUCTS, PRODUCTS_PER_PAGE, SIMILAR_PRODUCTS } from '~/lib/constants';
import type { Language } from '~/lib/languages';
import type { ProductQuery, ProductSort } from '~/lib/catalogue/product-query';
import { read, readList, Unsuccessful } from './client.server';
import { LIMITS } from 'api/contract';
import { orElse, reportFailure } from './failure-report.server';
import type { components } from 'api/schema';

type Listed = components['schemas']['ListedProductResponse'];

/** As a list or its own page has it: key specifications are of lists alone. */
export type Product = Omit<Listed, 'key_specs'> & Partial<Pick<Listed, 'key_specs'>>;
export type WholeProduct = components['schemas']['ProductResponse'];

export interface ProductPage {
  products: Product[];
  query: ProductQuery;
  /** On all pages. */
  total: number;
  /** What a search was read as, where that is not what was typed. */
  searchUsed?: string;
  pages: number;
  /** The requested page is past the last. */
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
  offset: number;
  limit: number;
  categoryId?: number;
  /** Only those with higher ids. */
  after?: number;
  q?: string;
  exact?: true;
  order?: readonly [field: string, direction: 'ASC' | 'DESC'];
  spec?: object;
}

function fetchProducts({ offset, limit, categoryId, after, q, exact, order, spec }: ProductRequest) {
  const range = JSON.stringify([offset, offset + limit - 1]);
  // JSON.stringify omits undefined.
  const filter = JSON.stringify({ category_id: categoryId, after, q: q || undefined, exact, spec });
  const sort = order && JSON.stringify(order);
  const keep = q || spec ? 'never' : 'unless empty';
  return readList('/api/product', { query: { range, filter, sort } }, keep);
}

/**
 * Never rejects.
 * @param spec what the query asks of the specifications, as the API takes it
 */
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
    const { rows, total, searchUsed } = await fetchProducts(request);
    const pages = Math.max(1, Math.ceil(total / limit));
    return { products: rows, query, total, searchUsed, pages, outOfRange: page > pages, failed: false };
  } catch (error) {
    reportFailure('Gagal memuat produk', error);
    return { products: [], query, total: 0, pages: page, outOfRange: false, failed: true };
  }
}

/** For the home page's carousel, the newest first. Never rejects: a failure is logged and gives nothing. */
export function loadHomeProducts(): Promise<Product[] | undefined> {
  const reading = fetchProducts({ offset: 0, limit: HOME_PRODUCTS, order: SORTS.newest });
  return orElse(
    undefined,
    'Gagal memuat produk',
    reading.then(({ rows }) => rows),
  );
}

/**
 * The first product by id after an id, and how many there are in all after it.
 * @throws when the API fails to answer
 */
export async function findNextProduct(after: number): Promise<{ next: Product | undefined; total: number }> {
  const { rows, total } = await fetchProducts({ offset: 0, limit: 1, after });
  return { next: rows[0], total };
}

/**
 * The products with ids after `after` up to `last`, by id, in as many calls as needed.
 * @throws when one of the calls fails, rather than return a part of them
 */
export async function loadProductsUpTo(last: number, after: number): Promise<Product[]> {
  const { rows } = await fetchProducts({ offset: 0, limit: LIMITS.rows, after });
  const products = rows.filter(({ id }) => id <= last);
  const end = products.at(-1)?.id;
  if (end === undefined || products.length < LIMITS.rows) return products;
  return [...products, ...(await loadProductsUpTo(last, end))];
}

/** Others of the same category. Never rejects: a failure is logged and gives an empty list. */
export function loadSimilarProducts({ id, category_id }: Product): Promise<Product[]> {
  const reading = loadFirstProducts(category_id, SIMILAR_PRODUCTS + 1);
  const similar = reading.then(({ products }) => products.filter((product) => product.id !== id));
  return orElse(
    [],
    'Gagal memuat produk serupa',
    similar.then((others) => others.slice(0, SIMILAR_PRODUCTS)),
  );
}

/**
 * The first of a category, as its page lists them, and how many it has in all.
 * @throws when the API fails to answer
 */
export async function loadFirstProducts(
  categoryId: number,
  limit: number,
): Promise<{ products: Product[]; total: number }> {
  const { rows, total } = await fetchProducts({ offset: 0, limit, categoryId });
  return { products: rows, total };
}

/** @throws when the API fails to answer; an unknown product is `undefined` */
export async function findProduct(id: number): Promise<WholeProduct | undefined> {
  try {
    return await read('/api/product/{id}', { path: { id } });
  } catch (error) {
    if (error instanceof Unsuccessful && error.status === 404) return undefined;
    throw error;
  }
}
