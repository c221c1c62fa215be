import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../../../scripts/testing/free-port.mjs';
import { test } from '../../behind-gateway';
import { expect } from '../../fixtures';
import { NGINX, startGateway } from '../../start-gateway';

const ROOT = resolve(import.meta.dirname, '../../..');

// In CI a missing nginx is a failure.
test.skip(!NGINX && process.env.CI !== 'true', 'nginx is not installed');

test('RUN-4 the gateway answers every address as the single process does, the back office with its headers', async ({
  gateway,
  baseURL,
}) => {
  const compared = ['cache-control', 'content-type', 'content-security-policy', 'referrer-policy'];
  for (const [path, status, type] of [
    ['/', 200, 'text/html'],
    ['/produk/1', 200, 'text/html'],
    ['/produk/1/spec.pdf', 200, 'application/pdf'],
    ['/produk/0/spec.pdf', 404, 'text/html'],
    ['/company-profile.pdf', 200, 'application/pdf'],
    ['/nope', 404, 'text/html'],
    ['/admin', 200, 'text/html'],
    ['/admin/produk/edit/1', 200, 'text/html'],
    ['/sistem/login', 200, 'text/html'],
    ['/login', 200, 'text/html'],
    ['/backoffice/nope.js', 404, 'text/html'],
    ['/api/product', 200, 'application/json'],
    ['/api/nope', 404, 'application/json'],
    ['/api/docs', 200, 'text/html'],
  ] as const) {
    const response = await fetch(`${gateway}${path}`);
    expect(response.status, path).toBe(status);
    expect(response.headers.get('content-type'), path).toContain(type);
    if (!/^\/(admin|sistem|login)/.test(path)) continue;
    const single = await fetch(`${baseURL}${path}`);
    for (const name of compared) expect(response.headers.get(name), name).toBe(single.headers.get(name));
  }
});

test('RUN-4 a visitor and an administrator notice no difference behind the gateway', async ({
  page,
  gateway,
}) => {
  await page.goto(`${gateway}/product`);
  const link = page.getByRole('link', { name: 'Arabica Green Beans' });
  const card = page.getByRole('article').filter({ has: link });
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arabica Green Beans');
  await page.goto(`${gateway}/admin`);
  await expect(page).toHaveURL(`${gateway}/sistem/login`);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test('RUN-4 answers are compressed, and built files kept for good', async ({ gateway }) => {
  const list = await fetch(`${gateway}/api/product`, { headers: { 'accept-encoding': 'gzip' } });
  expect(list.headers.get('content-encoding')).toBe('gzip');
  const home = await (await fetch(`${gateway}/`)).text();
  const [script] = /\/assets\/[^"]+\.js/.exec(home) ?? [];
  const response = await fetch(`${gateway}${script}`);
  expect(response.headers.get('content-type')).toMatch(/javascript/);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('RUN-4 the refusals of the API come through as they are', async ({ gateway }) => {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(11 * 1024 * 1024)]), 'besar.jpg');
  const response = await fetch(`${gateway}/api/product`, {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.E2E_TOKEN}` },
    body: form,
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ success: false, data: null });
});

test('RUN-4 while no api process is there the gateway says so in the envelope', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  const gateway = await startGateway(nowhere, nowhere);
  const response = await fetch(`${gateway.url}/api/product`);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.json()).toMatchObject({ success: false, data: null });
  await gateway.stop();
});

/** What the compose file says itself. */
const OF_CONTAINERS = ['API_URL', 'DATABASE_CA', 'DATABASE_URL', 'DATA_DIR', 'HOST', 'PORT'];

test('RUN-4 the compose file passes on every setting', () => {
  const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  const settings = readFileSync(join(ROOT, '.env.example'), 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm);
  const lost = [...settings].map(([, name = '']) => name).filter((name) => !compose.includes(`\${${name}:`));
  expect(lost.sort()).toEqual(OF_CONTAINERS);
});

test('RUN-4 the compose file names the four services, builds what exists, and holds no secret', () => {
  const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  const dockerfile = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8');
  const [, services = ''] = /^services:\n([^]*?)^\w/m.exec(compose) ?? [];
  const names = [...services.matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name);
  expect(names).toEqual(['database', 'api', 'storefront', 'gateway']);
  for (const [, target] of compose.matchAll(/target: (\w+)/g)) {
    expect(dockerfile).toMatch(new RegExp(`^FROM .* AS ${target}$`, 'm'));
  }
  for (const [, source] of dockerfile.matchAll(/^COPY (?!--from)(\S+) /gm)) {
    expect(existsSync(join(ROOT, String(source))), source).toBe(true);
  }
  for (const name of ['MYSQL_PASSWORD', 'JWT_SECRET', 'PUBLIC_URL']) {
    const uses = [...compose.matchAll(new RegExp(`\\$\\{${name}([^}]*)\\}`, 'g'))];
    expect(uses.length).toBeGreaterThan(0);
    for (const [, rule] of uses) expect(rule).toMatch(/^:\?/);
  }
});
