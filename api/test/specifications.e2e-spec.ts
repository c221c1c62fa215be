import { DataSource } from 'typeorm';
import { Product } from '../src/products/product.entity.js';
import { ProductPages } from '../src/products/product-pages.service.js';
import { ProductSpec } from '../src/spec-fields/product-spec.entity.js';
import type { SpecFacets } from '../src/products/spec-facets.dto.js';
import { type Api, onMysql, query, type Row, startSignedIn } from './harness.js';

const MOISTURE = { key: 'moisture', label: 'Kadar air', label_en: 'Moisture', kind: 'range', unit: '%' };
const FIELDS = [
  { ...MOISTURE, method: 'SNI 01-2907', required: true, filterable: true },
  { key: 'carbon', label: 'C-organik', kind: 'number', unit: '%', bound: 'min', filterable: true },
  { key: 'ph', label: 'pH', kind: 'number', bound: 'typical', filterable: true },
  {
    key: 'form',
    label: 'Bentuk',
    label_en: 'Form',
    kind: 'choice',
    filterable: true,
    choices: 'granule: Granul / Granule\npellet: Pelet / Pellet\npowder: Serbuk',
  },
  { key: 'halal', label: 'Halal', kind: 'yes_no', filterable: true },
  { key: 'smell', label: 'Aroma', kind: 'text' },
];
const SPECS = {
  moisture: { max: 12.5, method: 'SNI 01-2907', lab: 'Sucofindo', tested_at: '2025-09-01' },
  carbon: { min: 15 },
  ph: { value: 7.25 },
  form: { choice: 'granule' },
  halal: { yes: true },
  smell: { text: 'Netral', text_en: 'Neutral' },
};

const TWO_REQUIRED = [FIELDS[0], { ...FIELDS[2], required: true }, FIELDS[5]] as object[];
const SPECS_OF_TWO = { moisture: SPECS.moisture, ph: SPECS.ph, smell: SPECS.smell };

let api: Api;
let token: string;
beforeAll(async () => ({ api, token } = await startSignedIn()));

let made = 0;
/** A category with a template of its own. */
async function category(fields: object[] = FIELDS): Promise<number> {
  made += 1;
  const named = { nama_category: `Pupuk ${made}` };
  const { id } = (await api.post('/api/category', { token, json: named })).body.data;
  for (const field of fields) {
    const json = { ...field, category_id: id };
    const { status, body } = await api.post('/api/spec-field', { token, json });
    expect([status, body.message]).toEqual([201, 'Spesifikasi berhasil ditambahkan.']);
  }
  return id;
}

const product = (category_id: number, specs?: unknown, name = 'Granul') =>
  api.post('/api/product', { token, json: { name, price: 1, category_id, specs } });

async function stored(category_id: number, specs?: unknown, name?: string): Promise<number> {
  const { status, body } = await product(category_id, specs, name);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data.id;
}

const put = (id: number, category_id: number, fields: object = {}) =>
  api.put(`/api/product/${id}`, { token, json: { name: 'Granul', category_id, ...fields } });
const specsOf = async (id: number) => (await api.get(`/api/product/${id}`)).body.data.specs;

/** The index of values, as a product has it. */
async function indexOf(product_id: number) {
  const rows = await api.app
    .get(DataSource)
    .getRepository(ProductSpec)
    .find({ where: { product_id }, relations: { field: true } });
  return Object.fromEntries(rows.map(({ field, low, high, choice }) => [field.key, [low, high, choice]]));
}

const historyOf = async (resource: string, record_id: number) =>
  (await api.history(token, { resource, record_id })).reverse();
const fieldsOf = (category_id: number) => api.list('/api/spec-field', { category_id });
const fieldOf = async (category_id: number, key: string) =>
  (await fieldsOf(category_id)).find((field) => field.key === key) as Row;

