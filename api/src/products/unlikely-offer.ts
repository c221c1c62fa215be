import { isFar } from '../http/is-far.js';
import { kgOf } from './kg-of.js';

/** About what these cost, of which a price is within ten times: rates move, a zero or a unit does more. */
const RUPIAH = 16_000;
const TIMES = 10;
const CURRENCIES = new Set<unknown>(['USD', 'EUR', 'GBP', 'CHF', 'SGD', 'AUD', 'CAD']);

const UNLIKELY = 'Jauh dari harga dalam rupiah. Periksa nol, koma, dan satuannya.';

/** What makes the two prices of a product, the likeliest to be wrong first. */
export const OFFER_FIELDS = [
  'export_price',
  'export_unit',
  'export_currency',
  'price',
  'price_unit',
  'pack_net_kg',
] as const;
/** As they are stored, or typed. */
export type Offer = Partial<Record<(typeof OFFER_FIELDS)[number], unknown>>;

/** The sentence for an export price that is far from the one in rupiah, where both are for a weight or the same unit. */
export function unlikelyOffer(offer: Offer): string | undefined {
  const { price, price_unit, export_price, export_unit, export_currency, pack_net_kg } = offer;
  if (typeof price !== 'number' || typeof export_price !== 'number' || !CURRENCIES.has(export_currency))
    return undefined;
  // A price for nothing in particular is one for a kilogram, as in the order by price.
  const unit = price_unit || 'kg';
  const [inRupiah, inOther] =
    unit === export_unit ? [1, 1] : [kgOf(unit, pack_net_kg), kgOf(export_unit, pack_net_kg)];
  if (!inRupiah || !inOther) return undefined;
  return isFar(price / inRupiah, (export_price / inOther) * RUPIAH, TIMES) ? UNLIKELY : undefined;
}
