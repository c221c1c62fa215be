import { createHash } from 'node:crypto';

/** Caches show a page for a second, and for a day while the site is away (RFC 9213, RFC 5861). */
const SHARED = 's-maxage=1, stale-while-revalidate=1, stale-if-error=86400';

export function setCacheHeaders(headers: Headers, body: string | Uint8Array): void {
  headers.set('Cache-Control', 'no-cache');
  headers.set('CDN-Cache-Control', SHARED);
  // nginx counts in whole seconds: a duration of one may last two.
  headers.set('X-Accel-Expires', `@${Math.floor(Date.now() / 1000)}`);
  headers.set('ETag', `"${createHash('sha256').update(body).digest('base64url')}"`);
}
