import type { ReactNode } from 'react';
import { buttonClass } from '~/components/ui/ButtonLink';
import { EmptyState } from '~/components/ui/EmptyState';
import { PageLink } from '~/components/ui/PageLink';
import type { Messages } from '~/i18n/messages.server';
import { pageNumbers } from '~/lib/catalogue/page-numbers';
import { productQueryPath } from '~/lib/catalogue/product-query';
import type { ListView } from '~/lib/catalogue/product-views.server';
import { CategoryChips } from './CategoryChips';
import { CompareForm, type CompareTexts } from './CompareForm';
import { ProductGrid } from './ProductGrid';
import styles from './ProductResults.module.css';
import { ProductSearch } from './ProductSearch';

interface Props {
  path: string;
  list: ListView;
  columns: 3 | 4;
  /** Stands between the search and the products. */
  children?: ReactNode;
  compare?: CompareTexts;
  texts: Pick<Messages, 'searching' | 'paging'> & { heading: string };
}

export function ProductResults({ path, list, columns, texts, compare, children }: Props) {
  const { cards, query, counted, found, used, none } = list;
  const grid = <ProductGrid products={cards} columns={columns} compare={compare?.tick} />;
  return (
    <>
      <div className={`row ${styles.tools}`} data-seen={counted} data-term={counted && query.q}>
        <CategoryChips path={path} query={query} texts={texts.searching} />
        {found !== undefined && (
          <ProductSearch path={path} query={query} found={used?.label ?? found} texts={texts}>
            {used && (
              <PageLink to={productQueryPath(path, { ...query, exact: true, page: 1 })}>
                {used.exact}
              </PageLink>
            )}
          </ProductSearch>
        )}
      </div>
      {children}
      {none === undefined ? (
        <>
          {compare ? <CompareForm texts={compare}>{grid}</CompareForm> : grid}
          <Pagination path={path} list={list} texts={texts} />
        </>
      ) : (
        <EmptyState {...none}>
          {none.ways.length > 0 && (
            <div className={`row ${styles.ways}`}>
              {none.ways.map(({ text, to }) => (
                <PageLink key={to} to={to} className={buttonClass('quiet')}>
                  {text}
                </PageLink>
              ))}
            </div>
          )}
        </EmptyState>
      )}
    </>
  );
}

function Pagination({ path, list: { query, pages }, texts }: Pick<Props, 'path' | 'list' | 'texts'>) {
  if (pages <= 1) return null;
  const { page } = query;
  const { paging } = texts;
  const link = (to: number, label: string | number, rel?: string) => (
    <PageLink
      key={label}
      className={rel ? buttonClass('quiet') : `pill ${styles.number}`}
      rel={rel}
      aria-current={to === page ? 'page' : undefined}
      to={productQueryPath(path, { ...query, page: to })}
    >
      {label}
    </PageLink>
  );
  return (
    <nav className={`row ${styles.pagination}`} aria-label={paging.label}>
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
