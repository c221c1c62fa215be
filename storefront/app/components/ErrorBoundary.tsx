import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import { broken, notFound, unavailable } from '~/content/errors';
import { paths } from '~/site-paths';
import { buttonClass, ButtonLink } from './ButtonLink';
import { ErrorScreen } from './ErrorScreen';

interface Props {
  /** A page's own screen, in place of the site's 404 page. */
  whenNotFound?: ReactNode;
}

export function ErrorBoundary({ whenNotFound = <NotFound /> }: Props) {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <Broken />;
  switch (error.status) {
    case 404:
      return whenNotFound;
    case 503:
      return <Unavailable />;
    default:
      return <Broken />;
  }
}

function NotFound() {
  return (
    <ErrorScreen title={notFound.title} text={notFound.text}>
      <ButtonLink to={paths.home} variant="light">
        {notFound.button}
      </ButtonLink>
    </ErrorScreen>
  );
}

function Unavailable() {
  const { pathname, search } = useLocation();
  return (
    <ErrorScreen title={unavailable.title} text={unavailable.text} scene="fertilizer-pellet">
      {/* A plain link: a new document loads everything again. */}
      <a href={pathname + search} className={buttonClass('light')}>
        {unavailable.button}
      </a>
    </ErrorScreen>
  );
}

function Broken() {
  return (
    <ErrorScreen title={broken.title} text={broken.text} scene="fertilizer-pellet">
      <ButtonLink to={paths.home} variant="light">
        {broken.button}
      </ButtonLink>
    </ErrorScreen>
  );
}
