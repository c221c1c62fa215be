import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../scripts/testing/free-port.mjs';
import { findProgram } from '../scripts/testing/programs.mjs';
import { type RunningServer, runToEnd, startServer } from './start-server';

const ROOT = resolve(import.meta.dirname, '..');
const MIME_TYPES = ['/etc/nginx', '/usr/local/etc/nginx', '/opt/homebrew/etc/nginx'].map((folder) =>
  join(folder, 'mime.types'),
);
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export const NGINX = findProgram('nginx');

/** The gateway of deploy/, with its configuration filled in as the image does it, for processes on this machine. */
export async function startGateway(
  apiUrl: string,
  storefrontUrl: string,
): Promise<RunningServer & { url: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'etalase-gateway-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    const port = await freePort();
    const config = writeConfig(folder, port, apiUrl, storefrontUrl);
    const command = [String(NGINX), '-e', 'stderr', '-p', folder, '-c', config] as const;
    const { code, output } = await runToEnd([...command, '-t'], folder, {});
    if (code !== 0 || output.includes('[warn]')) throw new Error(output);

    const url = `http://127.0.0.1:${port}`;
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

function writeConfig(folder: string, port: number, apiUrl: string, storefrontUrl: string): string {
  const server = fillIn(readFileSync(join(ROOT, 'deploy/gateway.conf.template'), 'utf8'), {
    NGINX_LOCAL_RESOLVERS: '127.0.0.1',
    GATEWAY_PORT: `127.0.0.1:${port}`,
    GATEWAY_SNIPPETS: join(ROOT, 'deploy'),
    BACKOFFICE_ROOT: join(ROOT, 'backoffice/build'),
    STOREFRONT_ROOT: join(ROOT, 'storefront/build/client'),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    API_ORIGIN: apiUrl,
    STOREFRONT_ORIGIN: storefrontUrl,
  });
  const temporary = TEMPORARY.map((name) => {
    mkdirSync(join(folder, name));
    return `${name}_temp_path ${join(folder, name)};`;
  });
  const lines = [
    'daemon off;',
    `pid ${folder}/pid;`,
    process.getuid?.() === 0 ? 'user root;' : '',
    'events {}',
    `http { include ${MIME_TYPES.find(existsSync) ?? MIME_TYPES[0]}; access_log off;`,
    ...temporary,
    server,
    '}',
  ];
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, lines.join('\n'));
  return config;
}

function fillIn(template: string, values: Record<string, string>): string {
  return template.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`gateway.conf.template: ${name} is not set`);
    return value;
  });
}