describe('the template of a category', () => {
  test('SPEC-1 is read by anyone, in the order of positions', async () => {
    const id = await category();
    const fields = await fieldsOf(id);
    expect(fields.map(({ key, position }) => [key, position])).toEqual(
      FIELDS.map(({ key }, at) => [key, at]),
    );
    const stored = { category_id: id, bound: null, choices: null, version: 1 };
    expect(fields[0]).toMatchObject({ ...FIELDS[0], ...stored });
    expect(fields[3]?.options).toEqual([
      { key: 'granule', label: 'Granul', label_en: 'Granule' },
      { key: 'pellet', label: 'Pelet', label_en: 'Pellet' },
      { key: 'powder', label: 'Serbuk', label_en: null },
    ]);
    expect((await api.get(`/api/spec-field/${fields[0]?.id}`)).body.data).toEqual(fields[0]);
  });

  test('SPEC-1 is changed with its history, and only by staff', async () => {
    const { id, ...field } = await fieldOf(await category(), 'carbon');
    const json = { ...field, label: 'Karbon organik', unit: '% (kering)' };
    expect((await api.put(`/api/spec-field/${id}`, { json })).status).toBe(401);
    expect((await api.put(`/api/spec-field/${id}`, { token, json })).body.data).toMatchObject({
      label: 'Karbon organik',
      unit: '% (kering)',
      position: 1,
      version: 2,
    });
    expect((await api.put(`/api/spec-field/${id}`, { token, json })).status).toBe(409);
    const [created, updated] = await historyOf('spec-field', id);
    expect(created?.changes).toMatchObject({ 'category.nama_category': { to: `Pupuk ${made}` } });
    expect(updated).toMatchObject({
      record_name: 'Karbon organik',
      changes: { label: { from: 'C-organik', to: 'Karbon organik' }, unit: { from: '%', to: '% (kering)' } },
    });
  });

  const FIELD = { key: 'ash', label: 'Abu', kind: 'number' };
  test.each([
    ['key', { key: 'Kadar Air' }, /^Kunci harus diawali huruf kecil/],
    ['key', { key: '' }, 'Kunci wajib diisi.'],
    ['key', { key: 'x'.repeat(41) }, 'Kunci paling panjang 40 karakter.'],
    ['key', { key: 'constructor' }, /^Kunci harus/],
    ['key', { key: 'sort' }, "Kunci 'sort' dipakai alamat situs. Pilih yang lain."],
    ['key', { key: '__proto__' }, /^Kunci harus/],
    ['label', { label: ' ' }, 'Label wajib diisi.'],
    ['kind', { kind: 'date' }, 'Jenis nilai harus salah satu dari: number, range, text, choice, yes_no.'],
    ['bound', { bound: 'most' }, 'Batas harus salah satu dari: min, max, typical.'],
    ['bound', { kind: 'range', bound: 'max' }, 'Batas hanya untuk jenis nilai number.'],
    ['unit', { kind: 'text', unit: 'kg' }, 'Satuan hanya untuk jenis nilai number atau range.'],
    ['choices', { kind: 'choice' }, 'Pilihan wajib diisi untuk jenis nilai choice.'],
    ['choices', { choices: 'a: A' }, 'Pilihan hanya untuk jenis nilai choice.'],
    [
      'choices',
      { kind: 'choice', choices: 'a: A\nSerbuk' },
      /^Pilihan ditulis satu per baris.* Periksa 'Serbuk'\.$/,
    ],
    [
      'choices',
      { kind: 'choice', choices: 'a: A\na: B' },
      /^Pilihan ditulis satu per baris.* Periksa 'a: B'\.$/,
    ],
    ['filterable', { kind: 'text', filterable: true }, 'Jenis nilai text tidak dapat disaring.'],
    ['required', { required: 'maybe' }, 'Wajib diisi harus ya atau tidak.'],
    ['position', { position: -1 }, 'Urutan paling kecil 0.'],
    ['category_id', { category_id: 99999 }, 'Kategori tidak ditemukan.'],
    ['category_id', { category_id: undefined }, 'Kategori tidak ditemukan.'],
  ])('SPEC-5 refuses and names %s of %j', async (field, wrong, sentence) => {
    const json = { ...FIELD, category_id: await category([]), ...wrong };
    const { status, body } = await api.post('/api/spec-field', { token, json });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect(body.message).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
  });

  test('SPEC-5 has each key once, and 30 of them at most', async () => {
    const id = await category(Array.from({ length: 30 }, (_, at) => ({ ...FIELD, key: `key_${at}` })));
    const another = await api.post('/api/spec-field', { token, json: { ...FIELD, category_id: id } });
    expect([another.status, another.body.errors]).toEqual([
      422,
      { category_id: 'Satu kategori paling banyak memiliki 30 spesifikasi.' },
    ]);
    const other = await category([FIELD]);
    const twice = await api.post('/api/spec-field', { token, json: { ...FIELD, category_id: other } });
    expect([twice.status, twice.body.errors]).toEqual([409, { key: 'Kunci sudah dipakai di kategori ini.' }]);
  });

  test('SPEC-1 goes with its category', async () => {
    const id = await category();
    const used = await stored(id, SPECS);
    expect((await api.delete(`/api/category/${id}`, { token })).status).toBe(409);
    await api.delete(`/api/product/${used}`, { token });
    await api.delete(`/api/trash/${used}`, { token });
    expect(await indexOf(used)).toEqual({});
    expect((await api.delete(`/api/category/${id}`, { token })).status).toBe(200);
    expect(await fieldsOf(id)).toEqual([]);
  });
});

