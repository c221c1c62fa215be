import { Await } from '@remix-run/react';
import { Suspense } from 'react';
import { PageLink } from '~/components/PageLink';
import { useSite } from '~/components/use-site';
import type { Content } from '~/content/content.server';
import { type ProductQuery, productQueryPath } from '~/product-query';
import { paths } from '~/site-paths';
import type { StaffText } from '~/staff-texts.server';
import styles from './CategoryChips.module.css';

interface Props {
  path: string;
  query: ProductQuery;
  texts: Content['searching'];
}

/** The same search in another category, or in all. */
export function CategoryChips({ path, query, texts }: Props) {
  const { categories } = useSite();
  const chip = (to: string, { text, lang }: StaffText) => (
    <PageLink
      key={to}
      ref={to === path ? scrollTo : undefined}
      to={productQueryPath(to, { ...query, spec: undefined, page: 1 })}
      aria-current={to === path ? 'page' : undefined}
      className={`pill ${styles.chip}`}
      lang={lang}
    >
      {text}
    </PageLink>
  );
  return (
    <Suspense>
      <Await resolve={categories}>
        {(loaded) =>
          loaded.length > 0 && (
            <nav className={styles.chips} aria-label={texts.categories}>
              {chip(paths.products, { text: texts.all })}
              {loaded.map(({ path: to, name }) => chip(to, name))}
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
