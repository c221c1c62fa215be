import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './run-command.mjs';

const SHARED = ['package-lock.json', 'tsconfig.base.json', 'scripts/compress.mjs'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'build', 'test', 'data', 'coverage', 'generated']);
const TEST = /\.(test|spec)\.tsx?$/;

export function sourceHash(workspace) {
  const hash = createHash('sha1');
  const shared = [...SHARED, ...filesOfApi()].map((name) => join(root, name));
  for (const file of [...shared, ...sources(join(root, workspace))]) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** The files that the API exports to the other workspaces, with all that they import. */
function filesOfApi() {
  const { exports } = JSON.parse(readFileSync(join(root, 'api/package.json'), 'utf8'));
  const files = new Set(Object.values(exports).map((path) => join('api', path)));
  // A Set also visits what is added during the loop.
  for (const file of files) for (const imported of importsOf(file)) files.add(imported);
  return [...files];
}

function importsOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g)].flatMap(([, path]) => {
    const imported = join(dirname(file), path);
    const names = [imported, imported.replace(/\.js$/, '.ts'), `${imported}.ts`, `${imported}.tsx`];
    return names.filter((name) => existsSync(join(root, name))).slice(0, 1);
  });
}

function* sources(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !NOT_SOURCES.has(entry.name)) yield* sources(path);
    if (entry.isFile() && !TEST.test(entry.name)) yield path;
  }
}