describe('a field that products use', () => {
  test('SPEC-5 is removed once its sender knows how many lose a value, with a line of history each', async () => {
    const id = await category();
    const [kept, trashed] = [await stored(id, SPECS), await stored(id, SPECS)];
    await api.delete(`/api/product/${trashed}`, { token });
    await stored(id);
    const field = await fieldOf(id, 'moisture');
    const remove = (search = '') => api.delete(`/api/spec-field/${field.id}${search}`, { token });
    const use = (id: unknown, sent = token) =>
      api.get(`/api/spec-field/${String(id)}/products`, { token: sent });
    expect((await use(field.id)).body.data).toEqual({ products: 2 });
    expect([(await use(field.id, '')).status, (await use(999_999)).status]).toEqual([401, 404]);
    for (const search of ['', '?confirm=1', '?confirm=3', '?confirm=x']) {
      const { status, body } = await remove(search);
      expect([search, status, body.data]).toEqual([search, 409, { products: 2 }]);
      expect(body.message).toBe(
        '2 produk akan kehilangan nilai ini, termasuk yang di sampah. Konfirmasi terlebih dahulu untuk menghapusnya.',
      );
    }
    expect(await specsOf(kept)).toEqual(SPECS);
    expect((await remove('?confirm=2')).status).toBe(200);
    const { moisture: _, ...others } = SPECS;
    expect(await specsOf(kept)).toEqual(others);
    expect(Object.keys(await indexOf(kept))).not.toContain('moisture');
    expect((await historyOf('product', kept)).at(-1)?.changes).toEqual({
      'specs.moisture': { from: 'maks. 12,5 % (SNI 01-2907, Sucofindo, 2025-09-01)', to: null },
    });
    expect((await historyOf('spec-field', field.id)).at(-1)?.action).toBe('delete');
    await api.post(`/api/trash/${trashed}/restore`, { token });
    expect(await specsOf(trashed)).toEqual(others);
  });

  test('SPEC-5 is removed from a product that says nothing else', async () => {
    const id = await category();
    const product = await stored(id, { moisture: SPECS.moisture });
    const field = await fieldOf(id, 'moisture');
    expect((await api.delete(`/api/spec-field/${field.id}?confirm=1`, { token })).status).toBe(200);
    expect(await specsOf(product)).toEqual({});
  });

  test('SPEC-5 one that no product uses is removed at once', async () => {
    const { id } = await fieldOf(await category(), 'ph');
    expect((await api.delete(`/api/spec-field/${id}`, { token })).status).toBe(200);
    expect((await api.delete(`/api/spec-field/${id}`, { token })).status).toBe(404);
  });

  test.each([
    ['ph', 'kind', { kind: 'range', bound: null }, 'Jenis nilai'],
    ['ph', 'key', { key: 'acidity' }, 'Kunci'],
    ['ph', 'bound', { bound: 'max' }, 'Batas'],
  ])('SPEC-5 %s keeps its %s', async (key, name, change, label) => {
    const id = await category();
    const { id: field, ...fields } = await fieldOf(id, key);
    await stored(id, SPECS);
    const json = { ...fields, ...change };
    const { status, body } = await api.put(`/api/spec-field/${field}`, { token, json });
    const sentence = `${label} tidak dapat diubah karena 1 produk sudah memakai spesifikasi ini.`;
    expect([status, body.errors?.[name]]).toEqual([409, sentence]);
    expect(await fieldOf(id, key)).toMatchObject(fields);
  });

  test('SPEC-5 keeps the choices that products have, and no others', async () => {
    const id = await category();
    const { id: field, version: _, ...fields } = await fieldOf(id, 'form');
    await stored(id, SPECS);
    const put = (choices: string) =>
      api.put(`/api/spec-field/${field}`, { token, json: { ...fields, choices } });
    expect((await put('granule: Butiran\npowder: Serbuk')).status).toBe(200);
    // Serbuk, which goes too, is used by none.
    const { status, body } = await put('pellet: Pelet');
    expect([status, body.errors]).toEqual([
      409,
      {
        choices:
          "Pilihan 'Butiran' tidak dapat dihapus karena 1 produk memakainya. Untuk mengganti namanya saja, tulis 'granule: ' di depan nama barunya.",
      },
    ]);
  });
});

