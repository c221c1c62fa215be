import { PageLink } from '~/components/PageLink';
import { Picture } from '~/components/Picture';
import { Price } from '~/components/Price';
import type { ProductCard } from '~/product-views.server';
import { productPath } from '~/site-paths';
import styles from './ProductGrid.module.css';

interface Props {
  products: readonly ProductCard[];
  /** Per row on a desktop; a phone shows one, a tablet two. 'fill': as many as there are, without a gap at the end of a row, but a single one. */
  columns: 3 | 4 | 'fill';
}

const SIZES = {
  3: '(min-width: 62em) 24rem, (min-width: 48em) 48vw, 88vw',
  4: '(min-width: 48em) 24vw, (min-width: 36em) 48vw, 88vw',
} as const;
const LAYOUTS = { 3: styles.three, 4: styles.four, fill: styles.fill } as const;

export function ProductGrid({ products, columns }: Props) {
  const sizes =
    columns === 'fill' ? fillingSizes(products.length === 1 ? 3 : products.length) : SIZES[columns];
  return (
    <ul className={`${styles.grid} ${LAYOUTS[columns]}`}>
      {products.map((product) => (
        <li key={product.id}>
          <Card product={product} sizes={sizes} showsCategory={columns === 3} />
        </li>
      ))}
    </ul>
  );
}

function fillingSizes(count: number): string {
  return `(min-width: 1280px) ${Math.ceil(1200 / count)}px, (min-width: 48em) ${Math.ceil(100 / count)}vw, (min-width: 36em) 48vw, 88vw`;
}

interface CardProps {
  product: ProductCard;
  sizes: string;
  /** Not where all cards are of one. */
  showsCategory: boolean;
}

/**
 * One link: the picture with the category as a badge and the description over it, the name and the price. What it is called
 * begins with the name, below the picture.
 */
function Card({ product, sizes, showsCategory }: CardProps) {
  const {
    id,
    name,
    description,
    priceNote,
    exportPrice,
    smallestOrder,
    image,
    focus,
    tint,
    category,
    keySpecs,
  } = product;
  return (
    <PageLink
      to={productPath(id)}
      prefetch="intent"
      className={styles.card}
      aria-labelledby={`n${id} p${id}`}
    >
      <div id={`p${id}`} className={styles.frame}>
        <Picture image={image} focus={focus} tint={tint} alt="" sizes={sizes} />
        {showsCategory && (
          <span className={styles.category} lang={category.lang}>
            {category.text}
          </span>
        )}
        {description && (
          <div className={styles.overlay}>
            <p className={styles.description} lang={description.lang}>
              {description.text}
            </p>
          </div>
        )}
      </div>
      <div id={`n${id}`} className={styles.words}>
        <h3 lang={name.lang}>{name.text}</h3>
        {keySpecs && (
          <p className={styles.specs}>
            {keySpecs.map(({ text, lang }) => (
              <span key={text} lang={lang}>
                {text}
              </span>
            ))}
          </p>
        )}
        <Price product={product} className={styles.price} />
        {priceNote && <p className={styles.order}>{priceNote}</p>}
        <div className={styles.terms}>
          {smallestOrder && <p className={styles.order}>{smallestOrder}</p>}
          {exportPrice && <p className={styles.offer}>{exportPrice}</p>}
        </div>
      </div>
    </PageLink>
  );
}
