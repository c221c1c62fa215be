import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';

/** A browser sends its headers at once; a body may be ten megabytes over a telephone. */
const HEADERS_MS = 20_000;
const REQUEST_MS = 300_000;
/** How often Node looks for connections that are too late; by itself only every half minute. */
const CHECK_MS = 1000;

const STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

export function guardConnections(
  // An option of its constructor, which Nest calls; it is read when the server listens.
  server: Server & { connectionsCheckingInterval?: number },
  headers: readonly RequestHandler[],
): void {
  server.connectionsCheckingInterval = CHECK_MS;
  server.headersTimeout = HEADERS_MS - CHECK_MS;
  server.requestTimeout = REQUEST_MS;
  // HTTP allows to pass over an unknown expectation; Node's own refusal has no headers.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  // A proxy is asked by the whole address, which Express would take for a path.
  server.prependListener('request', (request: IncomingMessage) => {
    const path = (request.url ?? '').replace(/^https?:\/\/[^/?#]*/i, '');
    request.url = path.startsWith('/') ? path : `/${path}`;
  });
  const usedSockets = new WeakSet<Socket>();
  server.prependListener('request', ({ socket }: IncomingMessage) => void usedSockets.add(socket));
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    // The answer to what came before it in the same connection may be under way.
    if (!socket.writable || usedSockets.has(socket)) return void socket.destroy();
    const request = new IncomingMessage(socket);
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    try {
      response.assignSocket(socket);
    } catch {
      // Node answers a request without a Host by itself.
      return void socket.destroy();
    }
    // A client that does not close its side would keep the socket open.
    response.on('finish', () => socket.destroySoon());
    for (const set of headers) void set(request as never, response as never, () => undefined);
    response.writeHead(STATUS[code ?? ''] ?? 400, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(JSON.stringify({ success: false, message: 'Permintaan tidak dapat dibaca.', data: null }));
  });
}
