import { Link } from '@remix-run/react';
import { buttonClass } from '~/components/ButtonLink';
import { paging } from '~/content/catalogue';
import { type ProductQuery, productQueryPath } from '~/product-query';
import styles from './Pagination.module.css';

interface Props {
  path: string;
  query: ProductQuery;
  pages: number;
}

/** Nothing while everything fits on one page. */
export function Pagination({ path, query, pages }: Props) {
  if (pages <= 1) return null;
  const { page } = query;
  const pathTo = (other: number) => productQueryPath(path, { ...query, page: other });
  return (
    <nav className={styles.pagination} aria-label={paging.label}>
      {page > 1 && (
        <Link className={buttonClass('quiet')} rel="prev" to={pathTo(page - 1)}>
          {paging.previous}
        </Link>
      )}
      <span>{paging.of(page, pages)}</span>
      {page < pages && (
        <Link className={buttonClass('quiet')} rel="next" to={pathTo(page + 1)}>
          {paging.next}
        </Link>
      )}
    </nav>
  );
}
