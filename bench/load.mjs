// A process of its own, which is sent one message with what to measure, and answers with the figures.
import { once } from 'node:events';
import autocannon from 'autocannon';
import { busyCpu, treeCpu } from './cpu.mjs';
import { requestOf, ROWS } from './rows.mjs';

const LOOK_MS = 50;
const FEWEST = 100;

process.once('disconnect', () => process.exit());
const [{ name, url, pid, found, etag, varied, warmUp, measured }] = await once(process, 'message');
const row = ROWS.find((each) => each.name === name);
let serial = 0;
process.send(await measure(await rateWhenWarm()));
process.disconnect();

async function rateWhenWarm() {
  const began = performance.now();
  for (let amount = FEWEST; ; amount *= 2) {
    const { milliseconds, seconds } = await load(amount);
    if (performance.now() - began >= warmUp * 1000) return milliseconds.length / seconds;
  }
}

/** By amount and not by time: a request still under way at the end would cost CPU without an answer to count. */
async function measure(rate) {
  // Each of the 50 connections sends an even number, as a row may pair its requests.
  const amount = Math.max(FEWEST, Math.ceil((rate * measured) / FEWEST) * FEWEST);
  const before = cpu();
  const began = performance.now();
  const { statuses, errors, milliseconds, seconds } = await load(amount);
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

async function load(amount) {
  const milliseconds = [];
  const began = performance.now();
  let last = began;
  const running = autocannon({
    url,
    connections: row.connections ?? 50,
    amount,
    timeout: 60,
    sampleInt: LOOK_MS,
    requests: [{ ...requestOf(row, 0, found, etag), ...(varied && row.each && { setupRequest: another }) }],
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
