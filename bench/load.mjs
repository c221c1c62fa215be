// The load, in a process of its own: measures what the one message it is sent names, and answers with figures.
import { once } from 'node:events';
import autocannon from 'autocannon';
import { busyCpu, treeCpu } from './cpu.mjs';
import { requestOf, ROWS } from './rows.mjs';

const LOOK_MS = 50;

process.once('disconnect', () => process.exit());
const [{ name, url, pid, found, etag, warmUp, measured }] = await once(process, 'message');
const row = ROWS.find((each) => each.name === name);
let serial = 0;
await load(warmUp);
process.send(await measure());
process.disconnect();

async function measure() {
  const before = cpu();
  const began = performance.now();
  const { statuses, errors, milliseconds, seconds } = await load(measured);
  const after = cpu();
  const ownAndServers = after.own - before.own + after.server - before.server;
  const answered = milliseconds.length;
  milliseconds.sort((a, b) => a - b);
  return {
    statuses,
    errors,
    rate: answered / seconds,
    p50: percentile(milliseconds, 0.5),
    p99: percentile(milliseconds, 0.99),
    cpu: (after.server - before.server) / answered,
    foreign: (after.busy - before.busy - ownAndServers) / (performance.now() - began),
  };
}

function cpu() {
  const { user, system } = process.cpuUsage();
  return { server: treeCpu(pid), own: (user + system) / 1000, busy: busyCpu() };
}

/** `size`: seconds or a number of requests. */
async function load(size) {
  const milliseconds = [];
  const began = performance.now();
  let last = began;
  const running = autocannon({
    url,
    connections: row.connections ?? 50,
    ...size,
    sampleInt: LOOK_MS,
    requests: [{ ...requestOf(row, 0, found, etag), ...(row.each && { setupRequest: another }) }],
  });
  running.on('response', (_client, _status, _bytes, time) => {
    milliseconds.push(time);
    last = performance.now();
  });
  const { errors, statusCodeStats } = await running;
  return {
    statuses: Object.keys(statusCodeStats).map(Number),
    errors,
    milliseconds,
    seconds: (last - began) / 1000,
  };
}

function another(request) {
  return { ...request, ...requestOf(row, serial++, found, etag) };
}

function percentile(sorted, share) {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}
