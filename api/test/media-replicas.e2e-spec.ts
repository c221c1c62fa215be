import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Api, onMysql, picture, type Row } from './harness.js';

const ROUNDS = Number(process.env.PICTURE_ROUNDS ?? 60);

test('TRUST-3 a product has its picture, whatever another process takes away at the same time', async () => {
  const first = await Api.start();
  // SQLite is for one process, whose requests come between each other all the same.
  const second = onMysql ? await first.replica() : first;
  const token = await first.signIn();
  await first.post('/api/category', { token, json: { nama_category: 'Rempah' } });
  const image = await picture('jpeg', { width: 40, height: 30 });
  const add = async (api: Api) => {
    const form = { name: 'Pala', price: '1', category_id: '1', image };
    return (await api.post<Row | null>('/api/product', { token, form })).body.data;
  };
  const lost: number[] = [];
  let last = await add(first);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [adding, removing] = round % 2 === 0 ? [first, second] : [second, first];
    await removing.delete(`/api/product/${last?.id}`, { token });
    const [added] = await Promise.all([add(adding), removing.delete(`/api/trash/${last?.id}`, { token })]);
    if (!added || !existsSync(join(first.env.DATA_DIR, String(added.image)))) lost.push(round);
    last = added ?? (await add(first));
  }
  expect(lost).toEqual([]);
  if (second !== first) await second.stop();
  await first.stop();
}, 300_000);
