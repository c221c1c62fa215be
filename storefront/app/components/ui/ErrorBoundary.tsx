import { useLocation, useRouteError } from '@remix-run/react';
import { clientMessages } from '~/i18n/client-messages';
import { errorData, offlineMessage } from '~/lib/http/error-data';
import { paths } from '~/lib/site-paths';
import { buttonClass, ButtonLink } from './ButtonLink';
import { ErrorScreen } from './ErrorScreen';
import { useLanguage } from './use-root-data';

export function ErrorBoundary() {
  const data = errorData(useRouteError());
  const language = useLanguage();
  const { again, broken } = clientMessages[language];
  const words = data?.words ?? { ...offlineMessage(language), button: again };
  const to = data ? data.next : paths.home;
  return (
    <ErrorScreen {...words} scene={data?.next ? 'briquettes-cube' : 'fertilizer-pellet'}>
      {!data?.next && <Retry label={words.button} />}
      {to && <ButtonLink to={to} variant="light" label={data ? words.button : broken.button} />}
    </ErrorScreen>
  );
}

/** A plain link: a new document loads everything again. */
function Retry({ label }: { label: string }) {
  const { pathname, search } = useLocation();
  return (
    <a href={pathname + search} className={buttonClass('light')}>
      {label}
    </a>
  );
}
