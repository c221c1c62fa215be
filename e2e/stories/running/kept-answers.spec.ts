import { readFileSync } from 'node:fs';
import { request as send } from 'node:http';
import { resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '../../fixtures';

interface Answer {
  status?: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** As it comes, not decompressed. */
function raw(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((answered, failed) => {
    send(url, { headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        answered({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', failed)
      .end();
  });
}

test('FAST-1 a page is the same bytes each time, in plain, gzip and brotli, with a strong ETag, until a change is saved', async ({
  baseURL,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Simpan'));
  const id = await api.addProduct({ name: unique('Lama'), category_id });
  const url = `${baseURL}/produk/${id}`;
  const first = await raw(url);
  expect(first.headers.etag).toMatch(/^"[\w-]+"$/);
  expect(Number(first.headers['content-length'])).toBe(first.body.length);
  expect((await raw(url)).body.equals(first.body)).toBe(true);
  for (const [encoding, decompress] of Object.entries({ br: brotliDecompressSync, gzip: gunzipSync })) {
    const compressed = await raw(url, { 'accept-encoding': encoding });
    expect(compressed.headers['content-encoding']).toBe(encoding);
    expect(compressed.headers.etag).not.toBe(first.headers.etag);
    expect(decompress(compressed.body).equals(first.body)).toBe(true);
  }
  const known = { 'if-none-match': String(first.headers.etag) };
  expect((await raw(url, known)).status).toBe(304);
  expect((await raw(url, {}, 'HEAD')).headers.etag).toBe(first.headers.etag);

  await api.put(`product/${id}`, { name: unique('Baru'), category_id });
  const changed = await raw(url, known);
  expect([changed.status, changed.body.includes(unique('Baru'))]).toEqual([200, true]);
  expect(changed.body.includes(unique('Lama'))).toBe(false);
});

test('FAST-2 a page that is not there, or that was asked for with a token, is not kept', async ({
  baseURL,
}) => {
  for (const [path, headers] of [
    ['/produk/999999', {}],
    ['/nope', {}],
    ['/about', { authorization: 'Bearer x' }],
  ] as const) {
    const { headers: given } = await raw(baseURL + path, headers);
    expect([given['cache-control'], given.etag], path).toEqual(['no-store', undefined]);
  }
});

// What else counts as the same: storefront/app/lib/http/page-address.test.ts.
test('FAST-4 FAST-1 only the documented query tells pages apart, in text, as data and below /id', async ({
  baseURL,
}) => {
  const tagOf = async (path: string) => (await raw(baseURL + path)).headers.etag;
  const list = await tagOf('/product');
  for (const query of ['utm_source=x', 'q=&page=1&fbclid=y'])
    expect(await tagOf(`/product?${query}`), query).toBe(list);
  expect(await tagOf('/product?sort=name')).not.toBe(list);
  expect(await tagOf('/id/product')).not.toBe(list);
  for (const path of ['/about', '/about.data', '/id/produk/4', '/id/about.data']) {
    expect(await tagOf(path), path).toMatch(/^"[\w-]+"$/);
    expect(await tagOf(`${path}?utm_source=x`), path).toBe(await tagOf(path));
  }
});

test('FAST-9 built files are sent as the build has compressed them', async ({ baseURL }) => {
  const page = String((await raw(`${baseURL}/about`)).body);
  const login = String((await raw(`${baseURL}/sistem/login`)).body);
  for (const [html, pattern, folder] of [
    [page, /\/(assets\/vendor-[^"\\]+\.js)/, 'storefront/build/client'],
    [login, /\/backoffice\/(assets\/[^"]+\.js)/, 'backoffice/build'],
  ] as const) {
    const [path, file = ''] = pattern.exec(html) ?? [];
    const built = resolve(import.meta.dirname, '../../..', folder, file);
    for (const [encoding, ending] of Object.entries({ br: '.br', gzip: '.gz' })) {
      const { body, headers } = await raw(baseURL + String(path), { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      expect(body.equals(readFileSync(built + ending)), path).toBe(true);
    }
    const whole = await raw(baseURL + String(path));
    expect(whole.body.equals(readFileSync(built))).toBe(true);
    const part = await raw(baseURL + String(path), { range: 'bytes=0-9' });
    expect([part.status, part.body.length]).toEqual([206, 10]);
  }
});
