import { Await } from '@remix-run/react';
import { Suspense } from 'react';
import { PageLink } from '~/components/PageLink';
import { useSite } from '~/components/use-site';
import type { Content } from '~/content/content.server';
import { namedLike } from '~/named-like';
import styles from './NamedCategories.module.css';

const MOST = 3;

interface Props {
  q: string;
  texts: Content['searching'];
}

/** Categories that are called what is searched for: a search finds products by their own words only. */
export function NamedCategories({ q, texts }: Props) {
  const { categories } = useSite();
  return (
    <Suspense>
      <Await resolve={categories}>
        {(loaded) => {
          const named = loaded.filter(({ names }) => namedLike(q, names)).slice(0, MOST);
          return (
            named.length > 0 && (
              <p className={styles.named}>
                {texts.named}
                {named.map(({ path, name }) => (
                  <PageLink key={path} to={path}>
                    <strong lang={name.lang}>{name.text}</strong>
                    <span> – {texts.allOf}</span>
                  </PageLink>
                ))}
              </p>
            )
          );
        }}
      </Await>
    </Suspense>
  );
}
