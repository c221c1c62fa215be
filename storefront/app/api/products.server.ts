import { HOME_PRODUCTS, PRODUCTS_PER_PAGE, SIMILAR_PRODUCTS } from '~/business';
import type { ProductQuery, ProductSort } from '~/product-query';
import { api, Unsuccessful, unwrap, unwrapList } from './client.server';
import { reportFailure } from './failure-report.server';
import type { components } from './schema';

export type Product = components['schemas']['ProductResponse'];

export interface ProductPage {
  products: Product[];
  query: ProductQuery;
  /** In all pages. */
  total: number;
  pages: number;
  /** Whether the asked page lies past the last. */
  beyond: boolean;
  /** It could not be loaded, which is logged; it has no products then. */
  failed: boolean;
}

const API_SORTS = {
  newest: ['created_at', 'DESC'],
  name: ['name', 'ASC'],
  price: ['price', 'ASC'],
  '-price': ['price', 'DESC'],
} as const satisfies Record<ProductSort, readonly [string, 'ASC' | 'DESC']>;

/** The API answers no longer ranges. */
const LARGEST_RANGE = 1000;

interface Wanted {
  first: number;
  count: number;
  categoryId?: number;
  q?: string;
  sort?: ProductSort;
}

async function fetchProducts({
  first,
  count,
  categoryId,
  q,
  sort,
}: Wanted): Promise<{ rows: Product[]; total: number }> {
  const range = JSON.stringify([first, first + count - 1]);
  // JSON leaves out what is undefined.
  const filter = JSON.stringify({ category_id: categoryId, q: q || undefined });
  const order = sort && JSON.stringify(API_SORTS[sort]);
  return unwrapList(api.GET('/api/product', { params: { query: { range, filter, sort: order } } }));
}

/** Never rejects. */
export async function loadProductPage(query: ProductQuery, categoryId?: number): Promise<ProductPage> {
  const { q, sort, page } = query;
  try {
    const first = (page - 1) * PRODUCTS_PER_PAGE;
    const { rows, total } = await fetchProducts({ first, count: PRODUCTS_PER_PAGE, categoryId, q, sort });
    const pages = Math.max(1, Math.ceil(total / PRODUCTS_PER_PAGE));
    return { products: rows, query, total, pages, beyond: page > pages, failed: false };
  } catch (error) {
    reportFailure('Gagal memuat produk', error);
    return { products: [], query, total: 0, pages: page, beyond: false, failed: true };
  }
}

/** For the home page's carousel. Never rejects: what cannot be loaded is logged and shown as nothing. */
export async function loadHomeProducts(): Promise<Product[]> {
  try {
    return (await fetchProducts({ first: 0, count: HOME_PRODUCTS })).rows;
  } catch (error) {
    reportFailure('Gagal memuat produk', error);
    return [];
  }
}

/**
 * Up to `most` products by id, as many calls as that takes.
 * @throws when one of the calls fails: half a catalogue is none
 */
export async function loadAllProducts(most: number): Promise<Product[]> {
  const products: Product[] = [];
  for (let total = 1; products.length < Math.min(most, total);) {
    const { rows, total: counted } = await fetchProducts({ first: products.length, count: LARGEST_RANGE });
    products.push(...rows);
    total = rows.length > 0 ? counted : 0;
  }
  return products.slice(0, most);
}

/** Others of the same category. Never rejects, like every list. */
export async function loadSimilarProducts({ id, category_id }: Product): Promise<Product[]> {
  try {
    const { rows } = await fetchProducts({ first: 0, count: SIMILAR_PRODUCTS + 1, categoryId: category_id });
    return rows.filter((product) => product.id !== id).slice(0, SIMILAR_PRODUCTS);
  } catch (error) {
    reportFailure('Gagal memuat produk serupa', error);
    return [];
  }
}

/** @throws when the API cannot tell whether there is such a product */
export async function findProduct(id: number): Promise<Product | undefined> {
  try {
    return await unwrap(api.GET('/api/product/{id}', { params: { path: { id } } }));
  } catch (error) {
    if (error instanceof Unsuccessful && error.status === 404) return undefined;
    throw error;
  }
}
