import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './run-command.mjs';

const SHARED = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/compress.mjs',
  ...exportsOf('api'),
  ...exportsOf('storefront'),
];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'build', 'test', 'data', 'coverage']);
const TEST = /\.(test|spec)\.tsx?$/;

/** One hash over everything that a workspace's build depends on: its files and what workspaces share. */
export function sourceHash(workspace) {
  const hash = createHash('sha1');
  for (const file of [...SHARED.map((name) => join(root, name)), ...sources(join(root, workspace))]) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** The files that a workspace lends to the others. */
function exportsOf(workspace) {
  const { exports } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
  return Object.values(exports).map((path) => join(workspace, path));
}

function* sources(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !NOT_SOURCES.has(entry.name)) yield* sources(path);
    if (entry.isFile() && !TEST.test(entry.name)) yield path;
  }
}
