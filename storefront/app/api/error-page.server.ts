import { data } from '@remix-run/node';
import { ERROR_PAGE_PRODUCTS } from '~/business';
import { loadHomeProducts, type Product } from './products.server';

/** Of the error that a loader throws: products to go on to. */
export interface ErrorPageData {
  products: readonly Product[];
}

/** To throw. */
export function errorPage(status: number, products: readonly Product[] = []) {
  return data({ products: products.slice(0, ERROR_PAGE_PRODUCTS) } satisfies ErrorPageData, status);
}

/** To throw, for an address that no page has. */
export async function notFound() {
  return errorPage(404, await loadHomeProducts());
}
