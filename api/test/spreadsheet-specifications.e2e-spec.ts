import type { SheetReport } from '../src/spreadsheets/spreadsheet.dto.js';
import { UnitOfWork } from '../src/database/unit-of-work.js';
import { SpecField } from '../src/spec-fields/spec-field.entity.js';
import { type Api, blob, type Row, startSignedIn } from './harness.js';

const FIELDS = [
  { key: 'moisture', label: 'Kadar air', kind: 'range', unit: '%', required: true },
  { key: 'carbon', label: 'C-organik', kind: 'number', unit: '%', bound: 'min' },
  { key: 'ph', label: 'pH', kind: 'number' },
  { key: 'form', label: 'Bentuk', kind: 'choice', choices: 'granule: Granul / Granule\npowder: Serbuk' },
  { key: 'halal', label: 'Halal', kind: 'yes_no' },
  { key: 'smell', label: 'Aroma', kind: 'text' },
];
const SPECS = {
  moisture: { min: 10, max: 12.5, method: 'SNI 01-2907', lab: 'Sucofindo', tested_at: '2025-09-01' },
  carbon: { min: 1250.25, lab: 'Sucofindo' },
  ph: { value: 6.125 },
  form: { choice: 'powder' },
  halal: { yes: false },
  smell: { text: '=Netral; segar', text_en: 'Neutral', lab: 'Sucofindo' },
};
const KEYS = 'spec:moisture;spec:carbon;spec:ph;spec:form;spec:halal;spec:smell;spec:smell (Inggris)';

