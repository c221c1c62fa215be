import { unlikelyPrice } from 'api/unlikely-price';
import { type UseInputValue, useRecordContext } from 'react-admin';
import type { ProductResponse } from '../api/schema';
import { farFrom } from './farPrices';
import { readAmount } from './readAmount';
import { useDoubtedFields } from './useDoubts';

/** For a price that is far from the stored one, which a new product has none of, or that is very low. */
export function usePriceWarning(source: string, { field, fieldState }: UseInputValue): string | undefined {
  const product = useRecordContext<ProductResponse>();
  const value = readAmount(field.value);
  const isDoubted = useDoubtedFields().includes(source);
  const far = product?.id === undefined || isDoubted ? undefined : farFrom(product, source, value);
  // While it is typed any price is low.
  return far ?? (source === 'price' && fieldState.isTouched ? unlikelyPrice(value) : undefined);
}
