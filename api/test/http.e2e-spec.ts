import { once } from 'node:events';
import { request, type Server } from 'node:http';
import { connect } from 'node:net';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runInNewContext } from 'node:vm';
import Sqlite from 'libsql';
import { type DataProvider, fetchUtils } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { openApiDocument } from '../src/app.setup.js';
import { DatabasePipe } from './database-pipe.js';
import { Api, onMysql, type Row, startSignedIn } from './harness.js';

describe('what goes wrong on the way', () => {
  let api: Api;
  let token: string;
  beforeAll(async () => ({ api, token } = await startSignedIn()));

  test.each([
    ['does not parse', '{"nama_category": ', 400, 'Permintaan tidak dapat dibaca.'],
    ['is nested without end', '['.repeat(20_000) + ']'.repeat(20_000), 400, 'Permintaan tidak dapat dibaca.'],
    ['is too large', `"${'x'.repeat(200_000)}"`, 413, 'Data yang dikirim terlalu besar.'],
  ])('JSON that %s is refused', async (_, body, expected, message) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await api.post('/api/category', { token, body, headers });
    expect(answer.status).toBe(expected);
    expect(answer.body).toEqual({ success: false, message, data: null });
  });

  test('TRUST-13 bytes that are no HTTP, behind a request that is not answered yet, end their connection alone', async () => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    socket.resume().on('error', () => undefined);
    const ended = once(socket, 'close');
    socket.write('GET /api/product HTTP/1.1\r\nHost: localhost\r\n\r\nno HTTP\r\n\r\n');
    await ended;
    expect((await api.get('/api/health')).status).toBe(200);
  });

  test.each([
    ['a form without a boundary', 'multipart/form-data', 'x'],
    [
      'a form that ends early',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="na',
    ],
    ['a second file', 'multipart/form-data; boundary=b', twoFiles()],
    ['a file in another field', 'multipart/form-data; boundary=b', twoFiles('berkas')],
  ])('%s is 400', async (_, type, body) => {
    const answer = await api.post('/api/product', { token, body, headers: { 'content-type': type } });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('Permintaan tidak dapat dibaca.');
  });

  test('an unknown address below /api is 404 in the envelope', async () => {
    const { status, body } = await api.get('/api/nope');
    expect(status).toBe(404);
    expect(body).toEqual({ success: false, message: 'Alamat tidak ditemukan.', data: null });
  });

  test('a malformed Host header is 400', async () => {
    const { port } = new URL(api.url);
    const status = await new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: '/api/health', headers: { host: 'a b<>' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(400);
  });

  test('every answer carries a request id, the given one where it is sane', async () => {
    const id = async (given?: string) =>
      (await api.get('/api/health', given ? { headers: { 'x-request-id': given } } : {})).headers.get(
        'x-request-id',
      );
    expect(await id()).toMatch(/^[0-9a-f-]{36}$/);
    expect(await id('proxy-0123456789')).toBe('proxy-0123456789');
    expect(await id('<script>')).not.toBe('<script>');
  });

  test('/api/health/ready is 503 while pictures cannot be stored', async () => {
    expect((await api.get('/api/health/ready')).status).toBe(200);
    const media = join(api.env.DATA_DIR, 'media');
    rmSync(media, { recursive: true });
    writeFileSync(media, 'in the way');
    const { status, body, headers } = await api.get('/api/health/ready');
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect(body.message).toBe('Penyimpanan gambar tidak tersedia.');
    expect((await api.get('/api/health')).status).toBe(200);
    rmSync(media);
  });

  test('Swagger UI is at /api/docs', async () => {
    const response = await fetch(`${api.url}/api/docs`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('swagger-ui');
  });
});

test('TRUST-13 behind https every answer says that it stays so', async () => {
  const api = await Api.start({ PUBLIC_URL: 'https://www.example.com' });
  for (const path of ['/api/product', '/api/nope', '/media/nope', '/api/docs']) {
    const { headers } = await fetch(api.url + path);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  }
});

test('TRUST-13 headers have twenty seconds to arrive, with the time until somebody looks; a request five minutes', async () => {
  const api = await Api.start();
  const server: Server & { connectionsCheckingInterval?: number } = api.app.getHttpServer();
  const { headersTimeout, connectionsCheckingInterval = Infinity } = server;
  expect([headersTimeout + connectionsCheckingInterval, server.requestTimeout]).toEqual([20_000, 300_000]);
  server.headersTimeout = 1;
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n');
  const begun = Date.now();
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  expect(Date.now() - begun).toBeLessThan(2 * connectionsCheckingInterval);
});

