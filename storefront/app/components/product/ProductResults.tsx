import type { ProductPage } from '~/api/products.server';
import { EmptyState } from '~/components/EmptyState';
import { empty } from '~/content/catalogue';
import { navigation } from '~/content/site';
import { paths } from '~/site-paths';
import { Pagination } from './Pagination';
import { ProductGrid } from './ProductGrid';
import { ProductSearch } from './ProductSearch';

interface Props {
  /** The list's own address. */
  path: string;
  list: ProductPage;
  columns: 3 | 4;
  /** In Indonesian: what stands there while nothing was asked for and there is nothing. */
  whenEmpty: string;
}

/** A list of products with its search, its order and its pages. */
export function ProductResults({ path, list, columns, whenEmpty }: Props) {
  const { products, query, total, pages, failed } = list;
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
      {products.length > 0 && <Pagination path={path} query={query} pages={pages} />}
    </>
  );
}

function emptyMessage({ query, outOfRange, failed }: ProductPage, whenEmpty: string): string {
  if (failed) return empty.failed;
  if (outOfRange) return empty.page;
  return query.q ? empty.search : whenEmpty;
}
