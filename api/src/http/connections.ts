import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';

/** A browser sends its headers at once; a body may be ten megabytes over a telephone. */
const HEADERS_MS = 20_000;
const REQUEST_MS = 300_000;

const STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** What no route sees: connections that send slowly for ever, and bytes that are no HTTP. */
export function guardConnections(server: Server, headers: readonly RequestHandler[]): void {
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  // An expectation that is not known may be passed over; Node's own refusal has no headers.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  // As proxies are asked: the address with its host, which Express would take for a path.
  server.prependListener('request', (request: IncomingMessage) => {
    const path = (request.url ?? '').replace(/^https?:\/\/[^/?#]*/i, '');
    request.url = path.startsWith('/') ? path : `/${path}`;
  });
  const asked = new WeakSet<Socket>();
  server.prependListener('request', ({ socket }: IncomingMessage) => void asked.add(socket));
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    // The answer to what came before it in the same connection may be under way.
    if (!socket.writable || asked.has(socket)) return void socket.destroy();
    const request = new IncomingMessage(socket);
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    try {
      response.assignSocket(socket);
    } catch {
      // Node answers a request without a Host by itself.
      return void socket.destroy();
    }
    // Not only ended: a client that does not close its side would keep it open.
    response.on('finish', () => socket.destroySoon());
    for (const set of headers) void set(request as never, response as never, () => undefined);
    response.writeHead(STATUS[code ?? ''] ?? 400, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(JSON.stringify({ success: false, message: 'Permintaan tidak dapat dibaca.', data: null }));
  });
}
