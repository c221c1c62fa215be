import { getMetadataArgsStorage } from 'typeorm';
import { Category } from '../categories/category.entity.js';
import { ON_REQUEST } from '../products/product-request.dto.js';
import { Product } from '../products/product.entity.js';
import type { Stored } from './product-columns.js';
import { HEADER, SheetHeader, toRow } from './product-rows.js';
import { readChanges } from './row-changes.js';
import type { Cell } from './spreadsheet.js';

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
  categories: new Map([['rempah', 1]]),
  similar: new Map(),
  names: new Map([[1, 'Rempah']]),
  products: new Map([[7, PALA]]),
  trashed: new Set(),
};

const TITLES = ['ID', 'Nama', 'Kategori', 'Harga', 'Deskripsi', 'Versi'];

/** @param rows each in the order of the titles */
const readUnder = (titles: Cell[], ...rows: Cell[][]) => readOf(STORED, titles, ...rows);
const readOf = (stored: Stored, titles: Cell[], ...rows: Cell[][]) =>
  readChanges(
    new SheetHeader({ line: 1, cells: titles }),
    rows.map((cells, index) => ({ line: index + 2, cells })),
    stored,
  );
const read = (...rows: Cell[][]) => readUnder(TITLES, ...rows);

test.each<[Cell, number]>([
  [1250, 1250],
  ['1250', 1250],
  ['1.250', 1250],
  ['Rp 1.250.000,5', 1_250_000.5],
  ['rp\u00a01.250.000', 1_250_000],
  ['Rp. 5.000,-', 5000],
  ['Rp5.000,–', 5000],
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

test.each<[Cell, number]>([
  ['230rb', 230_000],
  ['1,2 juta', 1_200_000],
  ['IDR 85.000', 85_000],
  ['Rp. 85.000,-', 85_000],
])('APRO-5 a price of %j is %d rupiah, as in the form', async (cell, price) => {
  const { changes, problems } = await readUnder(['ID', 'Harga'], [7, cell]);
  expect(problems).toEqual([]);
  expect(changes).toMatchObject([{ id: 7, request: { price } }]);
});

test('APRO-5 a price for a unit has it filled in, and is refused beside another one', async () => {
  const priced = { price: 85_000, price_unit: 'kg' };
  expect(await readUnder(['ID', 'Harga'], [7, '85.000/kg'])).toMatchObject({
    changes: [{ request: priced }],
  });
  const titles = ['ID', 'Harga', 'Dijual per'];
  for (const unit of [null, 'Kilo'])
    expect(await readUnder(titles, [7, 'Rp 85rb per kg', unit])).toMatchObject({
      changes: [{ request: priced }],
      problems: [],
    });
  const { problems } = await readUnder(titles, [7, '85.000/kg', 'karung']);
  expect(problems.map(({ column }) => column)).toEqual(['Harga']);
});

test.each(['Atas permintaan', ' hubungi kami ', 'Hubungi kami untuk harga', 'Price on request'])(
  'HAND-10 %j instead of a price is none, for a new product and a stored one',
  async (cell) => {
    const { changes, problems } = await read([null, 'Jahe', 'Rempah', cell], [7, 'Pala', 'Rempah', cell]);
    expect(problems).toEqual([]);
    expect(changes).toMatchObject([{ request: { price: ON_REQUEST } }, { id: 7, request: { price: null } }]);
  },
);

test.each(['usd', ' Usd ', 'USD'])('TRADE-2 a currency of %j is kept in capitals', async (cell) => {
  const titles = ['Nama', 'Kategori', 'Harga', 'Mata uang'];
  const { changes, problems } = await readUnder(titles, ['Jahe', 'Rempah', 1000, cell]);
  expect(problems).toEqual([]);
  expect(changes).toMatchObject([{ request: { export_currency: 'USD' } }]);
});

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

test.each(['-', ' – ', 'n/a', 'N/A'])('HAND-11 %j is an empty cell, where it is no text', async (cell) => {
  const titles = ['Nama', 'Kategori', 'Harga', 'Ketersediaan', 'Nilai ekspor', 'Berlaku sampai', 'Deskripsi'];
  const { changes, problems } = await readUnder(titles, ['Jahe', 'Rempah', 1000, cell, cell, cell, cell]);
  expect(problems).toEqual([]);
  const request = { availability: null, export_price: null, export_valid_until: null };
  expect(changes).toMatchObject([{ request: { ...request, description: cell.trim() } }]);
  // A price that there is stays.
  expect(await readUnder(['ID', 'Harga'], [7, cell])).toMatchObject({ changes: [], problems: [] });
});

test.each([
  ['Satuan', 'Dijual per'],
  ['Berat bersih (kg)', 'Isi bersih per kemasan'],
  ['Netto', 'Isi bersih per kemasan'],
  ['Asal Barang', 'Asal'],
])('HAND-11 a heading of %j may be %j', (heading, title) => {
  const header = new SheetHeader({ line: 1, cells: ['Nama', 'Kategori', 'Harga', 'Kemasan', heading] });
  expect(header.problems).toMatchObject([{ column: 'E', message: `Kolom '${heading}' tidak dikenal.` }]);
  expect(header.nearestTo('E')).toBe(title);
});

test('HAND-11 a heading of two words is what both are, and else asked about with the problems of the rows', async () => {
  const rows = [7, 'pagi', 'apa saja'];
  const header = new SheetHeader({ line: 1, cells: ['ID', 'Ketersediaan', 'Stok/Kode'] });
  expect(header.problems).toEqual([{ line: 1, column: 'C', message: "Kolom 'Stok/Kode' tidak dikenal." }]);
  expect(header.isReadable).toBe(true);
  const { problems } = await readChanges(header, [{ line: 2, cells: rows }], STORED);
  expect(problems).toMatchObject([{ line: 2, column: 'Ketersediaan' }]);
  expect(new SheetHeader({ line: 1, cells: ['Harga', 'Stok/Kode'] }).isReadable).toBe(false);
  expect(new SheetHeader({ line: 1, cells: ['ID', 'Harga', 'Harga'] }).isReadable).toBe(false);
});

test.each<[string, Cell, object]>([
  ['Muatan peti kemas 20 kaki', '18 ton', { load_20_kg: 18_000 }],
  ['Muatan peti kemas 40 kaki', '26.000 kg', { load_40_kg: 26_000 }],
  ['Isi bersih per kemasan', '40,5', { pack_net_kg: 40.5 }],
  ['Kapasitas per bulan', '1.250 kg', { supply_ton_month: 1.25 }],
  ['Siap kirim terlama', '14 hari', { lead_days_max: 14 }],
  ['Incoterm', ' fob', { export_incoterm: 'FOB' }],
  ['Dijual per', 'Sak', { price_unit: 'sack' }],
  ['Ketersediaan', 'Ready Stock', { availability: 'in_stock' }],
  ['Ketersediaan', 'Tersedia', { availability: 'in_stock' }],
  ['Ketersediaan', 'Ada', { availability: 'in_stock' }],
  ['Ketersediaan', 'Tidak ada', { availability: 'sold_out' }],
  ['Ketersediaan', 'Kosong', { availability: 'sold_out' }],
  ['Ketersediaan', 'Indent', { availability: 'made_to_order' }],
  ['Stok/Ketersediaan', 'Pre-order', { availability: 'made_to_order' }],
  ['Masa berlaku / Berlaku s/d', '31/12/2098', { export_valid_until: '2098-12-31' }],
])('TRADE-6 in the column %s, %j is %o', async (title, cell, request) => {
  const { changes, problems } = await readUnder(['ID', title], [7, cell]);
  expect(problems).toEqual([]);
  expect(changes).toMatchObject([{ id: 7, request }]);
});

test.each<[string, Cell, string]>([
  ['Muatan peti kemas 20 kaki', '18 peti', 'harus berupa bilangan bulat dalam kg, tanpa titik atau koma.'],
  ['Dijual per', 'ember', 'harus salah satu dari: karung, karton, kg, ton, buah.'],
  ['Ketersediaan', 'entah', 'harus salah satu dari: Siap kirim, Dibuat sesuai pesanan, Musiman, Habis.'],
])('TRADE-5 in the column %s, %j is refused in the words of the form', async (title, cell, refusal) => {
  const { problems } = await readUnder(['ID', title], [7, cell]);
  expect(problems).toEqual([{ line: 2, column: title, message: `${title} ${refusal}` }]);
});

test.each<[Cell, string]>([
  ['31 Desember 2099', '2099-12-31'],
  ['2099-12-31', '2099-12-31'],
])('a day of %j is %s', async (cell, export_valid_until) => {
  const { changes, problems } = await readUnder(['ID', 'Berlaku sampai'], [7, cell]);
  expect(problems).toEqual([]);
  expect(changes).toMatchObject([{ request: { export_valid_until } }]);
});

test.each([
  'Berlaku s/d',
  'Berlaku s.d.',
  'BERLAKU SD',
  'Berlaku hingga',
  'Berlaku sampai tanggal',
  'Masa berlaku',
  'Valid until',
  'Valid to',
  'Validity',
])('HAND-11 the last day of an export price stands under %j', async (title) => {
  const { changes } = await readUnder(['ID', title], [7, '31/01/2099']);
  expect(changes).toMatchObject([{ request: { export_valid_until: '2099-01-31' } }]);
});

test.each(['Pelabuhan', 'pelabuhan asal', 'Port of loading', 'POL'])(
  'HAND-11 the port of loading stands under %j',
  async (title) => {
    const { changes } = await readUnder(['ID', title], [7, 'Teluk Bayur']);
    expect(changes).toMatchObject([{ request: { port: 'Teluk Bayur' } }]);
  },
);

test.each(['Berlaku', 'Berlaku mulai', 'Berlaku sampai habis', 'Valid'])(
  'HAND-11 %j is no heading of that day',
  (title) => {
    expect(new SheetHeader({ line: 1, cells: ['ID', title] }).unknownTitles).toEqual([title]);
  },
);

test.each(['No', 'no.', 'NR', 'Nomor'])('HAND-11 running numbers under %j are left out', async (title) => {
  const header = new SheetHeader({ line: 1, cells: [title, 'ID', 'Harga'] });
  expect([header.problems, header.unknownTitles]).toEqual([[], []]);
  const { changes, problems } = await readUnder([title, 'ID', 'Harga'], [1, 7, 1200]);
  expect(problems).toEqual([]);
  expect(changes).toMatchObject([{ id: 7, request: { price: 1200 } }]);
});

test('an availability may be said in the word that staff read', async () => {
  const { changes, problems } = await readUnder(['ID', 'Ketersediaan'], [7, 'dibuat sesuai pesanan']);
  expect(problems).toEqual([]);
  expect(changes).toMatchObject([{ request: { availability: 'made_to_order' } }]);
});

test('beside an ID a row needs no more than what it changes, but one without adds a product', async () => {
  expect(await readUnder(['ID', 'Harga'], [7, 1000])).toEqual({
    changes: [],
    asked: [],
    problems: [],
    skipped: [],
  });
  const { changes, problems } = await readUnder(['ID', 'Harga'], [7, 1200], [null, 1000]);
  expect(changes).toMatchObject([
    { id: 7, request: { name: 'Pala', category_id: 1, price: 1200 } },
    { id: undefined },
  ]);
  const message = 'Nama, harga, dan kategori wajib diisi.';
  expect(problems).toEqual([
    { line: 3, column: 'Nama', message },
    { line: 3, column: 'Kategori', message },
  ]);
});

test('an empty cell leaves category and price of a product as they are, and is a problem of a new one', async () => {
  const { changes, problems } = await read([7, 'Pala Tua', ' ', null], [null, 'Jahe', null, ' ']);
  expect(changes).toEqual([
    expect.objectContaining({
      id: 7,
      request: expect.objectContaining({ name: 'Pala Tua', category_id: 1, price: undefined }) as unknown,
    }),
    expect.objectContaining({ id: undefined }),
  ]);
  const message = 'Nama, harga, dan kategori wajib diisi.';
  expect(problems).toEqual([
    { line: 3, column: 'Kategori', message },
    { line: 3, column: 'Harga', message },
  ]);
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
  expect(problems).toEqual([{ line: 2, column: 'Harga', message }]);
});

test.each(['0x1', '1e0', '-1', '1.5', 'satu', '8'])('an id of %s is no product', async (id) => {
  const { problems } = await read([id, 'Pala', 'Rempah', 1000]);
  expect(problems).toEqual([{ line: 2, column: 'ID', message: 'Produk dengan ID ini tidak ada.' }]);
});

test('a row that says what is stored changes nothing', async () => {
  expect(await readUnder(HEADER, toRow(PALA))).toEqual({ changes: [], asked: [], problems: [], skipped: [] });
  expect(await read(['7', ' Pala ', 'REMPAH', '1.000,00', '', 2])).toEqual({
    changes: [],
    asked: [],
    problems: [],
    skipped: [],
  });
});

test.each<[string, Cell[], object]>([
  ['another price', ['7', 'Pala', 'Rempah', '1.001'], { price: 1001 }],
  ['no price', ['7', 'Pala', 'Rempah', 'Atas permintaan'], { price: null }],
  ['a description', ['7', 'Pala', 'Rempah', 1000, 'Biji.'], { description: 'Biji.' }],
])('a row with %s changes its product', async (_, cells, request) => {
  const { changes, problems } = await read(cells);
  expect(problems).toEqual([]);
  expect(changes).toMatchObject([{ id: 7, request }]);
});

const offering = (offer: object) => ({
  ...STORED,
  products: new Map([[7, Object.assign(new Product(), PALA, offer)]]),
});
const FOB = { export_price: 5100, export_currency: 'USD', export_unit: 'ton', export_incoterm: 'FOB' };

test.each<[string, Cell]>([
  ['Harga Ekspor', 5300],
  ['Harga Ekspor (USD)', '5.300'],
  ['Harga FOB (USD/ton)', 'USD 5,300'],
  ['Export price', 5300],
  ['Harga FOB Semarang (USD/ton)', 5300],
  ['Nilai ekspor', 'USD 5.300/ton FOB Semarang'],
])('HAND-11 below %j, %j is another export price on the same terms', async (title, cell) => {
  const product = offering({ ...FOB, export_place: 'Tanjung Emas, Semarang' });
  const { changes, problems } = await readOf(product, ['ID', title], [7, cell]);
  expect(problems).toEqual([]);
  expect(changes).toEqual([
    { line: 2, id: 7, request: { name: 'Pala', category_id: 1, export_price: 5300 } },
  ]);
});

test('HAND-11 the heading of a price says the terms that neither the row nor its product has', async () => {
  const terms = { export_currency: 'USD', export_unit: 'ton', export_incoterm: 'FOB' };
  expect(await readUnder(['ID', 'Harga FOB (USD/ton)'], [7, '$5,300'])).toMatchObject({
    problems: [],
    changes: [{ request: { export_price: 5300, ...terms } }],
  });
  expect(
    await readUnder(['ID', 'Harga FOB (USD/ton)', 'Mata uang', 'Incoterm'], [7, 5300, null, ' fob']),
  ).toMatchObject({ problems: [], changes: [{ request: { export_price: 5300, ...terms } }] });
  expect(await readUnder(['ID', 'Harga (Rp/kg)'], [7, 1200])).toMatchObject({
    problems: [],
    changes: [{ request: { price: 1200, price_unit: 'kg' } }],
  });
  expect(await readUnder(['ID', 'Harga FOB Semarang (USD/ton)'], [7, 5300])).toMatchObject({
    problems: [],
    changes: [{ request: { export_price: 5300, ...terms, export_place: 'Semarang' } }],
  });
  expect(await readUnder(['ID', 'Nilai ekspor'], [7, 'USD 7,20/kg FOB Semarang'])).toMatchObject({
    problems: [],
    changes: [{ request: { ...terms, export_price: 7.2, export_unit: 'kg', export_place: 'Semarang' } }],
  });
  // Of no price there is nothing to say.
  expect((await readUnder(['ID', 'Harga FOB (USD/ton)'], [7, null])).changes).toEqual([]);
});

test('HAND-11 the heading of a price that says other terms than the row or its product is refused', async () => {
  const cif = await readOf(offering(FOB), ['ID', 'Harga CIF (EUR/ton)'], [7, 5300]);
  expect(cif.problems).toEqual([
    {
      line: 2,
      column: 'Nilai ekspor',
      message:
        "Judul kolom 'Harga CIF (EUR/ton)' menyebut EUR, tetapi 'Mata uang' produk ini USD. Betulkan judulnya, atau bila memang berubah, tambahkan kolom 'Mata uang' yang berisi EUR.",
    },
    {
      line: 2,
      column: 'Nilai ekspor',
      message:
        "Judul kolom 'Harga CIF (EUR/ton)' menyebut CIF, tetapi 'Incoterm' produk ini FOB. Betulkan judulnya, atau bila memang berubah, tambahkan kolom 'Incoterm' yang berisi CIF.",
    },
  ]);
  const kg = await readOf(
    offering(FOB),
    ['ID', 'Harga USD/kg', 'Nilai ekspor per'],
    [7, 5.3, 'Kilo'],
    [7, 5.3, 'karung'],
  );
  expect(kg.changes).toMatchObject([{ request: { export_price: 5.3, export_unit: 'kg' } }, {}]);
  expect(kg.problems).toMatchObject([
    { line: 3, column: 'ID' },
    {
      line: 3,
      column: 'Nilai ekspor',
      message:
        "Judul kolom 'Harga USD/kg' menyebut kg, tetapi kolom 'Nilai ekspor per' di baris ini berisi karung. Samakan keduanya.",
    },
  ]);
});

test.each<[string, Cell, object]>([
  ['Harga Lokal (Rp/kg)', 21_000, { price: 21_000, price_unit: 'kg' }],
  ['MOQ (ton)', 5, { moq: 5, moq_unit: 'ton' }],
  ['Min. Order', '5 ton', { moq: 5, moq_unit: 'ton' }],
  ['Pesanan terkecil', '1.500 kg', { moq: 1500, moq_unit: 'kg' }],
  ['MOQ (karung)', '10 Sak', { moq: 10, moq_unit: 'sack' }],
])('HAND-11 below %j, %j is %o', async (title, cell, request) => {
  for (const others of [[], ['Satuan pesanan']]) {
    const { changes, problems } = await readUnder(
      ['ID', title, ...others],
      [7, cell, ...others.map(() => null)],
    );
    expect(problems).toEqual([]);
    expect(changes).toMatchObject([{ request }]);
  }
  const other = offering({ moq: 2, moq_unit: 'carton' });
  if (typeof cell === 'string')
    expect((await readOf(other, ['ID', title], [7, cell])).changes).toMatchObject([{ request }]);
});

test('HAND-11 the unit of a smallest order, or of a price, that is another one than beside or above it is refused', async () => {
  const column = 'Pesanan terkecil';
  const problemsOf = async (titles: Cell[], cells: Cell[]) =>
    (await readUnder(['ID', ...titles], [7, ...cells])).problems;
  expect(await problemsOf([column, 'Satuan pesanan'], ['5 ton', 'kg'])).toEqual([
    {
      line: 2,
      column,
      message:
        "Sel ini menyebut ton, tetapi kolom 'Satuan pesanan' di baris ini berisi kg. Samakan keduanya.",
    },
  ]);
  expect(await problemsOf(['MOQ (ton)'], ['300 kg'])).toEqual([
    {
      line: 2,
      column,
      message: "Judul kolom 'MOQ (ton)' menyebut ton, tetapi sel ini kg. Samakan keduanya.",
    },
  ]);
  expect(await problemsOf(['Harga', 'Dijual per'], ['85.000/kg', 'karung'])).toMatchObject([
    {
      message: "Sel ini menyebut kg, tetapi kolom 'Dijual per' di baris ini berisi karung. Samakan keduanya.",
    },
  ]);
  expect(await problemsOf(['MOQ', 'Satuan pesanan'], ['1 kontainer', 'ton'])).toMatchObject([
    { column, message: 'Pesanan terkecil harus berupa angka, paling banyak dua desimal.' },
  ]);
});

test.each([
  ['Harga Lokal', 'Satuan'],
  ['Satuan', 'Harga'],
  ['MOQ (ton)', 'Harga', 'Satuan', 'Harga Ekspor'],
])('HAND-11 beside the price in rupiah, as in %j, a unit is that of the price', (...titles) => {
  const header = new SheetHeader({ line: 1, cells: ['ID', ...titles] });
  expect([header.problems, header.has('price_unit')]).toEqual([[], true]);
});

test.each([
  ['Satuan'],
  ['MOQ', 'Satuan', 'Harga'],
  ['Harga', 'Harga Ekspor', 'Satuan'],
  ['Harga', 'Kemasan', 'Satuan'],
])('HAND-11 elsewhere, as in %j, it may be that of anything', (...titles) => {
  const header = new SheetHeader({ line: 1, cells: ['ID', ...titles] });
  expect(header.unknownTitles).toEqual(['Satuan']);
});

test('HAND-11 of two columns with the same price both headings are named', () => {
  const cells = ['ID', 'Harga FOB (USD)', 'Harga CIF (USD)'];
  expect(new SheetHeader({ line: 1, cells }).problems).toEqual([
    {
      line: 1,
      column: 'C',
      message: "Kolom 'Nilai ekspor' ada dua kali: 'Harga FOB (USD)' dan 'Harga CIF (USD)'.",
    },
  ]);
});
