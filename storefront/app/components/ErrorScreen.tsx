import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { ErrorPageData } from '~/api/error-page.server';
import { search, suggestions } from '~/content/errors';
import type { SceneName } from '~/pictures/scene-files';
import { paths } from '~/site-paths';
import { buttonClass } from './ButtonLink';
import styles from './ErrorScreen.module.css';
import { ProductGrid } from './product/ProductGrid';
import { Scene } from './Scene';
import { Section } from './Section';

interface Props {
  title: string;
  text: string;
  lang?: string;
  scene?: SceneName;
  children: ReactNode;
}

/** Replaces a page that failed; `children` is the link or button to continue. */
export function ErrorScreen({ title, text, lang, scene = 'briquettes-cube', children }: Props) {
  const products = useSuggestedProducts();
  return (
    <>
      <section className={styles.screen}>
        <Scene scene={scene} priority />
        <div className={styles.shade} />
        <div className={styles.words}>
          <h1 lang={lang}>{title}</h1>
          <p>{text}</p>
          <div className={styles.actions}>
            {children}
            {/* A new document: what failed is loaded again. */}
            <form action={paths.products} role="search" className={styles.search}>
              <input type="search" name="q" required aria-label={search.label} placeholder={search.label} />
              <button type="submit" className={buttonClass('outline')}>
                {search.button}
              </button>
            </form>
          </div>
        </div>
      </section>
      {products.length > 0 && (
        <Section title={suggestions}>
          <div className={styles.three}>
            <ProductGrid products={products} columns={3} />
          </div>
        </Section>
      )}
    </>
  );
}

function useSuggestedProducts(): ErrorPageData['products'] {
  const error = useRouteError();
  const known = isRouteErrorResponse(error) ? (error.data as Partial<ErrorPageData> | null) : null;
  return known?.products ?? [];
}
