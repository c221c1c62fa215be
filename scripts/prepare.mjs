import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installIfStale } from './install.mjs';
import { CommandFailed, root, runCommand } from './run-command.mjs';
import { sourceHash } from './source-hash.mjs';

// The slowest first, as two are built at a time. A stamp lies in a folder that every build empties, also one by hand.
const BUILDS = [
  { workspace: 'backoffice', stamp: 'backoffice/build/.source-hash', entry: 'backoffice/build/index.html' },
  {
    workspace: 'storefront',
    stamp: 'storefront/build/server/.source-hash',
    entry: 'storefront/build/server/index.js',
  },
  { workspace: 'api', stamp: 'api/dist/.source-hash', entry: 'api/dist/main.js' },
];
const PARALLEL_BUILDS = 2;

/**
 * Installs missing packages and builds what is older than its sources; ends the process when either fails.
 * @param {{ only?: string[] }} [options] the workspaces to build, by default all
 */
export async function prepare({ only } = {}) {
  try {
    await installIfStale();
    await generateIfStale();
    await buildAll(BUILDS.filter((each) => (only?.includes(each.workspace) ?? true) && isStale(each)));
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    process.stderr.write(`${error.output}\n${error.message}\n`);
    process.exit(1);
  }
}

/** For a watcher that writes into the same folder. */
export function forgetBuild(name) {
  for (const { workspace, stamp } of BUILDS)
    if (workspace === name) rmSync(join(root, stamp), { force: true });
}

async function generateIfStale() {
  const writtenAt = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const made = writtenAt('api/generated/contract.ts');
  const sources = ['api/openapi.json', 'api/scripts/generate.mjs'];
  if (sources.some((path) => writtenAt(path) > made))
    await runCommand('npm', ['run', 'generate', '-w', 'api']);
}

function isStale({ workspace, stamp, entry }) {
  const path = join(root, stamp);
  if (!existsSync(path) || !existsSync(join(root, entry))) return true;
  return readFileSync(path, 'utf8') !== sourceHash(workspace);
}

async function buildAll(builds) {
  if (builds.length === 0) return;
  process.stdout.write(`Building ${builds.map(({ workspace }) => workspace).join(', ')} …\n`);
  const waiting = [...builds];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await build(next);
  };
  await Promise.all(Array.from({ length: PARALLEL_BUILDS }, worker));
}

async function build({ workspace, stamp }) {
  // Taken before the build, so that an edit during it makes the build stale.
  const hash = sourceHash(workspace);
  const path = join(root, stamp);
  rmSync(path, { force: true });
  await runCommand('npm', ['run', 'build', '-w', workspace]);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, hash);
}
