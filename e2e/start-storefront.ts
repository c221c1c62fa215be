import { resolve } from 'node:path';
import { freePort } from '../scripts/testing/free-port.mjs';
import { type RunningServer, startServer } from './start-server';

const STOREFRONT = resolve(import.meta.dirname, '../storefront');
const REMIX_SERVE = resolve(import.meta.dirname, '../node_modules/.bin/remix-serve');

/** The built storefront alone, as the split deployment runs it. */
export async function startStorefront(
  variables: { API_URL: string } & Record<string, string>,
): Promise<RunningServer & { url: string }> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer({
    command: [process.execPath, REMIX_SERVE, './build/server/index.js'],
    cwd: STOREFRONT,
    env: { PORT: port, HOST: '127.0.0.1', PUBLIC_URL: url, ...variables },
    ready: `${url}/about`,
  });
  return { ...server, url };
}
