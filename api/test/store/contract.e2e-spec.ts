import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import express from 'express';
import { parseEnv } from '../../src/env.js';
import { LocalMediaStore } from '../../src/media/local-media-store.js';
import type { MediaStore } from '../../src/media/media-store.js';
import { S3Bucket } from '../../src/media/s3-bucket.js';
import { S3MediaStore } from '../../src/media/s3-media-store.js';
import { emptyBucket } from './test-bucket.js';

const JPEG = randomBytes(5000);
const FILES = { '320.avif': randomBytes(900), '320.jpg': randomBytes(1000), '400.jpg': JPEG };
/** More than one page of a list has room for. */
const PAGE = 4;

const newKey = () => `${randomBytes(10).toString('hex')}-400x300`;

describe.each(['a folder', 'an S3 store'])('SCALE-1 pictures in %s', (kind) => {
  let folder: string;
  let store: MediaStore;
  let server: Server;
  let url: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'etalase-contract-'));
    const local = new LocalMediaStore(folder);
    const settings = kind === 'a folder' ? undefined : parseEnv(await emptyBucket()).s3;
    store = settings ? new S3MediaStore(new S3Bucket(settings, PAGE), local) : local;
    await store.claim('our database');
    server = createServer(express().use('/media', store.serve()));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/media`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    rmSync(folder, { recursive: true, force: true });
  });

  async function save(key = newKey(), files: Record<string, Buffer> = FILES): Promise<string> {
    const incoming = await mkdtemp(join(await store.incoming(), 'renditions-'));
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(incoming, name), bytes);
    await store.save(key, incoming);
    rmSync(incoming, { recursive: true, force: true });
    return key;
  }

  /** Not with fetch, which asks conditional requests to be answered afresh. */
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const going = request(`${url}/${path}`, { method, headers }).end();
    const [answer] = (await once(going, 'response')) as [IncomingMessage];
    const given = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    return {
      status: answer.statusCode,
      headers: new Headers(given),
      body: await buffer(answer),
    };
  };
  const keysOf = async (list: Promise<{ key: string }[]>) => (await list).map(({ key }) => key).sort();

  test('SCALE-1 what is saved is there, whole, and served for ever', async () => {
    const key = newKey();
    expect(await store.has(key)).toBe(false);
    await save(key);
    expect(await store.has(key)).toBe(true);
    expect(await store.read(key)).toEqual(new Map(Object.entries(FILES)));
    expect(await store.file(key, '400.jpg')).toEqual(FILES['400.jpg']);
    for (const [name, type] of [
      ['320.avif', 'avif'],
      ['320.jpg', 'jpeg'],
      ['400.jpg', 'jpeg'],
    ] as const) {
      const response = await get(`${key}/${name}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(`image/${type}`);
      expect(response.headers.get('content-length')).toBe(String(FILES[name].length));
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('accept-ranges')).toBe('bytes');
      expect(response.body).toEqual(FILES[name]);
    }
    const head = await get(`${key}/400.jpg`, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '5000']);
    expect(readdirSync(join(folder, '.incoming'))).toEqual([]);
  });

  test('SCALE-1 a picture that is saved again stays as it is', async () => {
    const key = await save();
    await save(key, { '320.jpg': Buffer.from('x'), '400.jpg': Buffer.from('y') });
    expect(await store.read(key)).toEqual(new Map(Object.entries(FILES)));
  });

  test.each([
    ['bytes=0-99', 206, 'bytes 0-99/5000', [0, 100]],
    ['bytes=4990-', 206, 'bytes 4990-4999/5000', [4990, 5000]],
    ['bytes=-10', 206, 'bytes 4990-4999/5000', [4990, 5000]],
    ['bytes=4000-9999', 206, 'bytes 4000-4999/5000', [4000, 5000]],
    ['bytes=0-1,5-6', 200, null, [0, 5000]],
    ['lines=1-2', 200, null, [0, 5000]],
  ] as const)('SCALE-1 Range: %s', async (range, status, contentRange, [from, to]) => {
    const response = await get(`${await save()}/400.jpg`, { range });
    expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange]);
    expect(response.body).toEqual(JPEG.subarray(from, to));
  });

  test('SCALE-1 a Range behind the end is refused', async () => {
    expect((await get(`${await save()}/400.jpg`, { range: 'bytes=5000-' })).status).toBe(416);
  });

  test('SCALE-1 conditional requests are answered by ETag and date', async () => {
    const address = `${await save()}/400.jpg`;
    const { headers } = await get(address, {}, 'HEAD');
    const [etag, date] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
    const past = new Date(Date.now() - 86_400_000).toUTCString();
    const range = 'bytes=0-9';
    const cases: [Record<string, string>, number][] = [
      [{ 'if-none-match': etag }, 304],
      [{ 'if-none-match': `"other", ${etag}` }, 304],
      [{ 'if-none-match': '*' }, 304],
      [{ 'if-none-match': '"other"' }, 200],
      [{ 'if-modified-since': date }, 304],
      [{ 'if-modified-since': past }, 200],
      [{ 'if-unmodified-since': past }, 412],
      [{ 'if-match': '"other"' }, 412],
      [{ range, 'if-range': date }, 206],
      [{ range, 'if-range': '"other"' }, 200],
    ];
    for (const [conditions, status] of cases) {
      const answer = await get(address, conditions);
      expect([conditions, answer.status]).toEqual([conditions, status]);
      if (status === 412) continue;
      expect(answer.headers.get('etag')).toBe(etag);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(answer.body.length).toBe({ 200: 5000, 206: 10, 304: 0 }[status]);
    }
  });

  test('SCALE-1 what is no picture is not found, and nothing but reading is possible', async () => {
    const key = await save();
    const paths = [newKey() + '/400.jpg', `${key}/999.jpg`, `${key}/`, key, '.installation', 'installation'];
    for (const path of [...paths, '.quarantine/']) {
      const { status, headers } = await get(path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 404, null]);
    }
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await get(`${key}/400.jpg`, {}, method);
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  test('SCALE-1 a visitor who leaves in the middle harms nothing', async () => {
    const key = await save(newKey(), { '400.jpg': randomBytes(8_000_000) });
    const going = request(`${url}/${key}/400.jpg`).end();
    const [answer] = (await once(going, 'response')) as [NodeJS.ReadableStream];
    await once(answer, 'data');
    going.destroy();
    expect((await get(`${key}/400.jpg`)).body.length).toBe(8_000_000);
  });

  test('SCALE-1 what goes lies in quarantine, where visitors do not find it, and comes back or goes for good', async () => {
    const key = await save();
    const before = (await store.list()).find((each) => each.key === key)?.since.getTime() ?? Infinity;
    await store.quarantine(key);
    expect([await store.has(key), (await get(`${key}/320.avif`)).status]).toEqual([false, 404]);
    expect(await keysOf(store.list())).not.toContain(key);
    const [waiting] = await store.listQuarantine();
    expect(waiting?.key).toBe(key);
    expect(waiting?.since.getTime()).toBeGreaterThanOrEqual(before);
    expect(await store.read(key, true)).toEqual(new Map(Object.entries(FILES)));
    expect(await store.read(key)).toBeUndefined();
    expect(await store.file(key, '400.jpg')).toEqual(FILES['400.jpg']);
    expect(await store.file(key, '999.jpg')).toBeUndefined();

    expect(await store.recover(key)).toBe(true);
    expect(await store.listQuarantine()).toEqual([]);
    expect((await get(`${key}/400.jpg`)).body).toEqual(JPEG);
    expect(await store.recover(key)).toBe(false);

    await store.quarantine(key);
    await store.discard(key);
    expect([await store.listQuarantine(), await store.recover(key)]).toEqual([[], false]);
    await store.discard(key);
  });

  test('SCALE-1 all are listed, however many pages they take', async () => {
    const before = await keysOf(store.list());
    const since = Date.now() - 60_000;
    const keys = await Promise.all(Array.from({ length: PAGE + 1 }, () => save()));
    expect(await keysOf(store.list())).toEqual([...before, ...keys].sort());
    for (const { since: saved } of await store.list()) expect(saved.getTime()).toBeGreaterThan(since);
    await store.quarantine(String(keys[0]));

    const found = new Map<string, number>();
    for await (const [path, files] of store.entries(() => false)) found.set(path, files.size);
    expect(found.get('')).toBe(1);
    expect(found.get(`.quarantine/${keys[0]}/`)).toBe(3);
    for (const key of keys.slice(1)) expect(found.get(`${key}/`)).toBe(3);
    for await (const entry of store.entries((path) => found.has(path))) expect(entry).toBeUndefined();
  });

  test('SCALE-1 it belongs to one database, until another adopts it', async () => {
    expect(await store.owner()).toBe('our database');
    expect(await store.claim('another')).toBe('our database');
    await store.check();
    await store.adopt('another');
    expect(await store.owner()).toBe('another');
    await store.adopt('our database');
  });
});
