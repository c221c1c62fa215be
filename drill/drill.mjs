import '../scripts/supported-node.mjs';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { prepare } from '../scripts/prepare.mjs';
import { findProgram } from '../scripts/testing/programs.mjs';
import { canStartStore } from '../scripts/testing/store.mjs';
import { installSystemPackages } from '../scripts/testing/system-packages.mjs';
import { makeCluster } from './cluster.mjs';
import { PROVIDERS } from './database.mjs';
import { faultsOf } from './faults.mjs';
import { Front } from './front.mjs';
import { Load, lookFor } from './load.mjs';
import { HEAD, line, reasons } from './table.mjs';

const PACKAGES = [
  'mariadb-server',
  'galera-4',
  'rsync',
  'haproxy',
  'nginx-light',
  'radosgw',
  'ceph-mon',
  'ceph-osd',
];
const PROGRAMS = ['mariadbd', 'mariadb', 'wsrep_sst_rsync', 'rsync', 'haproxy', 'nginx'];
const QUIET_MS = 5000;
const LONGEST_SETTLING_MS = 60_000;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    process.exitCode = 128 + constants.signals[signal];
    stop.abort();
  });
}

await prepare();
if (missing().length > 0 || !canStartStore()) await installSystemPackages(PACKAGES, stop.signal);
if (missing().length > 0) {
  process.stderr.write(`The drill needs ${missing().join(', ')}: Debian's ${PACKAGES.join(', ')}.\n`);
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'etalase-drill-'));
const password = randomBytes(12).toString('base64url');
let making, front;
try {
  await Promise.race([drill(), ended()]);
} catch (error) {
  if (!stop.signal.aborted) throw error;
} finally {
  front?.stop();
  const cluster = await making?.catch(() => undefined);
  await Promise.all(cluster?.parts.map((part) => part.end()) ?? []);
  await cluster?.stop();
  if (!options.keep) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  else process.stdout.write(`Logs are in ${folder}\n`);
}
process.exit();

function missing() {
  const programs = PROGRAMS.filter((name) => !findProgram(name));
  return PROVIDERS.some(existsSync) ? programs : [...programs, 'libgalera_smm.so'];
}

function ended() {
  return new Promise((_, reject) => stop.signal.addEventListener('abort', () => reject(stop.signal.reason)));
}

async function drill() {
  const withStore = canStartStore();
  if (!withStore)
    process.stdout.write('No S3 store (radosgw, ceph-mon, ceph-osd): pictures are in a shared folder.\n');
  const provider = PROVIDERS.find(existsSync);
  making = makeCluster({ folder, provider, password, withStore, signal: stop.signal });
  const cluster = await making;
  for (const part of cluster.parts) {
    if (!stop.signal.aborted) await part.start();
  }
  front = new Front(cluster.gateways);
  const load = new Load(front, password);
  await load.prepare();
  load.start();
  await pause(QUIET_MS);
  const all = faultsOf(cluster, { away: options.short ? 5000 : 10_000, short: options.short });
  const faults = [];
  for (const fault of all.filter(({ name }) => name.includes(options.only)))
    faults.push(await measure(fault, load));
  await load.stop();
  report(faults, load, await lookFor(load, cluster.apis[0]));
}

async function measure(fault, load) {
  load.fault = fault.name;
  const began = Date.now();
  const back = await fault.run();
  const ready = Date.now();
  await settled(load);
  const ended = Date.now();
  load.fault = '';
  process.stdout.write(`${fault.name} …\n`);
  return { ...fault, began, back, ready, ended };
}

/** Until nothing has failed for a while. */
async function settled({ requests }) {
  const start = Date.now();
  for (let since = start; Date.now() - since < QUIET_MS; await pause(200)) {
    if (Date.now() - start > LONGEST_SETTLING_MS) return;
    since = Math.max(
      start,
      ...requests
        .slice(-200)
        .filter(({ ok }) => !ok)
        .map(({ ended }) => ended),
    );
  }
}

function report(faults, { requests, acknowledged }, losses) {
  process.stdout.write(`\n${HEAD}\n`);
  for (const fault of faults) {
    const { text, over } = line(fault, { requests, losses: losses.get(fault.name) });
    process.stdout.write(`${text}\n`);
    const why = reasons(fault, requests);
    if (why) process.stdout.write(`    ${why}\n`);
    if (over) process.exitCode = 1;
  }
  const between = losses.get('');
  process.stdout.write(`\n${acknowledged.size} acknowledged writes, ${requests.length} requests\n`);
  if (between) {
    process.stdout.write(`Between the faults: ${JSON.stringify(between)}\n`);
    process.exitCode = 1;
  }
}
