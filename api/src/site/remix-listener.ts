import { type createRequestHandler, writeReadableStreamToWritable } from '@remix-run/node';
import type { NextFunction, Request as NodeRequest, Response as NodeResponse } from 'express';
import type { Env } from '../env.js';

/**
 * Hands a GET or HEAD request to Remix and streams the answer back. The address is built from the public origin, never
 * from the Host header.
 */
export function remixListener(handle: ReturnType<typeof createRequestHandler>, env: Env) {
  return async (request: NodeRequest, response: NodeResponse, next: NextFunction): Promise<void> => {
    try {
      const answer = await handle(toWebRequest(request, response, env));
      response.status(answer.status);
      response.statusMessage = answer.statusText;
      for (const [name, value] of answer.headers) {
        if (name === 'set-cookie') response.append(name, value);
        else if (name === 'cache-control' && response.hasHeader(name)) continue;
        else response.setHeader(name, value);
      }
      if (!answer.body) return void response.end();
      // Flushes behind every part, so that compression does not hold back what is streamed later.
      await writeReadableStreamToWritable(answer.body, response);
    } catch (error) {
      if (!response.destroyed && !request.destroyed) next(error);
    }
  };
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

/**
 * React Router logs three lines about an address it cannot decode, takes a backslash for a slash, and what begins with two slashes for
 * another host. Escaped, such an address is one that simply leads nowhere.
 */
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
