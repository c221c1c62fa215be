import { unlikelyAmounts, WEIGHED_FIELDS } from 'api/unlikely-amounts';
import { OFFER_FIELDS, unlikelyOffer } from 'api/unlikely-offer';
import { useWatch } from 'react-hook-form';
import { readAmount } from './readAmount';
import { useIsTyped } from './useIsTyped';

const FIELDS = [...new Set([...OFFER_FIELDS, ...WEIGHED_FIELDS])];

/** What is said of an amount that does not fit to those of other fields, or to anything that is sold. */
export function useAmountDoubt(source: string, value: unknown): string | undefined {
  const values = useWatch<Record<string, unknown>>({ name: FIELDS });
  const isTyped = useIsTyped(value);
  const amounts = Object.fromEntries(FIELDS.map((field, at) => [field, readAmount(values[at])]));
  if (source === 'export_price') return unlikelyOffer(amounts);
  // While it is typed any weight is low.
  return isTyped ? undefined : unlikelyAmounts(amounts).find(({ fields }) => fields[0] === source)?.sentence;
}
