import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What package-lock.json installs, by its path. */
export function readPackages(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({ name: path.split('node_modules/').at(-1), path, ...entry }));
}
