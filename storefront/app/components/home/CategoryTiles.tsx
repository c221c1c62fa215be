import { PageLink } from '~/components/ui/PageLink';
import { Picture } from '~/components/ui/Picture';
import type { CategoryTile } from '~/lib/catalogue/category-tiles.server';
import styles from './CategoryTiles.module.css';

export function CategoryTiles({ tiles }: { tiles: readonly CategoryTile[] }) {
  return (
    <ul className={`columns ${styles.tiles}`}>
      {tiles.map(({ name, path, image, tint, from }) => (
        <li key={path}>
          <article className={`card ${styles.tile}`}>
            <div className={styles.picture}>
              <Picture image={image} tint={tint} alt="" sizes="8rem" />
            </div>
            <div className={styles.words}>
              <h3 lang={name.lang}>
                <PageLink to={path} prefetch="intent" className="plain whole">
                  {name.text}
                </PageLink>
              </h3>
              {from && <p className="price">{from}</p>}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
