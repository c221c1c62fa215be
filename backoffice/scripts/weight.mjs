// What a browser downloads for the login screen, for all lists, and for each screen after them, beside its budget: `npm run weight`.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUILD = new URL('../build/', import.meta.url);
const ENTRY = 'index.html';
const LOGIN = 'src/login/LoginPage.tsx';
const LIST = /\/(\w+List|Overview|ContactPage)\.tsx$/;
const SCREEN = /^src\/(?!login\/)[\w-]+\/.+\.tsx$/;
const BUDGETS_KB = { login: 75, lists: 340, screen: 12 };

/** Vite's own list of what was built, and of what imports what. */
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', BUILD), 'utf8'));

/** The files of some modules and of all they import, less what is fetched later. */
function filesOf(modules, seen = new Set()) {
  for (const module of modules) {
    if (seen.has(module)) continue;
    seen.add(module);
    filesOf(manifest[module].imports ?? [], seen);
  }
  return [...seen].flatMap((module) => [manifest[module].file, ...(manifest[module].css ?? [])]);
}

function compressed(files) {
  const code = [...new Set(files)].filter((file) => /\.(js|css)$/.test(file));
  return code.reduce(
    (sum, file) => sum + gzipSync(readFileSync(new URL(file, BUILD)), { level: 9 }).length,
    0,
  );
}

const screens = Object.keys(manifest).filter((module) => SCREEN.test(module));
const lists = filesOf([ENTRY, ...screens.filter((module) => LIST.test(module))]);
report('login', compressed(filesOf([ENTRY, LOGIN])), BUDGETS_KB.login);
report('shell and lists', compressed(lists), BUDGETS_KB.lists);
for (const screen of screens.filter((module) => !LIST.test(module))) {
  const further = filesOf([screen]).filter((file) => !lists.includes(file));
  report(screen.replace(/^.*\/|\.tsx$/g, ''), compressed(further), BUDGETS_KB.screen);
}
if (process.exitCode) console.error('Over budget.');

function report(name, bytes, budget) {
  const kb = bytes / 1000;
  if (kb > budget) process.exitCode = 1;
  console.log(
    `${name.padEnd(20)}${kb.toFixed(1).padStart(6)} kB gzip of ${budget} ${kb > budget ? '✘' : '✔'}`,
  );
}
