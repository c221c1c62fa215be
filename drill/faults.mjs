import { setTimeout as pause } from 'node:timers/promises';
import { tell } from './cluster.mjs';

// Longer than the two seconds for which the gateway leaves out a process that did not answer.
const BETWEEN_MS = 3000;

export function faultsOf(cluster, { away, short }) {
  const { parts, writer } = cluster;
  const replica = async () => {
    const main = await writer();
    return parts.find((part) => part.kind === 'database' && part !== main);
  };
  const targets = { 'database writer': writer, 'database replica': replica };
  for (const kind of ['proxy', 'store', 'api', 'storefront', 'gateway']) {
    const part = parts.find((each) => each.kind === kind);
    if (part) targets[kind] = async () => part;
  }
  const faults = Object.entries(targets).flatMap(([name, target], at) => [
    // The short form only kills or only pauses each part.
    ...(!short || at % 2 === 0
      ? [{ name: `kill ${name}`, longest: longest(name), run: killed(target, away) }]
      : []),
    ...(!short || at % 2 === 1
      ? [{ name: `pause ${name}`, longest: longest(name), run: paused(target, away) }]
      : []),
  ]);
  return [
    ...faults,
    { name: 'rolling restart', longest: 5, isUpgrade: true, run: () => restartAll(cluster) },
  ];
}

const longest = (name) => (name.startsWith('database') ? 10 : 5);

/** @returns when the part began to come back, in milliseconds since 1970 */
const killed = (target, away) => async () => {
  const part = await target();
  await part.kill();
  await pause(away);
  const back = Date.now();
  await part.start();
  return back;
};

const paused = (target, away) => async () => {
  const part = await target();
  part.signal('SIGSTOP');
  await pause(away);
  const back = Date.now();
  part.signal('SIGCONT');
  await part.ready();
  return back;
};

/** As an upgrade does: the writer is the last node, after the processes have moved their connections to another. */
async function restartAll({ parts, writer }) {
  const began = Date.now();
  const of = (...kinds) => parts.filter(({ kind }) => kinds.includes(kind));
  const main = await writer();
  await restart(of('database').filter((part) => part !== main));
  const proxies = of('proxy');
  const inform = (command) => Promise.all(proxies.map(({ socket }) => tell(socket, command)));
  await inform(`set server database/${main.name} state drain; clear table database`);
  await restart(of('api'));
  await restart([main]);
  await inform(`set server database/${main.name} state ready`);
  for (const proxy of proxies) {
    proxy.signalMain('SIGUSR2');
    await pause(BETWEEN_MS);
  }
  await restart(of('storefront', 'gateway', 'store'));
  return began;
}

async function restart(parts) {
  for (const part of parts) {
    await part.stop();
    await part.start();
    await pause(BETWEEN_MS);
  }
}
