import { PageLink } from '~/components/ui/PageLink';
import type { Breadcrumb } from '~/lib/catalogue/breadcrumbs.server';
import styles from './Breadcrumb.module.css';

export function Breadcrumb({ label, pages }: { label: string; pages: readonly Breadcrumb[] }) {
  return (
    <nav aria-label={label} className={styles.trail}>
      <ol>
        {pages.map(({ name, path }, index) => (
          <li key={path}>
            <PageLink
              to={path}
              className="plain"
              lang={name.lang}
              aria-current={index === pages.length - 1 ? 'page' : undefined}
            >
              {name.text}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
