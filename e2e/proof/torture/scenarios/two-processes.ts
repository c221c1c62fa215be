import { Client } from '../client';
import type { Machine } from '../machine';
import { photo } from '../photo';

/** One process gives a picture up while another takes it: every record that refers to it has it. */
export async function twoProcesses(machine: Machine, rounds: number) {
  await machine.startDatabase();
  const first = await Client.of(await machine.start());
  const second = await Client.of(await machine.start());
  const category_id = await first.anyCategory();
  let without = 0;
  for (let round = 0; round < rounds; round += 1) {
    const picture = () => photo(category_id, round % 200);
    const made = await first.ask('POST', 'product', await picture());
    const id = made.data?.id ?? NaN;
    const edit = { name: 'Kopi', category_id, image: '' };
    const [, taken] = await Promise.all([
      first.ask('PUT', `product/${id}`, edit),
      second.ask('POST', 'product', await picture()),
    ]);
    const { status } = await second.visit(taken.data?.image ?? '/media/none');
    if (status !== 200) without += 1;
  }
  return { rounds, without };
}