describe('specifications in product sheets', () => {
  let api: Api;
  let token: string;
  const kopi = 2;
  beforeAll(async () => {
    ({ api, token } = await startSignedIn('Pupuk', 'Kopi'));
    const coffee = [{ key: 'moisture', label: 'Kadar air', kind: 'text' }, FIELDS[2]];
    for (const field of FIELDS)
      await api.post('/api/spec-field', { token, json: { ...field, category_id: 1 } });
    for (const field of coffee)
      await api.post('/api/spec-field', { token, json: { ...field, category_id: kopi } });
  });

  const csv = (...lines: string[]) => blob(Buffer.from(lines.join('\r\n')), 'text/csv');
  const send = async (file: Blob, apply: boolean) => {
    const form = { file, details: 'true' };
    return (await api.post<SheetReport>(`/api/product-sheet?apply=${apply}`, { token, form })).body.data;
  };
  const add = async (json: object) =>
    (await api.post('/api/product', { token, json: { name: 'Bokashi', price: 1, category_id: 1, ...json } }))
      .body.data;
  const productOf = async (id: unknown) => (await api.get<Row>(`/api/product/${String(id)}`)).body.data;
  const exported = async (format: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${api.url}/api/product-sheet?format=${format}`, { headers });
    return blob(Buffer.from(await answer.arrayBuffer()));
  };
  const problemsOf = async (...lines: string[]) =>
    (await send(csv(...lines), false)).problems.map(({ line, column, value, message }) => [
      ...[line, column, value, message],
    ]);

  test.each(['csv', 'xlsx'])(
    'SPEC-2 an export as %s has them, and changes nothing when it comes back',
    async (format) => {
      await add({ specs: SPECS });
      await add({ category_id: kopi, specs: { moisture: { text: '12,5' }, ph: { value: 5 } } });
      await add({});
      const file = await exported(format);
      const report = await send(file, true);
      expect(report).toMatchObject({ updated: 0, problems: [] });
      expect(report.unchanged).toBe(report.rows);
      if (format === 'xlsx') return;
      const [header, row] = (await file.text()).split('\r\n');
      expect(
        header?.endsWith(
          ';spec:moisture;spec:moisture (Inggris);spec:carbon;spec:ph;spec:form;spec:halal;spec:smell;spec:smell (Inggris);Versi',
        ),
      ).toBe(true);
      expect(row).toMatch(/;10–12,5;;min\. 1\.250,25;6,125;Serbuk;Tidak;"'=Netral; segar";Neutral;1$/);
    },
  );

  test('SPEC-2 a cell changes its value alone, whose test no longer counts; an empty one takes it away', async () => {
    const { id } = await add({ specs: SPECS });
    const row = `${id};Bokashi;Pupuk;maks. 11;1250,25;;granule;ya;"=Netral; segar";Fresh`;
    const sheet = csv(`ID;Nama;Kategori;${KEYS}`, row);
    const { details } = await send(sheet, false);
    expect(details?.changes[0]?.fields).toEqual([
      { column: 'spec:moisture', from: '10–12,5', to: 'maks. 11' },
      { column: 'spec:ph', from: 6.125, to: null },
      { column: 'spec:form', from: 'Serbuk', to: 'Granul' },
      { column: 'spec:halal', from: 'Tidak', to: 'Ya' },
      { column: 'spec:smell (Inggris)', from: 'Neutral', to: 'Fresh' },
    ]);
    expect(await send(sheet, true)).toMatchObject({ updated: 1, applied: true });
    expect((await productOf(id)).specs).toEqual({
      moisture: { max: 11 },
      carbon: SPECS.carbon,
      form: { choice: 'granule' },
      halal: { yes: true },
      smell: { ...SPECS.smell, text_en: 'Fresh' },
    });
    expect(await send(csv('ID;Nama;Kategori;spec:smell', `${id};Bokashi;Pupuk;Tajam`), true)).toMatchObject({
      updated: 1,
    });
    expect((await productOf(id)).specs).toMatchObject({
      moisture: { max: 11 },
      smell: { text: 'Tajam', text_en: 'Fresh' },
    });
  });

  test('SPEC-2 an empty cell leaves a required value as it is, and is a problem where a product has none', async () => {
    const category_id = (await api.post('/api/category', { token, json: { nama_category: 'Beras' } })).body
      .data.id;
    const variety = { category_id, key: 'variety', label: 'Varietas', kind: 'text' };
    const field = (await api.post<Row>('/api/spec-field', { token, json: variety })).body.data;
    await api.post('/api/spec-field', { token, json: { ...FIELDS[2], category_id } });
    const specs = { variety: { text: 'Pandan', text_en: 'Fragrant', lab: 'Sucofindo' }, ph: { value: 6 } };
    const { id } = await add({ category_id, specs });
    const lacking = await add({ category_id, specs: { ph: { value: 6 } } });
    await api.put(`/api/spec-field/${field.id}`, { token, json: { ...variety, required: true } });
    const titles = 'ID;Nama;Kategori;Harga;spec:variety;spec:variety (Inggris);spec:ph';
    const added = ';Rojolele;Beras;1;Mentik;;7';
    expect(await problemsOf(titles, added, `${lacking.id};Bokashi;Beras;1;;;7`)).toEqual([
      [3, 'spec:variety', null, 'Varietas wajib diisi.'],
    ]);
    expect(await send(csv(titles, added, `${id};Bokashi;Beras;1;;Scented;`), true)).toMatchObject({
      created: 1,
      updated: 1,
      applied: true,
    });
    expect((await productOf(id)).specs).toEqual({ variety: { ...specs.variety, text_en: 'Scented' } });
    expect(await send(csv('ID;Nama;spec:variety', `${id};Bokashi;`), true)).toMatchObject({ unchanged: 1 });
  });

  test('SPEC-2 a new product has them, and another category takes those it has no place for', async () => {
    const titles = 'ID;Nama;Kategori;Harga;spec:moisture;spec:ph';
    expect(await send(csv(titles, ';Baru;Pupuk;1;10–11;7'), true)).toMatchObject({ created: 1 });
    const [added] = (await api.get<Row[]>('/api/product?filter={"q":"Baru"}')).body.data;
    expect((await productOf(added?.id)).specs).toEqual({ moisture: { min: 10, max: 11 }, ph: { value: 7 } });
    const moved = csv(titles, `${added?.id};Baru;Kopi;1;;7`);
    expect((await send(moved, true)).details?.changes[0]?.fields).toEqual([
      { column: 'Kategori', from: 'Pupuk', to: 'Kopi' },
      { column: 'spec:moisture', from: '10–11', to: null },
    ]);
    expect((await productOf(added?.id)).specs).toEqual({ ph: { value: 7 } });
  });

  test('SPEC-2 of a row with another category the values that it has no place for go, and others there are problems', async () => {
    const { id } = await add({ specs: SPECS });
    const category_id = (await api.post('/api/category', { token, json: { nama_category: 'Pakan' } })).body
      .data.id;
    for (const field of [
      { key: 'smell', label: 'Bau', kind: 'yes_no' },
      { key: 'ph', label: 'pH', kind: 'number', unit: '%' },
    ])
      await api.post('/api/spec-field', { token, json: { ...field, category_id } });
    const titles = `ID;Nama;Kategori;Harga;${KEYS}`;
    const asExported = '10–12,5;min. 1.250,25;6,125;Serbuk;Tidak;=Netral; segar;Neutral';
    const moved = (cells: string) =>
      `${id};Bokashi;Pakan;1;${cells.replace('=Netral; segar', '"=Netral; segar"')}`;
    const { problems, details } = await send(csv(titles, moved(asExported)), false);
    expect(problems).toEqual([]);
    expect(details?.changes[0]?.fields).toMatchObject([
      { column: 'Kategori', to: 'Pakan' },
      { column: 'spec:moisture', from: '10–12,5', to: null },
      { column: 'spec:carbon', to: null },
      { column: 'spec:ph', from: 6.125, to: null },
      { column: 'spec:form', to: null },
      { column: 'spec:halal', to: null },
      { column: 'spec:smell', to: null },
      { column: 'spec:smell (Inggris)', from: 'Neutral', to: null },
    ]);
    const changed = asExported.replace('10–12,5', '10–12').replace('Neutral', 'Fresh');
    expect(await problemsOf(titles, moved(changed))).toEqual([
      [2, 'spec:moisture', '10–12', 'Spesifikasi ini tidak ada di kategori produk ini. Kosongkan selnya.'],
      [
        2,
        'spec:smell (Inggris)',
        'Fresh',
        'Spesifikasi ini bukan teks di kategori produk ini. Kosongkan selnya.',
      ],
    ]);
    expect(await problemsOf(titles, moved(asExported).replace('Pakan', 'Pupuk'))).toEqual([]);
    expect(await send(csv(titles, moved(asExported)), true)).toMatchObject({ updated: 1, applied: true });
    expect((await productOf(id)).specs).toEqual({});
  });

  test('SPEC-5 what a template does not allow is named by line, column and value, and nothing is stored', async () => {
    const { id } = await add({ specs: SPECS });
    const titles =
      'ID;Nama;Kategori;Harga;spec:ph;spec:moisture;spec:form;spec:carbon;spec:moisture (Inggris)';
    const problems = await problemsOf(
      titles,
      ';A;Pupuk;1;asam;10–12;Bola;;',
      ';B;Pupuk;1;7;;;;',
      ';C;Kopi;1;7;kering;;5;dry',
      ';D;Pupuk;1;7;12–10;;;dry',
      ';E;Teh;1;7;10;;;',
      `${id};Bokashi;Pupuk;1;;;;;`,
      ';F;Pupuk;1;asam;;;;',
      ';G;Pupk;1;asam;;;;',
    );
    expect(problems).toEqual([
      [2, 'spec:ph', 'asam', 'pH harus ditulis seperti 12,5.'],
      [2, 'spec:form', 'Bola', 'Bentuk harus salah satu dari: Granul, Serbuk.'],
      [3, 'spec:moisture', null, 'Kadar air wajib diisi.'],
      [4, 'spec:carbon', '5', 'Spesifikasi ini tidak ada di kategori produk ini. Kosongkan selnya.'],
      [5, 'spec:moisture', '12–10', 'Kadar air: batas bawah tidak boleh di atas batas atas.'],
      [
        5,
        'spec:moisture (Inggris)',
        'dry',
        'Spesifikasi ini bukan teks di kategori produk ini. Kosongkan selnya.',
      ],
      [6, 'Kategori', 'Teh', 'Kategori tidak ditemukan.'],
      [8, 'spec:moisture', null, 'Kadar air wajib diisi.'],
      [8, 'spec:ph', 'asam', 'pH harus ditulis seperti 12,5.'],
      [9, 'Kategori', 'Pupk', 'Kategori tidak ditemukan.'],
    ]);
    expect((await productOf(id)).specs).toEqual(SPECS);
  });

  test('an export has no more columns than an import takes, which knows the others too', async () => {
    const keys = Array.from({ length: 256 }, (_, n) => `key_${n}`);
    await api.app.get(UnitOfWork, { strict: false }).transaction(async (manager) => {
      await manager.insert(
        SpecField,
        keys.map((key) => ({ key, label: key, kind: 'number' as const, category_id: kopi })),
      );
    });
    const file = await exported('csv');
    const [header = ''] = (await file.text()).split('\r\n');
    expect(header.split(';')).toHaveLength(256);
    expect((await send(file, false)).problems).toEqual([]);
    const { id } = await add({ category_id: kopi });
    const sheet = csv('ID;Nama;Kategori;spec:key_255', `${id};Bokashi;Kopi;7`);
    expect(await send(sheet, false)).toMatchObject({ updated: 1, problems: [] });
  });

  test('SPEC-5 a value that a template demands since is asked for once a row changes others', async () => {
    const { id } = await add({ category_id: kopi, specs: { ph: { value: 5 } } });
    const field = { key: 'moisture', label: 'Kadar air', kind: 'text' };
    const [stored] = (await api.get<Row[]>(`/api/spec-field?filter={"category_id":${kopi}}`)).body.data;
    await api.put(`/api/spec-field/${stored?.id}`, { token, json: { ...field, required: true } });
    const titles = 'ID;Nama;Kategori;spec:ph';
    expect(await send(csv(titles, `${id};Bokashi;Kopi;5,0`), false)).toMatchObject({ unchanged: 1 });
    expect(await problemsOf(titles, `${id};Bokashi;Kopi;6`)).toEqual([
      [2, 'spec:moisture', null, 'Kadar air wajib diisi.'],
    ]);
  });
});
