import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  type EntryContext,
  type HandleDataRequestFunction,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { hasAllData } from '~/lib/api/failed-reads.server';
import { reportFailure } from '~/lib/api/failure-report.server';
import { RootDataFallback } from '~/components/ui/use-root-data';
import { env } from './env.server';
import { requestLanguage } from '~/lib/languages';
import { NonceContext } from '~/lib/http/nonce';
import { fileInPlaceOfPage } from '~/lib/pdf/file-answer.server';
import { contentSecurityPolicy, setDocumentHeaders } from '~/lib/http/security-headers.server';
import { setCacheHeaders } from '~/lib/http/cache-headers.server';
import { rootDataFallback } from '~/lib/root-data.server';
import { hashInlineScripts } from '~/lib/http/inline-script-hashes.server';

// For the API's process, when it serves the pages as well.
export { embed } from '~/lib/http/embedding.server';
export { pageAddress } from '~/lib/http/page-address';

const RETRY_AFTER_SECONDS = '30';

/** Longer than an API request may take, so that a slow one ends with its documented error text and not as an abort. */
export const streamTimeout = env.API_TIMEOUT_MS + 2000;
const RENDER_TIMEOUT_MS = streamTimeout + 1000;

/** A page whose data is there is sent whole. Otherwise visitors get the shell at once; crawlers wait for the rest. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const file = fileInPlaceOfPage(context);
  if (file) return file;
  const nonce = policyNonce();
  let hasFailed = false;
  const rendering = render(
    <NonceContext.Provider value={nonce}>
      <RootDataFallback.Provider
        value={hasRootData(remixContext) ? undefined : rootDataFallback(request.url)}
      >
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </RootDataFallback.Provider>
    </NonceContext.Provider>,
    nonce,
    (error) => {
      hasFailed = true;
      if (!request.signal.aborted) reportFailure('Gagal menampilkan halaman', error);
    },
  );
  await rendering.shell;
  const answer = { headers, status: hasFailed ? 500 : status };
  setDocumentHeaders(headers, requestLanguage(request));
  if (status === 503) headers.set('Retry-After', RETRY_AFTER_SECONDS);

  if (hasLateData(remixContext) && !isbot(request.headers.get('User-Agent'))) {
    headers.set('Cache-Control', 'no-store');
    setPolicy(headers, nonce && `'nonce-${nonce}'`);
    return new Response(createReadableStreamFromReadable(rendering.body()), answer);
  }
  await rendering.whole;
  const html = await text(rendering.body());
  const { page, sources } = nonce ? hashInlineScripts(html, nonce) : { page: html, sources: undefined };
  setPolicy(headers, sources);
  if (answer.status === 200 && isForAll(request, context, headers) && !hasFailed)
    setCacheHeaders(headers, page);
  else headers.set('Cache-Control', 'no-store');
  return new Response(page, answer);
}

export const handleDataRequest: HandleDataRequestFunction = async (response, { request, context }) => {
  const { status, headers } = response;
  if (status !== 200) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  if (isForAll(request, context, headers)) setCacheHeaders(headers, body);
  else headers.set('Cache-Control', 'no-store');
  return new Response(body, response);
};

/** What is asked for with a token is for its holder alone; a loader may forbid it too. */
function isForAll(request: Request, context: AppLoadContext, headers: Headers): boolean {
  return hasAllData(context) && !request.headers.has('Authorization') && !headers.has('Cache-Control');
}

function render(page: ReactNode, nonce: string | undefined, onError: (error: unknown) => void) {
  let onAllReady = () => {};
  const whole = new Promise<void>((resolve) => (onAllReady = resolve));
  let pipe: (to: PassThrough) => PassThrough;
  const shell = new Promise<void>((onShellReady, onShellError) => {
    const options = { nonce, onAllReady, onError, onShellReady, onShellError };
    const stream = renderToPipeableStream(page, options);
    const timeout = setTimeout(stream.abort, RENDER_TIMEOUT_MS).unref();
    void whole.then(() => clearTimeout(timeout));
    pipe = stream.pipe;
  });
  return { shell, whole, body: () => pipe(new PassThrough()) };
}

function hasRootData({ staticHandlerContext: { loaderData } }: EntryContext): boolean {
  return (loaderData as Record<string, unknown>).root != null;
}

function hasLateData({ staticHandlerContext: { loaderData } }: EntryContext): boolean {
  const ofRoutes: Record<string, object | null> = loaderData;
  return Object.values(ofRoutes).some((data) =>
    Object.values(data ?? {}).some((value) => value instanceof Promise),
  );
}

function setPolicy(headers: Headers, scripts: string | undefined): void {
  if (!scripts) return;
  const policy = contentSecurityPolicy(scripts, env.MAP_TILE_URL, env.MEDIA_PUBLIC_URL);
  headers.set('Content-Security-Policy', policy);
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  // The address of a page that does not take such a request: no fault of the server's.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) reportFailure('Gagal melayani halaman', error);
}

/** Vite's client needs inline scripts and styles in development. */
function policyNonce(): string | undefined {
  return import.meta.env.PROD ? randomBytes(16).toString('base64') : undefined;
}
