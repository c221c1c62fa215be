import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT } from '../../../start-product';
import { runToEnd } from '../../../start-server';
import { freePort } from '../../../../scripts/testing/free-port.mjs';
import { Client } from '../client';
import type { Machine } from '../machine';
import { photo } from '../photo';

/** Where nothing can be written it says so: pictures with 503, the start with one line. */
export async function readOnlyDisk(machine: Machine) {
  const media = join(machine.dataDir, 'media');
  mkdirSync(media);
  const product = await machine.start();
  const client = await Client.of(product);
  const uncover = machine.coverWithReadOnlyDisk(media);
  const category_id = await client.anyCategory();
  const upload = await client.ask('POST', 'product', await photo(category_id, 1));
  const ready = (await client.ask('GET', 'health/ready')).status;
  uncover();
  const afterwards = await client.ask('POST', 'product', await photo(category_id, 2));
  const left = readdirSync(join(media, '.incoming'));
  await product.stop();

  const coverAll = machine.coverWithReadOnlyDisk(machine.dataDir);
  const env = { ...machine.variables, PORT: String(await freePort()) };
  const start = await runToEnd([process.execPath, PRODUCT], '/', env);
  coverAll();
  return {
    upload: upload.status,
    retryAfter: upload.retryAfter,
    ready,
    afterwards: afterwards.status,
    left: left.length,
    start: start.code,
    lines: start.output.trim().split('\n').length,
  };
}
