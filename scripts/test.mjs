import './supported-node.mjs';
import './end-with-npm.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare } from './prepare.mjs';
import { openTestDatabase } from './testing/database.mjs';
import { missingParts, packagesOf } from './testing/parts.mjs';
import { canStartStore, openTestStore } from './testing/store.mjs';
import { runJest, runPlaywright } from './testing/runners.mjs';
import { installSystemPackages } from './testing/system-packages.mjs';

/**
 * A suite that is `beside` runs together with the one before it, as it waits most of the time. One that is `onRequest`
 * runs only when it is named: the drill needs the whole machine for three minutes.
 */
const SUITES = [
  { title: 'Storefront', workspace: 'storefront', run: runJest },
  { title: 'Back office', workspace: 'backoffice', run: runJest },
  { title: 'API on SQLite', workspace: 'api', run: runJest },
  { title: 'API on MySQL', workspace: 'api', run: runJest, needs: ['database'] },
  {
    title: 'API on an S3 store',
    workspace: 'api',
    run: runJest,
    needs: ['store'],
    path: 'test/store',
    beside: true,
  },
  {
    title: 'Fuzz, hostile files, torture',
    workspace: 'e2e',
    run: (options) => runPlaywright({ ...options, args: ['--config', 'proof/playwright.config.ts'] }),
    uses: ['database'],
  },
  {
    title: 'Browser stories',
    workspace: 'e2e',
    run: runPlaywright,
    needs: ['chromium'],
    uses: ['headlessShell', 'nginx', 'poppler', 'store'],
  },
  {
    title: 'Drill',
    name: 'drill',
    workspace: 'e2e',
    run: (options) => runPlaywright({ ...options, args: ['--config', 'proof/drill.config.ts'] }),
    needs: ['cluster'],
    uses: ['store'],
    onRequest: true,
  },
];

const stop = new AbortController();
// `on` and not `once`: Ctrl-C sends one signal from the terminal and another through npm.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    process.exitCode = 128 + constants.signals[signal];
    stop.abort();
  });
}

const nameOf = ({ name, workspace }) => name ?? workspace;
const names = [...new Set(SUITES.map(nameOf))];
/** Arguments such as `api`, `drill`, or `api/test/http` for the Jest tests whose path contains the rest. */
const wanted = process.argv.slice(2).map((name) => {
  const [workspace, ...path] = name.split('/');
  return { workspace, path: path.join('/') };
});
const isKnown = ({ workspace, path }) =>
  SUITES.some((suite) => nameOf(suite) === workspace && (path === '' || suite.run === runJest));
if (!wanted.every(isKnown)) {
  process.stderr.write(`usage: npm test [-- ${names.join('|')}|api/test/http …]\n`);
  process.exit(2);
}
const suites = SUITES.filter((suite) =>
  wanted.length === 0 ? !suite.onRequest : wanted.some((each) => each.workspace === nameOf(suite)),
);
const reports = mkdtempSync(join(tmpdir(), 'etalase-reports-'));
const total = { passed: 0, failed: 0, skipped: 0 };
let database, store;

try {
  await prepare({ only: suites.some(({ workspace }) => workspace === 'e2e') ? undefined : [] });
  await installSystemPackages(packagesOf(missingParts(partsOf(suites))), stop.signal);
  for (const group of groups(suites))
    for (const result of await Promise.all(group.map(runSuite))) add(result);
} catch (error) {
  if (!stop.signal.aborted) throw error;
} finally {
  await Promise.all([database?.stop(), store?.stop()]);
  rmSync(reports, { recursive: true, force: true });
}

if (stop.signal.aborted) process.exit();
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
if (total.failed > 0) process.exitCode ||= 1;

function partsOf(chosen) {
  return chosen.flatMap(({ needs = [], uses = [] }) => [...needs, ...uses]);
}

function groups(chosen) {
  const all = [];
  for (const suite of chosen)
    if (suite.beside && all.length > 0) all.at(-1).push(suite);
    else all.push([suite]);
  return all;
}

async function runSuite({ title, workspace, run, needs = [], uses = [], path = '' }) {
  const withPath = wanted.filter((each) => each.workspace === workspace && each.path);
  const args = withPath.filter((each) => (suiteOfPath(each)?.path ?? '') === path).map((each) => each.path);
  if (withPath.length > 0 && args.length === 0) return {};
  process.stdout.write(`\n── ${title}\n`);
  const [lacking] = missingParts(needs);
  if (lacking) return skipSuite(lacking.missing);
  const env = {
    ...(needs.includes('database') && { TEST_DATABASE_URL: await databaseUrl() }),
    ...([...needs, ...uses].includes('store') && canStartStore() && (await storeSettings())),
  };
  const paths = args.length > 0 || path === '' ? args : [path];
  return run({ workspace, args: paths, report: join(reports, `${title}.json`), env, signal: stop.signal });
}

/** Counts as one skipped test, in CI as a failed one. */
function skipSuite(reason) {
  process.stdout.write(`left out: ${reason}\n`);
  return process.env.CI === 'true' ? { failed: 1 } : { skipped: 1 };
}

async function databaseUrl() {
  database ??= await openTestDatabase(stop.signal);
  return database.url;
}

/** The suite that alone runs the tests of this path, such as those of the store. */
function suiteOfPath({ workspace, path }) {
  return SUITES.find((each) => each.workspace === workspace && each.path && path.startsWith(each.path));
}

async function storeSettings() {
  store ??= await openTestStore(stop.signal);
  return store.env;
}

function add({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
