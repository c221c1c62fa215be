import { TONNES } from '~/calculator/amount-query';
import type { AskedAmount } from '~/calculator/asked-amount';
import { useTypedTonnes } from '~/components/use-inquiry';

/** The query of the address at which a product's calculator shows the amount that was asked of it. */
export function useAmountQuery(asked: AskedAmount | undefined): string {
  const [{ address, tonnes } = asked ?? { address: '' }] = useTypedTonnes();
  return tonnes === undefined ? '' : `?${new URLSearchParams({ [TONNES]: address })}`.replace('%2F', '/');
}
