import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { root } from '../scripts/run-command.mjs';
import { freePort } from '../scripts/testing/free-port.mjs';
import { fillIn, writeGatewayConfig } from '../scripts/testing/gateway-config.mjs';
import { findProgram } from '../scripts/testing/programs.mjs';
import { openTestStore } from '../scripts/testing/store.mjs';
import { CHECK, databaseNodes } from './database.mjs';
import { answers, Part } from './part.mjs';
import { storePart } from './store-part.mjs';

const HOST = '127.0.0.1';
const PAIR = [1, 2];

/** The parts are in the order in which they have to start. */
export async function makeCluster({ folder, provider, password, withStore, signal }) {
  const secret = randomBytes(24).toString('hex');
  const nodes = await databaseNodes(folder, provider, secret, signal);
  const address = async () => `${HOST}:${await freePort()}`;
  const addresses = (count) => Promise.all(Array.from({ length: count }, address));
  const [apis, storefronts, gateways, peers] = [
    await addresses(2),
    await addresses(2),
    await addresses(2),
    await addresses(2),
  ];
  const [databaseProxies, apiProxies] = [await addresses(2), await addresses(2)];
  const shared = { PEER_1: peers[0], PEER_2: peers[1], API_1: apis[0], API_2: apis[1] };
  nodes.forEach((node, at) => (shared[`NODE_${at + 1}`] = node.address));
  const store = withStore ? await openTestStore(signal) : undefined;
  const pictures = store ? await bucket(store) : {};
  const publicUrl = `http://${gateways[0]}`;
  const part = (kind, number, more) =>
    new Part({
      kind,
      name: `${kind}${number}`,
      cwd: folder,
      log: join(folder, `${kind}${number}.log`),
      ...more,
    });

  const proxies = PAIR.map((number, at) => {
    const socket = join(folder, `proxy${number}.socket`);
    const proxy = part('proxy', number, {
      env: {
        ...shared,
        NAME: `proxy${number}`,
        SOCKET: socket,
        CHECK,
        DATABASE_PROXY: databaseProxies[at],
        API_PROXY: apiProxies[at],
      },
      // -W: a master process, which reloads it on SIGUSR2.
      command: () => [findProgram('haproxy'), '-W', '-db', '-f', join(root, 'deploy/cluster/haproxy.cfg')],
      isReady: async () => (await tell(socket, 'show stat').catch(() => '')).includes('database'),
    });
    return Object.assign(proxy, { socket });
  });
  const processes = PAIR.map((number, at) => {
    const data = join(folder, store ? `data${number}` : 'data');
    mkdirSync(data, { recursive: true });
    const [, port] = apis[at].split(':');
    return part('api', number, {
      // In the repository's folder it would read the .env.
      cwd: data,
      env: {
        PORT: port,
        HOST,
        PUBLIC_URL: publicUrl,
        DATA_DIR: data,
        DATABASE_URL: `mariadb://etalase:${secret}@${databaseProxies[at]}/etalase`,
        JWT_SECRET: 'a secret of this drill alone, and long',
        ADMIN_PASSWORD: password,
        TRUST_PROXY: '2',
        LOG_LEVEL: 'warn',
        ...pictures,
      },
      command: () => [process.execPath, join(root, 'api/dist/main.js')],
      isReady: () => answers(`http://${apis[at]}/api/health/ready`),
    });
  });
  const sites = PAIR.map((number, at) =>
    part('storefront', number, {
      cwd: join(root, 'storefront'),
      env: {
        PORT: storefronts[at].split(':')[1],
        HOST,
        PUBLIC_URL: publicUrl,
        API_URL: `http://${apiProxies[at]}`,
      },
      command: () => [
        process.execPath,
        join(root, 'node_modules/.bin/remix-serve'),
        './build/server/index.js',
      ],
      isReady: () => answers(`http://${storefronts[at]}/about`),
    }),
  );
  const upstreams = fillIn('deploy/cluster/upstreams.conf.template', {
    ...shared,
    STOREFRONT_1: storefronts[0],
    STOREFRONT_2: storefronts[1],
  });
  const fronts = PAIR.map((number, at) => {
    const own = join(folder, `gateway${number}`);
    mkdirSync(own);
    const config = writeGatewayConfig(
      own,
      {
        GATEWAY_PORT: gateways[at],
        PUBLIC_URL: publicUrl,
        API_ORIGIN: 'http://api_processes',
        STOREFRONT_ORIGIN: 'http://storefront_processes',
      },
      upstreams,
    );
    return part('gateway', number, {
      // nginx answers what is under way on SIGQUIT only.
      endsWith: 'SIGQUIT',
      command: () => [findProgram('nginx'), '-e', 'stderr', '-p', own, '-c', config],
      isReady: () => answers(`http://${gateways[at]}/gateway-health`),
    });
  });
  const stores = store ? [storePart(store)] : [];
  return {
    parts: [...nodes, ...stores, ...proxies, ...processes, ...sites, ...fronts],
    gateways,
    apis,
    writer: async () => nodes[await writerOf(proxies[0])],
    stop: () => store?.stop(),
  };
}

export function tell(socket, command) {
  return new Promise((resolve, reject) => {
    let answer = '';
    const connection = connect(socket, () => connection.end(`${command}\n`));
    connection.on('data', (chunk) => (answer += chunk));
    connection.on('error', reject);
    connection.on('close', () => resolve(answer));
  });
}

async function writerOf({ socket }) {
  const lines = (await tell(socket, 'show stat')).split('\n').map((line) => line.split(','));
  const sessions = lines.filter(([backend, name]) => backend === 'database' && /^node/.test(name));
  const counts = sessions.map((fields) => Number(fields[4]));
  return counts.indexOf(Math.max(...counts));
}

async function bucket({ env }) {
  const { TEST_S3_ENDPOINT: endpoint, TEST_S3_KEY: accessKeyId, TEST_S3_SECRET: secretAccessKey } = env;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region: 'us-east-1', service: 's3' });
  const { ok, status } = await client.fetch(`${endpoint}/etalase`, { method: 'PUT' });
  if (!ok) throw new Error(`no bucket: ${status}`);
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: 'etalase',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}
