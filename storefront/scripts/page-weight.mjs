// The download of each page of the built client beside its budget: `npm run weight`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const CLIENT = new URL('../build/client', import.meta.url).pathname;
const BUDGETS_KB = { scripts: 92, homeScripts: 100, ownOfInquiry: 3.072, styles: 15, fonts: 70 };
const HOME = 'routes/(id)._index';
const INQUIRY = 'routes/(id).inquiry';

const assets = readdirSync(join(CLIENT, 'assets'));
const { entry, routes } = readManifest();

/** The bundler's list of each page's files, without those that are loaded later, such as the map. */
function readManifest() {
  const name = assets.find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('There is no built storefront: run npm run build first.');
  const source = readFileSync(join(CLIENT, 'assets', name), 'utf8');
  return JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
}

function compressed(path) {
  return gzipSync(readFileSync(join(CLIENT, path)), { level: 9 }).length;
}

function sum(paths, size) {
  return [...new Set(paths)].reduce((total, path) => total + size(path), 0);
}

const scriptsOf = (...parts) => parts.flatMap(({ module, imports = [] }) => [module, ...imports]);

function measure(id) {
  const parts = [entry, routes.root, routes[id]];
  return {
    page: `/${routes[id].path ?? ''}`,
    scripts: sum(scriptsOf(...parts), compressed),
    styles: sum(
      parts.flatMap(({ css = [] }) => css),
      compressed,
    ),
    scriptBudget: id === HOME ? BUDGETS_KB.homeScripts : BUDGETS_KB.scripts,
  };
}

let over = false;

function cell(bytes, budgetKb) {
  const kb = bytes / 1000;
  if (kb > budgetKb) over = true;
  return `${kb.toFixed(1).padStart(6)} of ${String(budgetKb).padStart(3)} ${kb > budgetKb ? '✘' : '✔'}`;
}

const pages = Object.keys(routes).filter((id) => id !== 'root' && isPage(routes[id]));

/** A route without styles of its own has no page: a redirect, a sitemap, the root's 404. */
function isPage({ css = [] }) {
  return css.length > 0;
}

console.log(`${'page, kB gzip'.padEnd(34)}${'JavaScript'.padEnd(18)}CSS`);
for (const { page, scripts, styles, scriptBudget } of pages.map(measure)) {
  console.log(`${page.padEnd(32)}${cell(scripts, scriptBudget)}   ${cell(styles, BUDGETS_KB.styles)}`);
}
const ofAll = scriptsOf(entry, routes.root);
const ofInquiry = scriptsOf(routes[INQUIRY]).filter((path) => !ofAll.includes(path));
console.log(
  `${'/inquiry beyond other pages'.padEnd(32)}${cell(sum(ofInquiry, compressed), BUDGETS_KB.ownOfInquiry)}`,
);
const fonts = assets.filter((file) => file.endsWith('.woff2')).map((file) => `assets/${file}`);
const fontBytes = sum(fonts, (path) => readFileSync(join(CLIENT, path)).length);
console.log(`${'fonts, every page'.padEnd(32)}${cell(fontBytes, BUDGETS_KB.fonts)}`);
if (over) {
  console.error('Over budget.');
  process.exitCode = 1;
}
