import { readdirSync, renameSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT } from '../../../start-product';
import { runToEnd } from '../../../start-server';
import { freePort } from '../../../../scripts/testing/free-port.mjs';
import { Client } from '../client';
import { photo } from '../photo';
import type { Machine } from '../machine';

const START_MS = 20_000;

/** Started with an empty database, it leaves the pictures of the one before alone, and says why it does not start. */
export async function wrongDatabase(machine: Machine) {
  const product = await machine.start();
  const client = await Client.of(product);
  const category_id = await client.anyCategory();
  for (const shade of [10, 20, 30]) await client.ask('POST', 'product', await photo(category_id, shade));
  await product.stop();
  const media = join(machine.dataDir, 'media');
  const before = readdirSync(media);
  // A young picture is never swept: it may belong to a request under way.
  for (const name of before) utimesSync(join(media, name), new Date(0), new Date(0));
  renameSync(join(machine.dataDir, 'etalase.sqlite'), join(machine.dataDir, 'elsewhere.sqlite'));

  const env = { ...machine.variables, SEED_DEMO: 'false', PORT: String(await freePort()) };
  const start = await runToEnd([process.execPath, PRODUCT], machine.dataDir, env, START_MS);
  return {
    pictures: before.length,
    left: readdirSync(media).filter((name) => before.includes(name)).length,
    start: start.code,
    said: start.output.trim().split('\n').at(-1),
  };
}
