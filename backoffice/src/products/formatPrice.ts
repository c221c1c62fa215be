import { rupiah } from 'storefront/rupiah';

/** A price in the product list, '-' without one. */
export function formatPrice(price: number | null): string {
  return price === null ? '-' : rupiah(price);
}
