import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { test } from '../../behind-gateway';
import { expect } from '../../fixtures';
import { NGINX } from '../../start-gateway';

const PAGE = 'public pages';
const BACK_OFFICE = 'back office';
const DOCS = '/api/docs';
const MEDIA = '/media';
const FILES = '/assets, /backoffice';
const PDF = 'spec sheets, company profile';
const REST = 'everything else';

const { common, kinds } = readTables();

interface Sent {
  method?: string;
  token?: boolean;
  headers?: Record<string, string>;
  body?: string;
}

/** Every kind of address with every kind of answer; those in braces are found in the running product. */
const CASES: [number, string, string, Sent?][] = [
  [200, '/', PAGE],
  [200, '/produk/1', PAGE],
  [404, '/nope', PAGE],
  [404, '/%5c', PAGE],
  [404, '/%5cevil.example', PAGE],
  [404, '/\\evil.example', PAGE],
  [404, '/%00', PAGE],
  [404, '/%', PAGE],
  [404, '//evil.example/%5c', PAGE],
  [200, '/produk/1/spec.pdf', PDF],
  [200, '/id/company-profile.pdf', PDF],
  [404, '/produk/0/spec.pdf', PAGE],
  [405, '/produk/1/spec.pdf', REST, { method: 'POST' }],
  [301, '/Produk/1', REST],
  [405, '/about', REST, { method: 'POST' }],
  [200, '/robots.txt', REST],
  [200, '/sitemap.xml', REST],
  [200, '/favicon.ico', REST],
  [200, '/feeds/meta.csv', REST],
  [200, '/feeds/meta-id.csv', REST],
  [304, '/feeds/meta.csv', REST, { headers: { 'if-none-match': '*' } }],
  [404, '/feeds', REST],
  [404, '/feeds/nope', REST],
  [200, '/admin', BACK_OFFICE],
  [200, '/sistem/login', BACK_OFFICE],
  [200, '{script}', FILES],
  [206, '{script}', FILES, { headers: { range: 'bytes=0-9' } }],
  [404, '/assets/nope.js', FILES],
  [200, '{back office script}', FILES],
  [200, '{picture}', MEDIA],
  [206, '{picture}', MEDIA, { headers: { range: 'bytes=0-9' } }],
  [304, '{picture}', MEDIA, { headers: { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' } }],
  [416, '{picture}', MEDIA, { headers: { range: 'bytes=99999999-' } }],
  [200, '{picture}', MEDIA, { token: true }],
  [404, '/media/nope', MEDIA],
  [200, '/api/docs', DOCS],
  [200, '/api/docs/swagger-ui.css', DOCS],
  [200, '/api/product', REST],
  [200, '/api/product', REST, { token: true }],
  [200, '/api/product-sheet?format=csv', REST, { token: true }],
  [304, '/api/category', REST, { headers: { 'if-none-match': '*' } }],
  [404, '/api/nope', REST],
  [404, '/api/product/99999999', REST, { token: true }],
  [400, '/api/%', REST],
  [400, '/api/product?range=x', REST],
  [401, '/api/trash', REST],
  [401, '/api/history', REST, { headers: { authorization: 'Bearer x' } }],
  [413, '/api/category', REST, json(`{"nama_category":"${'x'.repeat(200_000)}"}`)],
  [415, '/api/product-sheet?apply=false', REST, form('\0', 'file')],
  [422, '/api/category', REST, json('{"nama_category":""}')],
  [400, '/api/category', REST, json('{')],
  [401, '/api/admins/login', REST, { ...json('{"username":"nobody","pass":"wrong-one"}'), token: false }],
  [400, '/api/health', REST, { headers: { host: 'a b<>' } }],
];

for (const [status, path, kind, sent = {}] of CASES) {
  const title = `${sent.method ?? 'GET'} ${path}${sent.token ? ' with a token' : ''}`;
  test(`TRUST-13 ${title} is ${status} and has the headers of docs/security.md`, async ({ baseURL }) => {
    await expectHeaders(String(baseURL), status, path, kind, sent);
  });

  // nginx refuses these itself, with a page of its own.
  if (/^\/(%00|%|api\/%)$/.test(path) || sent.headers?.host !== undefined) continue;

  test(`TRUST-13 behind the gateway ${title} is ${status} and has them too`, async ({ gateway }) => {
    test.skip(!NGINX && process.env.CI !== 'true', 'nginx is not installed');
    // The storefront's own process refuses with a page.
    await expectHeaders(gateway, status, path, status === 405 ? PAGE : kind, sent);
  });
}

test('TRUST-13 who has tried too many logins gets a 429 with the headers', async ({ baseURL }) => {
  const headers = { 'x-forwarded-for': '203.0.113.13', 'content-type': 'application/json' };
  const attempt = () =>
    fetch(`${baseURL}/api/admins/login`, {
      method: 'POST',
      headers,
      body: '{"username":"nobody-13","pass":"wrong-one"}',
    });
  let answer = await attempt();
  for (let tries = 0; answer.status === 401 && tries < 200; tries += 1) answer = await attempt();
  expect(answer.status).toBe(429);
  expectCommon(answer.headers);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('an address with its host, as proxies are asked, is the page of its path', async ({ baseURL }) => {
  const ask = (target: string) =>
    exchange(String(baseURL), `GET ${target} HTTP/1.1\r\nHost: toko.example\r\nConnection: close\r\n\r\n`);
  expect((await ask('http://toko.example/product')).status).toBe(200);
  expect((await ask('http://toko.example')).status).toBe(200);
  expect((await ask('http://toko.example/api/health')).status).toBe(200);
  for (const target of ['http://toko.example/tidak/ada', '*']) {
    const { status, headers } = await ask(target);
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expectCommon(headers);
  }
});

test('TRUST-13 bytes that are no HTTP get a refusal with the headers, and end no more than their connection', async ({
  baseURL,
}) => {
  const answer = await exchange(String(baseURL), 'nonsense\r\n\r\n');
  expect(answer.status).toBe(400);
  expectCommon(answer.headers);
  // Behind a request that Node itself refuses.
  const both = await exchange(String(baseURL), 'GET / HTTP/1.1\r\n\r\nnonsense\r\n\r\n');
  expect(both.status).toBe(400);
  expect((await fetch(`${baseURL}/api/health`)).status).toBe(200);
});

async function expectHeaders(origin: string, status: number, path: string, kind: string, sent: Sent) {
  const { method = 'GET', token, body, headers } = sent;
  const lines = Object.entries({
    host: new URL(origin).host,
    connection: 'close',
    ...(token && { authorization: `Bearer ${process.env.E2E_TOKEN}` }),
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const address = await findAddress(origin, path);
  const answer = await exchange(
    origin,
    `${method} ${address} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`,
  );
  expect(answer.status).toBe(status);
  expectCommon(answer.headers);
  const { resources, policy } = kinds.get(kind) ?? { resources: '', policy: '' };
  expect(answer.headers.get('cross-origin-resource-policy')).toBe(resources);
  expect(normalised(answer.headers.get('content-security-policy'))).toBe(normalised(policy));
  const type = answer.headers.get('content-type') ?? '';
  if (/^(text\/|application\/(json|xml|javascript))/.test(type))
    expect(type.toLowerCase()).toContain('; charset=utf-8');
  if (token || headers?.authorization || method !== 'GET')
    expect(answer.headers.get('cache-control')).toBe('no-store');
}

function expectCommon(headers: Headers) {
  for (const [name, value] of common) expect(headers.get(name), name).toBe(value);
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('server') ?? 'nginx').toBe('nginx');
  expect(headers.get('access-control-allow-origin')).toBeNull();
  // The product of the stories is not behind https.
  expect(headers.get('strict-transport-security')).toBeNull();
}

/** Sends the address unchanged; fetch would normalise it. */
async function exchange(origin: string, request: string): Promise<{ status: number; headers: Headers }> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  let head = '';
  try {
    for await (const bytes of socket) {
      head += String(bytes);
      if (head.includes('\r\n\r\n')) break;
    }
  } finally {
    socket.destroy();
  }
  const [first = '', ...lines] = head.slice(0, head.indexOf('\r\n\r\n')).split('\r\n');
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]));
  return { status: Number(first.split(' ')[1]), headers };
}

async function findAddress(origin: string, path: string): Promise<string> {
  const find = async (page: string, address: RegExp) =>
    address.exec(await (await fetch(origin + page)).text())?.[0] ?? `no ${path}`;
  if (path === '{script}') return find('/', /\/assets\/[^"]+\.js/);
  if (path === '{back office script}') return find('/admin', /\/backoffice\/[^"]+\.js/);
  if (path === '{picture}') return find('/api/product', /\/media\/[^"]+\.jpg/);
  return path;
}

/** The first table of the section, and the second. */
function readTables() {
  const text = readFileSync(resolve(import.meta.dirname, '../../../docs/security.md'), 'utf8');
  const section = text.split(/^## /m).find((each) => each.startsWith('Headers\n')) ?? '';
  const rows = [...section.matchAll(/^\|(.*)\|$/gm)].map(([, row = '']) =>
    row.split('|').map((cell) => cell.trim().replaceAll('`', '')),
  );
  const second = rows.findIndex(([first]) => first === 'addresses');
  const values = (table: string[][]) => table.slice(2);
  return {
    common: values(rows.slice(0, second)) as [string, string][],
    kinds: new Map(
      values(rows.slice(second)).map(([kind = '', resources = '', policy = '']) => [
        kind,
        { resources, policy },
      ]),
    ),
  };
}

function normalised(policy: string | null): string {
  return String(policy)
    .replace(/'sha256-[^']+'( 'sha256-[^']+')*/, "'sha256-…'")
    .replaceAll(/;\s*/g, '; ');
}

function json(body: string): Sent {
  return { method: 'POST', token: true, headers: { 'content-type': 'application/json' }, body };
}

function form(content: string, field: string): Sent {
  const boundary = 'b';
  const disposition = `Content-Disposition: form-data; name="${field}"; filename="a.jpg"`;
  return {
    method: 'POST',
    token: true,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `--${boundary}\r\n${disposition}\r\n\r\n${content}\r\n--${boundary}--\r\n`,
  };
}
