import { Client } from '../client';
import { Load } from '../load';
import type { Machine } from '../machine';
import { fractions } from '../../run';

const MAX_WRITES_PER_ROUND = 100;

/** Killed while it writes, again and again, it has everything that it acknowledged. */
export async function killUnderLoad(machine: Machine, rounds: number) {
  const load = new Load();
  const fraction = fractions();
  let lost = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const product = await machine.start();
    const client = await Client.of(product);
    lost = Math.max(lost, await load.lost(client));
    const running = load.run(client);
    await load.whenMore(1 + Math.floor(fraction() * MAX_WRITES_PER_ROUND));
    await product.stop('SIGKILL');
    await running;
  }
  lost = Math.max(lost, await load.lost(await Client.of(await machine.start())));
  return { rounds, acknowledged: load.count, lost };
}
