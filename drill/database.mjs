import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, runCommand } from '../scripts/run-command.mjs';
import { freePort } from '../scripts/testing/free-port.mjs';
import { fillIn } from '../scripts/testing/gateway-config.mjs';
import { findProgram } from '../scripts/testing/programs.mjs';
import { Part } from './part.mjs';

export const CHECK = join(root, 'deploy/cluster/check-galera');
const ADDRESS = '127.0.0.1';
// rsync gives up root's rights when it receives, and could not write to root's folders.
const IS_ROOT = process.getuid?.() === 0;
const AS_ROOT = IS_ROOT ? ['--user=mysql'] : [];
const SMALL = ['--innodb-buffer-pool-size=64M', '--innodb-log-file-size=32M', '--performance-schema=OFF'];
const run = promisify(execFile);

/** The nodes are not started yet; the first has to be started before the others. */
export async function databaseNodes(folder, provider, password, signal) {
  if (IS_ROOT) chmodSync(folder, 0o711);
  const ports = await Promise.all(Array.from({ length: 12 }, freePort));
  const group = [1, 5, 9].map((at) => `${ADDRESS}:${ports[at]}`).join(',');
  const nodes = [1, 2, 3].map((number) => {
    const [SQL_PORT, GROUP_PORT, IST_PORT, SST_PORT] = ports.slice(number * 4 - 4).map(String);
    const NODE = `node${number}`;
    const DATA = join(folder, NODE);
    mkdirSync(DATA);
    if (IS_ROOT) execFileSync('chown', ['mysql', DATA]);
    const config = join(folder, `${NODE}.cnf`);
    const values = { NODE, DATA, ADDRESS, SQL_PORT, GROUP_PORT, IST_PORT, SST_PORT, GCACHE: '64M' };
    writeFileSync(
      config,
      fillIn('deploy/cluster/galera.cnf.template', { ...values, PROVIDER: provider, GROUP: group }),
    );
    return node(folder, { NODE, DATA, config, port: SQL_PORT });
  });
  const [first] = nodes;
  await runCommand(
    findProgram('mariadb-install-db'),
    [
      `--defaults-file=${first.config}`,
      '--wsrep-on=OFF',
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      ...AS_ROOT,
    ],
    { cwd: folder, signal },
  );
  const init = join(folder, 'init.sql');
  writeFileSync(
    init,
    `CREATE DATABASE etalase CHARACTER SET utf8mb4;\nCREATE USER etalase@'${ADDRESS}' IDENTIFIED BY '${password}';\n` +
      `GRANT ALL ON etalase.* TO etalase@'${ADDRESS}';\nCREATE USER probe@'${ADDRESS}';\n`,
    { mode: 0o600 },
  );
  if (IS_ROOT) execFileSync('chown', ['mysql', init]);
  first.more = ['--wsrep-new-cluster', `--init-file=${init}`];
  return nodes;
}

function node(folder, { NODE, DATA, config, port }) {
  const program = findProgram('mariadbd');
  const own = [`--defaults-file=${config}`, ...SMALL, ...AS_ROOT];
  const part = new Part({
    kind: 'database',
    name: NODE,
    cwd: folder,
    log: join(folder, `${NODE}.log`),
    command: async () => {
      const isNew = !existsSync(join(DATA, 'grastate.dat'));
      const more = part.more ?? (isNew ? [] : await position(program, own, DATA));
      part.more = undefined;
      return [program, ...own, ...more];
    },
    isReady: () =>
      run(CHECK, ['', '', ADDRESS, port]).then(
        () => true,
        () => false,
      ),
  });
  return Object.assign(part, { config, address: `${ADDRESS}:${port}` });
}

/** How far a node got, so that it fetches only what came later; systemd's galera_recovery does the same. */
async function position(program, own, data) {
  const log = join(data, 'recover');
  await run(program, [...own, '--wsrep-recover', `--log-error=${log}`]).catch(() => undefined);
  const found = read(log)
    .match(/Recovered position: (\S+)/g)
    ?.at(-1);
  return found ? [`--wsrep-start-position=${found.split(' ').at(-1)}`] : [];
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
