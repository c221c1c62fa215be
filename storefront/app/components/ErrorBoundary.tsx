import { useLocation, useRouteError } from '@remix-run/react';
import { type MouseEvent, useEffect, useState } from 'react';
import { always } from '~/content/always';
import { errorData, lostWords } from '~/error-data';
import { paths } from '~/site-paths';
import { buttonClass, ButtonLink } from './ButtonLink';
import { ErrorScreen } from './ErrorScreen';
import { useLanguage } from './use-site';

/** In place of a page that failed: in the words that its error came with, or in those that every page has. */
export function ErrorBoundary() {
  const error = useRouteError();
  const language = useLanguage();
  const { again, broken } = always[language];
  const data = errorData(error);
  useLost(data === undefined && error);
  if (!data) {
    return (
      <ErrorScreen {...lostWords(language)} scene="fertilizer-pellet">
        <Retry label={again} />
        <ButtonLink to={paths.home} variant="light" onClick={goBack} label={broken.button} />
      </ErrorScreen>
    );
  }
  const { words, next } = data;
  return (
    <ErrorScreen {...data} {...words} scene={next ? 'briquettes-cube' : 'fertilizer-pellet'}>
      {next ? (
        <ButtonLink
          to={next}
          variant="light"
          onClick={next === paths.home ? goBack : undefined}
          label={words.button}
        />
      ) : (
        <Retry label={words.button} />
      )}
    </ErrorScreen>
  );
}

/** A plain link: a new document loads everything again, but not while the browser's own error would take the place of this page. */
function Retry({ label }: { label: string }) {
  const { pathname, search } = useLocation();
  const { loading, stillOffline } = always[useLanguage()];
  const [status, setStatus] = useState<string>();
  const retry = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    setStatus(loading);
    fetch(event.currentTarget.href, { method: 'HEAD' }).then(
      () => window.location.reload(),
      () => setStatus(stillOffline),
    );
  };
  return (
    <>
      <a href={pathname + search} className={buttonClass('light')} onClick={retry}>
        {label}
      </a>
      <p role="status">{status}</p>
    </>
  );
}

/** To the page before, which may be a list as it was searched and filtered; of a page that was opened directly the link leads home. */
function goBack(event: MouseEvent): void {
  const { idx: pagesBefore } = window.history.state as { idx: number };
  if (pagesBefore === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  window.history.back();
}

/**
 * A lost page begins with its message, wherever the one in its place was scrolled to. Once there is a connection again, it loads
 * by itself.
 */
function useLost(error: unknown): void {
  useEffect(() => {
    if (!error) return undefined;
    window.scrollTo(0, 0);
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [error]);
}
