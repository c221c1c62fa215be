import { Await, Link } from '@remix-run/react';
import { Suspense } from 'react';
import { useSite } from '~/components/use-site';
import { searching } from '~/content/catalogue';
import { type ProductQuery, productQueryPath } from '~/product-query';
import { categoryPath, paths } from '~/site-paths';
import styles from './CategoryChips.module.css';

/** The same search in another category, or in all. */
export function CategoryChips({ path, query }: { path: string; query: ProductQuery }) {
  const { categories } = useSite();
  const chip = (to: string, label: string) => (
    <Link
      key={to}
      ref={to === path ? scrollTo : undefined}
      to={productQueryPath(to, { ...query, page: 1 })}
      aria-current={to === path ? 'page' : undefined}
      className={styles.chip}
    >
      {label}
    </Link>
  );
  return (
    <Suspense>
      <Await resolve={categories}>
        {(loaded) =>
          loaded.length > 0 && (
            <nav className={styles.chips} aria-label={searching.categories}>
              {chip(paths.products, searching.all)}
              {loaded.map(({ nama_category }) => chip(categoryPath(nama_category), nama_category))}
            </nav>
          )
        }
      </Await>
    </Suspense>
  );
}

/** In the row, and not on the page. */
function scrollTo(chip: HTMLElement | null) {
  const row = chip?.parentElement;
  if (row) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
}
