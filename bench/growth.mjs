// What reads cost as the catalogue grows, on SQLite and on MariaDB: `npm run bench:growth`, docs/performance.md.
import '../scripts/supported-node.mjs';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Sqlite from 'libsql';
import mysql from 'mysql2/promise';
import { prepare } from '../scripts/prepare.mjs';
import { canStartDatabase, openTestDatabase } from '../scripts/testing/database.mjs';
import { CATEGORIES, inquiriesOf, productsOf } from './growth-catalogue.mjs';
import { rowsFor } from './growth-rows.mjs';
import { installPackages } from './packages.mjs';
import { startProduct } from './product.mjs';

const { short } = parseArgs({ options: { short: { type: 'boolean', default: false } } }).values;
const SIZES = short ? [100] : [100, 10_000, 100_000];
const AMOUNT = short ? 5 : 1000;
const CONNECTIONS = 10;
/** For paged reads of the largest catalogue: p99 in milliseconds, and, but for the inbox, as a multiple of the smallest's. */
const BUDGET = { ratio: 1.5, p99: 50 };
const ADMINISTRATOR = { username: 'admin', pass: 'Pohon-Kopi-1930' };

const COLUMNS = [
  'name',
  'name_en',
  'sort_name_en',
  'description',
  'price',
  'category_id',
  'created_at',
  'updated_at',
  'deleted_at',
  'moq',
  'moq_unit',
  'pack_net_kg',
  'lead_days_max',
  'export_incoterm',
  'export_place',
  'port',
];

const INQUIRY_COLUMNS = ['id', 'code', 'channel', 'status', 'name', 'language', 'follow_up_at'];
const ITEM_COLUMNS = ['inquiry_id', 'product_id', 'name'];

