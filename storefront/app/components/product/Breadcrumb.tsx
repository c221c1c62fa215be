import { Link } from '@remix-run/react';
import { detail } from '~/content/catalogue';
import type { trail } from '~/trail';
import styles from './Breadcrumb.module.css';

/** The last page is the one it stands on. */
export function Breadcrumb({ pages }: { pages: ReturnType<typeof trail> }) {
  return (
    <nav aria-label={detail.trail} className={styles.trail}>
      <ol>
        {pages.map(({ name, path }, index) => (
          <li key={path}>
            <Link to={path} aria-current={index === pages.length - 1 ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