describe('pages of other origins', () => {
  const shop = 'https://shop.example.com';
  const ofCors = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));
  const preflight = {
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'authorization',
  };

  test('may call the API when CORS_ORIGINS names them, and read every header of the contract', async () => {
    const api = await Api.start({ CORS_ORIGINS: `https://www.example.com,${shop}` });
    const exposed = ['Content-Range', 'X-Total-Count', 'X-Search-Used', 'Retry-After', 'X-Request-Id'];
    expect(exposed).toEqual(expect.arrayContaining(headersOfTheContract()));
    for (const path of ['/api/product', '/api/nope', '/api/admins']) {
      const answer = await fetch(api.url + path, { headers: { origin: shop } });
      expect(answer.headers.get('vary')).toContain('Origin');
      expect(ofCors(answer)).toEqual({
        'access-control-allow-origin': shop,
        'access-control-expose-headers': exposed.join(','),
      });
    }
    const asked = await fetch(`${api.url}/api/product/1`, {
      method: 'OPTIONS',
      headers: { origin: shop, ...preflight },
    });
    expect(asked.status).toBe(204);
    expect(ofCors(asked)).toMatchObject({
      'access-control-allow-origin': shop,
      'access-control-allow-methods': expect.stringContaining('PUT') as string,
      'access-control-allow-headers': expect.stringContaining('Authorization') as string,
    });
    expect(ofCors(asked)).not.toHaveProperty('access-control-allow-credentials');
  });

  test('may not when it names others, nor read anything but the API', async () => {
    const api = await Api.start({ CORS_ORIGINS: shop });
    for (const [path, origin] of [
      ['/api/product', 'https://other.example.com'],
      ['/api/product', `${shop}.example.com`],
      ['/apis', shop],
      ['/media/nope', shop],
    ] as const) {
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await fetch(api.url + path, { method, headers: { origin, ...preflight } });
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
      const { headers } = await fetch(api.url + path);
      expect(headers.get('vary')?.includes('Origin') ?? false).toBe(path === '/api/product');
    }
  });

  test('may not while it is unset', async () => {
    const api = await Api.start();
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await fetch(`${api.url}/api/product`, {
        method,
        headers: { origin: shop, ...preflight },
      });
      expect(ofCors(answer)).toEqual({});
    }
  });
});

test('API-12 ra-data-simple-rest works with the client that the contract and the documentation show', async () => {
  const { api, token } = await startSignedIn();
  const [, shown = ''] = /```js\n(.*?)```/s.exec(openApiDocument(api.app).info.description ?? '') ?? [];
  expect(readFileSync(join(__dirname, '../../docs/extending.md'), 'utf8')).toContain(shown);
  const code = shown.replace('https://www.example.com', api.url);
  const user = { authenticated: true, token: `Bearer ${token}` };
  const withToken = (url: string, options: fetchUtils.Options) =>
    fetchUtils.fetchJson(url, { ...options, user });
  const provider = runInNewContext(`${code};dataProvider`, {
    fetchUtils: { fetchJson: withToken },
    simpleRestProvider,
  }) as DataProvider;

  const { data: made } = await provider.create<Row>('category', { data: { nama_category: 'Kopi' } });
  await provider.create('category', { data: { nama_category: 'Teh' } });
  const edited = { ...made, nama_category: 'Rempah' };
  await provider.update('category', { id: made.id, data: edited, previousData: made });
  expect((await provider.getOne<Row>('category', { id: made.id })).data.nama_category).toBe('Rempah');
  expect((await provider.getMany<Row>('category', { ids: [made.id] })).data).toHaveLength(1);
  const page = {
    pagination: { page: 2, perPage: 1 },
    sort: { field: 'nama_category', order: 'DESC' as const },
  };
  const { data, total } = await provider.getList<Row>('category', { ...page, filter: {} });
  expect([data[0]?.nama_category, total]).toEqual(['Rempah', 2]);
  await provider.deleteMany('category', { ids: [made.id] });
  expect((await provider.getList('category', { ...page, filter: {} })).total).toBe(1);
  await expect(provider.create('category', { data: { nama_category: '' } })).rejects.toMatchObject({
    status: 422,
    body: { errors: { nama_category: expect.any(String) as string } },
  });
});

describe('while the database is away', () => {
  const sentence = 'Basis data sedang tidak tersedia. Silakan coba lagi.';

  if (onMysql) {
    test('a read, a write and readiness are 503 with Retry-After, never a stack', async () => {
      const pipe = await DatabasePipe.to(String(process.env.TEST_DATABASE_URL));
      const api = await Api.start({}, pipe.reach);
      const token = await api.signIn();
      await pipe.cut();
      for (const answer of [
        await api.get('/api/product'),
        await api.get('/api/health/ready'),
        await api.post('/api/category', { token, json: { nama_category: 'X' } }),
      ]) {
        expect(answer.status).toBe(503);
        expect(answer.headers.get('retry-after')).toBe('5');
        expect(answer.body).toEqual({ success: false, message: sentence, data: null });
      }
      expect((await api.get('/api/health')).status).toBe(200);
    });
  } else {
    test('a write is 503 with Retry-After when another program holds the file, and works once it lets go', async () => {
      const { api, token } = await startSignedIn();
      const other = new Sqlite(join(api.env.DATA_DIR, 'etalase.sqlite'));
      other.exec('BEGIN IMMEDIATE');
      const write = () => api.post('/api/category', { token, json: { nama_category: 'X' } });
      const refused = await write();
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('5');
      expect(refused.body).toEqual({ success: false, message: sentence, data: null });
      other.exec('ROLLBACK');
      other.close();
      expect((await write()).status).toBe(201);
      expect((await api.get<Row[]>('/api/category')).body.data).toHaveLength(1);
    });
  }
});

function headersOfTheContract(): string[] {
  const { paths } = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { responses: Record<string, { headers?: object }> }>>;
  };
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const answers = operations.flatMap(({ responses }) => Object.values(responses));
  return [...new Set(answers.flatMap(({ headers = {} }) => Object.keys(headers)))];
}

function twoFiles(field = 'image'): string {
  const part = `--b\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\nx\r\n`;
  return `${part}${part}--b--\r\n`;
}
