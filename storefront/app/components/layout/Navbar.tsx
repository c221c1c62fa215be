import { useLocation } from '@remix-run/react';
import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import logoLight from '~/brand/logo-light.svg';
import logo from '~/brand/logo.svg';
import { NAVBAR_SCROLL_THRESHOLD_PX } from '~/lib/constants';
import { Icon } from '~/components/ui/Icon';
import { PageLink } from '~/components/ui/PageLink';
import { SearchForm } from '~/components/ui/SearchBox';
import { useRootData } from '~/components/ui/use-root-data';
import { company } from '~/i18n/company';
import { campaign } from '~/lib/inquiry-list';
import { documentedPath } from '~/lib/languages';
import { inquiryPath, isProductDetailPath, paths } from '~/lib/site-paths';
import { CategoryMenu } from './CategoryMenu';
import { LanguageSwitch } from './LanguageSwitch';
import styles from './Navbar.module.css';

const LINKS = ['home', 'products', 'about'] as const;

/** Product pages have no hero to be transparent over. A phone's links are a popover, which works without scripts. */
export function Navbar() {
  const { pathname } = useLocation();
  const { navigation } = useRootData().texts;
  const current = (to: string) => ariaCurrent(to, documentedPath(pathname));
  return (
    <Header detail={isProductDetailPath(pathname)}>
      <div className={`container ${styles.bar}`} onBlur={closeWhenLeft}>
        <PageLink to={paths.home} className={styles.brand}>
          <img className={styles.logoLight} src={logoLight} alt="" width="40" height="40" />
          <img className={styles.logo} src={logo} alt="" width="40" height="40" />
          <span>{company.name}</span>
        </PageLink>
        <InquiryLink />
        <button
          type="button"
          className={`round ${styles.menuButton}`}
          popovertarget="navbar-links"
          aria-label={navigation.menu}
        >
          <Icon name="menu" />
        </button>
        <nav
          id="navbar-links"
          popover="auto"
          className={styles.links}
          aria-label={navigation.main}
          onClick={closeOnLink}
        >
          <div className={styles.search}>
            <SearchForm />
          </div>
          {LINKS.map((page) => (
            <PageLink
              key={page}
              to={paths[page]}
              className={`plain ${styles.link}`}
              aria-current={current(paths[page])}
            >
              {navigation[page]}
            </PageLink>
          ))}
          <CategoryMenu />
          <PageLink
            to={paths.contact}
            className={`plain ${styles.link} ${styles.contact}`}
            aria-current={current(paths.contact)}
          >
            {navigation.contact}
          </PageLink>
          <LanguageSwitch />
        </nav>
      </div>
    </Header>
  );
}

/** Hidden until inquiry-buttons.ts counts products in it. */
function InquiryLink() {
  const { added, full, open } = useRootData().texts.asking;
  useEffect(() => {
    campaign();
    void import('./inquiry-buttons');
  }, []);
  return (
    <PageLink
      to={inquiryPath}
      className={`plain ${styles.link} ${styles.inquiry}`}
      data-added={added}
      data-full={full}
    >
      <span className="visually-hidden">{open}</span>
      <Icon name="package" />
    </PageLink>
  );
}

/** Holds the scroll state alone: an update of the categories before they are hydrated makes React discard them. */
function Header({ detail, children }: { detail: boolean; children: ReactNode }) {
  const scrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY > NAVBAR_SCROLL_THRESHOLD_PX,
    () => false,
  );
  return (
    <header className={styles.navbar} data-scrolled={scrolled || undefined} data-detail={detail || undefined}>
      {children}
    </header>
  );
}

function onScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

/** By prefix, as the product link is current under /product-list too. */
function ariaCurrent(to: string, pathname: string): 'page' | undefined {
  return (to === paths.home ? pathname === to : pathname.startsWith(to)) ? 'page' : undefined;
}

/** A navigation keeps the document, and the popover open. On a desktop it is never open. */
function closeOnLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (
    target instanceof Element &&
    target.closest('a, [type=submit]') &&
    currentTarget.matches(':popover-open')
  ) {
    currentTarget.hidePopover();
  }
}

/** Not for its button, whose click would open it again, nor for another window. */
function closeWhenLeft({ relatedTarget: to, currentTarget }: FocusEvent<HTMLElement>) {
  if (to instanceof Element && !to.closest('[popover], [popovertarget]')) {
    currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  }
}
