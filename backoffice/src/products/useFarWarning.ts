import { isFar } from 'api/is-far';
import { useRecordContext } from 'react-admin';
import { grouped } from 'storefront/rupiah';
import type { ProductResponse } from '../api/schema';
import { PRODUCT_FORM } from '../i18n/productTexts';

/** For a price that is far from the stored one; a product that is being added has none. */
export function useFarWarning(source: string, price: unknown): string | undefined {
  const product = useRecordContext<ProductResponse>();
  if (product?.id === undefined || (source !== 'price' && source !== 'export_price')) return undefined;
  const { [source]: stored, export_currency } = product;
  const currency = source === 'price' ? 'Rp' : export_currency;
  return stored !== null && isFar(stored, price)
    ? PRODUCT_FORM.far([currency, grouped(stored)].filter(Boolean).join(' '))
    : undefined;
}
