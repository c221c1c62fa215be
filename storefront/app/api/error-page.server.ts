import { ERROR_PAGE_PRODUCTS } from '~/business';
import { loadHomeProducts, type Product } from './products.server';

/** Of the error that a loader throws: products to go on to. */
export interface ErrorPageData {
  products: readonly Product[];
}

/** To throw. */
export function errorPage(status: number, products: readonly Product[] = []): Response {
  const body: ErrorPageData = { products: products.slice(0, ERROR_PAGE_PRODUCTS) };
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

/** To throw, for an address that no page has. */
export async function notFound(): Promise<Response> {
  return errorPage(404, await loadHomeProducts());
}
