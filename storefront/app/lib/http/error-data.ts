import { isRouteErrorResponse } from '@remix-run/react';
import type { ErrorPageData } from '~/lib/api/error-page.server';
import { clientMessages } from '~/i18n/client-messages';
import type { Language } from '~/lib/languages';

/** Undefined for what Remix or a proxy has thrown. */
export function errorData(error: unknown): ErrorPageData | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const data = error.data as ErrorPageData | string | null;
  return data !== null && typeof data === 'object' && 'words' in data ? data : undefined;
}

export function offlineMessage(language: Language): { title: string; text: string } {
  const { broken, offline } = clientMessages[language];
  return globalThis.navigator?.onLine === false ? offline : broken;
}
