import type { ReactNode } from 'react';
import { always } from '~/content/always';
import { pathIn } from '~/languages';
import type { SceneName } from '~/pictures/scene-files';
import type { ProductCard } from '~/product-views.server';
import { paths } from '~/site-paths';
import { buttonClass } from './ButtonLink';
import styles from './ErrorScreen.module.css';
import { ProductGrid } from './product/ProductGrid';
import { Scene } from './Scene';
import { Section } from './Section';
import { useLanguage } from './use-site';

interface Props {
  title: string;
  text: string;
  lang?: string;
  textLang?: string;
  scene: SceneName;
  /** To go on to. */
  products?: readonly ProductCard[];
  suggestions?: string;
  children: ReactNode;
}

/** Replaces a page that failed; `children` is the link or button to continue. */
export function ErrorScreen({
  title,
  text,
  lang,
  textLang,
  scene,
  products = [],
  suggestions = '',
  children,
}: Props) {
  const language = useLanguage();
  const { search } = always[language];
  return (
    <>
      <section className={styles.screen}>
        <Scene scene={scene} priority />
        <div className={styles.shade} />
        <div className={styles.words}>
          <h1 lang={lang}>{title}</h1>
          <p lang={textLang}>{text}</p>
          <div className={styles.actions}>
            {children}
            {/* A new document: what failed is loaded again. */}
            <form action={pathIn(language, paths.products)} role="search" className={styles.search}>
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
