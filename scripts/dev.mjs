import './supported-node.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { prepare } from './prepare.mjs';
import { root } from './run-command.mjs';

const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

const port = Number(process.env.PORT ?? 3000);
const apiPort = String(port + 1);
const backofficePort = String(port + 2);
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
const apiUrl = `http://127.0.0.1:${apiPort}`;

await prepare({ only: ['api'] });

const parts = [
  start('build', 'npm', ['run', 'watch', '-w', 'api']),
  start('api', process.execPath, ['--watch', '--enable-source-maps', 'api/dist/main.js'], {
    PORT: apiPort,
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrl,
  }),
  start('office', 'npm', ['run', 'dev', '-w', 'backoffice'], { BACKOFFICE_PORT: backofficePort }),
  start('site', 'npm', ['run', 'dev', '-w', 'storefront'], {
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    API_URL: apiUrl,
    BACKOFFICE_DEV_URL: `http://127.0.0.1:${backofficePort}`,
  }),
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll(0));
process.stdout.write(`\n  Etalase, with hot reload: ${publicUrl}/\n\n`);

/** Starts one part in a process group of its own, so that its whole tree ends with it. */
function start(name, command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) =>
      process.stdout.write(`${name.padEnd(6)} │ ${line}\n`),
    );
  }
  child.on('exit', (code) => {
    process.stdout.write(`${name} ended (${code ?? 'stopped'})\n`);
    endAll(code ?? 0);
  });
  return child;
}

function endAll(code) {
  process.exitCode ||= code;
  for (const { pid, exitCode, signalCode } of parts) {
    if (pid && exitCode === null && signalCode === null) endGroup(pid);
  }
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch (error) {
    // It has ended between the check and the signal.
    if (error.code !== 'ESRCH') throw error;
  }
}
