import type { ProductCard } from '~/lib/catalogue/product-views.server';

interface Props {
  product: Pick<ProductCard, 'price' | 'priceUnit'>;
  className?: string;
}

/** 'Rp 110.000 / sack (40 kg)': the number is Indonesian on every page. */
export function Price({ product: { price, priceUnit }, className }: Props) {
  return (
    <p className={className}>
      <span lang="id">{price}</span>
      {priceUnit && ` ${priceUnit}`}
    </p>
  );
}
