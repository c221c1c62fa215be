import { isRouteErrorResponse } from '@remix-run/react';

const REPEAT_AFTER_MS = 60_000;
const logged = new Set<string>();

/** Logs a failure with its reason; the same line at most once a minute. */
export function reportFailure(message: string, error: unknown): void {
  const line = `${message}: ${reason(error)}`;
  if (logged.has(line)) return;
  logged.add(line);
  setTimeout(() => logged.delete(line), REPEAT_AFTER_MS).unref();
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