describe('the specifications of a product', () => {
  const lacking = (lacks: string, category_id: number) => api.ids('/api/product', { lacks, category_id });

  test('SPEC-1 HAND-14 are found where a required one is missing, all or some of them', async () => {
    const id = await category([FIELDS[2], FIELDS[5]] as object[]);
    const other = await category(TWO_REQUIRED);
    const [none, some, full] = [
      await stored(id),
      await stored(id, { smell: SPECS.smell }),
      await stored(id, { ph: SPECS.ph }),
    ];
    await stored(other, SPECS_OF_TWO);
    expect(await lacking('required', id)).toEqual([]);
    const { id: field, version: _, ...ph } = await fieldOf(id, 'ph');
    await api.put(`/api/spec-field/${field}`, { token, json: { ...ph, required: true } });
    expect(await lacking('required', id)).toEqual([none, some]);
    expect(await lacking('required', other)).toEqual([]);
    await put(full, other);
    expect([await lacking('required', id), await lacking('required', other)]).toEqual([[none, some], [full]]);
    await api.delete(`/api/product/${some}`, { token });
    await put(none, id, { specs: { ph: SPECS.ph } });
    expect(await lacking('required', id)).toEqual([]);
  });

  test('SPEC-2 LANG-6 have a gap in their English where a text has none', async () => {
    const id = await category([FIELDS[2], FIELDS[5], { ...FIELDS[5], key: 'colour' }] as object[]);
    const product = await stored(id, { ph: SPECS.ph });
    await put(product, id, { name_en: 'Granule' });
    for (const [specs, gaps] of [
      [{ ph: SPECS.ph }, []],
      [{ smell: SPECS.smell, colour: { text: 'cokelat' } }, [product]],
      [{ smell: SPECS.smell, colour: { text: 'cokelat', text_en: 'brown' } }, []],
      [{ smell: { text: 'Netral' } }, [product]],
      [{}, []],
    ] as const) {
      await put(product, id, { specs: {} });
      await put(product, id, { specs });
      expect([specs, await lacking('english', id)]).toEqual([specs, gaps]);
    }
  });

  test('SPEC-5 are kept as they were sent, from JSON and from a form, and are no part of lists', async () => {
    const id = await category();
    const sent = await stored(id, SPECS);
    expect(await specsOf(sent)).toEqual(SPECS);
    const form = { name: 'Salinan', price: '1', category_id: String(id), specs: JSON.stringify(SPECS) };
    const copy = await api.post('/api/product', { token, form });
    expect(copy.body.data.specs).toEqual(SPECS);
    for (const row of await api.list('/api/product', { category_id: id }))
      expect(row).not.toHaveProperty('specs');
    expect(await indexOf(sent)).toEqual({
      moisture: [null, 12.5, ''],
      carbon: [15, null, ''],
      ph: [7.25, 7.25, ''],
      form: [null, null, 'granule'],
      halal: [null, null, 'yes'],
      smell: [null, null, ''],
    });
  });

  test('KEEP-6 a list has the first three numbers, ranges and choices that a product has, in the order of the template', async () => {
    const id = await category();
    await stored(id, SPECS);
    await stored(id, { moisture: { min: 10, max: 12 }, form: { choice: 'powder' }, halal: { yes: true } });
    const listed = async () =>
      (await api.list('/api/product', { category_id: id })).map(({ key_specs }) => key_specs);
    const moisture = { label: 'Kadar air', label_en: 'Moisture', unit: '%' };
    const carbon = { label: 'C-organik', label_en: null, unit: '%', min: 15 };
    const form = { label: 'Bentuk', label_en: 'Form', unit: null };
    const powder = { ...form, choice: { key: 'powder', label: 'Serbuk', label_en: null } };
    expect(await listed()).toEqual([
      [{ ...moisture, max: 12.5 }, carbon, { label: 'pH', label_en: null, unit: null, value: 7.25 }],
      [{ ...moisture, min: 10, max: 12 }, powder],
    ]);
    const first = await fieldOf(id, 'moisture');
    const json = { ...FIELDS[0], version: first.version, position: FIELDS.length };
    expect((await api.put(`/api/spec-field/${first.id}`, { token, json })).status).toBe(200);
    const granule = { ...form, choice: { key: 'granule', label: 'Granul', label_en: 'Granule' } };
    expect(await listed()).toEqual([
      [carbon, { label: 'pH', label_en: null, unit: null, value: 7.25 }, granule],
      [powder, { ...moisture, min: 10, max: 12 }],
    ]);
  });

  test('SPEC-5 stay where they are left out; null removes one of them, and an empty object all', async () => {
    const id = await category();
    const sent = await stored(id, SPECS);
    await put(sent, id, { price: 5 });
    expect(await specsOf(sent)).toEqual(SPECS);
    await put(sent, id, { specs: { ph: null, carbon: { min: 20 } } });
    const { ph: _, ...others } = SPECS;
    expect(await specsOf(sent)).toEqual({ ...others, carbon: { min: 20 } });
    expect(await indexOf(sent)).toMatchObject({ carbon: [20, null, ''] });
    for (const none of [{}, null, '']) {
      await put(sent, id, { specs: SPECS });
      expect((await put(sent, id, { specs: none })).body.data.specs).toEqual({});
      expect(await indexOf(sent)).toEqual({});
    }
  });

  test('SPEC-5 are written by no write that changes nothing', async () => {
    const id = await category();
    const sent = await stored(id, SPECS);
    expect((await put(sent, id, { specs: { ...SPECS } })).body.data.version).toBe(1);
    expect(await historyOf('product', sent)).toHaveLength(1);
  });

  const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`key_${at}`, { value: at }]));
  test.each([
    ['specs.weight', '{"weight":{"value":1}}', "Spesifikasi 'weight' tidak ada di kategori produk ini."],
    ['specs.moisture', '{"moisture":12}', "Kadar air harus berupa objek dengan 'min' atau 'max'."],
    [
      'specs.moisture',
      '{"moisture":{"min":13,"max":12}}',
      'Kadar air: batas bawah tidak boleh di atas batas atas.',
    ],
    ['specs.moisture', '{"moisture":{"max":"12"}}', 'Kadar air harus berupa angka.'],
    ['specs.moisture', '{"moisture":{"max":12.00001}}', 'Kadar air paling banyak empat desimal.'],
    ['specs.moisture', '{"moisture":{"max":1e12}}', 'Kadar air terlalu besar.'],
    ['specs.moisture', '{"moisture":{}}', 'Kadar air belum diisi.'],
    ['specs.moisture', '{"moisture":null,"ph":{"value":7}}', 'Kadar air wajib diisi.'],
    ['specs.moisture', '{"ph":{"value":7}}', 'Kadar air wajib diisi.'],
    [
      'specs.moisture',
      '{"moisture":{"max":12,"tested_at":"2999-01-01"}}',
      'Kadar air: tanggal uji tidak boleh di masa depan.',
    ],
    [
      'specs.moisture',
      '{"moisture":{"max":12,"tested_at":"2025-02-30"}}',
      'Kadar air: tanggal uji harus berupa tanggal, misalnya 2026-08-31.',
    ],
    [
      'specs.moisture',
      `{"moisture":{"max":12,"lab":"${'x'.repeat(151)}"}}`,
      'Kadar air: laboratorium paling panjang 150 karakter.',
    ],
    [
      'specs.carbon',
      '{"moisture":{"max":12},"carbon":{"value":1}}',
      "C-organik memuat 'value', padahal harus 'min'.",
    ],
    [
      'specs.smell',
      '{"moisture":{"max":12},"smell":{"value":5}}',
      "Aroma memuat 'value', padahal harus 'text' atau 'text_en'.",
    ],
    ['specs.smell', '{"moisture":{"max":12},"smell":{"text":5}}', 'Aroma harus berupa teks.'],
    [
      'specs.form',
      '{"moisture":{"max":12},"form":{"choice":"block"}}',
      'Bentuk harus salah satu dari: granule, pellet, powder.',
    ],
    [
      'specs.halal',
      '{"moisture":{"max":12},"halal":{"yes":"yes"}}',
      'Halal harus ya atau tidak (true, false).',
    ],
    ['specs', JSON.stringify(many), 'Spesifikasi paling banyak memuat 30 nilai.'],
    ['specs', '[]', 'Spesifikasi harus berupa objek JSON.'],
    ['specs', '12', 'Spesifikasi harus berupa objek JSON.'],
  ])('SPEC-5 refuse and name %s in %s', async (field, specs, sentence) => {
    const id = await category();
    for (const { status, body } of await sentBothWays(id, specs))
      expect([status, body.errors]).toMatchObject([422, { [field]: sentence }]);
    expect(await api.list('/api/product', { category_id: id })).toEqual([]);
  });

  test.each([
    ['__proto__', '{"__proto__":{"value":1}}'],
    ['constructor', '{"constructor":{"value":1}}'],
    ['moisture', '{"moisture":{"max":12,"__proto__":1}}'],
  ])('SPEC-5 refuse and name what every object has: %s in %s', async (key, specs) => {
    const named = expect.stringMatching(`^specs.${key}`) as string;
    for (const { status, body } of await sentBothWays(await category(), specs))
      expect([status, Object.keys(body.errors ?? {})[0]]).toEqual([422, named]);
  });

  /** In a form and as JSON, as it is written. */
  function sentBothWays(category_id: number, specs: string) {
    const form = { name: 'Pelet', price: '1', category_id: String(category_id), specs };
    const body = `{"name":"Pelet","price":1,"category_id":${category_id},"specs":${specs}}`;
    const json = { body, headers: { 'content-type': 'application/json' } };
    return Promise.all([{ form }, json].map((sent) => api.post('/api/product', { token, ...sent })));
  }

  test('SPEC-5 another category keeps what both templates have of the same kind, and drops the rest', async () => {
    const from = await category();
    const others = { ...FIELDS[3], choices: 'pellet: Pelet', filterable: true };
    const to = await category([
      MOISTURE,
      { ...FIELDS[2], kind: 'text', bound: null, filterable: false },
      others,
    ]);
    const [alone, moved] = [
      await stored(from, SPECS),
      await stored(from, { ...SPECS, form: { choice: 'pellet' } }),
    ];
    await put(alone, to);
    expect(await specsOf(alone)).toEqual({ moisture: SPECS.moisture });
    const { moisture } = await fieldsOf(to).then(() => indexOf(alone));
    expect(moisture).toEqual([null, 12.5, '']);
    expect((await historyOf('product', alone)).at(-1)?.changes).toMatchObject({
      'category.nama_category': {},
      'specs.ph': { from: '7,25', to: null },
      'specs.form': { from: 'Granul', to: null },
    });
    await api.post(`/api/category/${from}/products/move`, { token, json: { category_id: to } });
    expect(await specsOf(moved)).toEqual({ moisture: SPECS.moisture, form: { choice: 'pellet' } });
    expect(Object.keys(await indexOf(moved)).sort()).toEqual(['form', 'moisture']);
  });

  test('SPEC-5 HAND-12 a number is not taken along into another unit', async () => {
    const [moisture] = FIELDS;
    const [from, to] = [await category([moisture ?? {}]), await category([{ ...moisture, unit: 'g/kg' }])];
    const id = await stored(from, { moisture: SPECS.moisture });
    const path = `/api/category/${from}/products/move?confirm=0`;
    expect((await api.post(path, { token, json: { category_id: to } })).status).toBe(409);
    expect(await specsOf(id)).toEqual({ moisture: SPECS.moisture });
    await put(id, to);
    expect(await specsOf(id)).toEqual({});
  });

  test('SPEC-5 a test stays that of the method it was made by', async () => {
    const moisture = { max: 12.5, tested_at: '2025-09-01' };
    const [from, to] = [await category(), await category([{ ...MOISTURE, method: 'SNI 7763' }])];
    const [tested, untested] = [
      await stored(from, { moisture }),
      await stored(from, { moisture: { max: 9 } }),
    ];
    await put(tested, to);
    await put(untested, to);
    expect(await specsOf(tested)).toEqual({ moisture: { ...moisture, method: 'SNI 01-2907' } });
    expect(await specsOf(untested)).toEqual({ moisture: { max: 9 } });
  });

  test('HAND-12 a move of all products says first what it takes from them, by the rule that takes it', async () => {
    const [moisture, carbon, , form, ...others] = FIELDS;
    const [from, to] = [
      await category(),
      await category([
        ...[moisture as object, { ...carbon, bound: null }, { ...form, choices: 'pellet: Pelet' }],
        ...others,
      ]),
    ];
    const [granule, pellet] = [{ choice: 'granule' }, { choice: 'pellet' }];
    const kept = { moisture: SPECS.moisture, form: pellet, smell: SPECS.smell };
    const lacking = await stored(from, { moisture: SPECS.moisture, carbon: { min: 15 }, form: granule });
    const trashed = await stored(from, { moisture: SPECS.moisture, form: granule });
    await stored(from, kept);
    const untold = await stored(from);
    await api.delete(`/api/product/${trashed}`, { token });
    const move = (confirm: string) =>
      api.post(`/api/category/${from}/products/move?confirm=${confirm}`, {
        token,
        json: { category_id: to },
      });
    for (const confirm of ['0', '1', '3', 'x', '']) {
      const { status, body } = await move(confirm);
      expect([confirm, status, body.data]).toEqual([confirm, 409, { products: 2 }]);
      expect(body.message).toBe(
        'Nilai spesifikasi berikut akan hilang dari 2 produk, termasuk yang di sampah, karena tidak ada tempatnya di kategori tujuan: C-organik, Bentuk. Konfirmasi terlebih dahulu untuk memindahkannya.',
      );
    }
    expect((await api.get(`/api/product/${untold}`)).body.data.category_id).toBe(from);
    expect((await move('2')).body.data).toEqual({ moved: 4 });
    expect(await specsOf(lacking)).toEqual({ moisture: SPECS.moisture });
    await api.post(`/api/trash/${trashed}/restore`, { token });
    expect(await specsOf(trashed)).toEqual({ moisture: SPECS.moisture });
  });

  test('KEEP-4 selected products of several categories go to another one at once', async () => {
    const [moisture] = FIELDS;
    const [from, other, to] = [await category(), await category(), await category([moisture ?? {}])];
    const wet = await stored(from, { moisture: SPECS.moisture, ph: SPECS.ph });
    const plain = await stored(other, { moisture: SPECS.moisture });
    const there = await stored(to, { moisture: SPECS.moisture });
    const gone = await stored(from);
    const stays = await stored(from);
    await api.delete(`/api/product/${gone}`, { token });
    const categoryOf = async (id: number) => (await api.get(`/api/product/${id}`)).body.data.category_id;
    const move = (confirm: number, json: object, bearer?: string) =>
      api.post<{ ids: number[]; entry: number | null }>(`/api/product/move?confirm=${confirm}`, {
        token: bearer,
        json: { ids: [wet, plain, there, gone, 999_999], category_id: to, ...json },
      });

    expect((await move(0, {})).status).toBe(401);
    for (const [json, message] of [
      [{ ids: [] }, 'Pilih 1 sampai 200 produk.'],
      [{ category_id: null }, 'Kategori tujuan wajib diisi.'],
      [{ category_id: 999_999 }, 'Kategori tidak ditemukan.'],
    ] as const) {
      const refused = await move(0, json, token);
      expect([refused.status, refused.body.message]).toEqual([422, message]);
    }
    const asked = await move(0, {}, token);
    expect([asked.status, asked.body.data]).toEqual([409, { products: 1 }]);
    expect(asked.body.message).toBe(
      'Nilai spesifikasi berikut akan hilang dari 1 produk karena tidak ada tempatnya di kategori tujuan: pH. Konfirmasi terlebih dahulu untuk memindahkannya.',
    );
    expect([await categoryOf(wet), await categoryOf(plain)]).toEqual([from, other]);

    const { body } = await move(1, {}, token);
    expect(body.data.ids).toEqual([wet, plain, there]);
    expect([await categoryOf(wet), await categoryOf(plain), await categoryOf(stays)]).toEqual([to, to, from]);
    expect(await specsOf(wet)).toEqual({ moisture: SPECS.moisture });
    expect(await historyOf('product', there)).toHaveLength(1);

    expect((await move(0, { ids: [there] }, token)).body.data).toEqual({ ids: [there], entry: null });
  });

  test('HAND-12 a move that takes nothing from any product needs no confirmation', async () => {
    const [from, to] = [await category(), await category()];
    const id = await stored(from, SPECS);
    const path = `/api/category/${from}/products/move?confirm=0`;
    expect((await api.post(path, { token, json: { category_id: to } })).body.data).toEqual({ moved: 1 });
    expect(await specsOf(id)).toEqual(SPECS);
  });

  test('SPEC-5 new ones are checked by the template of the new category', async () => {
    const [from, to] = [await category(), await category([MOISTURE])];
    const sent = await stored(from, SPECS);
    const refused = await put(sent, to, { specs: { ph: { value: 7 } } });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['specs.ph']]);
    expect(await specsOf(sent)).toEqual(SPECS);
    expect((await put(sent, to, { specs: { moisture: { min: 8, max: 9 } } })).body.data.specs).toEqual({
      moisture: { min: 8, max: 9 },
    });
  });

  test('SPEC-6 the history has a line for each value, in words', async () => {
    const id = await category();
    const sent = await stored(id, SPECS);
    await put(sent, id, {
      specs: { moisture: { min: 10, max: 12 }, halal: { yes: false }, form: { choice: 'powder' } },
    });
    const [created, updated] = await historyOf('product', sent);
    expect(created?.changes).toMatchObject({
      'specs.moisture': { from: null, to: 'maks. 12,5 % (SNI 01-2907, Sucofindo, 2025-09-01)' },
      'specs.carbon': { to: 'min. 15 %' },
      'specs.ph': { to: '7,25' },
      'specs.form': { to: 'Granul' },
      'specs.halal': { to: 'Ya' },
      'specs.smell': { to: 'Netral / Neutral' },
    });
    expect(updated?.changes).toEqual({
      'specs.moisture': { from: 'maks. 12,5 % (SNI 01-2907, Sucofindo, 2025-09-01)', to: '10–12 %' },
      'specs.halal': { from: 'Ya', to: 'Tidak' },
      'specs.form': { from: 'Granul', to: 'Serbuk' },
    });
    expect(created?.values).toEqual({});
    expect(updated?.values).toEqual({
      'specs.moisture': { from: SPECS.moisture, to: { min: 10, max: 12 } },
      'specs.halal': { from: SPECS.halal, to: { yes: false } },
      'specs.form': { from: SPECS.form, to: { choice: 'powder' } },
    });
  });

  test('SPEC-6 the history keeps what a value was called, when its product is gone and its category too', async () => {
    const [from, to] = [await category(), await category([])];
    const [gone, moved] = [await stored(from, SPECS), await stored(from, SPECS)];
    for (const path of [`product/${gone}`, `trash/${gone}`]) await api.delete(`/api/${path}`, { token });
    await api.post(`/api/category/${from}/products/move`, { token, json: { category_id: to } });
    expect((await api.delete(`/api/category/${from}`, { token })).status).toBe(200);
    const form = { 'specs.form': { from: 'Granul', to: null } };
    const labels = Object.fromEntries(FIELDS.map(({ key, label }) => [`specs.${key}`, label]));
    const [created, , removed] = await historyOf('product', gone);
    expect(created?.labels).toEqual(labels);
    expect(removed).toMatchObject({ changes: form, labels });
    expect((await historyOf('product', moved)).at(-1)).toMatchObject({ changes: form, labels });
  });
});

