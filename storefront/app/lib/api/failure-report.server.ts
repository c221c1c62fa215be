import { isRouteErrorResponse } from '@remix-run/react';

const REPEAT_AFTER_MS = 60_000;
const MAX_LINES = 100;

/** When each line was last logged, the oldest first. */
const logged = new Map<string, number>();

/** Logs a failure with its reason; the same line at most once a minute. */
export function reportFailure(message: string, error: unknown): void {
  const line = `${message}: ${reason(error)}`;
  const now = Date.now();
  if (now - (logged.get(line) ?? -Infinity) < REPEAT_AFTER_MS) return;
  logged.delete(line);
  logged.set(line, now);
  const [oldest] = logged.keys();
  if (logged.size > MAX_LINES && oldest !== undefined) logged.delete(oldest);
  console.error(line);
}

/** Never rejects: a failure is logged under `message`. */
export async function withFallback<T, F>(fallback: F, message: string, pending: Promise<T>): Promise<T | F> {
  try {
    return await pending;
  } catch (error) {
    reportFailure(message, error);
    return fallback;
  }
}

function reason(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (!(error instanceof Error)) return String(error);
  // fetch says only 'fetch failed'; its cause names the refused connection.
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
