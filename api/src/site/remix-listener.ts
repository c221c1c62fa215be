import { createRequestHandler, type ServerBuild, writeReadableStreamToWritable } from '@remix-run/node';
import type { NextFunction, Request as NodeRequest, Response as NodeResponse } from 'express';
import { CachedResponse } from '../response-cache/cached-response.js';
import type { InjectedResponse } from '../response-cache/inject-request.js';
import type { AddressOf, ResponseCacheFront } from '../response-cache/response-cache-front.service.js';
import type { Env } from '../env.js';

/** The exports of storefront/app/entry.server.tsx. */
export type StorefrontBuild = ServerBuild & { entry: { module: StorefrontModule } };

interface StorefrontModule {
  embed: (embedding: {
    publicUrl: string;
    read?: (path: string, isEndless: boolean) => Promise<InjectedResponse>;
    revision: () => number | undefined;
  }) => void;
  pageAddress: AddressOf;
}

/** Pages show the year, so they are not kept for ever. */
const FRESH_MS = 600_000;

/** Addresses are built from the public origin, never from the Host header. */
export function remixListener(build: StorefrontBuild, front: ResponseCacheFront, env: Env) {
  const handle = createRequestHandler(build);

  async function make(
    url: string,
    request: NodeRequest,
    sent: NodeResponse,
  ): Promise<CachedResponse | Response> {
    const over = new AbortController();
    // Crawlers get late data in the page, which is the same for all.
    const headers = { 'user-agent': request.get('user-agent') ?? '' };
    const page = await handle(new Request(env.PUBLIC_URL + url, { headers, signal: over.signal }));
    const body = mayBeKept(page) ? Buffer.from(await page.arrayBuffer()) : page.body;
    // Ends Remix's timer. Others may wait for a whole page too, so that it does not end with this request.
    if (Buffer.isBuffer(body) || sent.destroyed) over.abort();
    else sent.on('close', () => over.abort());
    if (!Buffer.isBuffer(body)) return new Response(body, page);
    return new CachedResponse(body, { ...sent.getHeaders(), ...Object.fromEntries(page.headers) });
  }

  return async (request: NodeRequest, response: NodeResponse, next: NextFunction): Promise<void> => {
    try {
      const address = front.pageOf(request.originalUrl, request);
      let own: CachedResponse | Response | undefined;
      const kept =
        address &&
        (await front.make(address, async () => {
          own = await make(address.url, request, response);
          return own instanceof CachedResponse ? { ...address, answer: own, freshMs: FRESH_MS } : undefined;
        }));
      // A redirect keeps the whole query, which `address.url` lacks.
      if (own instanceof Response && request.originalUrl !== address?.url) own = undefined;
      const answer = kept ?? own ?? (await handle(toWebRequest(request, response, env)));
      if (answer instanceof CachedResponse) answer.send(request, response);
      else await stream(answer, response);
    } catch (error) {
      if (!response.destroyed && !request.destroyed) next(error);
    }
  };
}

async function stream(answer: Response, response: NodeResponse): Promise<void> {
  response.status(answer.status);
  response.statusMessage = answer.statusText;
  for (const [name, value] of answer.headers) {
    if (name === 'set-cookie') response.append(name, value);
    else if (name === 'cache-control' && response.hasHeader(name)) continue;
    else response.setHeader(name, value);
  }
  if (!answer.body) return void response.end();
  // Flushes behind every part: compression would hold back what is streamed later.
  await writeReadableStreamToWritable(answer.body, response);
}

function mayBeKept({ status, headers }: Response): boolean {
  return status === 200 && (headers.get('cache-control') ?? 'no-store') !== 'no-store';
}

function toWebRequest(request: NodeRequest, response: NodeResponse, { PUBLIC_URL }: Env): Request {
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  // Joined as text: resolved against the origin, `//elsewhere` would be another host.
  return new Request(PUBLIC_URL + decodable(request), {
    method: request.method,
    headers: toWebHeaders(request),
    signal: gone.signal,
  });
}

/** React Router takes `\` for `/` and `//` for another host, and logs what it cannot decode. Escaped, all of them lead nowhere. */
function decodable({ path, originalUrl }: NodeRequest): string {
  return isOdd(path) ? originalUrl.replaceAll('%', '%25').replaceAll('\\', '%255C') : originalUrl;
}

function isOdd(path: string): boolean {
  try {
    return path.includes('\\') || decodeURIComponent(path).startsWith('/\\');
  } catch {
    return true;
  }
}

function toWebHeaders(request: NodeRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name === 'host') continue;
    for (const each of [value].flat()) headers.append(name, each);
  }
  return headers;
}
