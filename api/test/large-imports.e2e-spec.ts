import { Product } from '../src/products/product.entity.js';
import { UnitOfWork, WRITER } from '../src/database/unit-of-work.js';
import { SpecFieldRemoval } from '../src/products/spec-field-removal.service.js';
import type { SheetReport } from '../src/spreadsheets/spreadsheet.dto.js';
import type { DataSource, EntityManager } from 'typeorm';
import { type Api, blob, query, type Row, startSignedIn } from './harness.js';

let api: Api;
let token: string;
beforeAll(async () => ({ api, token } = await startSignedIn('Rempah')));
afterEach(() => jest.restoreAllMocks());

const send = (...lines: string[]) => {
  const form = { file: blob(Buffer.from(lines.join('\n')), 'text/csv'), details: 'true' };
  return api.post<SheetReport>('/api/product-sheet?apply=true', { token, form });
};
const read = async (id: number) => (await api.get(`/api/product/${id}`)).body.data;
const add = async (name: string) => {
  const json = { name, price: 1000, category_id: 1 };
  return (await api.post('/api/product', { token, json })).body.data.id;
};

/** The sheet is read and checked before `edit` is kept, and stored after it. */
async function importDuring(edit: (manager: EntityManager) => Promise<unknown>, ...lines: string[]) {
  const work = api.app.get(UnitOfWork, { strict: false });
  const begin = work.transaction.bind(work);
  let sheet: ReturnType<typeof send> | undefined;
  await begin(async (manager) => {
    await edit(manager);
    const isChecked = new Promise<void>((resolve) => {
      jest.spyOn(work, 'transaction').mockImplementation((unit) => {
        resolve();
        return begin(unit);
      });
    });
    sheet = send(...lines);
    await isChecked;
  });
  return sheet as ReturnType<typeof send>;
}

test('an import of 2,000 rows is stored by ten statements per hundred rows at most, and undone', async () => {
  const numbers = [...Array(2000).keys()];
  await send('Nama;Kategori;Harga', ...numbers.map((number) => `Pala ${number};Rempah;1`));
  const { logger } = api.app.get<DataSource>(WRITER, { strict: false });
  const statements = jest.spyOn(logger, 'logQuery');
  const { body } = await send('Nama;Harga', ...numbers.map((number) => `Pala ${number};${number + 2}`));
  expect(body.data).toMatchObject({ updated: 2000, applied: true });
  expect(statements.mock.calls.length).toBeLessThan(200);
  const entry = body.data.details?.history_id;
  const [last] = await api.history(token, { part_of: entry });
  expect(last).toMatchObject({ record_name: 'Pala 1999', changes: { price: { from: 1, to: 2001 } } });
  const id = Number(last?.record_id);
  expect(await read(id)).toMatchObject({ price: 2001, version: 2 });
  await api.post(`/api/history/${entry}/undo`, { token });
  expect(await read(id)).toMatchObject({ price: 1, version: 3 });
});

test('an edit that is kept between the check of a sheet and its storing is not lost', async () => {
  const [lada, jahe] = [await add('Lada'), await add('Jahe')];
  const edit = (manager: EntityManager) => manager.update(Product, lada, { price: 2000, origin: 'Bangka' });
  const { body } = await importDuring(edit, 'ID;Nama;Harga', `${lada};Lada;3000`, `${jahe};Jahe;3000`);
  expect(body.data).toMatchObject({ updated: 2, applied: true });
  expect(await read(lada)).toMatchObject({ price: 3000, origin: 'Bangka', version: 3 });
  expect((await api.history(token))[1]).toMatchObject({ changes: { price: { from: 2000, to: 3000 } } });
});

test.each([
  ['first', 0],
  ['last', 200],
])(
  'nothing of a sheet is stored after such an edit of the %s of its products, whose versions it names',
  async (_, at) => {
    const listed = async () => (await api.get<Row[]>(`/api/product?${query({ range: [0, 200] })}`)).body.data;
    const before = await listed();
    const rows = before.map(({ id, version }) => `${id};3000;${String(version)}`);
    const edit = (manager: EntityManager) => manager.update(Product, before[at]?.id ?? 0, { price: 2000 });
    const { status, body } = await importDuring(edit, 'ID;Harga;Versi', ...rows);
    expect([status, body.message]).toEqual([409, expect.stringContaining('Data ini sudah diubah oleh')]);
    const prices = before.map(({ price }, place) => ({ price: place === at ? 2000 : price }));
    expect(await listed()).toMatchObject(prices);
  },
);

test('a specification that is removed between the check of a sheet and its storing is refused', async () => {
  const json = { category_id: 1, key: 'kadar', label: 'Kadar', kind: 'number' };
  const field = (await api.post('/api/spec-field', { token, json })).body.data;
  const id = await add('Cengkeh');
  const remove = () => api.app.get(SpecFieldRemoval, { strict: false }).remove(field.id, 0, { adminId: 1 });
  const { status, body } = await importDuring(remove, 'ID;Nama;spec:kadar', `${id};Cengkeh;5`);
  const refusal = "Spesifikasi 'kadar' tidak ada di kategori produk ini.";
  expect([status, body.errors]).toEqual([422, { 'specs.kadar': refusal }]);
  expect((await read(id)).specs).toEqual({});
});

test('of a list of large entries come those that fit into ten megabytes', async () => {
  const rows = (letter: string) =>
    Array.from(
      { length: 600 },
      (_, at) => `Kapulaga ${at};Rempah;1;${letter.repeat(5000)};${letter.repeat(5000)}`,
    );
  for (const letter of ['a', 'b'])
    await send('Nama;Kategori;Harga;Deskripsi;Uraian (Inggris)', ...rows(letter));
  const range = await api.get(`/api/history?${query({ range: [0, 599], sort: ['id', 'DESC'] })}`, { token });
  const [, last, total] = /-(\d+)\/(\d+)/.exec(range.headers.get('content-range') ?? '') ?? [];
  expect(Number(last)).toBeGreaterThan(400);
  expect(Number(last)).toBeLessThan(590);
  expect(Number(total)).toBeGreaterThanOrEqual(1200);
});
