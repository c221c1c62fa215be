import { Link } from '@remix-run/react';
import type { Crumb } from '~/trail.server';
import styles from './Breadcrumb.module.css';

/** The last page is the one it stands on. */
export function Breadcrumb({ label, pages }: { label: string; pages: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className={styles.trail}>
      <ol>
        {pages.map(({ name, path }, index) => (
          <li key={path}>
            <Link to={path} lang={name.lang} aria-current={index === pages.length - 1 ? 'page' : undefined}>
              {name.text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
