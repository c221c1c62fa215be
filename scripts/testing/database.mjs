import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runCommand } from '../run-command.mjs';
import { freePort } from './free-port.mjs';
import { findProgram } from './programs.mjs';

const START_SECONDS = 60;
const GREETING_MS = 500;
// The folder is deleted after the tests, so the data need not reach the disk.
const FAST = ['--innodb-flush-log-at-trx-commit=0', '--innodb-doublewrite=0', '--skip-log-bin'];
const DURABLE = ['--innodb-flush-log-at-trx-commit=1', '--skip-log-bin'];

/** @typedef {{ url: string, stop: () => Promise<void> }} TestDatabase */
/** @typedef {TestDatabase & { signal: (name: NodeJS.Signals) => void, pause: () => Promise<void>, startAgain: () => Promise<void> }} OwnDatabase */

export function canStartDatabase() {
  // mariadb-install-db needs my_print_defaults, which is in another package.
  const needed = ['mariadbd', 'mariadb-install-db', 'my_print_defaults'];
  return needed.every((name) => findProgram(name) !== undefined);
}

/**
 * The server of `TEST_MYSQL_URL`, or a new one in a temporary folder. Its user may create databases named `etalase…`.
 * @param {AbortSignal} signal
 * @returns {Promise<TestDatabase>}
 */
export async function openTestDatabase(signal) {
  const given = process.env.TEST_MYSQL_URL;
  if (given) return { url: given, stop: async () => {} };

  return openOwnDatabase(signal, FAST);
}

/**
 * A server that keeps what it has acknowledged when it is killed.
 * @param {AbortSignal} signal
 * @returns {Promise<OwnDatabase>}
 */
export function openDurableDatabase(signal) {
  return openOwnDatabase(signal, DURABLE);
}

export async function openOwnDatabase(signal, options) {
  const folder = mkdtempSync(join(tmpdir(), 'etalase-mariadb-'));
  try {
    return await setUpMariadb(folder, options, signal);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function setUpMariadb(folder, options, signal) {
  const data = join(folder, 'data');
  mkdirSync(data);
  await runCommand(
    findProgram('mariadb-install-db'),
    [
      '--no-defaults',
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      ...asRoot(),
    ],
    { cwd: folder, signal },
  );

  const password = randomBytes(12).toString('hex');
  writeFileSync(
    join(folder, 'init.sql'),
    `CREATE USER IF NOT EXISTS etalase@'127.0.0.1' IDENTIFIED BY '${password}';\n` +
      "GRANT ALL ON `etalase%`.* TO etalase@'127.0.0.1';\n" +
      'CREATE DATABASE IF NOT EXISTS etalase;\n',
    { mode: 0o600 },
  );
  const port = await freePort();
  let server = await startMariadb(folder, port, options, signal);
  return {
    url: `mariadb://etalase:${password}@127.0.0.1:${port}`,
    signal: (name) => server.kill(name),
    // On a busy machine it answers for some milliseconds after SIGSTOP.
    pause: async () => {
      server.kill('SIGSTOP');
      while (await greets(port));
    },
    startAgain: async () => {
      await hasEnded(server);
      server = await startMariadb(folder, port, options, signal);
    },
    stop: async () => {
      server.kill('SIGTERM');
      // A test may have paused it.
      server.kill('SIGCONT');
      await hasEnded(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startMariadb(folder, port, options, signal) {
  const log = join(folder, 'log.err');
  const server = spawn(
    findProgram('mariadbd'),
    [
      '--no-defaults',
      `--datadir=${join(folder, 'data')}`,
      `--socket=${join(folder, 'socket')}`,
      `--pid-file=${join(folder, 'pid')}`,
      `--log-error=${log}`,
      `--init-file=${join(folder, 'init.sql')}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--skip-name-resolve',
      '--character-set-server=utf8mb4',
      // Not UTC, so that tests notice a connection of the application that relies on it.
      '--default-time-zone=+07:00',
      ...options,
      ...asRoot(),
    ],
    { cwd: folder, stdio: 'ignore' },
  );
  try {
    await answers(port, server, signal);
  } catch (error) {
    const lines = readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n');
    server.kill('SIGTERM');
    await hasEnded(server);
    throw new Error(`MariaDB did not start:\n${lines}`, { cause: error });
  }
  return server;
}

const asRoot = () => (process.getuid?.() === 0 ? ['--user=root'] : []);

async function hasEnded(server) {
  if (server.exitCode === null && server.signalCode === null) await once(server, 'close');
}

/** A server opens its port only after it has carried out the init file. */
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
    socket.setTimeout(GREETING_MS, () => done(false));
    socket.once('data', () => done(true));
    socket.once('error', () => done(false));
  });
}
