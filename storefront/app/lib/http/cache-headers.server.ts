import { createHash } from 'node:crypto';

/**
 * Of an answer that is the same for every visitor: a cache in front of the site shows it for a second, and goes on with it for a day while
 * the site is away. Browsers ask each time (RFC 9213, RFC 5861).
 */
const SHARED = 's-maxage=1, stale-while-revalidate=1, stale-if-error=86400';

/** @param body lets browsers and caches ask whether it has changed */
export function setCacheHeaders(headers: Headers, body: string | Uint8Array): void {
  headers.set('Cache-Control', 'no-cache');
  headers.set('CDN-Cache-Control', SHARED);
  // nginx counts in whole seconds: one of its own may last two.
  headers.set('X-Accel-Expires', `@${Math.floor(Date.now() / 1000)}`);
  headers.set('ETag', `"${createHash('sha256').update(body).digest('base64url')}"`);
}
