import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Above those that browsers refuse, and below those that systems give to outgoing connections, one of which could take it before it is used. */
const [LOWEST, HIGHEST] = [10_100, 32_000];
const ATTEMPTS = 100;
const given = new Set();

/**
 * A free port of this machine, another one each time.
 * @returns {Promise<number>}
 */
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
