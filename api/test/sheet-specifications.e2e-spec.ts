import writeXlsx from 'write-excel-file/node';
import type { SheetReport } from '../src/product-sheets/product-sheet.dto.js';
import { UnitOfWork } from '../src/database/unit-of-work.js';
import { SpecField } from '../src/spec-fields/spec-field.entity.js';
import { Api, blob, type Row } from './harness.js';

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
  let kopi: number;
  beforeAll(async () => {
    api = await Api.start();
    token = await api.signIn();
    await api.post('/api/category', { token, json: { nama_category: 'Pupuk' } });
    const { body } = await api.post('/api/category', { token, json: { nama_category: 'Kopi' } });
    kopi = body.data.id;
    const coffee = [{ key: 'moisture', label: 'Kadar air', kind: 'text' }, FIELDS[2]];
    for (const field of FIELDS)
      await api.post('/api/spec-field', { token, json: { ...field, category_id: 1 } });
    for (const field of coffee)
      await api.post('/api/spec-field', { token, json: { ...field, category_id: kopi } });
  });
  afterAll(() => api.stop());

  const csv = (...lines: string[]) => blob(Buffer.from(lines.join('\r\n')), 'text/csv');
  const send = async (file: Blob, apply: boolean, wishes: Record<string, string> = {}) =>
    (
      await api.post<SheetReport>(`/api/product-sheet?apply=${apply}`, {
        token,
        form: { file, details: 'true', ...wishes },
      })
    ).body.data;
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

  test('HAND-11 an old number that a description still has after the import is said where it changed', async () => {
    const description = 'Kadar air 10–12,5 %, Rp 24.500 per kg, pesanan minimum 600 kg.';
    const description_en = 'Moisture 12.5% at most, in bags of 25 kg, USD 5,100 / ton FOB.';
    const order = { price: 24_500, pack_net_kg: 25, moq: 600, moq_unit: 'kg' };
    const offer = { export_price: 5100, export_currency: 'USD', export_unit: 'ton' };
    const fields = { description, description_en, ...order, ...offer };
    const { id } = await add({ ...fields, specs: { moisture: { min: 10, max: 12.5 } } });
    const still = async (titles: string, ...cells: string[]) => {
      const { details } = await send(csv(`ID;${titles}`, [id, ...cells].join(';')), false);
      const said = details?.changes.flatMap((change) => change.fields) ?? [];
      const marked = said.filter(({ still_written }) => still_written !== undefined);
      expect(details?.still_written_count).toBe(marked.length);
      return marked.map(({ column, still_written }) => [column, still_written]);
    };
    const old = (number: string, place: string) => `Angka lama (${number}) masih tertulis di ${place}.`;
    const changed = 'Harga;Isi bersih per kemasan;Pesanan terkecil;Nilai ekspor;spec:moisture';
    expect(await still(changed, '25.000', '30', '900', '5.200', '10–12')).toEqual([
      ['Harga', old('Rp 24.500', 'deskripsi')],
      ['Isi bersih per kemasan', old('25 kg', 'uraian Inggris')],
      ['Nilai ekspor', old('USD 5.100', 'uraian Inggris')],
      ['Pesanan terkecil', old('600 kg', 'deskripsi')],
      ['spec:moisture', old('12,5 %', 'deskripsi dan uraian Inggris')],
    ]);
    expect(await still('Satuan pesanan;spec:moisture', 'ton', '11–12')).toEqual([
      ['Satuan pesanan', old('600 kg', 'deskripsi')],
      ['spec:moisture', `${old('10 %', 'deskripsi')} ${old('12,5 %', 'deskripsi dan uraian Inggris')}`],
    ]);
    expect(await still('Harga;Deskripsi', '25.000', 'Rp 25.000 per kg')).toEqual([]);
    expect(await still('Deskripsi', 'Rp 24.500 per karung')).toEqual([]);
    expect(await still('Harga;Deskripsi', '26.000', 'Kini Rp 24.500')).toHaveLength(1);
  });

  test('SPEC-2 a cell changes its value alone, whose test no longer counts; an empty one takes it away', async () => {
    const { id } = await add({ specs: SPECS });
    const row = `${id};Bokashi;Pupuk;maks. 11;1250,25;;granule;ya;"=Netral; segar";Fresh`;
    const sheet = csv(`ID;Nama;Kategori;${KEYS}`, row);
    const kept = (await send(sheet, false, { keep_empty: 'true' })).details;
    expect(kept).toMatchObject({ emptied_count: 0, tests_lost_count: 1 });
    const { details } = await send(sheet, false);
    expect(details?.changes[0]?.fields).toEqual([
      {
        column: 'spec:moisture',
        label: 'Kadar air',
        from: '10–12,5',
        to: 'maks. 11',
        test_lost: 'Nilainya berubah: data uji lama dilepas (SNI 01-2907, Sucofindo, 2025-09-01).',
      },
      { column: 'spec:ph', label: 'pH', from: 6.125, to: null, emptied: true },
      { column: 'spec:form', label: 'Bentuk', from: 'Serbuk', to: 'Granul' },
      { column: 'spec:halal', label: 'Halal', from: 'Tidak', to: 'Ya' },
      { column: 'spec:smell (Inggris)', label: 'Aroma (Inggris)', from: 'Neutral', to: 'Fresh' },
    ]);
    expect(details).toMatchObject({ emptied_count: 1, tests_lost_count: 1 });
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

  test('HAND-11 of a value that loses its own method it is said that the site names that of its category', async () => {
    const category_id = (await api.post('/api/category', { token, json: { nama_category: 'Bubuk' } })).body
      .data.id;
    const moisture = { category_id, key: 'wet', label: 'Kelembapan', kind: 'number', method: 'SNI 01-2907' };
    await api.post('/api/spec-field', { token, json: moisture });
    const lostOf = async (method: string) => {
      const { id } = await add({ category_id, specs: { wet: { value: 5, method } } });
      const { details } = await send(csv('ID;spec:wet', `${id};4`), false);
      return details?.changes[0]?.fields[0]?.test_lost;
    };
    const lost = 'Nilainya berubah: data uji lama dilepas';
    expect(await lostOf('SNI 8964:2021')).toBe(
      `${lost} (SNI 8964:2021). Situs lalu menyebut metode kategorinya: SNI 01-2907.`,
    );
    expect(await lostOf('SNI 01-2907')).toBe(`${lost} (SNI 01-2907).`);
  });

  test('HAND-11 a later crop year beside tests of the year before is said', async () => {
    const category_id = (await api.post('/api/category', { token, json: { nama_category: 'Panen' } })).body
      .data.id;
    for (const [key, label, kind] of [
      ['crop', 'Musim panen', 'text'],
      ['defects', 'Biji rusak', 'number'],
    ])
      await api.post('/api/spec-field', { token, json: { category_id, key, label, kind } });
    const specs = { crop: { text: '2025/26' }, defects: { value: 8, tested_at: '2025-08-20' } };
    const { id } = await add({ category_id, specs });
    const unlikely = async (crop: string) =>
      (await send(csv('ID;spec:crop', `${id};${crop}`), false)).details?.changes[0]?.fields[0]?.unlikely;
    expect(await unlikely('2026')).toBe(
      'Musim panen menjadi 2026, data uji masih dari tahun sebelumnya: Biji rusak.',
    );
    expect(await unlikely('2025')).toBeUndefined();
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
      details: { emptied_count: 1 },
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
      { column: 'spec:moisture', label: 'Kadar air', from: '10–11', to: null, emptied: true },
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
      { column: 'spec:moisture', from: '10–12,5', to: null, emptied: true },
      { column: 'spec:carbon', to: null, emptied: true },
      { column: 'spec:ph', from: 6.125, to: null, emptied: true },
      { column: 'spec:form', to: null, emptied: true },
      { column: 'spec:halal', to: null, emptied: true },
      { column: 'spec:smell', to: null, emptied: true },
      { column: 'spec:smell (Inggris)', from: 'Neutral', to: null, emptied: true },
    ]);
    expect(details?.emptied_count).toBe(7);
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
      [9, 'spec:moisture', null, 'Kadar air wajib diisi.'],
      [9, 'spec:ph', 'asam', 'pH harus ditulis seperti 12,5.'],
    ]);
    const title = csv('Nama;Kategori;Harga;spec:weight', 'A;Pupuk;1;5');
    expect((await send(title, false)).problems).toMatchObject([
      { line: 1, column: 'D', message: "Kolom 'spec:weight' tidak dikenal." },
    ]);
    expect((await productOf(id)).specs).toEqual(SPECS);
  });

  test('HAND-11 a specification is known by its label where every category that has it agrees', async () => {
    const { id } = await add({ specs: SPECS });
    const coffee = await add({ category_id: kopi, specs: { moisture: { text: '12,5' } } });
    const labels = 'ID;KADAR AIR;C-organik (%)';
    const { details } = await send(csv(labels, `${id};10–12;`, `${coffee.id};11;`), false);
    expect(details?.changes.flatMap(({ fields }) => fields)).toMatchObject([
      { column: 'spec:moisture', to: '10–12' },
      { column: 'spec:carbon', to: null },
      { column: 'spec:moisture', to: '11' },
    ]);
    expect(await problemsOf(labels, `${coffee.id};11;5`)).toEqual([
      [2, 'spec:carbon', '5', 'Spesifikasi ini tidak ada di kategori produk ini. Kosongkan selnya.'],
    ]);
  });

  test('HAND-11 of a category that is created with the rows it is said how their specifications can come', async () => {
    const file = csv('Nama;Kategori;Harga;Kadar air', 'Cengkeh;Rempah;1;10–12');
    const { problems } = await send(file, false, { create_categories: 'true' });
    expect(problems.map(({ message }) => message)).toEqual([
      'Kategori yang baru dibuat belum punya spesifikasi. Buat dulu kategorinya dengan spesifikasinya di menu Kategori, atau kosongkan selnya.',
    ]);
  });

  test('HAND-11 a per cent cell of a workbook is what it shows, and a problem where nothing is counted in per cent', async () => {
    const { id } = await add({ specs: { moisture: { min: 10, max: 12 } } });
    const shown = (format: string, value = 0.025) => ({ value, type: Number, format });
    const ask = async (titles: string[], ...cells: (number | ReturnType<typeof shown>)[]) =>
      send(
        blob(
          await writeXlsx([
            ['ID', ...titles],
            [id, ...cells],
          ]).toBuffer(),
        ),
        false,
      );
    const fieldsOf = ({ details }: SheetReport) => details?.changes[0]?.fields;
    expect(
      fieldsOf(await ask(['spec:carbon', 'spec:smell'], shown('0.000%', 0.01125), shown('0.0%'))),
    ).toMatchObject([
      { column: 'spec:carbon', to: 'min. 1,1250' },
      { column: 'spec:smell', to: '2,5 %' },
    ]);
    expect(
      fieldsOf(await ask(['spec:carbon', 'spec:ph'], shown('0.0"%"', 2.5), shown('0.0\\%', 7))),
    ).toMatchObject([
      { column: 'spec:carbon', to: 'min. 2,5' },
      { column: 'spec:ph', to: 7 },
    ]);
    const elsewhere = await ask(
      ['Harga', 'spec:ph', 'Muatan peti kemas 20 kaki'],
      ...Array<ReturnType<typeof shown>>(3).fill(shown('0.0%')),
    );
    expect(elsewhere.problems).toMatchObject([
      { column: 'Harga', value: '2,5 %' },
      { column: 'Muatan peti kemas 20 kaki', value: '2,5 %' },
      { column: 'spec:ph', value: '2,5 %' },
    ]);
  });

  test('HAND-11 problems and changes say what a column of specifications is called, and problems the name of the product', async () => {
    const { id } = await add({ name: 'Bokashi Padat', specs: SPECS });
    const titles = 'ID;Nama;Kategori;Harga;spec:ph;spec:form;spec:smell (Inggris)';
    const { problems } = await send(csv(titles, `${id};;Kopi;1;asam;Bola;`, ';Kascing;;1;asam;;'), false);
    expect(problems.map(({ line, column, label, name }) => [line, column, label, name])).toEqual([
      [2, 'Nama', undefined, 'Bokashi Padat'],
      [2, 'spec:ph', 'pH', 'Bokashi Padat'],
      [2, 'spec:form', 'Bentuk', 'Bokashi Padat'],
      [3, 'Kategori', undefined, 'Kascing'],
    ]);
    const { details } = await send(csv(titles, `${id};Bokashi;Pupuk;1;7;Serbuk;Fresh`), false);
    expect(details?.changes[0]?.fields).toMatchObject([
      { column: 'Nama' },
      { column: 'spec:ph', label: 'pH' },
      { column: 'spec:smell (Inggris)', label: 'Aroma (Inggris)' },
    ]);
    expect(details?.changes[0]?.fields[0]).not.toHaveProperty('label');
  });

  test('an export has no more columns than an import takes, which knows the others too', async () => {
    const keys = Array.from({ length: 256 }, (_, n) => `key_${n}`);
    await api.app.get(UnitOfWork, { strict: false }).publish(async (manager) => {
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

  test.each(['csv', 'xlsx'])(
    'SPEC-5 the values of one alone as %s go back as they are, once it is there again',
    async (format) => {
      const { body } = await api.post('/api/category', { token, json: { nama_category: `Kakao ${format}` } });
      const category_id = body.data.id;
      const field = { category_id, key: 'taste', label: 'Rasa', kind: 'text' };
      const made = async () => (await api.post<Row>('/api/spec-field', { token, json: field })).body.data.id;
      const fieldId = await made();
      const specs = { taste: { text: 'Asam; segar', text_en: 'Sour' } };
      const { id } = await add({ category_id, specs });
      await add({ category_id });
      const { id: trashed } = await add({ category_id, specs });
      await api.delete(`/api/product/${trashed}`, { token });
      const values = async (of: number) =>
        fetch(`${api.url}/api/product-sheet/spec-field/${of}?format=${format}`, {
          headers: { authorization: `Bearer ${token}` },
        });
      const file = blob(Buffer.from(await (await values(fieldId)).arrayBuffer()));
      expect((await values(1e6)).status).toBe(404);
      await api.delete(`/api/spec-field/${fieldId}?confirm=2`, { token });
      expect((await productOf(id)).specs).toEqual({});
      await made();
      expect(await send(file, true)).toMatchObject({ rows: 1, updated: 1, applied: true });
      expect((await productOf(id)).specs).toEqual(specs);
    },
  );
});
