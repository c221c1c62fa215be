import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { root } from '../scripts/run-command.mjs';
import { startProduct } from './product.mjs';

const ADMINISTRATOR = { username: 'admin', pass: 'Pohon-Kopi-1930' };
const MANY = 6000;

const CATALOGUES = {
  demo: '',
  /** Every search for words of the description finds all products. */
  alike: 'UPDATE product SET description = (SELECT description FROM product WHERE id = 1)',
  many: `INSERT INTO product (name, description, price, category_id, image)
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${MANY / 12})
    SELECT name || ' ' || n, description, price, category_id, image FROM numbers, product`,
};

/** The data folders are removed when this process ends; `copy` gives each process under test one of its own. */
export async function makeCatalogues() {
  const folder = mkdtempSync(join(tmpdir(), 'etalase-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const demo = join(folder, 'demo');
  mkdirSync(demo);
  const product = await startProduct(demo, { ADMIN_PASSWORD: ADMINISTRATOR.pass });
  const found = await look(product);
  await product.stop();
  for (const [name, sql] of Object.entries(CATALOGUES)) {
    if (name === 'demo') continue;
    cpSync(demo, join(folder, name), { recursive: true });
    const database = new Database(join(folder, name, 'etalase.sqlite'));
    database.exec(sql);
    database.close();
  }
  const copy = (name) => {
    const dataDir = mkdtempSync(join(folder, `${name}-`));
    cpSync(join(folder, name), dataDir, { recursive: true });
    return dataDir;
  };
  return { found, copy };
}

async function look({ url }) {
  const body = JSON.stringify(ADMINISTRATOR);
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${url}/api/admins/login`, { method: 'POST', headers, body });
  const { token } = (await login.json()).data;
  const products = (await (await fetch(`${url}/api/product`)).json()).data;
  const ids = products.map(({ id }) => id);
  return {
    administrator: ADMINISTRATOR,
    token,
    products,
    picture: products[0].image,
    searches: searchesFor(products[0].description),
    many: Array.from({ length: MANY }, (_, at) => Math.max(...ids) + 1 + at),
    storefrontScript: `/assets/${largestScript('storefront/build/client/assets')}`,
    backOfficeScript: `/backoffice/assets/${largestScript('backoffice/build/assets')}`,
  };
}

function searchesFor(text) {
  const words = [...new Set(text.toLowerCase().match(/\p{L}{3,}/gu))];
  return words.flatMap((a) => words.flatMap((b) => words.slice(0, 8).map((c) => `${a} ${b} ${c}`)));
}

function largestScript(folder) {
  const size = (name) => statSync(join(root, folder, name)).size;
  const scripts = readdirSync(join(root, folder)).filter((name) => name.endsWith('.js'));
  return scripts.toSorted((a, b) => size(b) - size(a))[0];
}
