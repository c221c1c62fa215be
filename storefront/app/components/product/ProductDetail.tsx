import type { Product } from '~/api/products.server';
import { useSite } from '~/components/use-site';
import { detail } from '~/content/catalogue';
import { rupiah } from '~/rupiah';
import { productPath } from '~/site-paths';
import { productTrail } from '~/trail';
import { Breadcrumb } from './Breadcrumb';
import { ContactLinks } from './ContactLinks';
import { Letterhead } from './Letterhead';
import styles from './ProductDetail.module.css';
import { ProductPicture } from './ProductPicture';

/** Characters: smaller on paper, so that it fits on one page. */
const LONG = 2500;

export function ProductDetail({ product }: { product: Product }) {
  const { id, name, description, price, image } = product;
  const { publicUrl } = useSite();
  const path = productPath(id);
  return (
    <article className={styles.detail}>
      <Letterhead path={path} />
      <Breadcrumb pages={productTrail(product)} />
      <div className={styles.picture}>
        <ProductPicture image={image} name={name} />
      </div>
      <div className={styles.words}>
        <h1 lang="id">{name}</h1>
        <p className={styles.price} lang="id">
          {price === null ? detail.noPrice : rupiah(price)}
        </p>
        <ContactLinks name={name} address={publicUrl + path} />
        {description && (
          <p className={`${styles.description} ${description.length > LONG ? styles.long : ''}`} lang="id">
            {description}
          </p>
        )}
      </div>
    </article>
  );
}
