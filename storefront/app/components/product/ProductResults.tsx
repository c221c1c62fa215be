import { Link } from '@remix-run/react';
import type { ProductPage } from '~/api/products.server';
import { buttonClass } from '~/components/ButtonLink';
import { EmptyState } from '~/components/EmptyState';
import { empty, paging } from '~/content/catalogue';
import { navigation } from '~/content/site';
import { productQueryPath } from '~/product-query';
import { paths } from '~/site-paths';
import { ProductGrid } from './ProductGrid';
import styles from './ProductResults.module.css';
import { ProductSearch } from './ProductSearch';

interface Props {
  path: string;
  list: ProductPage;
  columns: 3 | 4;
  /** In Indonesian: the message of an empty list without a search. */
  whenEmpty: string;
}

export function ProductResults({ path, list, columns, whenEmpty }: Props) {
  const { products, query, total, failed } = list;
  return (
    <>
      {(total > 0 || (query.q && !failed)) && <ProductSearch path={path} query={query} total={total} />}
      {products.length > 0 ? (
        <ProductGrid products={products} columns={columns} />
      ) : (
        <EmptyState
          message={emptyMessage(list, whenEmpty)}
          link={{ to: paths.products, label: navigation.allCategories }}
        />
      )}
      {products.length > 0 && <Pagination path={path} list={list} />}
    </>
  );
}

function emptyMessage({ query, outOfRange, failed }: ProductPage, whenEmpty: string): string {
  if (failed) return empty.failed;
  if (outOfRange) return empty.page;
  return query.q ? empty.search : whenEmpty;
}

function Pagination({ path, list: { query, pages } }: Pick<Props, 'path' | 'list'>) {
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
