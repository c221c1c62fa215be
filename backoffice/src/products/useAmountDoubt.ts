import { FAR_FIELDS, farAmount } from 'api/far-amount';
import { unlikelyAmounts, WEIGHED_FIELDS } from 'api/unlikely-amounts';
import { OFFER_FIELDS, unlikelyOffer } from 'api/unlikely-offer';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ProductResponse } from '../api/schema';
import { readAmount } from './readAmount';
import { useDoubtedFields } from './useDoubts';
import { useIsTyped } from './useIsTyped';

const FIELDS = [...new Set([...OFFER_FIELDS, ...WEIGHED_FIELDS, ...FAR_FIELDS])];

/** What is said of an amount that does not fit to those of other fields, to anything that is sold, or to the stored one. */
export function useAmountDoubt(source: string, value: unknown): string | undefined {
  const product = useRecordContext<Partial<ProductResponse>>();
  const values = useWatch<Record<string, unknown>>({ name: FIELDS });
  const isTyped = useIsTyped(value);
  const isDoubted = useDoubtedFields().includes(source);
  const amounts = Object.fromEntries(FIELDS.map((field, at) => [field, readAmount(values[at])]));
  if (source === 'export_price') return unlikelyOffer(amounts);
  // While it is typed any weight is low.
  if (isTyped) return undefined;
  const unlikely = unlikelyAmounts(amounts).find(({ fields }) => fields[0] === source)?.sentence;
  // A copy has no amounts of its own yet.
  return (
    unlikely ?? (product?.id === undefined || isDoubted ? undefined : farAmount(source, product, amounts))
  );
}
