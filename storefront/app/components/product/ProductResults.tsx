import type { ReactNode } from 'react';
import { buttonClass } from '~/components/ButtonLink';
import { EmptyState } from '~/components/EmptyState';
import { PageLink } from '~/components/PageLink';
import { useSite } from '~/components/use-site';
import type { Content } from '~/content/content.server';
import type { FacetsView } from '~/facets-view.server';
import { pageNumbers } from '~/page-numbers';
import { productQueryPath } from '~/product-query';
import type { ListView } from '~/product-views.server';
import { CategoryChips } from './CategoryChips';
import { ProductGrid } from './ProductGrid';
import styles from './ProductResults.module.css';
import { ProductSearch } from './ProductSearch';

interface Props {
  path: string;
  list: ListView;
  facets?: FacetsView;
  columns: 3 | 4;
  /** Below the search. */
  children?: ReactNode;
  texts: Pick<Content, 'searching' | 'paging'> & { heading: string };
}

export function ProductResults({ path, list, facets, columns, texts, children }: Props) {
  const { cards, query, found, used, empty, emptyNote, none, outOfRange, elsewhere = [] } = list;
  const { navigation } = useSite().texts;
  const links = [query.spec && facets && { to: facets.clear, label: facets.texts.clear }, ...elsewhere];
  return (
    <>
      <div className={styles.tools}>
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
      {empty === undefined ? (
        <>
          <ProductGrid products={cards} columns={columns} />
          <Pagination path={path} list={list} texts={texts} />
        </>
      ) : (
        <EmptyState
          message={empty}
          note={emptyNote}
          links={links.filter((link) => !!link)}
          all={!query.spec && !none && navigation.allCategories}
        >
          {facets && !outOfRange && <There facets={facets} />}
        </EmptyState>
      )}
    </>
  );
}

/** What there is of each field whose range was asked for in vain, when only that is left out. */
function There({ facets: { chosen, texts } }: { facets: FacetsView }) {
  return chosen.map(
    ({ label, there, to }) =>
      there && (
        <PageLink key={to} to={to}>
          {texts.there} <span lang={label.lang}>{label.text}</span> {there}
        </PageLink>
      ),
  );
}

function Pagination({ path, list: { query, pages }, texts }: Pick<Props, 'path' | 'list' | 'texts'>) {
  if (pages <= 1) return null;
  const { page } = query;
  const { paging } = texts;
  const link = (to: number, label: string | number, rel?: string) => (
    <PageLink
      key={label}
      className={rel ? buttonClass('quiet') : styles.number}
      rel={rel}
      aria-current={to === page ? 'page' : undefined}
      to={productQueryPath(path, { ...query, page: to })}
    >
      {label}
    </PageLink>
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
