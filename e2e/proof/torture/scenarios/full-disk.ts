import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '../client';
import { Load } from '../load';
import type { Machine } from '../machine';

const MEGABYTES = 24;

/** On a full disk it says so, and keeps what it acknowledges once there is room again. */
export async function fullDisk(machine: Machine) {
  machine.useSmallDisk(MEGABYTES);
  const product = await machine.start();
  const client = await Client.of(product);
  const load = new Load();
  await load.writeSome(client, 20);
  const makeRoom = fill(machine.dataDir);
  // The last database page still has room: a few more writes may be kept.
  const whenFull = await load.writeSome(client, 60);
  const readyWhenFull = (await client.ask('GET', 'health/ready')).status;
  const readsWhenFull = (await client.ask('GET', 'product')).status;
  makeRoom();
  const afterwards = await load.writeSome(client, 40);
  // The readiness check repeats its last result for a second.
  const readyAfterwards = (await client.askUntilDone('GET', 'health/ready')).status;
  await product.stop('SIGKILL');
  const lost = await load.lost(await Client.of(await machine.start()));
  return {
    whenFull: [...new Set(whenFull)].join(' '),
    readyWhenFull,
    readsWhenFull,
    afterwards: [...new Set(afterwards)].join(' '),
    readyAfterwards,
    acknowledged: load.count,
    lost,
  };
}

/** @returns what empties the disk again */
function fill(folder: string): () => void {
  const path = join(folder, 'ballast');
  const file = openSync(path, 'w');
  for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
  return () => rmSync(path);
}
