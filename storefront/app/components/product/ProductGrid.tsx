import { Picture } from '~/components/ui/Picture';
import { PageLink } from '~/components/ui/PageLink';
import { Price } from '~/components/ui/Price';
import { Text } from '~/components/ui/Text';
import type { ProductCard } from '~/lib/catalogue/product-views.server';
import { productPath } from '~/lib/site-paths';
import { AddToInquiry } from './AddToInquiry';
import styles from './ProductGrid.module.css';

interface Props {
  products: readonly ProductCard[];
  /** Per row on a desktop; a phone shows one, a tablet two. */
  columns: 3 | 4;
  /** The label of the box that chooses a card for the comparison. */
  compare?: string;
}

const SIZES = {
  3: '(min-width: 62em) 24rem, (min-width: 48em) 48vw, 88vw',
  4: '(min-width: 48em) 24vw, (min-width: 36em) 48vw, 88vw',
} as const;
const LAYOUTS = { 3: styles.three, 4: styles.four } as const;

export function ProductGrid({ products, columns, compare }: Props) {
  return (
    <ul className={`${styles.grid} ${LAYOUTS[columns]}`}>
      {products.map((product) => (
        <li key={product.id}>
          <Card product={product} sizes={SIZES[columns]} showsCategory={columns === 3} compare={compare} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  product: ProductCard;
  sizes: string;
  showsCategory: boolean;
  compare?: string;
}

/** It is read from the name on, although the picture comes first. */
function Card({ product, sizes, showsCategory, compare }: CardProps) {
  const { id, name, description, prices, badge, smallestOrder, image, focus, tint, category, keySpecs } =
    product;
  return (
    <article className={`card ${styles.card}`}>
      <div className={styles.words}>
        <h3 className={styles.cut} lang={name.lang}>
          <PageLink to={productPath(id)} prefetch="intent" className="plain whole">
            {name.text}
          </PageLink>
        </h3>
        {keySpecs && (
          <p className={`note ${styles.cut}`}>
            {keySpecs.map((words) => (
              <Text key={words.text} of={words} />
            ))}
          </p>
        )}
        <Price product={{ prices }} className={`price ${styles.price}`} />
        <div className={`row ${styles.foot}`}>
          {smallestOrder && <p className="note">{smallestOrder}</p>}
          <AddToInquiry product={product} className={`pill screen-only ${styles.add}`} />
        </div>
      </div>
      <div className={styles.frame}>
        <Picture image={image} focus={focus} tint={tint} alt="" sizes={sizes} />
        {showsCategory && <Text of={category} className={styles.badge} />}
        {badge && <span className={`${styles.badge} ${styles.stock}`}>{badge}</span>}
        <Text as="p" of={description} className={`note ${styles.overlay}`} />
      </div>
      {compare && (
        <label className={`screen-only ${styles.badge} ${styles.tick}`}>
          <input type="checkbox" name="ids" value={id} autoComplete="off" />
          {compare}
          <Text of={{ ...name, text: `: ${name.text}` }} className="visually-hidden" />
        </label>
      )}
    </article>
  );
}
