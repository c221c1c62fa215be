import type { ProductCard } from '~/lib/catalogue/product-views.server';
import styles from './Price.module.css';
import { Text } from './Text';

interface Props {
  product: Pick<ProductCard, 'prices'> & Partial<Pick<ProductCard, 'badge'>>;
  className?: string;
}

/** 'USD 420 / t FOB' and 'Rp 110.000 / sack (40 kg)', the first one larger, and that there is none at the moment. */
export function Price({ product: { prices, badge }, className = '' }: Props) {
  return (
    <div className={`row ${styles.prices} ${className}`}>
      {prices.map(({ text, lang, unit, note }) => (
        <div key={text}>
          <p>
            <span lang={lang}>{text}</span>
            {unit && ` ${unit}`}
          </p>
          <Text as="p" of={note} className={`note ${styles.note}`} />
        </div>
      ))}
      {badge && <p className={styles.badge}>{badge}</p>}
    </div>
  );
}
