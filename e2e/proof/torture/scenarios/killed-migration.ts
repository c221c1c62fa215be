import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../../scripts/testing/free-port.mjs';
import { PRODUCT } from '../../../start-product';
import { Client } from '../client';
import type { Machine } from '../machine';

/** Killed anywhere in its migrations, it starts the next time. */
export async function killedMigration(machine: Machine, rounds: number) {
  await machine.startDatabase();
  let inTheMiddle = 0;
  const stuck: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await machine.useAnotherDatabase();
    // The pictures of the last round belong to its database.
    rmSync(join(machine.dataDir, 'media'), { recursive: true, force: true });
    await startAndKill(machine, round);
    const before = await countOf(machine, 'migrations');
    try {
      const product = await machine.start();
      await Client.of(product);
      await product.stop();
      if (before < (await countOf(machine, 'migrations'))) inTheMiddle += 1;
    } catch {
      stuck.push(round);
    }
  }
  return { rounds, inTheMiddle, stuck: stuck.length };
}

/** Kills the product as soon as its migrations have made four columns a round. */
async function startAndKill(machine: Machine, round: number): Promise<void> {
  const child = spawn(process.execPath, [PRODUCT], {
    cwd: machine.dataDir,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ...machine.variables,
      SEED_DEMO: 'false',
      PORT: String(await freePort()),
    },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  for (;;) {
    const [found] = (await machine.query(COLUMNS)) as { columns: number }[];
    const there = found ? found.columns : 0;
    if (there >= round * 4 || child.exitCode !== null || (await countOf(machine, 'admin')) > 0) break;
    await pause(2);
  }
  child.kill('SIGKILL');
  await ended;
}

const COLUMNS =
  'SELECT COUNT(*) AS `columns` FROM information_schema.columns WHERE table_schema = DATABASE()';

/** 0 for a table that is not there yet. */
async function countOf(machine: Machine, table: string): Promise<number> {
  try {
    const [row] = (await machine.query(`SELECT COUNT(*) AS found FROM ${table}`)) as { found: number }[];
    return row ? row.found : 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ER_NO_SUCH_TABLE') return 0;
    throw error;
  }
}
