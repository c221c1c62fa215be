import { isRouteErrorResponse } from '@remix-run/react';
import type { ErrorPageData } from '~/lib/api/error-page.server';
import { always } from '~/i18n/client-messages';
import type { Language } from '~/lib/languages';

/** What a loader has thrown, and nothing that Remix or a proxy has. */
export function errorData(error: unknown): ErrorPageData | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const data = error.data as ErrorPageData | string | null;
  return data !== null && typeof data === 'object' && 'words' in data ? data : undefined;
}

/** For an error without words of its own. */
export function offlineMessage(language: Language): { title: string; text: string } {
  const { broken, offline } = always[language];
  return globalThis.navigator?.onLine === false ? offline : broken;
}
