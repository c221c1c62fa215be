import { isRouteErrorResponse } from '@remix-run/react';
import type { ErrorPageData } from './api/error-page.server';

/** What a loader has thrown, and nothing that Remix or a proxy has. */
export function errorData(error: unknown): ErrorPageData | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const data = error.data as ErrorPageData | string | null;
  return data !== null && typeof data === 'object' && 'words' in data ? data : undefined;
}
