import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/testing/free-port.mjs';
import { writeGatewayConfig } from '../scripts/testing/gateway-config.mjs';
import { findProgram } from '../scripts/testing/programs.mjs';
import { type RunningServer, runToEnd, startServer } from './start-server';

export const NGINX = findProgram('nginx');

/** The gateway of deploy/, configured for processes on this machine. */
export async function startGateway(
  apiUrl: string,
  storefrontUrl: string,
): Promise<RunningServer & { url: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'etalase-gateway-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const config = writeGatewayConfig(folder, {
      GATEWAY_PORT: `127.0.0.1:${port}`,
      PUBLIC_URL: url,
      API_ORIGIN: apiUrl,
      STOREFRONT_ORIGIN: storefrontUrl,
    });
    const command = [String(NGINX), '-e', 'stderr', '-p', folder, '-c', config] as const;
    const { code, output } = await runToEnd([...command, '-t'], folder, {});
    if (code !== 0 || output.includes('[warn]')) throw new Error(output);

    const nginx = await startServer({
      command: [...command],
      cwd: folder,
      env: {},
      ready: `${url}/gateway-health`,
    });
    const stop = async () => {
      await nginx.stop();
      removeFolder();
    };
    return { ...nginx, url, stop };
  } catch (error) {
    removeFolder();
    throw error;
  }
}
