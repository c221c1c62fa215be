// What a browser downloads for the login screen, and for the whole back office, beside its budget: `npm run weight`.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUILD = new URL('../build/', import.meta.url);
const ENTRY = 'index.html';
const LOGIN = 'src/login/LoginPage.tsx';
const BUDGETS_KB = { login: 75, everything: 360 };

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

const weights = {
  login: compressed(filesOf([ENTRY, LOGIN])),
  everything: compressed(filesOf(Object.keys(manifest))),
};
for (const [name, budget] of Object.entries(BUDGETS_KB)) {
  const kb = weights[name] / 1000;
  if (kb > budget) process.exitCode = 1;
  console.log(
    `${name.padEnd(12)}${kb.toFixed(1).padStart(6)} kB gzip of ${budget} ${kb > budget ? '✘' : '✔'}`,
  );
}
if (process.exitCode) console.error('Over budget.');
