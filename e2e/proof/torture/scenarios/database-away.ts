import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '../client';
import { Load } from '../load';
import type { Machine } from '../machine';

/** DATABASE_TIMEOUT_MS, and some time for the answer. */
const SLOWEST_ANSWER_MS = 8000;
const AWAY_MS = 15_000;

/** While the database is away requests are refused in time, and soon after it is back all is as before. */
export async function databaseAway(machine: Machine, how: 'paused' | 'killed') {
  const server = await machine.startDatabase();
  const client = await Client.of(await machine.start());
  const load = new Load();
  await load.writeSome(client, 10);
  const page = await client.visit('/product');
  const running = load.run(client);
  await pause(300);
  await (how === 'paused' ? server.pause() : server.signal('SIGKILL'));
  const end = Date.now() + AWAY_MS;
  // Some are answered only once the database is back.
  const answers = Promise.all([
    client.ask('GET', 'product'),
    client.ask('POST', 'category', { nama_category: 'Teh' }),
    client.ask('GET', 'health/ready'),
    client.visit('/product'),
  ]);
  await Promise.race([answers, pause(AWAY_MS)]);
  load.stop();
  await pause(Math.max(0, end - Date.now()));
  if (how === 'paused') server.signal('SIGCONT');
  else await server.startAgain();
  const back = performance.now();
  await client.askUntilDone('GET', 'health/ready');
  await client.askUntilDone('GET', 'product');
  const whole = performance.now() - back;
  const [read, write, ready, pageAway] = await answers;
  await running;
  return {
    statuses: [read, write, ready].map(({ status }) => status).join(' '),
    retryAfter: [read, write].every(({ retryAfter }) => retryAfter !== null),
    page: `${page.status} ${pageAway.status}`,
    slowestMs: Math.round(
      Math.max(...[read, write, ready, pageAway].map(({ milliseconds }) => milliseconds)),
    ),
    inTime: [read, write, ready, pageAway].every(({ milliseconds }) => milliseconds < SLOWEST_ANSWER_MS),
    wholeAgainMs: Math.round(whole),
    acknowledged: load.count,
    lost: await load.lost(client),
  };
}
