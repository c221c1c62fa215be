import { isRouteErrorResponse } from '@remix-run/react';

/** One line on the server's log: what failed, and why as far as the error tells. */
export function reportFailure(what: string, error: unknown): void {
  console.error(`${what}: ${reason(error)}`);
}

function reason(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (!(error instanceof Error)) return String(error);
  // fetch says only 'fetch failed'; its cause names the refused connection.
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
