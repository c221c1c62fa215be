import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Above the ports that browsers refuse, and below those that an outgoing connection could take meanwhile. */
const [LOWEST, HIGHEST] = [10_100, 32_000];
const ATTEMPTS = 100;
const given = new Set();

/** @returns {Promise<number>} another port each time */
export async function freePort() {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`no free port from ${LOWEST} to ${HIGHEST}`);
}

async function isFree(port) {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
    await new Promise((resolve) => probe.close(resolve));
    return true;
  } catch {
    return false;
  }
}
