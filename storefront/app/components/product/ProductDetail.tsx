import type { Content } from '~/content/content.server';
import type { ProductView } from '~/product-views.server';
import { productPath } from '~/site-paths';
import { Breadcrumb } from './Breadcrumb';
import { ContactLinks } from './ContactLinks';
import { Letterhead } from './Letterhead';
import styles from './ProductDetail.module.css';
import { ProductPicture } from './ProductPicture';

/** Characters: smaller on paper, so that it fits on one page. */
const LONG = 2500;

interface Props {
  product: ProductView;
  texts: Content['detail'];
}

export function ProductDetail({ product, texts }: Props) {
  const { id, name, otherName, description, price, image, trail, inquiry } = product;
  return (
    <article className={styles.detail}>
      <Letterhead path={productPath(id)} />
      <Breadcrumb label={texts.trail} pages={trail} />
      <div className={styles.picture}>
        <ProductPicture image={image} name={name} texts={texts} />
      </div>
      <div className={styles.words}>
        <h1 lang={name.lang}>{name.text}</h1>
        {otherName && (
          <p className={styles.otherName} lang={otherName.lang}>
            {otherName.text}
          </p>
        )}
        <p className={styles.price} lang="id">
          {price}
        </p>
        <ContactLinks inquiry={inquiry} texts={texts} />
        {description && (
          <p
            className={`${styles.description} ${description.text.length > LONG ? styles.long : ''}`}
            lang={description.lang}
          >
            {description.text}
          </p>
        )}
      </div>
    </article>
  );
}
