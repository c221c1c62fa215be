import { Link } from '@remix-run/react';
import type { ProductPage } from '~/api/products.server';
import { buttonClass } from '~/components/ButtonLink';
import { EmptyState } from '~/components/EmptyState';
import { empty, paging } from '~/content/catalogue';
import { navigation } from '~/content/site';
import { pageNumbers } from '~/page-numbers';
import { productQueryPath } from '~/product-query';
import { paths } from '~/site-paths';
import { CategoryChips } from './CategoryChips';
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
  const { products, query, total, failed, outOfRange } = list;
  // A link to all of nothing would lead nowhere.
  const isAll = path === paths.products && !query.q && !outOfRange && !failed;
  return (
    <>
      <div className={styles.tools}>
        <CategoryChips path={path} query={query} />
        {(total > 0 || (query.q && !failed)) && <ProductSearch path={path} query={query} total={total} />}
      </div>
      {products.length > 0 ? (
        <ProductGrid products={products} columns={columns} />
      ) : (
        <EmptyState
          message={emptyMessage(list, whenEmpty)}
          link={isAll ? undefined : { to: paths.products, label: navigation.allCategories }}
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
  const link = (to: number, label: string | number, rel?: string) => (
    <Link
      key={label}
      className={rel ? buttonClass('quiet') : styles.number}
      rel={rel}
      aria-current={to === page ? 'page' : undefined}
      to={productQueryPath(path, { ...query, page: to })}
    >
      {label}
    </Link>
  );
  return (
    <nav className={styles.pagination} aria-label={paging.label}>
      {page > 1 && link(page - 1, paging.previous, 'prev')}
      <span className={styles.numbers}>
        {pageNumbers(page, pages).map((number, index) =>
          number === '…' ? <span key={-index}>…</span> : link(number, number),
        )}
      </span>
      {page < pages && link(page + 1, paging.next, 'next')}
    </nav>
  );
}
