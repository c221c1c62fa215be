import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../scripts/testing/free-port.mjs';
import { type RunningServer, startServer } from './start-server';

export const PRODUCT = resolve(import.meta.dirname, '../api/dist/main.js');

export interface RunningProduct extends RunningServer {
  url: string;
  dataDir: string;
  password: string;
}

/** The built product, empty unless SEED_DEMO is set. Its data are deleted with it unless DATA_DIR is set. */
export async function startProduct(variables: Record<string, string> = {}): Promise<RunningProduct> {
  const dataDir = variables.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'etalase-e2e-'));
  const port = String(await freePort());
  const url = `http://${variables.HOST ?? '127.0.0.1'}:${port}`;
  const password = variables.ADMIN_PASSWORD ?? randomBytes(9).toString('base64url');
  const server = await startServer({
    command: [process.execPath, PRODUCT],
    // Not the repository's folder: its .env must not reach the tests.
    cwd: dataDir,
    env: {
      PORT: port,
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: password,
      SEED_DEMO: 'false',
      LOG_LEVEL: 'error',
      ...variables,
    },
    ready: `${url}/api/health/ready`,
  });
  const stop = async (signal?: NodeJS.Signals) => {
    await server.stop(signal);
    if (!variables.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...server, url, dataDir, password, stop };
}
