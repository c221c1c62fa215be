import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runCommand } from '../run-command.mjs';
import { freePort } from './free-port.mjs';
import { findProgram } from './programs.mjs';

const START_SECONDS = 60;
const PROGRAMS = ['radosgw', 'radosgw-admin', 'ceph-mon', 'ceph-osd', 'monmaptool', 'osdmaptool'];
const [KEY, SECRET] = ['etalase', 'etalase-secret-key'];

export function canStartStore() {
  return PROGRAMS.every((name) => findProgram(name) !== undefined);
}

/** Ceph's S3 gateway over one monitor and one disk; when the gateway is killed it is started again. */
export async function openTestStore(signal) {
  const folder = mkdtempSync(join(tmpdir(), 'etalase-store-'));
  const processes = [];
  let ending = false;
  const stop = async () => {
    ending = true;
    // The last started first: the disk waits long for a monitor that has gone.
    for (const child of processes.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'close');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    const [monitor, first] = [await freePort(), await freePort()];
    const config = writeConfig(folder, { port, monitor, first });
    const start = (name, args) => {
      const child = spawn(findProgram(name), [...args, '-c', config, '-f'], { cwd: folder, stdio: 'ignore' });
      processes.push(child);
      return child;
    };
    await makeDisk(folder, config, monitor, signal);
    start('ceph-mon', ['-i', 'a']);
    start('ceph-osd', ['-i', '0']);
    const user = [
      'user',
      'create',
      '--uid',
      KEY,
      '--display-name',
      KEY,
      '--access-key',
      KEY,
      '--secret',
      SECRET,
    ];
    await runCommand(findProgram('radosgw-admin'), ['-c', config, ...user], { cwd: folder, signal });
    const pidFile = join(folder, 'gateway.pid');
    const keepGateway = () => {
      const gateway = start('radosgw', ['-n', 'client.rgw']);
      writeFileSync(pidFile, String(gateway.pid));
      gateway.once('close', () => ending || keepGateway());
    };
    keepGateway();
    const endpoint = `http://127.0.0.1:${port}`;
    await answers(endpoint, signal);
    return { env: { TEST_S3_ENDPOINT: endpoint, TEST_S3_PID_FILE: pidFile, ...keys() }, stop };
  } catch (error) {
    const log = readLog(folder);
    await stop();
    throw new Error(`the S3 store did not start:\n${log}`, { cause: error });
  }
}

const keys = () => ({ TEST_S3_KEY: KEY, TEST_S3_SECRET: SECRET });

async function makeDisk(folder, config, monitor, signal) {
  const run = (name, ...args) => runCommand(findProgram(name), args, { cwd: folder, signal });
  for (const name of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, name));
  const address = `[v2:127.0.0.1:${monitor}]`;
  const fsid = /fsid = (.*)/.exec(readFileSync(config, 'utf8'))?.[1];
  const release = ['--set-min-mon-release', 'pacific'];
  await run('monmaptool', '--create', '--fsid', fsid, ...release, '--addv', 'a', address, 'monmap');
  await run('osdmaptool', '--createsimple', '1', 'osdmap');
  await run('ceph-mon', '-c', config, '-i', 'a', '--mkfs', '--monmap', 'monmap', '--osdmap', 'osdmap');
  // Without --no-mon-config it would look for the monitor for five minutes.
  const disk = ['-i', '0', '--mkfs', '--osd-uuid', randomUUID()];
  await run('ceph-osd', '-c', config, '--no-mon-config', ...disk);
}

async function answers(endpoint, signal) {
  for (const end = Date.now() + START_SECONDS * 1000; Date.now() < end; await pause(100, null, { signal })) {
    // Without a key: the store answers 200 with an empty list.
    const answer = await fetch(endpoint, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`it did not answer for ${START_SECONDS} s`);
}

function readLog(folder) {
  const tails = ['mon', 'osd', 'client'].map((name) => {
    try {
      return readFileSync(join(folder, `${name}.log`), 'utf8')
        .split('\n')
        .slice(-5);
    } catch {
      return [];
    }
  });
  return tails.flat().join('\n');
}

function writeConfig(folder, { port, monitor, first }) {
  const path = join(folder, 'ceph.conf');
  const settings = `
[global]
fsid = ${randomUUID()}
mon_host = [v2:127.0.0.1:${monitor}]
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
# The gateway asks for "secure" towards the monitor, which is not to be had without keys: it would try for ever.
ms_mon_client_mode = crc
ms_bind_ipv6 = false
ms_bind_msgr1 = false
ms_bind_port_min = ${first}
ms_bind_port_max = ${first + 100}
run_dir = ${folder}
admin_socket =
pid_file =
log_file = ${folder}/$type.log
crash_dir = ${folder}
mon_cluster_log_file = ${folder}/cluster.log
mon_data = ${folder}/mon
mon_data_avail_crit = 0
mon_allow_pool_size_one = true
mon_osd_auto_mark_in = true
paxos_propose_interval = 0.05
paxos_min_wait = 0.01
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
osd_crush_update_on_start = false
osd_data = ${folder}/osd
osd_objectstore = bluestore
osd_memory_target = 939524096
osd_op_num_shards = 1
osd_op_num_threads_per_shard = 4
# A gateway that was killed is waited for as long.
osd_client_watch_timeout = 3
objecter_tick_interval = 0.5
mon_client_hunt_interval = 0.5
bluestore_block_size = 2147483648
rgw_data = ${folder}/rgw
# Otherwise every GET waits 40 ms for a delayed ACK.
rgw_frontends = beast endpoint=127.0.0.1:${port} tcp_nodelay=1
rgw_thread_pool_size = 32
[osd]
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
`;
  writeFileSync(path, settings);
  return path;
}
