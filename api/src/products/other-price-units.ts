import { type OwnTexts, TEXTS } from './number-places.js';
import { unitCode } from './order-units.js';

const PRICE_PER = /(?<!\p{L})(?:harga|price)\s+(?:per|a)\s+(\p{L}+)/giu;

/** Of texts that name a price for another unit than the product has one for. */
export const OTHER_UNIT = 'Satuan harga di teks bukan yang di isiannya';

/** 'harga per kilogram' of what is sold by the carton; none where it is not said what the price is for. */
export function otherPriceUnits(
  product: OwnTexts & { price_unit?: unknown; export_unit?: unknown },
): { field: (typeof TEXTS)[number]; words: string }[] {
  const { price_unit, export_unit } = product;
  if (!price_unit) return [];
  return TEXTS.flatMap((field) =>
    [...(product[field] ?? '').matchAll(PRICE_PER)].flatMap(([words, unit = '']) => {
      const code = unitCode(unit);
      return code === undefined || code === price_unit || code === export_unit ? [] : [{ field, words }];
    }),
  );
}
