import './supported-node.mjs';
import './end-with-npm.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { forgetBuild, prepare } from './prepare.mjs';
import { needsShell, root } from './run-command.mjs';

const onWindows = process.platform === 'win32';
const HIGHEST_PORT = 65_535;
const CANNOT_START = 'Etalase cannot start: ';

const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

const port = Number(process.env.PORT?.trim() || 3000);
const ports = [port, port + 1, port + 2];
// Before the build, which would break a development server that runs already.
if (Number.isInteger(port) && port > 0 && port + 2 <= HIGHEST_PORT)
  for (const each of ports) await endUnlessFree(each);
await prepare({ only: ['api'] });
const { PUBLIC_URL: publicUrl } = await checkedEnvironment();
const [, apiPort, backofficePort] = ports.map(String);
const apiUrl = `http://127.0.0.1:${apiPort}`;

// From here on `watch` writes into the folder of the build.
forgetBuild('api');

/** Printed once by the first start, and again at the end, where it does not scroll away. */
let firstAdministrator = '';
/** Why the API could not start: its watcher would go on and wait for a change of the sources. */
let refusal = '';
let ready = false;
let ending = false;
process.on('exit', () => process.stderr.write(refusal));
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
for (const url of [`${apiUrl}/api/health/ready`, `http://127.0.0.1:${port}/`]) await untilAnswered(url);
ready = true;
if (!ending) process.stdout.write(`\n  Etalase, with hot reload: ${publicUrl}/\n${firstAdministrator}\n`);

async function checkedEnvironment() {
  const { parseEnv, StartupError } = await import('../api/dist/env.js');
  try {
    const env = parseEnv(process.env);
    if (env.PORT + 2 > HIGHEST_PORT) throw new StartupError('development takes the ports PORT to PORT+2');
    return env;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${CANNOT_START}${error.message}\n`);
    process.exit(1);
  }
}

async function endUnlessFree(needed) {
  const server = createServer();
  try {
    await once(server.listen(needed, '127.0.0.1'), 'listening');
  } catch {
    process.stderr.write(
      `port ${needed} is in use; development takes ${port} to ${port + 2}, from PORT on\n`,
    );
    process.exit(1);
  }
  await promisify(server.close.bind(server))();
}

async function untilAnswered(url) {
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!ending && !(await answers())) await pause(300);
}

/** In a process group of its own, so that its whole tree can be ended. */
function start(name, command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: needsShell(command),
    // On Windows it would open a window.
    detached: !onWindows,
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (/^ {2}(First administrator|Password)/.test(line)) firstAdministrator += `${line}\n`;
      if (!ready && line.startsWith(CANNOT_START)) {
        refusal = `${line}\n`;
        endAll(1);
      }
      if (!refusal) process.stdout.write(`${name.padEnd(6)} │ ${line}\n`);
    });
  }
  child.on('exit', (code) => {
    if (!refusal) process.stdout.write(`${name} ended (${code ?? 'stopped'})\n`);
    endAll(code ?? 0);
  });
  return child;
}

function endAll(code) {
  process.exitCode ||= code;
  ending = true;
  for (const { pid, exitCode, signalCode } of parts) {
    if (pid && exitCode === null && signalCode === null) endGroup(pid);
  }
}

function endGroup(pid) {
  if (onWindows) return void spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
  try {
    process.kill(-pid, 'SIGTERM');
  } catch (error) {
    // It has ended between the check and the signal.
    if (error.code !== 'ESRCH') throw error;
  }
}
