import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable, type EntryContext } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { reportFailure } from './api/failure-report.server';
import { env } from './env.server';
import { NonceContext } from './nonce';
import { contentSecurityPolicy, setDocumentHeaders } from './security-headers.server';

const RETRY_AFTER_SECONDS = '30';

/** Longer than an API request may take, so that a slow one ends with its documented error text and not as an abort. */
export const streamTimeout = env.API_TIMEOUT_MS + 2000;
const RENDER_TIMEOUT_MS = streamTimeout + 1000;

/** Crawlers get the complete page; visitors get the shell at once. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  const nonce = policyNonce();
  setDocumentHeaders(headers);
  if (nonce) headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, env.MAP_TILE_URL));
  if (status === 503) headers.set('Retry-After', RETRY_AFTER_SECONDS);
  const ready = isbot(request.headers.get('User-Agent')) ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let renderFailed = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        [ready]() {
          const body = new PassThrough();
          resolve(
            new Response(createReadableStreamFromReadable(body), {
              headers,
              status: renderFailed ? 500 : status,
            }),
          );
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          renderFailed = true;
          if (!request.signal.aborted) reportFailure('Gagal menampilkan halaman', error);
        },
      },
    );
    setTimeout(abort, RENDER_TIMEOUT_MS).unref();
  });
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  // An address of a page that does not take such a request: no fault of the server's.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) reportFailure('Gagal melayani halaman', error);
}

/** None in development, where Vite's client needs inline scripts and styles. */
function policyNonce(): string | undefined {
  return import.meta.env.PROD ? randomBytes(16).toString('base64') : undefined;
}
