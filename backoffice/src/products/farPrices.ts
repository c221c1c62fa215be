import { saidBefore } from 'api/is-far';
import { isFarPrice, type PackPrices } from 'api/kept-prices';
import { grouped } from 'storefront/rupiah';
import type { ProductResponse } from '../api/schema';

export const PRICES = ['price', 'export_price'] as const;
type Price = (typeof PRICES)[number];
export type Priced = Pick<ProductResponse, Price | 'export_currency'>;

/**
 * For a price that is being typed and is far from the stored one.
 * @param typed with what the price is for
 */
export function farFrom(stored: Priced, source: string, typed: PackPrices): string | undefined {
  const field = PRICES.find((price) => price === source);
  return field && isFarPrice(field, stored, typed) ? saidBefore(priceInWords(field, stored)) : undefined;
}

/** 'Rp 95.000', 'USD 2,50' */
export function priceInWords(field: Price, { [field]: amount, export_currency }: Priced): string {
  const currency = field === 'price' ? 'Rp' : export_currency;
  return [currency, grouped(amount ?? 0)].filter(Boolean).join(' ');
}
