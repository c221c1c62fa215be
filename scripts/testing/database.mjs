import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runCommand } from '../run-command.mjs';
import { freePort } from './free-port.mjs';
import { findProgram } from './programs.mjs';

const START_SECONDS = 60;
// Lost with the folder anyway: no need to wait for the disk.
const FAST = ['--innodb-flush-log-at-trx-commit=0', '--innodb-doublewrite=0', '--skip-log-bin'];

/** @typedef {{ url: string, stop: () => Promise<void> }} TestDatabase */

export function canStartDatabase() {
  return Boolean(findProgram('mariadbd') && findProgram('mariadb-install-db'));
}

/**
 * A MariaDB server of one's own, in a temporary folder that goes with it; or the one that `TEST_MYSQL_URL` names.
 * Its user may create databases whose names begin with `etalase`.
 * @param {AbortSignal} signal
 * @returns {Promise<TestDatabase>}
 */
export async function openTestDatabase(signal) {
  const given = process.env.TEST_MYSQL_URL;
  if (given) return { url: given, stop: async () => {} };

  const folder = mkdtempSync(join(tmpdir(), 'etalase-mariadb-'));
  try {
    return await startMariadb(folder, signal);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function startMariadb(folder, signal) {
  const data = join(folder, 'data');
  mkdirSync(data);
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  await runCommand(
    findProgram('mariadb-install-db'),
    [
      '--no-defaults',
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      ...asRoot,
    ],
    { cwd: folder, signal },
  );

  const password = randomBytes(12).toString('hex');
  const init = join(folder, 'init.sql');
  writeFileSync(
    init,
    `CREATE USER etalase@'127.0.0.1' IDENTIFIED BY '${password}';\n` +
      "GRANT ALL ON `etalase%`.* TO etalase@'127.0.0.1';\n",
    { mode: 0o600 },
  );
  const port = await freePort();
  const log = join(folder, 'log.err');
  const server = spawn(
    findProgram('mariadbd'),
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${join(folder, 'socket')}`,
      `--pid-file=${join(folder, 'pid')}`,
      `--log-error=${log}`,
      `--init-file=${init}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--skip-name-resolve',
      '--character-set-server=utf8mb4',
      // Not UTC: the application has to see to its own connections.
      '--default-time-zone=+07:00',
      ...FAST,
      ...asRoot,
    ],
    { cwd: folder, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('close', resolve));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(port, server, signal);
  } catch (error) {
    const lines = readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n');
    await stop();
    throw new Error(`MariaDB did not start:\n${lines}`, { cause: error });
  }
  return { url: `mariadb://etalase:${password}@127.0.0.1:${port}`, stop };
}

/** It opens its port only after it has carried out the init file. */
async function answers(port, server, signal) {
  for (const end = Date.now() + START_SECONDS * 1000; Date.now() < end; await pause(100, null, { signal })) {
    if (server.exitCode !== null) throw new Error(`it ended with ${server.exitCode}`);
    if (await greets(port)) return;
  }
  throw new Error(`it did not answer for ${START_SECONDS} s`);
}

function greets(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const done = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('data', () => done(true));
    socket.once('error', () => done(false));
  });
}
