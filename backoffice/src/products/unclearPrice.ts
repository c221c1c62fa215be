import { UNIT_WORDS } from 'api/code-words';
import { nearestAmount } from 'api/nearest-amount';
import { priceForUnit, pricesMeant } from 'api/written-price';
import { PRODUCT_FORM } from '../i18n/productTexts';
import { ON_REQUEST } from './onRequest';

/** Why the text of a price in rupiah is none, with what may have been meant. */
export function unclearPrice(price: unknown): string | undefined {
  if (typeof price !== 'string' || price === ON_REQUEST) return undefined;
  const { code } = priceForUnit(price) ?? {};
  if (code) return PRODUCT_FORM.pricePer(UNIT_WORDS[code]);
  const nearest = nearestAmount(price);
  const meant = nearest === null ? pricesMeant(price) : [nearest];
  return meant.length > 0 ? PRODUCT_FORM.priceMeant(meant.join(' atau ')) : PRODUCT_FORM.priceUnclear;
}
