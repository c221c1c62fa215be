import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../scripts/run-command.mjs';
import { freePort } from '../scripts/testing/free-port.mjs';

/** Runs the built product as `npm start` does; `read` gets every line of its log. */
export async function startProduct(dataDir, variables = {}, read = undefined) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['--max-semi-space-size=8', join(root, 'api/dist/main.js')], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...variables,
    },
    stdio: ['ignore', read ? 'pipe' : 'ignore', 'inherit'],
  });
  if (read) createInterface(server.stdout).on('line', read);
  const ended = once(server, 'exit');
  const kill = () => server.kill();
  process.once('exit', kill);
  while (!(await answers(`${url}/api/health/ready`))) {
    if (server.exitCode !== null) throw new Error('The product did not start.');
    await pause(50);
  }
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await ended;
  };
  return { url, pid: server.pid, stop };
}

function answers(url) {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
