// The download of the login screen, of all lists, and of each screen after them, beside its budget: `npm run weight`.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUILD = new URL('../build/', import.meta.url);
const ENTRY = 'index.html';
const LOGIN = 'src/login/LoginPage.tsx';
const LISTS = [
  'Dashboard',
  'ProductList',
  'CategoryList',
  'ContactPage',
  'TrashList',
  'HistoryList',
  'AdministratorList',
];
const SCREEN = /^src\/(?!login\/)[\w-]+\/.+\.tsx$/;
const BUDGETS_KB = { login: 75, lists: 340, screen: 12 };

const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', BUILD), 'utf8'));

function filesOf(modules, seen = new Set()) {
  for (const module of modules) {
    if (seen.has(module)) continue;
    seen.add(module);
    filesOf(manifest[module].imports ?? [], seen);
  }
  return [...seen].flatMap((module) => [manifest[module].file, ...(manifest[module].css ?? [])]);
}

/** Found by name: a screen of which another one imports a part has no source file in the manifest. */
function chunkOf(screen) {
  const found = Object.keys(manifest).find((module) => manifest[module].name === screen);
  if (!found) throw new Error(`No chunk is named ${screen}.`);
  return found;
}

function compressed(files) {
  const code = [...new Set(files)].filter((file) => /\.(js|css)$/.test(file));
  return code.reduce(
    (sum, file) => sum + gzipSync(readFileSync(new URL(file, BUILD)), { level: 9 }).length,
    0,
  );
}

const lists = filesOf([ENTRY, ...LISTS.map(chunkOf)]);
report('login', compressed(filesOf([ENTRY, LOGIN])), BUDGETS_KB.login);
report('shell and lists', compressed(lists), BUDGETS_KB.lists);
for (const screen of Object.keys(manifest).filter((module) => SCREEN.test(module))) {
  const { name } = manifest[screen];
  if (LISTS.includes(name)) continue;
  report(name, compressed(filesOf([screen]).filter((file) => !lists.includes(file))), BUDGETS_KB.screen);
}
if (process.exitCode) console.error('Over budget.');

function report(name, bytes, budget) {
  const kb = bytes / 1000;
  if (kb > budget) process.exitCode = 1;
  console.log(
    `${name.padEnd(20)}${kb.toFixed(1).padStart(6)} kB gzip of ${budget} ${kb > budget ? '✘' : '✔'}`,
  );
}
