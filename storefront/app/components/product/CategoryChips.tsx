import { Await } from '@remix-run/react';
import { Suspense } from 'react';
import { PageLink } from '~/components/ui/PageLink';
import { useRootData } from '~/components/ui/use-root-data';
import type { Messages } from '~/i18n/messages.server';
import { type ProductQuery, productQueryPath } from '~/lib/catalogue/product-query';
import { paths } from '~/lib/site-paths';
import type { LocalizedText } from '~/lib/localized-text.server';
import styles from './CategoryChips.module.css';

interface Props {
  path: string;
  query: ProductQuery;
  texts: Messages['searching'];
}

export function CategoryChips({ path, query, texts }: Props) {
  const { categories } = useRootData();
  const chip = (to: string, { text, lang }: LocalizedText) => (
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

/** `scrollIntoView` would scroll the page as well. */
function scrollTo(chip: HTMLElement | null) {
  const row = chip?.parentElement;
  if (row) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
}
