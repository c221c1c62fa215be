import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that takes at most 1 MB, as nginx does by default, and that may answer in place of the API. */
export async function startSmallProxy(target: string) {
  let instead: number | undefined;
  const server = createServer((asked, response) => {
    const { method, url = '', headers } = asked;
    const isTooLarge = Number(headers['content-length'] ?? 0) > 1024 * 1024;
    const status = isTooLarge ? 413 : url.startsWith('/api/') ? instead : undefined;
    if (status !== undefined) {
      asked.resume();
      asked.on('end', () => response.writeHead(status, { 'Content-Type': 'text/html' }).end('<p>Proxy</p>'));
      return;
    }
    const onward = send(new URL(url, target), { method, headers }, (answer) => {
      answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    asked.pipe(onward.on('error', () => response.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerInstead: (status: number | undefined) => (instead = status),
    stop: () => server.close().closeAllConnections(),
  };
}