const folder = mkdtempSync(join(tmpdir(), 'etalase-growth-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

await prepare();
await installPackages();
const { default: autocannon } = await import('autocannon');
let seeded;
await measureOn('SQLite');
if (!short && canStartDatabase()) {
  const server = await openTestDatabase(new AbortController().signal);
  await measureOn('MariaDB', server.url).finally(server.stop);
}

async function measureOn(database, server) {
  console.log(`\n${database}, p50 / p99 in ms and most memory in MB`);
  const smallest = new Map();
  for (const size of SIZES) {
    const { product, found } = await filled(size, server);
    console.log(`\n${size.toLocaleString('en')} products`);
    for (const row of rowsFor(found)) {
      const figures = await measure(row, product);
      if (size === SIZES[0]) smallest.set(row.name, figures.p99);
      const judged = !short && (row.paged || row.inbox) && size === SIZES.at(-1);
      const ratio = row.paged && judged ? figures.p99 / smallest.get(row.name) : undefined;
      console.log(line(row.name, figures, judged, ratio));
    }
    await product.stop();
  }
}

async function filled(size, server) {
  const dataDir = mkdtempSync(join(folder, `${size}-`));
  const variables = {
    ADMIN_PASSWORD: ADMINISTRATOR.pass,
    PAGE_CACHE_MB: '0',
    LOG_LEVEL: 'error',
    SEED_DEMO: 'false',
  };
  if (server) Object.assign(variables, await emptyDatabase(server, size));
  if (server) await addCategories(dataDir, variables);
  else cpSync((seeded ??= await seed(variables)), dataDir, { recursive: true });
  await (server ? fillMysql(variables.DATABASE_URL, size) : fillSqlite(dataDir, size));
  const product = await startProduct(dataDir, variables);
  const { token } = (await post(product, '/api/admins/login', ADMINISTRATOR)).data;
  const list = await fetch(`${product.url}/api/product?range=[0,0]`);
  return { product, found: { token, total: Number(list.headers.get('x-total-count')) } };
}

async function seed(variables) {
  const dataDir = mkdtempSync(join(folder, 'seeded-'));
  await addCategories(dataDir, variables);
  return dataDir;
}

async function addCategories(dataDir, variables) {
  const product = await startProduct(dataDir, variables);
  const { token } = (await post(product, '/api/admins/login', ADMINISTRATOR)).data;
  for (const nama_category of CATEGORIES) await post(product, '/api/category', { nama_category }, token);
  await product.stop();
}

async function post({ url }, path, body, token) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

async function emptyDatabase(server, size) {
  const name = `etalase_growth_${size}`;
  const connection = await mysql.createConnection(server.replace(/^mariadb:/, 'mysql:'));
  await connection.query(`DROP DATABASE IF EXISTS ${name}`);
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  await connection.end();
  return { DATABASE_URL: `${server}/${name}`, JWT_SECRET: 'nothing-here-has-to-stay-a-secret-32' };
}

function tablesOf(size) {
  const inquiries = inquiriesOf(size);
  return [
    ['product', COLUMNS, [...productsOf(size)]],
    ['inquiry', INQUIRY_COLUMNS, inquiries.map(({ inquiry }) => inquiry)],
    ['inquiry_item', ITEM_COLUMNS, inquiries.map(({ item }) => item)],
  ];
}

function fillSqlite(dataDir, size) {
  const database = new Sqlite(join(dataDir, 'etalase.sqlite'));
  database.exec('BEGIN');
  for (const [table, columns, rows] of tablesOf(size)) {
    const insert = database.prepare(
      `INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`,
    );
    for (const row of rows) insert.run(row);
  }
  database.exec('COMMIT');
  database.close();
}

async function fillMysql(url, size) {
  const connection = await mysql.createConnection(url.replace(/^mariadb:/, 'mysql:'));
  for (const [table, columns, rows] of tablesOf(size))
    for (let start = 0; start < rows.length; start += 1000)
      await connection.query(`INSERT INTO ${table} (${columns.join()}) VALUES ?`, [
        rows.slice(start, start + 1000),
      ]);
  await connection.end();
}

async function measure({ connections = CONNECTIONS, amount: whole = AMOUNT, each }, { url, pid }) {
  const amount = Math.min(whole, AMOUNT);
  let serial = 0;
  const another = (request) => ({ ...request, ...each(serial++) });
  const run = async (requests) => {
    const milliseconds = [];
    const running = autocannon({
      url,
      connections: Math.min(connections, requests),
      amount: requests,
      timeout: 300,
      // Autocannon only looks this often (ms) whether all have been answered.
      sampleInt: 100,
      requests: [{ ...each(serial++), setupRequest: another }],
    });
    running.on('response', (_client, _status, _bytes, time) => milliseconds.push(time));
    const { statusCodeStats, errors } = await running;
    return { milliseconds, statuses: Object.keys(statusCodeStats), errors };
  };
  if (connections > 1 && !short) await run(Math.ceil(amount / 4));
  // Resets VmHWM, the peak of memory.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const { milliseconds, statuses, errors } = await run(amount);
  if (errors > 0 || statuses.join() !== '200') throw new Error(`answered ${statuses}, ${errors} not at all`);
  milliseconds.sort((a, b) => a - b);
  const peak = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1] / 1024;
  const percentile = (share) => milliseconds[Math.max(0, Math.ceil(milliseconds.length * share) - 1)];
  return { p50: percentile(0.5), p99: percentile(0.99), peak };
}

function line(name, { p50, p99, peak }, judged, ratio = 0) {
  const figures = `${name.padEnd(28)}${p50.toFixed(1).padStart(10)}${p99.toFixed(1).padStart(10)}${peak.toFixed(0).padStart(8)}`;
  if (!judged) return figures;
  const kept = p99 <= BUDGET.p99 && ratio <= BUDGET.ratio;
  if (!kept) process.exitCode = 1;
  return `${figures}  ${kept ? '✔' : '✘'} ≤ ${BUDGET.p99} ms${ratio ? `, ${ratio.toFixed(2)}×, ≤ ${BUDGET.ratio}×` : ''}`;
}
