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
  if (!data) {
    return (
      <ErrorScreen {...offlineMessage(language)} scene="fertilizer-pellet">
        <Retry label={again} />
        <ButtonLink to={paths.home} variant="light" label={broken.button} />
      </ErrorScreen>
    );
  }
  const { words, next } = data;
  return (
    <ErrorScreen {...words} scene={next ? 'briquettes-cube' : 'fertilizer-pellet'}>
      {next ? <ButtonLink to={next} variant="light" label={words.button} /> : <Retry label={words.button} />}
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
