import { useTypedTonnes } from '~/components/use-inquiry';
import { useLanguage } from '~/components/use-site';
import { type AskedAmount, inAddress, TONNES } from '~/container-load';

/** The query of the address at which a product's calculator shows the amount that was asked of it. */
export function useAmountQuery(asked: AskedAmount | undefined): string {
  const [{ text, tonnes } = asked ?? { text: '' }] = useTypedTonnes();
  const language = useLanguage();
  return tonnes === undefined ? '' : `?${new URLSearchParams({ [TONNES]: inAddress(text, language) })}`;
}
