// Memory and hit rate of honest visitors under load, and during a flood of made-up addresses: `npm run bench:flood`, docs/performance.md.
import '../scripts/supported-node.mjs';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { prepare } from '../scripts/prepare.mjs';
import { makeCatalogues } from './catalogues.mjs';
import { installPackages } from './packages.mjs';
import { startProduct } from './product.mjs';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, only: { type: 'string', default: '' } },
});
const SECONDS = Number(values.minutes) * 60;
if (!(SECONDS > 0)) throw new Error('usage: npm run bench:flood -- [--minutes 10] [--only load|flood]');

const BUDGET = { hits: 0.99, growth: 1.1 };
const LOOK_MS = 1000;
const ODD_HEADERS = [
  {},
  { 'accept-encoding': 'br;q=0, gzip;q=0.1, *' },
  { 'cache-control': 'no-cache', pragma: 'no-cache' },
  { 'if-none-match': 'W/"a", "b", *' },
  { range: 'bytes=5-1,-3' },
  { 'x-made-up': 'x'.repeat(8000) },
];
let serial = 0;
const MADE_UP = [
  (word) => `/product?q=${word}`,
  (word) => `/product?${word}=1`,
  (word) => `/id/product?q=${word}&page=${serial}`,
  (word) => `/product-list/${word}`,
  () => `/produk/${1e6 + serial}`,
  (word) => `/${word}/${word}`,
  (word) => `/api/product?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`,
  () => `/api/product?range=[${serial},${serial + 9}]`,
  () => `/api/product/${1e6 + serial}`,
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

await prepare();
await installPackages();
const { default: autocannon } = await import('autocannon');
const { copy } = await makeCatalogues();
const honest = new Set();
let fromMemory = 0;
const product = await startProduct(copy('demo'), { LOG_LEVEL: 'debug' }, (line) => {
  if (line.includes('"answered from memory"') && honest.has(JSON.parse(line).url)) fromMemory += 1;
});
for (const address of await addresses()) honest.add(address);
for (const address of honest) await (await fetch(product.url + address)).arrayBuffer();

console.log(`${honest.size} honest addresses, ${values.minutes} minutes each\n`);
console.log('       honest answers  from memory  failed  made-up answers  MB at first  MB at last');
const visits = [...honest].map((path) => ({ path }));
const STAGES = {
  load: () => stage('load', { connections: 50, requests: visits }),
  flood: () =>
    stage(
      'flood',
      { connections: 10, overallRate: 200, requests: visits },
      { connections: 30, requests: [{ setupRequest: madeUp }] },
    ),
};
for (const [name, run] of Object.entries(STAGES))
  if (name.includes(values.only) && !(await run())) process.exitCode = 1;
await product.stop();

async function addresses() {
  const urls = [];
  for (const sitemap of ['/sitemap.xml', '/id/sitemap.xml']) {
    const text = await (await fetch(product.url + sitemap)).text();
    urls.push(...[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname));
  }
  const ids = (await (await fetch(`${product.url}/api/product`)).json()).data.map(({ id }) => id);
  return [...urls, ...ids.flatMap((id) => [`/produk/${id}.data`, `/api/product/${id}`])];
}

async function stage(name, visitors, others) {
  fromMemory = 0;
  const sizes = [];
  const looking = setInterval(() => sizes.push(residentMb(product.pid)), LOOK_MS);
  const [honestAnswers, madeUpAnswers] = await Promise.all([ask(visitors), others && ask(others)]);
  clearInterval(looking);
  const { '2xx': good, non2xx, errors, timeouts } = honestAnswers;
  const failed = non2xx + errors + timeouts;
  // The log also has the requests that were under way when the load ended.
  const hits = Math.min(1, fromMemory / good);
  const fifth = Math.ceil(sizes.length / 5);
  const [first, last] = [mean(sizes.slice(fifth, 2 * fifth)), mean(sizes.slice(-fifth))];
  const cells = [good, `${(hits * 100).toFixed(3)} %`, failed, madeUpAnswers?.requests.total ?? 0];
  const widths = [14, 13, 8, 17, 13, 12];
  const line = [...cells, first.toFixed(0), last.toFixed(0)].map((cell, at) =>
    String(cell).padStart(widths[at]),
  );
  console.log(name.padEnd(7) + line.join(''));
  return hits >= BUDGET.hits && failed === 0 && last <= first * BUDGET.growth;
}

function ask(options) {
  return autocannon({ url: product.url, duration: SECONDS, timeout: 60, ...options });
}

function madeUp(request) {
  serial += 1;
  const word = `x${serial.toString(36)}${Math.random().toString(36).slice(2)}`;
  const path = MADE_UP[serial % MADE_UP.length](word);
  const headers = ODD_HEADERS[Math.floor(serial / MADE_UP.length) % ODD_HEADERS.length];
  return { ...request, path, headers: { ...request.headers, ...headers } };
}

function residentMb(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
}

function mean(numbers) {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
