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
  /** The ids of those that specify it. */
  specifying?: number[];
  texts: Content['searching'];
}

/** Categories that are called what is searched for, or specify it: a search finds products by their own words only. */
export function NamedCategories({ q, specifying = [], texts }: Props) {
  const { categories } = useSite();
  return (
    <Suspense>
      <Await resolve={categories}>
        {(loaded) => {
          const named = loaded
            .filter(({ id, names }) => namedLike(q, names) || specifying.includes(id))
            .slice(0, MOST);
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
