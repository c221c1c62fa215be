import { Link } from '@remix-run/react';
import type { Product } from '~/api/products.server';
import { Picture } from '~/components/Picture';
import { useSite } from '~/components/use-site';
import { detail } from '~/content/catalogue';
import { rupiah } from '~/rupiah';
import { categoryPath, productPath } from '~/site-paths';
import { ContactUsButton } from './ContactUsButton';
import styles from './ProductDetail.module.css';

export function ProductDetail({ product }: { product: Product }) {
  const { id, name, description, price, image, category } = product;
  const { publicUrl } = useSite();
  return (
    <article className={styles.detail}>
      <div className={styles.picture}>
        <Picture image={image} alt={name} lang="id" sizes="(min-width: 992px) 620px, 100vw" priority />
      </div>
      <div className={styles.words}>
        <Link to={categoryPath(category.nama_category)} className={styles.category}>
          {category.nama_category}
        </Link>
        <h1 lang="id">{name}</h1>
        <p className={styles.price} lang="id">
          {price === null ? detail.noPrice : rupiah(price)}
        </p>
        {description && (
          <p className={styles.description} lang="id">
            {description}
          </p>
        )}
        <ContactUsButton message={detail.message(name, publicUrl + productPath(id))} />
      </div>
    </article>
  );
}
