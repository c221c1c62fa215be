// What answers cost, beside a bare server that gives the same bytes in the same run: `npm run bench`, docs/performance.md.
import '../scripts/supported-node.mjs';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { arch, cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { prepare } from '../scripts/prepare.mjs';
import { makeCatalogues } from './catalogues.mjs';
import { installPackages } from './packages.mjs';
import { startProduct } from './product.mjs';
import { requestOf, ROWS } from './rows.mjs';
import { HEAD, line } from './table.mjs';

const { short, only } = readArguments();
const ROUNDS = short ? 1 : 3;
/** Seconds. */
const WARM_UP = { product: 2, bare: 1 };
const MEASURED = { product: 4, bare: 2 };
/** Node adds these by itself, and Content-Length costs less than chunks. */
const CONNECTION_HEADERS = /^(connection|keep-alive|date|transfer-encoding|content-length)$/i;

// A signal alone would not call the 'exit' handlers that stop the servers and remove the folder.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

await prepare();
await installPackages();
const { found, copy } = await makeCatalogues();
console.log(`${machine()}\n\n${HEAD}`);
const shared = new Map();
let failed = false;
for (const row of ROWS.filter(({ name }) => name.includes(only))) {
  const { text, wrong, over } = line(row, await measure(row), short);
  console.log(text);
  failed ||= wrong || (over && !short);
}
for (const product of shared.values()) await product.stop();
if (failed) process.exitCode = 1;

/** Product and bare take turns, each in a process of its own, so that no row profits from another. */
async function measure(row) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const product = await productOn(row.catalogue ?? 'demo');
    const answer = await answersOf(row, product);
    if (answer) rounds.push(await besideBare(row, product, answer));
    if (!short) await product.stop();
  }
  return rounds;
}

async function besideBare(row, product, answer) {
  const ofProduct = await underLoad(row, product, answer, {
    varied: true,
    warmUp: short ? 0 : (row.warmUp ?? WARM_UP.product),
    measured: short ? 0 : MEASURED.product,
  });
  const bare = await startBare(answer);
  const ofBare = await underLoad(row, bare, answer, {
    varied: false,
    warmUp: short ? 0 : WARM_UP.bare,
    measured: short ? 0 : MEASURED.bare,
  });
  await bare.stop();
  return { product: ofProduct, bare: ofBare };
}

async function productOn(catalogue) {
  const product = shared.get(catalogue) ?? (await startProduct(copy(catalogue), { LOG_LEVEL: 'warn' }));
  if (short) shared.set(catalogue, product);
  return product;
}

async function underLoad({ name }, { url, pid }, { etag }, how) {
  const load = fork(join(import.meta.dirname, 'load.mjs'));
  load.send({ name, url, pid, found, etag, ...how });
  const [figures] = await Promise.race([once(load, 'message'), failure(load, `${name}: the load`)]);
  return figures;
}

async function startBare(answer) {
  const bare = fork(join(import.meta.dirname, 'bare.mjs'));
  bare.send(answer);
  const [{ port }] = await Promise.race([once(bare, 'message'), failure(bare, 'bare')]);
  const stop = async () => {
    bare.kill();
    await once(bare, 'exit');
  };
  return { url: `http://127.0.0.1:${port}`, pid: bare.pid, stop };
}

async function failure(child, name) {
  const [code] = await once(child, 'exit');
  throw new Error(`${name} ended with ${code}`);
}

/** Undefined when a conditional row has no ETag to ask with. */
async function answersOf(row, { url }) {
  const answer = await answerOf(url, requestOf(row, 0, found));
  if (!row.conditional) return answer;
  return (
    answer.etag && {
      ...answer,
      notModified: await answerOf(url, requestOf(row, 0, found, answer.etag)),
    }
  );
}

/** Not by fetch, which would unpack the body. */
async function answerOf(url, { path, method, headers, body }) {
  const sent = request(url + path, { method, headers }).end(body);
  const [response] = await once(sent, 'response');
  const bytes = await buffer(response);
  const pairs = Array.from({ length: response.rawHeaders.length / 2 }, (_, at) =>
    response.rawHeaders.slice(2 * at, 2 * at + 2),
  );
  const kept = pairs.filter(([name]) => !CONNECTION_HEADERS.test(name));
  return {
    status: response.statusCode,
    headers: [...kept, ...(bytes.length > 0 ? [['Content-Length', String(bytes.length)]] : [])].flat(),
    body: bytes.toString('base64'),
    etag: response.headers.etag,
  };
}

function machine() {
  const [{ model }] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${model}, ${memory} GB, ${type()} ${release()} ${arch()}, Node ${process.version}`;
}

function readArguments() {
  try {
    const options = { short: { type: 'boolean', default: false }, only: { type: 'string', default: '' } };
    const { values } = parseArgs({ options });
    if (ROWS.some(({ name }) => name.includes(values.only))) return values;
  } catch {
    // The usage is printed below.
  }
  console.error(`usage: npm run bench -- [--short] [--only ${ROWS.map(({ name }) => name).join('|')}]`);
  process.exit(2);
}
