import { PageLink } from '~/components/ui/PageLink';
import { useRootData } from '~/components/ui/use-root-data';
import type { ProductCard } from '~/lib/catalogue/product-views.server';
import { inquiryPath } from '~/lib/site-paths';

interface Props {
  product: Pick<ProductCard, 'id' | 'isSoldOut'>;
  className: string;
}

/** A link to the form, until inquiry-buttons.ts adds the product in place. */
export function AddToInquiry({ product: { id, isSoldOut }, className }: Props) {
  const { add, tell } = useRootData().texts.asking;
  return (
    <PageLink
      to={`${inquiryPath}?add=${id}`}
      className={className}
      rel="nofollow"
      data-add={id}
      data-count="inquiry_add"
      data-product={id}
    >
      {isSoldOut ? tell : add}
    </PageLink>
  );
}
