import { isRouteErrorResponse } from '@remix-run/react';

const REPEATED_AFTER_MS = 60_000;
const MOST_LINES = 100;

/** When each line was last logged, the oldest first. */
const logged = new Map<string, number>();

/** One line on the server's log, a minute at most: what failed, and why as far as the error tells. */
export function reportFailure(what: string, error: unknown): void {
  const line = `${what}: ${reason(error)}`;
  const now = Date.now();
  if (now - (logged.get(line) ?? -Infinity) < REPEATED_AFTER_MS) return;
  logged.delete(line);
  logged.set(line, now);
  const [oldest] = logged.keys();
  if (logged.size > MOST_LINES && oldest !== undefined) logged.delete(oldest);
  console.error(line);
}

function reason(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (!(error instanceof Error)) return String(error);
  // fetch says only 'fetch failed'; its cause names the refused connection.
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
