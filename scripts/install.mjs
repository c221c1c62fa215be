import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from './run-command.mjs';

export async function installIfStale(folder = root, options = []) {
  if (isInstalled(folder)) return;
  process.stdout.write('Installing packages (about two minutes the first time) …\n');
  // Builds need the development packages, whatever NODE_ENV says.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  await runCommand('npm', ['ci', '--include=dev', ...quiet, ...options], { cwd: folder, show: true });
}

function isInstalled(folder) {
  // Here npm records what it has put into node_modules.
  const record = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const found = packagesOf(record);
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (!path.includes('node_modules/')) return true;
    // Optional packages for other platforms stay out.
    return path in found ? found[path].version === version : optional === true;
  });
}

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}
