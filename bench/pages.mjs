// The weight of every public page, and Lighthouse on it, beside the budgets: `npm run bench:pages`.
// Lighthouse's mobile profile simulates slow 4G and a processor four times slower.
import '../scripts/supported-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare } from '../scripts/prepare.mjs';
import { runCommand } from '../scripts/run-command.mjs';
import { findChromium } from '../scripts/testing/programs.mjs';
import { startProduct } from './product.mjs';

const RUNS = 3;
/** Search engines are asked to leave them out. */
const UNLISTED = ['/compare?ids=4,6,7', '/inquiry?add=4'];
const PAGES = [
  '/',
  '/product',
  '/product-list/Coffee',
  '/produk/1',
  '/about',
  '/contact-us',
  '/privacy',
  '/id',
  '/id/produk/1',
  ...UNLISTED,
];

const MEASURES = [
  { name: 'perf', of: score('performance'), least: 98 },
  { name: 'a11y', of: score('accessibility'), least: 100 },
  { name: 'practices', of: score('best-practices'), least: 100 },
  { name: 'SEO', of: score('seo'), least: 100 },
  { name: 'LCP s', of: audit('largest-contentful-paint', 1000), most: 2, digits: 1 },
  { name: 'CLS', of: audit('cumulative-layout-shift'), most: 0.02, digits: 3 },
  { name: 'FCP s', of: audit('first-contentful-paint', 1000), digits: 1 },
  { name: 'TBT ms', of: audit('total-blocking-time') },
  { name: 'kB', of: audit('total-byte-weight', 1000) },
];

function score(category) {
  return ({ categories }) => Math.round(categories[category].score * 100);
}

function audit(id, per = 1) {
  return ({ audits }) => audits[id].numericValue / per;
}

await prepare();
await runCommand('npm', ['ci', '--ignore-scripts'], { cwd: import.meta.dirname });
await runCommand('npm', ['run', '--silent', 'weight', '-w', 'storefront'], { show: true });
const { default: lighthouse } = await import('lighthouse');
const { launch } = await import('chrome-launcher');

const dataDir = mkdtempSync(join(tmpdir(), 'etalase-bench-'));
const product = await startProduct(dataDir);
try {
  console.log(`\n${'page'.padEnd(22)}${MEASURES.map(({ name }) => name.padStart(11)).join('')}`);
  console.log(`${'budget'.padEnd(22)}${MEASURES.map(budget).join('')}`);
  let over = false;
  for (const page of PAGES) {
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measure(product.url + page));
    const row = MEASURES.map((measure) => {
      const value = median(runs.map(measure.of));
      const counts = !UNLISTED.includes(page) || measure.name !== 'SEO';
      const red = counts && (value < measure.least || value > measure.most);
      over ||= red;
      return `${value.toFixed(measure.digits ?? 0)}${red ? ' ✘' : '  '}`.padStart(11);
    });
    console.log(page.padEnd(22) + row.join(''));
  }
  if (over) {
    console.error('\nOver budget.');
    process.exitCode = 1;
  }
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** A browser that has shown a page before would be faster. Lighthouse sometimes misses a page's start: it tries again. */
async function measure(url, attempts = 4) {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'silent', output: 'json' });
    if (!lhr.runtimeError) return lhr;
    if (attempts === 1) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  } finally {
    chrome.kill();
  }
  return measure(url, attempts - 1);
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function budget({ least, most }) {
  const text = least === undefined ? (most === undefined ? '' : `≤ ${most}`) : `≥ ${least}`;
  return `${text}  `.padStart(11);
}
