import '../scripts/supported-node.mjs';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { prepare } from '../scripts/prepare.mjs';
import { findGalera, missingParts, packagesOf } from '../scripts/testing/parts.mjs';
import { canStartStore } from '../scripts/testing/store.mjs';
import { installSystemPackages } from '../scripts/testing/system-packages.mjs';
import { makeCluster } from './cluster.mjs';
import { faultsOf } from './faults.mjs';
import { Front } from './front.mjs';
import { Load, lookFor } from './load.mjs';
import { HEAD, line, reasons, resultOf } from './table.mjs';

const LONGEST_SETTLING_MS = 60_000;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
});
const quietMs = options.short ? 3000 : 5000;
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    process.exitCode = 128 + constants.signals[signal];
    stop.abort();
  });
}

await prepare();
await installSystemPackages(packagesOf(missingParts(['cluster', 'store'])), stop.signal);
const [lacking] = missingParts(['cluster']);
if (lacking) {
  process.stderr.write(`The drill: ${lacking.missing}; Debian's ${lacking.packages.join(', ')}.\n`);
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

function ended() {
  return new Promise((_, reject) => stop.signal.addEventListener('abort', () => reject(stop.signal.reason)));
}

async function drill() {
  const withStore = canStartStore();
  if (!withStore)
    process.stdout.write('No S3 store (radosgw, ceph-mon, ceph-osd): pictures are in a shared folder.\n');
  making = makeCluster({ folder, provider: findGalera(), password, withStore, signal: stop.signal });
  const cluster = await making;
  for (const part of cluster.parts) {
    if (!stop.signal.aborted) await part.start();
  }
  front = new Front(cluster.gateways);
  const load = new Load(front, password);
  await load.prepare();
  load.start();
  await pause(quietMs);
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

/** Waits until nothing has failed for `quietMs`. */
async function settled({ requests }) {
  const start = Date.now();
  for (let since = start; Date.now() - since < quietMs; await pause(200)) {
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
  const rows = faults.map((fault) => resultOf(fault, { requests, losses: losses.get(fault.name) }));
  process.stdout.write(`\n${HEAD}\n`);
  for (const row of rows) {
    process.stdout.write(`${line(row)}\n`);
    const why = reasons(row, requests);
    if (why) process.stdout.write(`    ${why}\n`);
  }
  const between = losses.get('');
  process.stdout.write(`\n${acknowledged.size} acknowledged writes, ${requests.length} requests\n`);
  if (between) process.stdout.write(`Between the faults: ${JSON.stringify(between)}\n`);
  if (between || rows.some(({ over }) => over.length > 0)) process.exitCode = 1;
  if (options.report) writeFileSync(options.report, JSON.stringify({ rows, between }));
}
