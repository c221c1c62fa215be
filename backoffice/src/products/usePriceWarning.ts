import { unlikelyPrice } from 'api/unlikely-price';
import { type UseInputValue, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ProductResponse } from '../api/schema';
import { farFrom } from './farPrices';
import { readAmount } from './readAmount';
import { useDoubtedFields } from './useDoubts';

const FOR = ['price_unit', 'export_unit', 'pack_net_kg'];

/** For a price that is far from the stored one, which a new product has none of, or that is very low. */
export function usePriceWarning(source: string, { field, fieldState }: UseInputValue): string | undefined {
  const product = useRecordContext<ProductResponse>();
  const value = readAmount(field.value);
  const [price_unit, export_unit, kilograms] = useWatch<Record<string, unknown>>({ name: FOR });
  const isDoubted = useDoubtedFields().includes(source);
  const far =
    product?.id === undefined || isDoubted
      ? undefined
      : farFrom(product, source, {
          price_unit,
          export_unit,
          pack_net_kg: readAmount(kilograms),
          [source]: value,
        });
  // While it is typed any price is low.
  return far ?? (source === 'price' && fieldState.isTouched ? unlikelyPrice(value) : undefined);
}
