import { getMetadataArgsStorage } from 'typeorm';
import { Category } from '../categories/category.entity.js';
import { ON_REQUEST } from '../products/product-request.dto.js';
import { Product } from '../products/product.entity.js';
import { readChanges } from './row-changes.js';
import { SheetHeader } from './sheet-header.js';
import { SpecColumns } from './spec-columns.js';
import type { Cell } from './spreadsheet-file.js';
import type { Stored } from './stored.js';

const NOW = new Date();
/** A column that the tests are not about has its default. */
const DEFAULTS = getMetadataArgsStorage()
  .filterColumns(Product)
  .map(({ propertyName, options }) => [propertyName, options.default ?? null] as const);
const PALA = Object.assign(new Product(), Object.fromEntries(DEFAULTS), {
  id: 7,
  name: 'Pala',
  price: 1000,
  category_id: 1,
  version: 3,
  created_at: NOW,
  updated_at: NOW,
  category: Object.assign(new Category(), { id: 1, nama_category: 'Rempah' }),
});
const STORED: Stored = {
  specs: new SpecColumns(),
  categories: new Map([['rempah', 1]]),
  names: new Map([[1, 'Rempah']]),
  products: new Map([[7, PALA]]),
  named: new Map([['pala', [7]]]),
  unknown: new Map(),
  created: new Map(),
};
const TITLES = ['ID', 'Nama', 'Kategori', 'Harga', 'Deskripsi', 'Versi'];

/** @param rows each in the order of the titles */
const readUnder = (titles: Cell[], ...rows: Cell[][]) => {
  const header = new SheetHeader({ line: 1, cells: titles }, STORED.specs.titles);
  return readChanges(
    rows.map((cells, index) => header.read({ line: index + 2, cells })),
    STORED,
  );
};
const read = (...rows: Cell[][]) => readUnder(TITLES, ...rows);

test.each<[Cell, number]>([
  [1250, 1250],
  ['1250', 1250],
  ['1.250', 1250],
  ['Rp 1.250.000,5', 1_250_000.5],
  ['rp\u00a01.250.000', 1_250_000],
  ['Rp. 5.000,-', 5000],
  ['IDR 5.000,–', 5000],
  ['12,5', 12.5],
  ['12,50', 12.5],
  ['1.25', 1.25],
  ['0.500', 0.5],
  ['1250.00', 1250],
])('a price of %j is %d rupiah', async (cell, price) => {
  const { changes, problems } = await read([null, 'Jahe', 'Rempah', cell]);
  expect(problems).toEqual([]);
  expect(changes).toMatchObject([{ request: { name: 'Jahe', category_id: 1, price } }]);
});

test.each(['Atas permintaan', ' hubungi kami ', 'Hubungi kami untuk harga', 'Price on request'])(
  'HAND-10 %j instead of a price is none, for a new product and a stored one',
  async (cell) => {
    const { changes, problems } = await read([null, 'Jahe', 'Rempah', cell], [7, 'Pala', 'Rempah', cell]);
    expect(problems).toEqual([]);
    expect(changes).toMatchObject([{ request: { price: ON_REQUEST } }, { id: 7, request: { price: null } }]);
  },
);

test.each<[Cell, string]>([
  ['karung', 'sack'],
  [' Karton ', 'carton'],
  ['SACK', 'sack'],
  ['ton', 'ton'],
])('a unit of %j is %s', async (cell, price_unit) => {
  const { changes, problems } = await readUnder(['ID', 'Dijual per'], [7, cell]);
  expect(problems).toEqual([]);
  expect(changes).toMatchObject([{ id: 7, request: { price_unit } }]);
});

test.each<[Cell, string]>([
  ['1,250', 'Harga harus berupa angka, paling banyak dua desimal.'],
  ['12,500', 'Harga harus berupa angka, paling banyak dua desimal.'],
  ['1,250,000', 'Harga harus berupa angka, paling banyak dua desimal.'],
  ['1,250.00', 'Harga harus berupa angka, paling banyak dua desimal.'],
  ['1.250,125', 'Harga harus berupa angka, paling banyak dua desimal.'],
  ['1.25.000', 'Harga harus berupa angka, paling banyak dua desimal.'],
  ['seribu', 'Harga harus berupa angka, paling banyak dua desimal.'],
  [-5, 'Harga tidak boleh negatif.'],
  ['Rp', 'Nama, harga, dan kategori wajib diisi.'],
  [null, 'Nama, harga, dan kategori wajib diisi.'],
])('a price of %j is refused: %s', async (cell, message) => {
  const { problems } = await read([null, 'Jahe', 'Rempah', cell]);
  expect(problems).toMatchObject([{ line: 2, column: 'Harga', message }]);
});

test.each(['0x1', '1e0', '-1', '1.5', 'satu', '8'])('an id of %s is no product', async (id) => {
  const { problems } = await read([id, 'Pala', 'Rempah', 1000]);
  expect(problems).toMatchObject([{ line: 2, column: 'ID', message: 'Produk dengan ID ini tidak ada.' }]);
});

test('a row that says what is stored changes nothing', async () => {
  expect(
    await readUnder(
      STORED.specs.titles,
      STORED.specs.ofSheet.map(({ write }) => write(PALA)),
    ),
  ).toEqual({ changes: [], problems: [] });
  expect(await read(['7', ' Pala ', 'REMPAH', '1.000,00', '', 2])).toEqual({
    changes: [],
    problems: [],
  });
});
