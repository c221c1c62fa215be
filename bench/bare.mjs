// The reference: node:http alone gives every request the bytes of one answer of the product.
import { once } from 'node:events';
import { createServer } from 'node:http';

const [{ status, headers, body, etag, notModified }] = await once(process, 'message');
const bytes = Buffer.from(body, 'base64');
const server = createServer((request, response) => {
  if (notModified && request.headers['if-none-match'] === etag) {
    response.writeHead(304, notModified.headers).end();
    return;
  }
  const answer = () => response.writeHead(status, headers).end(bytes);
  if (request.method === 'GET') answer();
  else request.resume().on('end', answer);
});
await once(server.listen(0, '127.0.0.1'), 'listening');
process.send({ port: server.address().port });
process.once('disconnect', () => process.exit());
