import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../../scripts/testing/free-port.mjs';
import { ApiClient } from '../../api-client';
import { expect, test } from '../../fixtures';
import type { RunningProduct } from '../../start-product';
import { startServer } from '../../start-server';

const LONGEST_END = 25_000;

/** A socket that sends the given lines as they are, and keeps the bytes it receives. */
class RawClient {
  heard = '';

  private constructor(readonly socket: Socket) {
    socket.on('data', (bytes) => (this.heard += bytes.toString()));
    // The server resets most of these connections.
    socket.on('error', () => undefined);
  }

  static async to({ url }: RunningProduct): Promise<RawClient> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    return new RawClient(socket);
  }

  send(...lines: string[]): void {
    this.socket.write(lines.join('\r\n'));
  }

  get(path: string): void {
    this.send(`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', '', '');
  }

  async hears(text: string): Promise<void> {
    await expect.poll(() => this.heard).toContain(text);
  }
}

/** A new category, of which the server has seen the head; the body is still to come. */
async function beginToCreate(product: RunningProduct, body: string): Promise<RawClient> {
  const { token } = await ApiClient.signIn(product.url, product.password);
  const client = await RawClient.to(product);
  client.send(
    'POST /api/category HTTP/1.1',
    'Host: 127.0.0.1',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
    '',
    '',
  );
  await client.hears('100 Continue');
  return client;
}

const readiness = async ({ url }: RunningProduct) => (await fetch(`${url}/api/health/ready`)).status;

test('TRUST-6 a request that is under way when SIGTERM comes is answered whole, and is the last on its connection', async ({
  ownProduct: product,
}) => {
  const body = JSON.stringify({ nama_category: 'Kopi' });
  const client = await beginToCreate(product, body);
  const since = Date.now();
  product.signal('SIGTERM');
  await expect.poll(() => readiness(product)).toBe(503);
  client.send(body);
  expect(await product.ended).toBe('SIGTERM');
  expect(Date.now() - since).toBeLessThan(LONGEST_END / 2);
  expect(client.heard).toMatch(/HTTP\/1\.1 201 Created\r\n(.+\r\n)*Connection: close\r\n/);
  expect(client.heard).toMatch(/"nama_category":"Kopi".*\}$/s);
});

test('TRUST-6 SIGTERM ends the process whatever clients do', async ({ ownProduct: product }) => {
  await beginToCreate(product, '{"nama_category": "never ends');
  const [idle, busy, halfAsked, deaf] = [
    await RawClient.to(product),
    await RawClient.to(product),
    await RawClient.to(product),
    await RawClient.to(product),
  ];
  idle.get('/api/health');
  await idle.hears('200 OK');
  busy.socket.on('data', () => busy.get('/api/health'));
  busy.get('/api/health');
  halfAsked.send('GET / HTTP/1.1', 'Host: 127');
  deaf.socket.pause();
  // More than the buffers of both sockets hold.
  for (let asked = 0; asked < 200; asked += 1) deaf.get('/api/docs-json');

  const since = Date.now();
  product.signal('SIGTERM');
  expect(await product.ended).toBe('SIGTERM');
  expect(Date.now() - since).toBeLessThan(LONGEST_END);
});

test('TRUST-6 a second signal ends the process at once', async ({ ownProduct: product }) => {
  await beginToCreate(product, '{"nama_category": "never ends');
  const since = Date.now();
  product.signal('SIGTERM');
  await expect.poll(() => readiness(product)).toBe(503);
  let isOver = false;
  void product.ended.then(() => (isOver = true));
  await expect
    .poll(() => {
      product.signal('SIGINT');
      return isOver;
    })
    .toBe(true);
  expect(Date.now() - since).toBeLessThan(LONGEST_END / 5);
});

test('TRUST-6 SIGTERM to npm start ends the server, past the shell between them', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'etalase-npm-'));
  const PORT = String(await freePort());
  const health = `http://127.0.0.1:${PORT}/api/health`;
  const server = await startServer({
    command: ['npm', 'start'],
    cwd: resolve(import.meta.dirname, '../../..'),
    env: { PORT, DATA_DIR, SEED_DEMO: 'false', LOG_LEVEL: 'error' },
    ready: health,
  });
  await server.stop();
  const answers = () =>
    fetch(health).then(
      () => true,
      () => false,
    );
  await expect.poll(answers, { timeout: LONGEST_END }).toBe(false);
  // The log of SQLite is folded into its file, which a killed server does not do.
  await expect.poll(() => statSync(join(DATA_DIR, 'etalase.sqlite-wal')).size).toBe(0);
  rmSync(DATA_DIR, { recursive: true });
});
