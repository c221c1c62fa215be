import { rupiah } from '../rupiah';

/** The price in the product list; a product may have none. */
export function priceOf(price: number | null): string {
  return price === null ? '-' : rupiah(price);
}