describe('products by their specifications', () => {
  let id: number;
  beforeAll(async () => {
    id = await category();
    await category([{ ...FIELDS[1], key: 'dust', filterable: false }, FIELDS[4] as object]);
    await stored(id, SPECS, 'Granul halus');
    await stored(
      id,
      { moisture: { min: 10, max: 12 }, form: { choice: 'pellet' }, halal: { yes: true } },
      'Pelet',
    );
    await stored(
      id,
      { moisture: { min: 15, max: 20 }, form: { choice: 'powder' }, halal: { yes: false } },
      'Serbuk halus',
    );
    const gone = await stored(id, { ...SPECS, moisture: { max: 1 } }, 'Terbuang');
    await api.delete(`/api/product/${gone}`, { token });
    await stored(id, undefined, 'Tanpa');
  });

  const list = (spec: unknown, others: object = {}, sort: [string, string] = ['id', 'ASC']) =>
    api.get<Row[]>(`/api/product?${query({ filter: { category_id: id, spec, ...others }, sort })}`);
  const names = async (...asked: Parameters<typeof list>) => {
    const { status, body } = await list(...asked);
    expect([status, body.errors]).toEqual([200, undefined]);
    return body.data.map(({ name }) => name);
  };

  test.each([
    [{ moisture: { max: 12 } }, ['Pelet']],
    [{ moisture: { max: 12.5 } }, ['Granul halus', 'Pelet']],
    [{ moisture: { min: 10 } }, ['Pelet', 'Serbuk halus']],
    [{ moisture: { min: 9.5, max: 12 } }, ['Pelet']],
    [{ carbon: { min: 15 } }, ['Granul halus']],
    [{ carbon: { max: 15 } }, []],
    [{ ph: { min: 7.25, max: 7.25 } }, ['Granul halus']],
    [{ form: { choice: 'powder' } }, ['Serbuk halus']],
    [{ form: { choice: ['granule', 'powder'] } }, ['Granul halus', 'Serbuk halus']],
    [{ halal: { yes: true } }, ['Granul halus', 'Pelet']],
    [{ halal: { yes: true }, moisture: { max: 12 }, form: { choice: 'pellet' } }, ['Pelet']],
    [{ halal: { yes: false }, moisture: { max: 12 } }, []],
    [{}, ['Granul halus', 'Pelet', 'Serbuk halus', 'Tanpa']],
  ])('SPEC-4 %j', async (spec, expected) => {
    expect(await names(spec)).toEqual(expected);
  });

  test('SPEC-4 go with the search, with every order and with the total', async () => {
    const dry = { moisture: { max: 20 } };
    expect(await names(dry, { q: 'halus' })).toEqual(['Granul halus', 'Serbuk halus']);
    const found = `/api/product?${query({ filter: { spec: dry, q: 'halus' }, range: [0, 0] })}`;
    expect((await api.get(found)).headers.get('x-total-count')).toBe('2');
    const fields = [
      'id',
      'name',
      'price',
      'category_id',
      'category.nama_category',
      'created_at',
      'updated_at',
    ];
    const byName = ['Granul halus', 'Pelet', 'Serbuk halus'];
    for (const field of fields) expect((await names(dry, {}, [field, 'ASC'])).sort()).toEqual(byName);
    expect(await names(dry, {}, ['name', 'DESC'])).toEqual(byName.reverse());
    const page = `/api/product?${query({ filter: { spec: dry, category_id: id }, range: [1, 1], sort: ['name', 'ASC'] })}`;
    const { headers, body } = await api.get<Row[]>(page);
    expect([body.data.map(({ name }) => name), headers.get('x-total-count')]).toEqual([['Pelet'], '3']);
  });

  test.each([
    ['weight', { max: 1 }, 'tidak dikenal'],
    ['smell', { choice: 'a' }, 'tidak dikenal'],
    ['dust', { min: 1 }, 'tidak dikenal'],
    ['__proto__', { max: 1 }, 'harus seperti'],
    ['constructor', { max: 1 }, 'tidak dikenal'],
    ['moisture', 12, 'harus seperti'],
    ['moisture', {}, 'harus seperti'],
    ['moisture', { max: '12' }, 'harus seperti'],
    ['moisture', { max: 12, more: 1 }, 'harus seperti'],
    ['form', { choice: [] }, 'harus seperti'],
    ['halal', { yes: 1 }, 'harus seperti'],
  ])('SPEC-5 a filter by %s as %j is refused and named', async (key, wish, problem) => {
    const filter = encodeURIComponent(`{"category_id":${id},"spec":{"${key}":${JSON.stringify(wish)}}}`);
    const facets = encodeURIComponent(`{"spec":{"${key}":${JSON.stringify(wish)}}}`);
    for (const path of [`product?filter=${filter}`, `category/${id}/spec-facets?filter=${facets}`]) {
      const { status, body } = await api.get(`/api/${path}`);
      expect([path, status, Object.keys(body.errors ?? {})]).toEqual([path, 422, ['filter']]);
      expect(body.message).toContain(`Filter 'spec.${key}' ${problem}`);
    }
  });

  test('SPEC-5 a filter that is no object of keys is refused', async () => {
    for (const spec of [12, [], 'moisture', null])
      expect([(await list(spec)).status, (await list(spec)).body.message]).toEqual([
        422,
        "Filter 'spec' harus berupa objek.",
      ]);
  });

  test('SPEC-4 facets count each choice by what is chosen of the others', async () => {
    const read = async (spec?: object) => {
      const search = spec ? `?${query({ filter: { spec } })}` : '';
      return (await api.get<SpecFacets>(`/api/category/${id}/spec-facets${search}`)).body.data;
    };
    const counts = ({ facets }: SpecFacets, key: string) =>
      facets.find((facet) => facet.key === key)?.options.map((option) => `${option.key} ${option.count}`);
    const all = await read();
    expect(all.products).toBe(4);
    expect(all.facets.map(({ key }) => key)).toEqual(['moisture', 'carbon', 'ph', 'form', 'halal']);
    expect(all.facets[0]).toEqual({
      key: 'moisture',
      label: 'Kadar air',
      label_en: 'Moisture',
      kind: 'range',
      unit: '%',
      count: 3,
      lowest: 10,
      highest: 20,
      options: [],
    });
    expect(counts(all, 'form')).toEqual(['granule 1', 'pellet 1', 'powder 1']);
    expect(counts(all, 'halal')).toEqual(['yes 2', 'no 1']);

    const chosen = await read({ halal: { yes: true }, form: { choice: 'pellet' } });
    expect(chosen.products).toBe(1);
    expect(counts(chosen, 'form')).toEqual(['granule 1', 'pellet 1', 'powder 0']);
    expect(counts(chosen, 'halal')).toEqual(['yes 1', 'no 0']);
    expect(chosen.facets[0]).toMatchObject({ count: 1, lowest: 10, highest: 12 });
    expect((await api.get('/api/category/99999/spec-facets')).status).toBe(404);
    expect((await api.get(`/api/category/${id}/spec-facets?filter={"q":"x"}`)).status).toBe(422);
  });

  test('SPEC-4 facets are kept in memory until a product changes', async () => {
    const path = `/api/category/${id}/spec-facets`;
    const etag = (await api.get(path)).headers.get('etag');
    expect(etag).toMatch(/^"[^"]+"$/);
    expect((await fetch(api.url + path, { headers: { 'if-none-match': String(etag) } })).status).toBe(304);
    const extra = await stored(id, { ...SPECS, moisture: { max: 5 } }, 'Kering');
    expect((await api.get<SpecFacets>(path)).body.data.products).toBe(5);
    await api.delete(`/api/product/${extra}`, { token });
    expect((await api.get<SpecFacets>(path)).body.data.products).toBe(4);
  });

  test('SPEC-4 are found by the index of values', async () => {
    await storeMany();
    const sent: [string, unknown[]][] = [];
    const source = api.app.get(DataSource);
    const run: DataSource['query'] = source.query.bind(source);
    jest.spyOn(source, 'query').mockImplementation((sql, parameters = []) => {
      // What other processes have changed is asked for by the clock.
      if (!sql.includes('catalogue_revision')) sent.push([sql, parameters as unknown[]]);
      return run(sql, parameters);
    });
    const pages = api.app.get(ProductPages, { strict: false });
    for (const spec of [{ moisture: { max: 3 } }, { moisture: { min: 200 } }, { form: { choice: 'pellet' } }])
      await pages.read({ filter: JSON.stringify({ spec }), sort: '["id","ASC"]', range: '[0,11]' });
    jest.restoreAllMocks();
    expect(sent).toHaveLength(3);
    const explain = onMysql ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
    for (const [sql, parameters] of sent) {
      const plan = await run<Record<string, unknown>[]>(`${explain} ${sql}`, parameters);
      const onMariadb = plan.some((row) => row.table === 'spec_0' && row.type === 'ref');
      expect(onMariadb ? 'lookup on spec_0 using ' + JSON.stringify(plan) : JSON.stringify(plan)).toMatch(
        onMysql
          ? /(lookup|scan) on spec_0 using .*IX_product_spec_/
          : /SEARCH spec_0 USING (COVERING )?INDEX IX_product_spec_/,
      );
    }
  });

  /** Enough that no plan is as good as another. */
  async function storeMany(): Promise<void> {
    const field = Number((await fieldOf(id, 'moisture')).id);
    await api.write(async (manager) => {
      for (let start = 1; start <= 2000; start += 200) {
        const ids = Array.from({ length: 200 }, (_, at) => 10_000 + start + at);
        await manager.insert(
          Product,
          ids.map((product) => ({ id: product, name: `Tanah ${product}`, category_id: id })),
        );
        await manager.insert(
          ProductSpec,
          ids.map((product_id) => ({ product_id, field_id: field, low: 50, high: 50, choice: '' })),
        );
      }
      if (onMysql) await manager.query('ANALYZE TABLE product, product_spec, spec_field');
    });
  }
});
