import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { DataSource } from 'typeorm';
import writeXlsx from 'write-excel-file/node';
import { UnitOfWork } from '../src/database/unit-of-work.js';
import { Product } from '../src/products/product.entity.js';
import type { SheetReport } from '../src/product-sheets/product-sheet.dto.js';
import { Api, blob, type Row, untilARowIsAwaited } from './harness.js';

const TITLES = 'ID;Nama;Kategori;Harga;Deskripsi';

describe('product sheets', () => {
  let api: Api;
  let token: string;
  let kopi: number;
  beforeAll(async () => {
    api = await Api.start();
    token = await api.signIn();
    await api.post('/api/category', { token, json: { nama_category: 'Rempah' } });
    const { body } = await api.post('/api/category', { token, json: { nama_category: 'Kopi' } });
    kopi = body.data.id;
  });
  afterAll(() => api.stop());

  const send = (file: Blob, apply: boolean, wishes: Record<string, string> = {}) =>
    api.post<SheetReport>(`/api/product-sheet?apply=${apply}`, { token, form: { file, ...wishes } });
  const csv = (...lines: string[]) => blob(Buffer.from(lines.join('\r\n')), 'text/csv');
  const xlsx = async (rows: (string | number | null)[][]) => blob(await writeXlsx(rows).toBuffer());
  const products = async () => (await api.get<Row[]>('/api/product')).body.data;
  const revision = async () => (await api.get('/api/revision')).body.data.revision;
  const add = async (fields: Record<string, unknown>) => {
    const json = { name: 'Pala', price: 1000, category_id: 1, ...fields };
    const { status, body } = await api.post('/api/product', { token, json });
    expect(status).toBe(201);
    return body.data;
  };
  const download = (format: string) =>
    fetch(`${api.url}/api/product-sheet?format=${format}`, { headers: { authorization: `Bearer ${token}` } });

  test('rows without an id are added, rows with one are changed, rows that say nothing new stay', async () => {
    const pala = await add({ name: 'Pala' });
    const lada = await add({ name: 'Lada', description: 'Lada hitam' });
    const sheet = csv(
      TITLES,
      `${pala.id};Pala Banda;kopi;Rp 1.250.000,50;`,
      `${lada.id};Lada;Rempah;1000;Lada hitam`,
      ';Cengkeh;Rempah;75.000;"Kering;\r\nutuh"',
    );
    const counts = { rows: 3, created: 1, updated: 1, unchanged: 1, problems: [] };

    const before = await products();
    expect((await send(sheet, false)).body.data).toEqual({ ...counts, applied: false });
    expect(await products()).toEqual(before);

    expect((await send(sheet, true)).body.data).toEqual({ ...counts, applied: true });
    const { body: history } = await api.get<Row[]>('/api/history?range=[0,1]', { token });
    expect(history.data).toMatchObject([
      { action: 'create', record_name: 'Cengkeh', changes: { price: { from: null, to: 75000 } } },
      {
        action: 'update',
        record_name: 'Pala Banda',
        admin_name: 'Admin Etalase',
        changes: {
          name: { from: 'Pala', to: 'Pala Banda' },
          price: { from: 1000, to: 1250000.5 },
          'category.nama_category': { from: 'Rempah', to: 'Kopi' },
        },
      },
    ]);
    const after = await products();
    expect(after).toContainEqual(
      expect.objectContaining({ id: pala.id, name: 'Pala Banda', category_id: kopi, price: 1250000.5 }),
    );
    expect((await api.get(`/api/product/${lada.id}`)).body.data).toEqual(lada);
    expect(after).toContainEqual(
      expect.objectContaining({ name: 'Cengkeh', price: 75000, description: 'Kering;\nutuh' }),
    );
  });

  test('a column that is not there leaves its field alone; an empty cell clears it, but for a price', async () => {
    const { id } = await add({ name: 'Jahe', description: 'Merah' });
    await send(csv('Nama,ID,Kategori', `Jahe Merah,${id},Rempah`), true);
    expect((await api.get(`/api/product/${id}`)).body.data).toMatchObject({
      name: 'Jahe Merah',
      price: 1000,
      description: 'Merah',
    });
    await send(csv(TITLES, `${id};Jahe Merah;Rempah;;`), true);
    expect((await api.get(`/api/product/${id}`)).body.data).toMatchObject({ price: 1000, description: null });
    await send(csv(TITLES, `${id};Jahe Merah;Rempah;atas permintaan;`), true);
    expect((await api.get(`/api/product/${id}`)).body.data).toMatchObject({ price: null });
  });

  test('every problem is named by line and column, and then nothing is stored', async () => {
    const { id } = await add({});
    const sheet = csv(
      TITLES,
      ';;Rempah;1000;',
      '',
      ';Kunyit;Bumbu;seribu;',
      '999999;Kunyit;Rempah;1000;',
      `${id};Pala;Rempah;-5;`,
      `${id};Pala;Rempah;1;${'x'.repeat(5001)}`,
      ';Kunyit;Rempah;;',
    );
    const needs = 'Nama, harga, dan kategori wajib diisi.';
    const problems = [
      { line: 2, column: 'Nama', message: needs },
      { line: 4, column: 'Kategori', message: 'Kategori tidak ditemukan.' },
      { line: 4, column: 'Harga', message: 'Harga harus berupa angka, paling banyak dua desimal.' },
      { line: 5, column: 'ID', message: 'Produk dengan ID ini tidak ada.' },
      { line: 6, column: 'Harga', message: 'Harga tidak boleh negatif.' },
      { line: 7, column: 'ID', message: 'ID ini sudah ada di baris 6.' },
      { line: 7, column: 'Deskripsi', message: 'Deskripsi paling panjang 5.000 karakter.' },
      { line: 8, column: 'Harga', message: needs },
    ];
    const { body } = await send(sheet, false);
    expect(body.data.problems).toEqual(problems);
    expect(body.data).toMatchObject({ rows: 6, created: 0, updated: 0, unchanged: 0, applied: false });

    const before = await products();
    const refused = await send(sheet, true);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject({ 'Baris 4, Kategori': 'Kategori tidak ditemukan.' });
    expect(await products()).toEqual(before);
  });

  test('HAND-11 when asked for, each problem has its value, a category the nearest one, and each change what was before', async () => {
    const { id } = await add({ name: 'Vanili', description: 'x'.repeat(400) });
    const ask = async (file: Blob, more: Record<string, string> = {}) =>
      (
        await api.post<SheetReport>('/api/product-sheet?apply=false', {
          token,
          form: { file, details: 'true', ...more },
        })
      ).body.data;
    const wrong = csv(
      TITLES,
      ';Kunyit;Remph;seribu;',
      ';Kunyit;remph;90,000;',
      ';Jahe;...;1;',
      ';;Kopi;1;;asam',
    );
    const { problems, details } = await ask(wrong);
    expect(problems).toEqual([
      expect.objectContaining({ line: 2, column: 'Kategori', value: 'Remph', nearest: 'Rempah' }),
      expect.objectContaining({ line: 2, column: 'Harga', value: 'seribu', nearest: null }),
      expect.objectContaining({ line: 3, column: 'Kategori', value: 'remph', nearest: 'Rempah' }),
      expect.objectContaining({ line: 3, column: 'Harga', value: '90,000', nearest: '90.000' }),
      expect.objectContaining({ line: 4, column: 'Kategori', value: '...', nearest: null }),
      expect.objectContaining({ line: 5, column: 'F', value: 'asam' }),
      ...problems.slice(6),
    ]);
    expect(problems.at(-1)).toMatchObject({ line: 5, column: 'Nama', value: null });
    expect(details?.unknown_categories).toEqual([
      { name: 'Remph', rows: 2, nearest: 'Rempah', refusal: null },
      { name: '...', rows: 1, nearest: null, refusal: 'Nama kategori tidak boleh hanya titik.' },
    ]);

    const right = csv(TITLES, `${id};Vanili;Kopi;2.000;`, ';Kunyit;Rempah;atas permintaan;');
    expect((await ask(right)).details?.changes).toEqual([
      {
        line: 2,
        id,
        name: 'Vanili',
        fields: [
          { column: 'Kategori', from: 'Rempah', to: 'Kopi' },
          { column: 'Harga', from: 1000, to: 2000 },
          { column: 'Deskripsi', from: `${'x'.repeat(300)}…`, to: null, emptied: true },
        ],
      },
      {
        line: 3,
        id: null,
        name: 'Kunyit',
        fields: [
          { column: 'Nama', from: null, to: 'Kunyit' },
          { column: 'Kategori', from: null, to: 'Rempah' },
        ],
      },
    ]);
    const added = csv('ID;Deskripsi', `${id};${'x'.repeat(400)} ${'x'.repeat(100)} lagi`);
    const [{ from = '', to = '' } = {}] = (await ask(added)).details?.changes[0]?.fields ?? [];
    expect([from, to]).toEqual([`…${'x'.repeat(60)}`, `…${'x'.repeat(60)} ${'x'.repeat(100)} lagi`]);
    const far = csv(TITLES, `${id};Vanili;Rempah;10;`);
    expect((await ask(far)).details).toMatchObject({
      changes: [{ fields: [{ column: 'Harga', from: 1000, to: 10, far: true }, { column: 'Deskripsi' }] }],
      far_count: 1,
    });
    const dated = csv('Nama;Kategori;Harga;Berlaku sampai', 'Kunyit;Rempah;1;1/12/2026');
    expect((await ask(dated)).problems).toMatchObject([
      { column: 'Berlaku sampai', value: '1/12/2026', nearest: '2026-12-01' },
    ]);
    const priced = (...rows: string[]) =>
      ask(csv('Nama;Kategori;Harga;Nilai ekspor;Mata uang;Nilai ekspor per', ...rows));
    const taken = await priced('Kunyit;Rempah;1;USD 180;usd;ton', 'Kunyit;Rempah;1;$1,250;USD;ton');
    const prices = taken.details?.changes.map(({ fields }) =>
      fields.find(({ column }) => column === 'Nilai ekspor'),
    );
    expect(prices).toMatchObject([{ to: 180 }, { to: 1250 }]);
    expect((await priced('Kunyit;Rempah;1;EUR 5;USD;kg')).problems).toMatchObject([
      { column: 'Nilai ekspor', value: 'EUR 5' },
    ]);
    const coded = csv('ID;Dijual per;Incoterm;Ketersediaan', `${id};Karong;fobb;siap krim`);
    expect((await ask(coded)).problems).toMatchObject([
      { column: 'Dijual per', value: 'Karong', nearest: 'karung' },
      { column: 'Incoterm', value: 'fobb', nearest: 'FOB' },
      { column: 'Ketersediaan', value: 'siap krim', nearest: 'Siap kirim' },
    ]);
    const worded = csv('ID;Dijual per;Ketersediaan', `${id};sack;in_stock`);
    expect((await ask(worded)).details?.changes[0]?.fields).toEqual([
      { column: 'Dijual per', from: null, to: 'karung' },
      { column: 'Ketersediaan', from: null, to: 'Siap kirim' },
    ]);
    const low = csv(TITLES, ';Kunyit;Rempah;1,25;', ';Kunyit;Rempah;2000;');
    const unlikely = 'Kurang dari Rp 100. Periksa nol dan komanya.';
    const perWhat = 'Harga tanpa satuan: pembeli tidak tahu per apa.';
    expect((await ask(low)).details).toMatchObject({
      changes: [
        { fields: [{}, {}, { column: 'Harga', to: 1.25, unlikely }] },
        { fields: [{}, {}, { unlikely: perWhat }] },
      ],
      far_count: 0,
      unlikely_count: 2,
    });
    const light = csv('ID;Muatan peti kemas 20 kaki', `${id};18`);
    expect((await ask(light)).details?.changes[0]?.fields).toMatchObject([
      { to: 18, unlikely: 'Biasanya 2.000–30.000 kg. Bila maksudnya 18 ton, tulis 18.000.' },
    ]);
    const many = csv(TITLES, ...Array<string>(101).fill(';Kunyit;Rempah;1;'));
    expect((await ask(many)).details?.changes).toHaveLength(100);
  });

  test('HAND-11 a name of a new product that another has too is said, and no reason to refuse it', async () => {
    const [{ id }, other] = [await add({ name: 'Sirih' }), await add({ name: 'Sirih' })];
    const gone = await add({ name: 'Dibuang' });
    await api.delete(`/api/product/${gone.id}`, { token });
    const rows = [';sirih;Rempah;1;', ';Bidara;Rempah;1;', ';BIDARA ;Kopi;1;', ';Dibuang;Kopi;1;'];
    const again = Array<string>(6).fill(';Sawi Éclair;Kopi;1;');
    const file = csv(TITLES, `${id};Sirih;Kopi;2000;`, ...rows, ...again);
    const ask = (apply: boolean) =>
      api.post<SheetReport>(`/api/product-sheet?apply=${apply}`, { token, form: { file, details: 'true' } });
    const same_names = [
      { name: 'sirih', lines: [3], rows: 1, id, ids: [id, other.id], products: 2 },
      { name: 'Bidara', lines: [4, 5], rows: 2, id: null, ids: [], products: 0 },
      { name: 'Sawi Éclair', lines: [7, 8, 9, 10, 11], rows: 6, id: null },
    ];
    const { body } = await ask(false);
    expect(body.data.details).toMatchObject({ same_names, same_names_count: 3 });
    expect((await ask(true)).body.data).toMatchObject({
      created: 10,
      applied: true,
      details: { same_names },
    });
    const { details } = (await ask(false)).body.data;
    expect(details?.same_names?.[3]).toMatchObject({ ids: { length: 5 }, products: 6 });
    expect(details?.same_names?.map(({ name, rows, id }) => [name, rows, id !== null])).toEqual([
      ['sirih', 1, true],
      ['Bidara', 2, true],
      ['Dibuang', 1, true],
      ['Sawi Éclair', 6, true],
    ]);
    expect((await send(file, false)).body.data.details).toBeUndefined();
  });

  test('HAND-11 a list of names and prices changes the products of these names, when it is wished', async () => {
    const [kapol, kencur] = [await add({ name: 'Kapol' }), await add({ name: 'Kencur' })];
    const twins = [await add({ name: 'Andaliman' }), await add({ name: 'andaliman' })];
    const gone = await add({ name: 'Kemiri' });
    await api.delete(`/api/product/${gone.id}`, { token });
    const wishes = { details: 'true', match_names: 'true' };

    const list = csv(
      'Nama;Harga',
      'KAPOL ;1500',
      ';1',
      'Kencur;2500',
      'Kapol;1600',
      'Andaliman;1',
      'Kemiri;1',
    );
    // The file can mean nothing else.
    const wrong = (await send(list, false)).body.data;
    expect((await send(list, false, wishes)).body.data.problems).toMatchObject(wrong.problems);
    expect(wrong.problems.map(({ line, column, message }) => [line, column, message])).toEqual([
      [3, 'Nama', 'Nama, harga, dan kategori wajib diisi.'],
      [3, 'Kategori', 'Nama, harga, dan kategori wajib diisi.'],
      [5, 'Nama', 'Produk ini sudah ada di baris 2.'],
      [6, 'Nama', `Ada 2 produk bernama ini. Isi ID yang dimaksud: ${twins.map(({ id }) => id).join(', ')}.`],
      [7, 'Nama', `Produk bernama ini ada di sampah (ID ${gone.id}). Pulihkan dulu, atau lewati baris ini.`],
    ]);

    const some = (await send(list, false, { ...wishes, skip_problems: 'true' })).body.data;
    expect(some).toMatchObject({ updated: 2, problems: [], skipped: [3, 5, 6, 7] });
    expect(some.details?.skipped_rows).toEqual([
      { line: 3, name: '' },
      { line: 5, name: 'Kapol' },
      { line: 6, name: 'Andaliman' },
      { line: 7, name: 'Kemiri' },
    ]);

    const right = csv('Nama Produk;Harga (Rp)', 'KAPOL ;1500', 'Kencur;2500');
    const { body } = await send(right, true, { details: 'true' });
    expect(body.data).toMatchObject({ created: 0, updated: 2, applied: true, details: { same_names: [] } });
    const found = async (id: unknown) => (await api.get<Row>(`/api/product/${String(id)}`)).body.data;
    expect(await found(kapol.id)).toMatchObject({
      name: 'Kapol',
      price: 1500,
      description: kapol.description,
    });
    expect(await found(kencur.id)).toMatchObject({ name: 'Kencur', price: 2500 });

    // With a category it may be new products that are meant, and a name that no product has is one.
    const more = csv('Nama;Kategori;Harga', 'kencur;Rempah;3000', 'Temu Kunci;Rempah;1');
    const unwished = (await send(more, false, { details: 'true' })).body.data;
    expect(unwished).toMatchObject({ created: 2, details: { named_rows: 1 } });
    expect((await send(more, false, wishes)).body.data).toMatchObject({ created: 1, updated: 1 });
    const uncategorized = csv('Nama;Kategori;Harga', 'kencur;;3000', 'Temu Kunci;Rempah;1', 'Temu Ireng;;1');
    const ofNew = [
      { line: 4, column: 'Nama', message: expect.stringContaining('isi juga kolom') as unknown },
    ];
    expect((await send(uncategorized, false, { match_names: 'true' })).body.data.problems).toMatchObject(
      ofNew,
    );
    const taken = await send(uncategorized, false, { ...wishes, skip_problems: 'true' });
    expect(taken.body.data).toMatchObject({ created: 1, updated: 1 });
    const spaced = csv('Nama;Kategori;Harga', '\u00a0Temu  Lawak;Rempah;3000');
    await add({ name: 'Temu Lawak' });
    expect((await send(spaced, false, wishes)).body.data).toMatchObject({ created: 0, updated: 1 });

    const misspelt = csv('Nama;Harga', 'Kencurr;1', 'Temu Giring;1');
    const none = (await send(misspelt, false, { details: 'true' })).body.data;
    const unknown =
      "Tidak ada produk bernama ini. Periksa namanya. Bila memang produk baru, isi juga kolom 'Kategori'.";
    expect(none.problems).toMatchObject([
      { line: 2, column: 'Nama', message: unknown, nearest: 'Kencur' },
      { line: 3, column: 'Nama', message: unknown, nearest: null },
    ]);
    const nameless = (await send(csv('Harga', '1'), false)).body.data;
    expect(nameless.problems).toMatchObject([
      { line: 1, message: /^Kolom 'Nama' tidak ada\. / },
      { line: 1, message: /^Kolom 'Kategori' tidak ada\. / },
    ]);
    const untitled = (await send(csv('DAFTAR HARGA', 'Jenis;Rp', 'Kencur;1'), false)).body.data;
    const message = 'Baris pertama tidak memuat judul kolom yang dikenal, misalnya Nama dan Harga.';
    expect(untitled.problems).toEqual([{ line: 1, column: null, message }]);
  });

  test('HAND-11 a price list in English changes the products of these English names, which keep their own', async () => {
    const [bubuk, serbuk] = [
      await add({ name: 'Kopi Bubuk', name_en: 'Ground Coffee' }),
      await add({ name: 'Ground Cloves', name_en: 'Clove Powder' }),
    ];
    // Whose name it is comes first, also where it is the English name of two others.
    const cengkih = [
      await add({ name: 'Cengkih Bubuk', name_en: 'Ground Cloves' }),
      await add({ name: 'Cengkih Giling', name_en: 'GROUND CLOVES' }),
    ];
    const twins = [
      await add({ name: 'Lada Hitam', name_en: 'Black Pepper' }),
      await add({ name: 'Merica', name_en: 'black pepper' }),
    ];
    const gone = await add({ name: 'Kapulaga Putih', name_en: 'White Cardamom' });
    await api.delete(`/api/product/${gone.id}`, { token });
    const details = { details: 'true' };
    const match = { ...details, match_names: 'true' };
    const found = async (id: unknown) => (await api.get<Row>(`/api/product/${String(id)}`)).body.data;

    const list = csv('Nama;Harga', ' GROUND  coffee;1500', 'ground cloves;2500');
    const { data } = (await send(list, false, details)).body;
    expect(data).toMatchObject({ created: 0, updated: 2, problems: [] });
    expect(data.details?.changes).toMatchObject([
      { id: bubuk.id, name: 'Kopi Bubuk', fields: [{ column: 'Harga', from: 1000, to: 1500 }] },
      { id: serbuk.id, name: 'Ground Cloves', fields: [{ column: 'Harga', from: 1000, to: 2500 }] },
    ]);
    const wrong = csv('Nama;Harga', 'Kopi Bubuk;1', 'Ground Coffee;2', 'Black Pepper;3', 'white cardamom;4');
    const { problems } = (await send(wrong, false, details)).body.data;
    expect(problems.map(({ line, column, message, nearest }) => [line, column, message, nearest])).toEqual([
      [3, 'Nama', 'Produk ini sudah ada di baris 2.', null],
      [
        4,
        'Nama',
        `Ada 2 produk bernama Inggris ini. Isi ID yang dimaksud: ${twins.map(({ id }) => id).join(', ')}.`,
        null,
      ],
      [
        5,
        'Nama',
        `Produk bernama Inggris ini ada di sampah (ID ${gone.id}). Pulihkan dulu, atau lewati baris ini.`,
        null,
      ],
    ]);
    expect((await send(wrong, false, details)).body.data.details).toMatchObject({ trashed: [gone.id] });

    // A name beside it is the one that counts; the English one is what the row says of its product.
    const both = csv(
      'Nama;Sebutan (Inggris);Kategori;Harga',
      'Ground Cloves;Ground Coffee;Rempah;3000',
      'Ground Coffee;Coffee Powder;Rempah;3500',
      'Kopi Giling;Clove Powder;Rempah;4000',
    );
    const unwished = (await send(both, false, details)).body.data;
    expect(unwished).toMatchObject({ created: 3, updated: 0, details: { named_rows: 2 } });
    expect((await send(both, true, match)).body.data).toMatchObject({ created: 1, updated: 2 });
    expect(await found(bubuk.id)).toMatchObject({
      name: 'Kopi Bubuk',
      name_en: 'Coffee Powder',
      price: 3500,
    });
    expect(await found(serbuk.id)).toMatchObject({
      name: 'Ground Cloves',
      name_en: 'Ground Coffee',
      price: 3000,
    });
    for (const { id } of cengkih) expect(await found(id)).toMatchObject({ price: 1000 });
  });

  test('HAND-11 what is in the trash is named by an import, and comes back as no second product', async () => {
    const trash = async (name: string) => {
      const { id } = await add({ name });
      await api.delete(`/api/product/${id}`, { token });
      return id;
    };
    const [gone, again, replaced] = [
      await trash('Kayu Secang'),
      await trash('kayu secang'),
      await trash('Saga'),
    ];
    await add({ name: 'Saga' });
    const wishes = { details: 'true', match_names: 'true' };

    const list = csv(
      'Nama;Kategori;Harga',
      'KAYU  Secang;Kopi;salah',
      'Saga;Rempah;2500',
      'Brotowali;Kopi;1',
    );
    const { problems, details } = (await send(list, false, wishes)).body.data;
    expect(problems.map(({ line, column, message }) => [line, column, message])).toEqual([
      [
        2,
        'Nama',
        `Produk bernama ini ada di sampah (ID ${gone}, ${again}). Pulihkan dulu, atau lewati baris ini.`,
      ],
    ]);
    // Of two of a name nobody knows which one is meant.
    expect(details).toMatchObject({ named_rows: 2, trashed: [] });
    expect((await send(list, false, { ...wishes, skip_problems: 'true' })).body.data).toMatchObject({
      created: 1,
      updated: 1,
      skipped: [2],
    });
    const unwished = csv('Nama;Kategori;Harga', 'Kayu Secang;Kopi;1');
    expect((await send(unwished, false, { details: 'true' })).body.data).toMatchObject({
      created: 1,
      problems: [],
    });

    const byId = csv('ID;Harga', `${replaced};1`, '999999;1');
    expect((await send(byId, false)).body.data.problems).toEqual([
      {
        line: 2,
        column: 'ID',
        message: 'Produk dengan ID ini ada di sampah. Pulihkan dulu, atau lewati baris ini.',
      },
      { line: 3, column: 'ID', message: 'Produk dengan ID ini tidak ada.' },
    ]);

    const only = await trash('Mengkudu');
    const both = csv('ID;Nama;Kategori;Harga', `${replaced};Saga;Rempah;1`, ';Mengkudu;Kopi;2');
    expect((await send(both, false, wishes)).body.data.details).toMatchObject({ trashed: [replaced, only] });
    const left = (await send(both, false, { ...wishes, skip_problems: 'true' })).body.data;
    expect(left).toMatchObject({ skipped: [2, 3], details: { trashed: [] } });
    await api.post('/api/trash/restore', { token, json: { ids: [replaced, only] } });
    const restored = (await send(both, false, wishes)).body.data;
    expect(restored).toMatchObject({ created: 0, updated: 2, problems: [], details: { trashed: [] } });
  });

  test.each([
    ['CSV with semicolons', ['DAFTAR HARGA NOVEMBER 2026', '', 'Produk;Harga', 'Kapulaga;seribu']],
    ['CSV with commas', ['DAFTAR HARGA NOVEMBER 2026', '', 'barang,Harga', 'Kapulaga,seribu']],
    ['CSV of a spreadsheet program', ['Harga, November;', ';', 'Nama;Harga', 'Kapulaga;seribu']],
    ['a header with a typing error', ['DAFTAR HARGA;', '', 'Nama;Hrga', 'Kapulaga;seribu']],
  ])('HAND-11 what stands above the titles is left out: %s', async (_, lines) => {
    const { id } = await add({ name: 'Kapulaga' });
    const { body } = await send(csv(...lines), false, { details: 'true', match_names: 'true' });
    const isTyped = lines.includes('Nama;Hrga');
    expect(body.data).toMatchObject({
      rows: 1,
      // Of the header nothing stands under a title.
      problems: isTyped
        ? [{ line: 3, message: "Kolom 'Hrga' tidak dikenal." }]
        : [{ line: 4, column: 'Harga', value: 'seribu', name: 'Kapulaga' }],
    });
    if (isTyped) expect(body.data.problems[0]).not.toHaveProperty('value');
    await api.delete(`/api/product/${id}`, { token });
  });

  test('HAND-11 titles are looked for in the first five rows, a row with two of them before one with one', async () => {
    const { id } = await add({ name: 'Kapulaga' });
    const list: [string, string | number][] = [
      ['Nama', 'Harga'],
      ['Kapulaga', 1500],
    ];
    const above = [['PT Rempah', null], ['Harga', 'per November'], [null], ['Mata uang', 'rupiah'], ['-']];
    const { data } = (await send(await xlsx([...above, ...list]), true)).body;
    expect(data).toMatchObject({ rows: 1, updated: 1, problems: [], applied: true });
    expect((await api.get(`/api/product/${id}`)).body.data).toMatchObject({ price: 1500 });
    const notes = [['*) Harga loco gudang Salatiga.'], ['Catatan: berlaku sampai 31 Desember.', null]];
    const noted = (await send(await xlsx([...list, ...notes]), false)).body.data;
    expect(noted).toMatchObject({ rows: 1, unchanged: 1, problems: [] });
    const signed = [[null], ['Harga dapat berubah.'], [null, 'Salatiga, 27 November 2026'], ['Hormat kami,']];
    const closed = (await send(await xlsx([...list, ...signed]), false)).body.data;
    expect(closed).toMatchObject({ rows: 1, unchanged: 1, problems: [] });
    // A name alone, right below the others, is asked about.
    expect((await send(await xlsx([...list, ['Kapulaga Baru']]), false)).body.data.problems).toMatchObject([
      { line: 3, column: 'Nama' },
    ]);
    // Not between rows, nor what stands beside another cell.
    const between = await xlsx([list[0] ?? [], ...notes, ...list.slice(1)]);
    expect((await send(between, false)).body.data.problems).toMatchObject([{ line: 2 }, { line: 3 }]);
    const priced = await xlsx([...list, ['Catatan lain', 1600]]);
    expect((await send(priced, false)).body.data.problems).toMatchObject([{ line: 3, column: 'Nama' }]);
    const deep = (await send(await xlsx([...Array<string[]>(5).fill(['-']), ...list]), false)).body.data;
    expect(deep.problems).toMatchObject([{ line: 1, message: /^Baris pertama tidak memuat judul kolom/ }]);
    await api.delete(`/api/product/${id}`, { token });
  });

  test('HAND-11 a new name that is nearly that of a product is said, and where it is refused that product is named', async () => {
    const { id } = await add({ name: 'Pupuk Organik Granul' });
    await add({ name: 'Kopra Putih 25 kg' });
    const details = { details: 'true' };
    const rows = [
      'Pupuk Organik Granull;Rempah;1',
      'pupuk organik granul;Rempah;1',
      'Kopra Putih 50 kg;Rempah;1',
      'Pupuk Organik Cair;Rempah;1',
      'PUPUK ORGANIK GRANULL;Rempah;1',
      'Pupuk Organik Granul 40kg;Rempah;1',
    ];
    const added = (await send(csv('Nama;Kategori;Harga', ...rows), false, details)).body.data;
    expect(added).toMatchObject({ created: 6, problems: [], details: { similar_names_count: 2 } });
    expect(added.details?.similar_names).toEqual([
      { line: 2, name: 'Pupuk Organik Granull', id, nearest: 'Pupuk Organik Granul' },
      { line: 7, name: 'Pupuk Organik Granul 40kg', id, nearest: 'Pupuk Organik Granul' },
    ]);

    const list = [
      'Pupuk Organik Granul;2',
      'Pupuk Organk Granul;2',
      'Gula Semut;2',
      'Granul Pupuk Organik;2',
    ];
    const refused = (await send(csv('Nama;Harga', ...list), false, details)).body.data;
    expect(refused.problems).toMatchObject([
      { line: 3, column: 'Nama', value: 'Pupuk Organk Granul', nearest: 'Pupuk Organik Granul' },
      { line: 4, column: 'Nama', value: 'Gula Semut', nearest: null },
      { line: 5, column: 'Nama', value: 'Granul Pupuk Organik', nearest: 'Pupuk Organik Granul' },
    ]);
    expect(refused.details).toMatchObject({ similar_names: [], similar_names_count: 0 });
  });

  test('HAND-11 names that products nearly have are these on the lines that are wished, and the products keep theirs', async () => {
    const coir = await add({ name: 'Serabut Kelapa Heksagonal Kering', pack_net_kg: 25 });
    const peat = await add({ name: 'Serbuk Sabut Kelapa', pack_net_kg: 20 });
    const lines = [
      'Hexagonal Serabut Kering;1500;Rp/kg',
      'Serbuk Sabut Kelpa;2500;sak 20 kg',
      'Serbuk Sabut Kelapa 50 kg;1;kg',
    ];
    const list = csv('Nama;Harga;Satuan', ...lines);
    const details = { details: 'true' };
    const guessable = [
      { line: 2, name: 'Hexagonal Serabut Kering', id: coir.id, nearest: 'Serabut Kelapa Heksagonal Kering' },
      { line: 3, name: 'Serbuk Sabut Kelpa', id: peat.id, nearest: 'Serbuk Sabut Kelapa' },
    ];
    const unwished = (await send(list, false, details)).body.data;
    expect(unwished).toMatchObject({
      problems: [{ line: 2 }, { line: 3 }, { line: 4, nearest: 'Serbuk Sabut Kelapa' }],
      details: { guessable_names: guessable, guessable_names_count: 2 },
    });
    const wishes = { guesses: `3:${peat.id}`, skip_problems: 'true' };
    const { data } = (await send(list, false, { ...details, ...wishes })).body;
    expect(data).toMatchObject({ created: 0, updated: 1, skipped: [2, 4] });
    expect(data.details).toMatchObject({
      guessable_names: guessable,
      changes: [{ line: 3, id: peat.id, name: 'Serbuk Sabut Kelapa' }],
    });
    // The same without what is only for the eye.
    expect((await send(list, true, wishes)).body.data).toMatchObject({ updated: 1 });
    const { body } = await api.get<Row>(`/api/product/${String(peat.id)}`);
    expect(body.data).toMatchObject({ name: 'Serbuk Sabut Kelapa', price: 2500, price_unit: 'sack' });
    expect((await send(list, false, { guesses: 'semua' })).status).toBe(422);

    // That it was of another product is not what was seen.
    const elsewhere = { guesses: `3:${coir.id}` };
    expect((await send(list, false, elsewhere)).body.data.problems).toHaveLength(3);
    // Beside its column, too.
    const packed = csv('Nama;Harga;Satuan;Isi bersih per kemasan', 'Serbuk Sabut Kelapa;2600;sak 30 kg;30');
    expect((await send(packed, false)).body.data).toMatchObject({ updated: 1, problems: [] });

    // Who is called so is meant.
    for (const both of [
      ['Serbuk Sabut Kelpa;1', 'Serbuk Sabut Kelapa;2'],
      ['Serbuk Sabut Kelapa;2', 'Serbuk Sabut Kelpa;1'],
    ]) {
      const { problems, details: found } = (await send(csv('Nama;Harga', ...both), false, details)).body.data;
      expect(problems).toMatchObject([{ value: 'Serbuk Sabut Kelpa' }]);
      expect(found).toMatchObject({ guessable_names: [] });
    }
    const other = csv('Nama;Harga;Satuan', 'Serbuk Sabut Kelapa;1;sak 25 kg');
    expect((await send(other, false, details)).body.data.problems).toMatchObject([
      { line: 2, column: 'Dijual per', value: 'sak 25 kg', nearest: 'karung' },
    ]);
  });

  test('HAND-11 an unknown name may be a part of the only name, or English name, that has its words', async () => {
    await add({ name: 'Briket Batok Kelapa Kubus', name_en: 'Coconut Shell Briquettes, Cube' });
    await add({ name: 'Briket Batok Kelapa Finger', name_en: 'Coconut Shell Briquettes, Finger' });
    const list = [
      ['Briket Kubus', 'Briket Batok Kelapa Kubus'],
      ['finger BRIQUETTES', 'Briket Batok Kelapa Finger'],
      ['Coconut Shell Briquetes, Cube', 'Briket Batok Kelapa Kubus'],
      ['Briket Kelapa', null],
      ['Briket Cube', null],
    ];
    const rows = list.map(([name]) => `${name};1`);
    const { problems } = (await send(csv('Nama;Harga', ...rows), false, { details: 'true' })).body.data;
    expect(problems.map(({ value, nearest }) => [value, nearest])).toEqual(list);
  });

  test('HAND-11 a name without the numbers of the packing may be ticked, and one with others may not', async () => {
    const { id } = await add({ name: 'Teh Melati Celup 500 g' });
    const rows = csv('Nama;Harga', 'Teh Melati Celup;1', 'Teh Melati Celup 250 g;1');
    const { problems, details } = (await send(rows, false, { details: 'true' })).body.data;
    expect(problems).toHaveLength(2);
    expect(details).toMatchObject({ guessable_names: [{ line: 2, id }] });
  });

  test('HAND-11 a category may be meant by its Indonesian name', async () => {
    const json = { nama_category: 'Briquettes', nama_id: 'Briket' };
    await api.post<Row>('/api/category', { token, json });
    const file = csv(TITLES, ';Briket Kubus;Brikets;1;', ';Briket Batok;Briquetes;1;');
    const { data } = (await send(file, false, { details: 'true' })).body;
    expect(data.problems).toMatchObject([
      { line: 2, column: 'Kategori', value: 'Brikets', nearest: 'Briket' },
      { line: 3, column: 'Kategori', value: 'Briquetes', nearest: 'Briquettes' },
    ]);
    expect(data.details?.unknown_categories).toMatchObject([
      { nearest: 'Briket' },
      { nearest: 'Briquettes' },
    ]);
  });

  test('HAND-11 an English name that another product has too is said', async () => {
    const fields = { name: 'Bunga Pala', name_en: 'Mace' };
    const { id } = await add(fields);
    const file = csv(
      'ID;Nama;Kategori;Harga;Sebutan (Inggris)',
      ';Fuli;Rempah;1;MACE',
      ';Kembang Pala;Rempah;1;mace',
      ';Lawang;Rempah;1;',
      `${id};Bunga Pala;Rempah;2;Mace`,
    );
    const { details } = (await send(file, false, { details: 'true' })).body.data;
    expect(details?.same_names).toEqual([
      { name: 'MACE', english: true, lines: [2, 3], rows: 2, id, ids: [id], products: 1 },
    ]);
  });

  test('HAND-11 a column of names that was sorted alone is said, as every name is that of another product', async () => {
    const [one, two] = [await add({ name: 'Asam Jawa' }), await add({ name: 'Belimbing' })];
    const file = csv(TITLES, `${one.id};Belimbing;Rempah;1000;`, `${two.id};Asam Jawa;Rempah;1000;`);
    const form = { file, details: 'true' };
    const { body } = await api.post<SheetReport>('/api/product-sheet?apply=false', { token, form });
    expect(body.data.details).toMatchObject({
      same_names: [],
      wandered_columns: [{ column: 'Nama', products: 2 }],
    });
    // One of them is in use for as long as its product is not in the file.
    const half = csv(TITLES, `${one.id};Belimbing;Rempah;1000;`, ';Asam Jawa;Rempah;1000;');
    const { details } = (await send(half, false, { details: 'true' })).body.data;
    expect(details?.same_names).toMatchObject([
      { name: 'Belimbing', lines: [2], ids: [two.id], products: 1 },
    ]);
    const same = csv(TITLES, `${one.id};ASAM JAWA;Rempah;1000;`);
    const again = { file: same, details: 'true' };
    const renamed = await api.post<SheetReport>('/api/product-sheet?apply=false', { token, form: again });
    expect(renamed.body.data.details?.same_names).toEqual([]);
  });

  test('HAND-11 a column of prices that was sorted alone is said', async () => {
    const added = [await add({ price: 3000 }), await add({ price: 1000 }), await add({ price: 2000 })];
    const rows = added.map(({ id }, at) => `${id};${(at + 1) * 1000}`);
    const { body } = await send(csv('ID;Harga', ...rows), false, { details: 'true' });
    expect(body.data.details).toMatchObject({ wandered_columns: [{ column: 'Harga', products: 3 }] });
  });

  test('HAND-11 a column of IDs that was sorted alone is said, though it looks like changes since', async () => {
    const added: Row[] = [];
    for (const price of [10, 20, 30]) added.push(await add({ name: `Nomor ${price}`, price }));
    await api.put(`/api/product/${added[0]?.id}`, {
      token,
      json: { name: 'Nomor 10', category_id: 1, price: 11 },
    });
    const [header = '', ...rows] = (await (await download('csv')).text()).split('\r\n');
    const own = rows.filter((row) => added.some(({ id }) => row.startsWith(`${id};`)));
    const turned = own.map((row, at) => row.replace(/^\d+/, String(added.at(at - 1)?.id)));
    for (const skip_outdated of ['false', 'true']) {
      const wishes = { details: 'true', skip_outdated };
      const { details } = (await send(csv(header, ...turned), false, wishes)).body.data;
      expect(details?.wandered_columns).toEqual([{ column: 'ID', products: 3 }]);
    }
  });

  test('HAND-11 what a row empties is marked and counted, a price in its own words', async () => {
    const { id } = await add({ description: 'Utuh', availability: 'in_stock' });
    const sheet = csv('ID;Harga;Deskripsi;Ketersediaan;Kemasan', `${id};Atas permintaan;;;`);
    const { details } = (await send(sheet, false, { details: 'true' })).body.data;
    expect(details?.changes[0]?.fields).toEqual([
      { column: 'Harga', from: 1000, to: null, unlikely: 'Sebelumnya ada harganya: menjadi kosong.' },
      { column: 'Deskripsi', from: 'Utuh', to: null, emptied: true },
      { column: 'Ketersediaan', from: 'Siap kirim', to: null, emptied: true },
    ]);
    expect(details).toMatchObject({ unlikely_count: 1, emptied_count: 2 });
  });

  test('HAND-11 an empty cell leaves what a product has where that is wished, and takes it away otherwise', async () => {
    const offer = { export_price: 8400, export_currency: 'USD', export_unit: 'kg', pack_net_kg: 40 };
    const {
      id,
      updated_at: _,
      ...before
    } = await add({ ...offer, description: 'Utuh', availability: 'in_stock' });
    const titles =
      'ID;Harga;Deskripsi;Ketersediaan;Harga FOB (USD/ton);Nilai ekspor per;Isi bersih per kemasan';
    const sheet = csv(titles, `${id};2000;;;-;;n/a`);
    const check = async (keep_empty: string) =>
      (await send(sheet, false, { details: 'true', keep_empty })).body.data.details;
    expect(await check('false')).toMatchObject({ emptied_count: 4, cleared_count: 5 });
    const kept = await check('true');
    expect(kept?.changes[0]?.fields).toMatchObject([{ column: 'Harga', from: 1000, to: 2000 }]);
    expect(kept).toMatchObject({ emptied_count: 0, cleared_count: 0 });
    const { body } = await send(sheet, true, { keep_empty: 'true' });
    expect(body.data).toMatchObject({ updated: 1, applied: true });
    const stored = (await api.get<Row>(`/api/product/${id}`)).body.data;
    expect(stored).toMatchObject({
      ...before,
      ...offer,
      price: 2000,
      version: 2,
    });
  });

  test('HAND-11 an export price says its currency, before and after', async () => {
    const offer = { export_price: 8400, export_currency: 'USD', export_unit: 'ton' };
    const { id } = await add({ ...offer, export_incoterm: 'FOB', export_place: 'Semarang' });
    const fieldOf = async (titles: string, cells: string) =>
      (await send(csv(`ID;${titles}`, `${id};${cells}`), false, { details: 'true' })).body.data.details
        ?.changes[0]?.fields;
    expect(await fieldOf('Nilai ekspor', '8,5')).toMatchObject([
      { from: 8400, to: 8.5, from_currency: 'USD', to_currency: 'USD' },
    ]);
    expect(await fieldOf('Nilai ekspor;Mata uang', '7000;EUR')).toMatchObject([
      { from: 8400, to: 7000, from_currency: 'USD', to_currency: 'EUR' },
      { column: 'Mata uang', from: 'USD', to: 'EUR' },
    ]);
  });

  test('HAND-11 a version that was cleared to overwrite the product is no value that goes', async () => {
    const { id } = await add({});
    const sheet = csv('ID;Nama;Versi', `${id};Pala Tua;`);
    const { details } = (await send(sheet, false, { details: 'true' })).body.data;
    expect(details).toMatchObject({ changes: [{ fields: [{ column: 'Nama' }] }], emptied_count: 0 });
  });

  test('HAND-11 how many products a file leaves out is said, where it names some at all', async () => {
    const [one, two] = [await add({ name: 'Sereh' }), await add({ name: 'Serai' })];
    const trashed = await add({});
    await api.delete(`/api/product/${trashed.id}`, { token });
    const others = async (...lines: string[]) =>
      (await send(csv('ID;Nama;Kategori;Harga', ...lines), false, { details: 'true' })).body.data.details
        ?.other_products;
    const all = (await products()).length;
    const rows = [`${one.id};Sereh;Rempah;1000`, `${two.id};Serai;Rempah;2000`];
    expect(await others(...rows, ';Baru;Rempah;1')).toBe(all - 2);
    expect(await others(';Baru;Rempah;1')).toBe(0);
  });

  test('HAND-13 an import tells the first of its entries, by which it is undone', async () => {
    const pala = await add({});
    const sheet = csv(TITLES, `${pala.id};Pala;Rempah;2000;`, ';Pala Papua;Rempah;1000;');
    expect((await send(sheet, false, { details: 'true' })).body.data.details?.entry).toBeUndefined();
    const { details } = (await send(sheet, true, { details: 'true' })).body.data;
    const { body } = await api.post(`/api/history/${details?.entry}/bring-back`, { token });
    expect(body.data).toMatchObject({ products: 1, trashed: 1, left_count: 0 });
    expect((await products()).filter(({ name }) => name === 'Pala Papua')).toEqual([]);
  });

  test('HAND-13 the history knows an import from what was done by hand, and is filtered by it', async () => {
    const pala = await add({});
    const sheet = csv(TITLES, `${pala.id};Pala;Rempah;3000;`, ';Pala Aru;Rempah;1000;');
    const { details } = (await send(sheet, true, { details: 'true' })).body.data;
    const entries = async (filter: object, sort = '["id","DESC"]') => {
      const query = new URLSearchParams({ filter: JSON.stringify(filter), sort });
      return (await api.get<Row[]>(`/api/history?${String(query)}`, { token })).body.data;
    };
    const [last, first] = await entries({});
    expect(first).toMatchObject({ id: details?.entry, action: 'update', via: 'import', part_of: null });
    expect(last).toMatchObject({ action: 'create', via: 'import', part_of: first?.id });
    expect(await entries({ record_id: pala.id, resource: 'product', action: 'create' })).toMatchObject([
      { via: null },
    ]);
    const [imported, ...others] = await entries({ action: 'import', folded: true });
    expect(imported).toMatchObject({ id: first?.id, parts: 1 });
    expect(others.map(({ via }) => via)).not.toContain(null);
  });

  test('HAND-11 of ten thousand such names the first twenty are said, and how many they are', async () => {
    const file = csv(TITLES, ...Array.from({ length: 10_000 }, (_, n) => `;Kembar ${n % 5000};Kopi;1;`));
    const { body } = await api.post<SheetReport>('/api/product-sheet?apply=false', {
      token,
      form: { file, details: 'true' },
    });
    expect(body.data.details?.same_names_count).toBe(5000);
    expect(body.data.details?.same_names).toHaveLength(20);
  });

  test('HAND-11 problems and changes are a file too, in which no text runs as a formula', async () => {
    const explain = async (file: Blob) => {
      const body = new FormData();
      body.set('file', file, 'produk.csv');
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${api.url}/api/product-sheet/explanation`, {
        method: 'POST',
        headers,
        body,
      });
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="periksa-impor.csv"');
      return (await answer.text()).split('\r\n');
    };
    expect(await explain(csv(TITLES, ';Kunyit;=1+1;1;'))).toEqual([
      'Baris;Kolom;Nilai;Mungkin maksudnya;Masalah',
      "2;Kategori;'=1+1;;Kategori tidak ditemukan.",
      '',
    ]);
    const { id } = await add({ name: 'Pala' });
    const rows = Array.from({ length: 1500 }, (_, n) => `;Baru ${n};Kopi;1;`);
    const changes = await explain(csv(TITLES, `${id};=Pala;Rempah;1000;`, ...rows));
    expect(changes.slice(0, 3)).toEqual([
      'Baris;ID;Produk;Kolom;Sebelum;Sesudah;Catatan',
      `2;${id};'=Pala;Nama;Pala;'=Pala;`,
      '3;;Baru 0;Nama;;Baru 0;',
    ]);
    expect(changes).toHaveLength(1 + 1 + 1500 * 3 + 1);
  });

  test('HAND-11 letters that were lost when the file was saved are a problem, and stay in the product', async () => {
    const letters = { name: 'Fosfat P₂O₅ “A”', description: 'Kadar ≥ 36 %' };
    const product = await add(letters);
    const file = blob(
      iconv.encode(
        `${TITLES}\n${product.id};${letters.name};Rempah;2000;${letters.description}`,
        'windows-1252',
      ),
      'text/csv',
    );
    const message =
      'Sebagian huruf berubah menjadi ? saat berkas disimpan. Simpan berkas aslinya sebagai CSV UTF-8 atau XLSX.';
    const { body } = await send(file, false, { details: 'true' });
    const { name } = letters;
    expect(body.data.problems).toEqual([
      { line: 2, name, column: 'Nama', value: 'Fosfat P?O? “A”', nearest: name, message },
      { line: 2, name, column: 'Deskripsi', value: 'Kadar ? 36 %', nearest: letters.description, message },
    ]);
    expect((await send(file, true)).status).toBe(422);
    expect((await api.get(`/api/product/${product.id}`)).body.data).toEqual(product);
  });

  test('HAND-11 categories that are not known are created with the products, or with none of them', async () => {
    const send = (apply: boolean, ...lines: string[]) =>
      api.post<SheetReport>(`/api/product-sheet?apply=${apply}`, {
        token,
        form: { file: csv(TITLES, ...lines), create_categories: 'true' },
      });
    const categories = async () =>
      (await api.get<Row[]>('/api/category')).body.data.map(({ nama_category }) => nama_category);
    const before = await categories();
    const lines = [';Sencha;Teh Hijau;1;', ';Oolong;teh hijau;1;', ';Manggis;Buah;1;'];
    expect((await send(false, ...lines)).body.data).toMatchObject({ created: 3, problems: [] });
    expect((await send(true, ...lines, ';Batu;...;1;')).status).toBe(422);
    expect(await categories()).toEqual(before);

    expect((await send(true, ...lines)).body.data).toMatchObject({ created: 3, applied: true });
    expect(await categories()).toEqual([...before, 'Teh Hijau', 'Buah']);
    expect((await products()).slice(-3)).toMatchObject([
      { name: 'Sencha', category: { nama_category: 'Teh Hijau' } },
      { name: 'Oolong', category: { nama_category: 'Teh Hijau' } },
      { name: 'Manggis', category: { nama_category: 'Buah' } },
    ]);
    const { body: history } = await api.get<Row[]>('/api/history?filter={"resource":"category"}', { token });
    expect(history.data.slice(0, 2)).toMatchObject([
      { action: 'create', record_name: 'Buah', admin_name: 'Admin Etalase' },
      { action: 'create', record_name: 'Teh Hijau' },
    ]);
  });

  test('HAND-11 a category is known by its Indonesian name and by a former one too', async () => {
    const json = { nama_category: 'Herb', nama_id: 'Jamu' };
    const { body } = await api.post<Row>('/api/category', { token, json });
    const category_id = body.data.id;
    await api.put(`/api/category/${category_id}`, { token, json: { ...json, nama_category: 'Herbs' } });
    await send(csv(TITLES, ...['herbs', 'jamu', 'Herb'].map((name) => `;Temulawak;${name};1;`)), true);
    const found = (await products()).filter(({ name }) => name === 'Temulawak');
    expect(found.map((product) => product.category_id)).toEqual([category_id, category_id, category_id]);
    const { body: empty } = await send(csv(TITLES, ';Kencur;;1;'), false);
    expect(empty.data.problems).toMatchObject([{ column: 'Kategori' }]);
  });

  test.each(['csv', 'xlsx'])('HAND-11 a template as %s has an example, which is refused', async (format) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${api.url}/api/product-sheet/template?format=${format}`, { headers });
    expect(answer.headers.get('content-disposition')).toContain(`"templat-produk.${format}"`);
    const file = blob(Buffer.from(await answer.arrayBuffer()));
    const { body } = await send(file, true);
    expect(body.errors).toEqual({
      'Baris 2, ID':
        'Baris ini contoh. Hapus barisnya, lalu pilih berkasnya lagi. Bila isinya produk Anda, kosongkan ID-nya.',
    });
    if (format !== 'csv') return;
    const own = Buffer.from((await file.text()).replace('contoh', ''));
    const { body: filled } = await send(blob(own), false);
    expect([filled.data.created, filled.data.problems]).toEqual([1, []]);
  });

  test('a product that somebody has changed since the file was written is not changed back', async () => {
    const [pala, lada] = [await add({ name: 'Pala' }), await add({ name: 'Lada' })];
    const json = { name: 'Pala', price: 2000, category_id: 1 };
    const { body: changed } = await api.put(`/api/product/${pala.id}`, { token, json });
    const sheet = (version: unknown) =>
      csv(
        `${TITLES};Versi`,
        `${pala.id};Pala Banda;Rempah;1000;;${String(version)}`,
        `${lada.id};Lada;Rempah;1000;;${String(lada.version)}`,
      );
    const message =
      'Produk ini sudah diubah setelah berkas ini diekspor. Ekspor lagi, atau kosongkan Versi untuk menimpanya.';
    expect((await send(sheet(pala.version), false)).body.data.problems).toEqual([
      { line: 2, column: 'Versi', message },
    ]);
    const refused = await send(sheet(pala.version), true);
    expect([refused.status, refused.body.errors]).toEqual([422, { 'Baris 2, Versi': message }]);
    expect((await api.get(`/api/product/${pala.id}`)).body.data).toEqual(changed.data);

    expect((await send(sheet('satu'), false)).body.data.problems).toEqual([
      { line: 2, column: 'Versi', message: 'Versi harus berupa angka.' },
    ]);
    expect((await send(sheet(changed.data.version), true)).body.data).toMatchObject({
      updated: 1,
      unchanged: 1,
    });
    const again = await send(csv(`${TITLES};Versi`, `${pala.id};Pala Manis;Rempah;1000;;`), true);
    expect(again.body.data).toMatchObject({ updated: 1, applied: true });
  });

  test('HAND-6 an import that is sent again because its answer was lost is stored once, and counted as it was', async () => {
    const { id } = await add({ name: 'Gambir' });
    const sheet = (name = 'Kemukus') => csv(TITLES, `${id};Gambir;Rempah;2000;`, `;${name};Rempah;1000;`);
    const apply = (file: Blob, key: string) =>
      api.post<SheetReport>('/api/product-sheet?apply=true', {
        token,
        form: { file, details: 'true' },
        headers: { 'idempotency-key': key },
      });
    const named = async (name: string) => (await products()).filter((product) => product.name === name);
    const counts = { rows: 2, created: 1, updated: 1, unchanged: 0, applied: true, problems: [] };

    const both = await Promise.all([
      apply(sheet(), 'import-without-answer'),
      apply(sheet(), 'import-without-answer'),
    ]);
    for (const { body } of both) expect(body.data).toMatchObject(counts);
    await api.put(`/api/product/${id}`, { token, json: { name: 'Gambir', price: 3000, category_id: 1 } });
    const before = await revision();
    const again = await apply(sheet(), 'import-without-answer');
    expect([again.status, again.body.message, again.body.data]).toEqual([200, both[0].body.message, counts]);
    expect(await revision()).toBe(before);
    expect(await named('Kemukus')).toHaveLength(1);
    expect(await named('Gambir')).toMatchObject([{ price: 3000 }]);

    expect((await apply(sheet('Kapulaga'), 'import-without-answer')).body.data.created).toBe(1);
    expect(await named('Kapulaga')).toHaveLength(1);
    expect((await apply(sheet(), 'short')).status).toBe(400);
  });

  test('HAND-11 rows whose product somebody has changed since are left out when that is asked for, with all that is wrong with them', async () => {
    const [pala, lada] = [await add({ name: 'Pala' }), await add({ name: 'Lada' })];
    const json = { name: 'Pala', price: 2000, category_id: 1 };
    const { body: changed } = await api.put(`/api/product/${pala.id}`, { token, json });
    const sheet = csv(
      `${TITLES};Versi`,
      `${pala.id};Pala Banda;Pala-palaan;-1;;${String(pala.version)}`,
      `${lada.id};Lada Hitam;Rempah;1000;;${String(lada.version)}`,
    );
    const wishes = { skip_outdated: 'true', create_categories: 'true', details: 'true' };
    const report = await send(sheet, true, wishes);
    expect(report.body.data).toMatchObject({
      rows: 2,
      updated: 1,
      unchanged: 0,
      skipped: [2],
      details: { skipped_rows: [{ line: 2, name: 'Pala' }] },
      applied: true,
    });
    expect((await api.get(`/api/product/${pala.id}`)).body.data).toEqual(changed.data);
    expect((await api.get(`/api/product/${lada.id}`)).body.data).toMatchObject({ name: 'Lada Hitam' });
    const categories = (await api.get<Row[]>('/api/category')).body.data;
    expect(categories.filter(({ nama_category }) => nama_category === 'Pala-palaan')).toEqual([]);
  });

  test.each([
    ['first', 0],
    ['last', 200],
  ])('an edit of the %s of many rows that is still being stored is not lost to a sheet', async (_, place) => {
    const added = await send(csv(TITLES, ...Array.from({ length: 201 }, () => ';Merica;Rempah;1000;')), true);
    expect(added.body.data.created).toBe(201);
    const before = (await products()).slice(-201);
    const id = before[place]?.id ?? 0;
    const lines = before.map((row) => `${row.id};Merica Putih;Rempah;1000;;${String(row.version)}`);

    let sheet: ReturnType<typeof send> | undefined;
    await api.app.get(UnitOfWork, { strict: false }).publish(async (manager) => {
      await manager.update(Product, id, { price: 2000 });
      sheet = send(csv(`${TITLES};Versi`, ...lines), true);
      await untilARowIsAwaited(api);
    });
    expect((await sheet)?.body.success).toBe(false);
    const edited = before.map((row) =>
      row.id === id ? { name: 'Merica', price: 2000 } : { name: 'Merica' },
    );
    expect((await products()).slice(-201)).toMatchObject(edited);
  });

  test('there may be thousands of problems', async () => {
    const { body } = await send(csv(TITLES, ...Array<string>(5000).fill(';;Rempah;1;')), false);
    expect(body.data.problems).toHaveLength(5000);
  });

  test('titles that are unknown, double or missing are the only problems named', async () => {
    const sheet = csv(
      ['Harga', 'harga', ...Array.from({ length: 197 }, (_, n) => `Kolom ${n}`)].join(';'),
      'x;y',
    );
    const { body } = await send(sheet, false);
    expect(body.data.problems).toHaveLength(200);
    expect(body.data.problems).toEqual(
      expect.arrayContaining([
        { line: 1, column: 'B', message: "Kolom 'Harga' ada dua kali." },
        { line: 1, column: 'AB', message: "Kolom 'Kolom 25' tidak dikenal." },
        {
          line: 1,
          column: null,
          message:
            "Kolom 'Kategori' tidak ada. Untuk mengubah produk yang sudah ada, sertakan kolom 'ID', seperti di berkas yang diunduh.",
        },
      ]),
    );
  });

  test('columns that are not known are left out on request, with what stands in them', async () => {
    const { id } = await add({ name: 'Ketapang' });
    const sheet = csv('No;ID;Harga;Ket', `1;${id};2500;naik`);
    const details = { details: 'true' };
    const { data: refused } = (await send(sheet, false, details)).body;
    expect(refused.problems.map(({ column, message }) => [column, message])).toEqual([
      ['D', "Kolom 'Ket' tidak dikenal."],
    ]);
    expect(refused.details?.unknown_columns).toEqual(['Ket']);
    const { data } = (await send(sheet, true, { ...details, skip_columns: 'true' })).body;
    expect(data).toMatchObject({ applied: true, updated: 1, details: { unknown_columns: ['Ket'] } });
    expect((await api.get(`/api/product/${id}`)).body.data).toMatchObject({ price: 2500 });
    const stray = await send(csv('No;ID;Harga', `1;${id};2600;?`), false, { skip_columns: 'true' });
    expect(stray.body.data.problems).toMatchObject([{ line: 2, column: 'D' }]);
    // A sheet of which nothing is known says nothing.
    const other = await send(csv('No;Ket', '1;naik'), false, { ...details, skip_columns: 'true' });
    expect(other.body.data).toMatchObject({ problems: [{ line: 1 }], details: { unknown_columns: [] } });
  });

  test('HAND-11 a price list of the office changes export prices on their terms, and what it leaves out is named', async () => {
    const offer = { export_price: 5100, export_currency: 'USD', export_unit: 'ton', export_incoterm: 'FOB' };
    const [lada, pala] = [
      await add({ name: 'Lada Muntok', price: 90_000, ...offer }),
      await add({ name: 'Pala Siau', price: 80_000 }),
    ];
    const sheet = (ekspor: string) =>
      csv(
        `No.;Nama Barang;Harga Lama;Harga Baru;${ekspor};Ket.`,
        '1;Lada Muntok;90.000;92.000;5300;',
        '2;Pala Siau;80.000;81.000;;',
      );
    const wishes = { details: 'true', skip_columns: 'true' };
    const unknown = ['Harga Lama', 'Ket.'];
    const { data } = (await send(sheet('Harga Ekspor (USD)'), true, wishes)).body;
    expect(data).toMatchObject({ applied: true, updated: 2, details: { unknown_columns: unknown } });
    expect(data.details).toMatchObject({ kept_offers: [], kept_offers_count: 0 });
    const after = { ...offer, price: 92_000, export_price: 5300 };
    expect((await api.get(`/api/product/${lada.id}`)).body.data).toMatchObject(after);
    expect((await api.get(`/api/product/${pala.id}`)).body.data).toMatchObject({ export_price: null });
    const euro = (await send(sheet('Harga Ekspor (EUR)'), false, wishes)).body.data;
    expect(euro.problems).toMatchObject([{ line: 2, column: 'Nilai ekspor' }]);
    expect(euro.problems[0]?.message).toContain("menyebut EUR, tetapi 'Mata uang' produk ini USD.");
  });

  test('HAND-11 beside a heading that is not known the nearest one is named that the sheet lacks', async () => {
    const { id } = await add({ name: 'Gambir' });
    const sheet = csv('ID;Hargga;Nammma;Nama;Stok;Keterangan', `${id};1;Gambir;Gambir;2;-`);
    const { problems } = (await send(sheet, false, { details: 'true' })).body.data;
    expect(problems.map(({ column, nearest }) => [column, nearest])).toEqual([
      ['B', 'Harga'],
      ['C', null],
      ['E', 'Ketersediaan'],
      ['F', 'Deskripsi'],
    ]);
  });

  test('HAND-11 an office’s own list has its categories and HS codes by other headings, unless it has those of the form', async () => {
    const office = csv('Nama Barang;Jenis;Harga;HS Code', 'Kemiri;Rempah;1000;0802.99');
    const { created, problems } = (await send(office, false, { create_categories: 'true' })).body.data;
    expect([created, problems]).toEqual([1, []]);
    const shorter = csv('Nama;Kategori;Harga', 'Kemiri;Madu;1000');
    await api.post('/api/category', { token, json: { nama_category: 'Madu Hutan' } });
    const { details } = (await send(shorter, false, { details: 'true' })).body.data;
    expect(details?.unknown_categories).toMatchObject([{ name: 'Madu', nearest: 'Madu Hutan' }]);
    const both = csv('Nama Barang;Jenis;Kategori;Harga', 'Kemiri;Utuh;Rempah;1000');
    expect((await send(both, false)).body.data.problems.map(({ message }) => message)).toContain(
      "Kolom 'Jenis' tidak dikenal.",
    );
  });

  test('HAND-11 an old number that only the intro or the facts of the category still have is said, as after the import', async () => {
    const facts = {
      facts: 'Packing: bags of 20, 25 or 50 kg',
      facts_id: 'Kemasan: karung 20 atau 25 kg; kadar air 11–12 %',
    };
    const json = { nama_category: 'Fertilizer', nama_id: 'Pupuk', ...facts };
    const category_id = Number((await api.post<Row>('/api/category', { token, json })).body.data.id);
    const water = { category_id, key: 'water', label: 'Kadar air', kind: 'number', unit: '%' };
    await api.post('/api/spec-field', { token, json: water });
    const packed = { category_id, pack_net_kg: 25, packing: 'Karung 25 kg.' };
    const specs = { water: { value: 12 } };
    const [granule, other] = [await add({ ...packed, specs }), await add({ ...packed, specs })];
    const sheet = (titles: string, ...cells: string[]) =>
      csv(`ID;${titles}`, [granule.id, ...cells].join(';'));
    const said = async (...[titles, ...cells]: Parameters<typeof sheet>) => {
      const { details } = (await send(sheet(titles, ...cells), false, { details: 'true' })).body.data;
      const fields = details?.changes.flatMap((change) => change.fields) ?? [];
      const marked = fields.flatMap(({ column, still_written }) =>
        still_written === undefined ? [] : [[column, still_written]],
      );
      expect(details?.still_written_count).toBe(marked.length);
      return marked;
    };
    const changed = ['Isi bersih per kemasan;Kemasan;spec:water', '20', 'Karung 20 kg.', '11'] as const;
    // Another product still says both.
    expect(await said(...changed)).toEqual([]);
    const others = { ...other, pack_net_kg: 50, packing: 'Karung 50 kg.', specs: { water: { value: 10 } } };
    await api.put(`/api/product/${other.id}`, { token, json: others });
    const old = (number: string, places: string) => `Angka lama (${number}) masih tertulis di ${places}.`;
    const inCategory = 'pengantar atau fakta kategorinya';
    expect(await said(...changed)).toEqual([
      ['Isi bersih per kemasan', old('25 kg', inCategory)],
      ['spec:water', old('12 %', inCategory)],
    ]);
    expect(await said('Isi bersih per kemasan', '20')).toEqual([
      ['Isi bersih per kemasan', old('25 kg', `kemasan dan ${inCategory}`)],
    ]);
    // It holds for none of this size, whatever else does.
    const [size] = await said('Isi bersih per kemasan;Kemasan', '40', 'Karung 40 kg.');
    expect(size).toEqual(['Isi bersih per kemasan', old('25 kg', inCategory)]);
    // Into another category, whose texts have none.
    expect(await said('Kategori;Isi bersih per kemasan;Kemasan', 'Kopi', '20', 'Karung 20 kg.')).toEqual([]);
    await send(sheet(...changed), true);
    expect((await api.get<Row>(`/api/product/${granule.id}`)).body.data.old_numbers).toMatchObject([
      { words: '25 kg', places: ['category'] },
      { words: '12 %', places: ['category'] },
    ]);
  });

  test('HAND-11 an old number that one text has no more and another still has is said at the first', async () => {
    const said = 'Merek sendiri mulai 500 kg.';
    const { id } = await add({ name: 'Kopi Merek', description: said, packing: said });
    const check = csv('ID;Deskripsi', `${id};${said.replace('500', '300')}`);
    const { details } = (await send(check, false, { details: 'true' })).body.data;
    expect(details?.changes.flatMap((change) => change.fields)).toMatchObject([
      { column: 'Deskripsi', still_written: 'Angka lama (500 kg) masih tertulis di kemasan.' },
    ]);
  });

  test('HAND-11 whether another product of the category says an old number is asked once, however long the sheet is', async () => {
    const json = { nama_category: 'Dolomite', facts: 'Packing: bags of 30 or 40 kg' };
    const category_id = (await api.post<Row>('/api/category', { token, json })).body.data.id;
    const titles = 'Nama;Kategori;Harga;Isi bersih per kemasan';
    await send(csv(titles, ...Array.from({ length: 300 }, (_, n) => `Kapur ${n};Dolomite;1;40`)), true);
    const stored = (await products()).filter((product) => product.category_id === category_id);
    expect(stored).toHaveLength(300);
    const query = jest.spyOn(api.app.get(DataSource).logger, 'logQuery');
    const asked = async (rows: Row[]) => {
      query.mockClear();
      const sheet = csv('ID;Isi bersih per kemasan', ...rows.map(({ id }) => `${id};30`));
      const { data } = (await send(sheet, false, { details: 'true' })).body;
      expect(data).toMatchObject({ updated: rows.length, details: { still_written_count: 0 } });
      return query.mock.calls.length;
    };
    const ofOne = await asked(stored.slice(0, 1));
    expect(ofOne).toBeGreaterThan(0);
    expect(await asked(stored)).toBe(ofOne);
    query.mockRestore();
  });

  test('HAND-11 whose rupiah price changes while the export price that visitors see stays is said', async () => {
    const offer = { export_price: 5100, export_currency: 'USD', export_unit: 'ton' };
    const named = async (name: string, fields: object) => (await add({ name, ...fields })).id;
    const ids = [
      await named('Kemiri', offer),
      await named('Kapulaga', { ...offer, export_valid_until: '2020-01-01' }),
      await named('Kayu Manis', {}),
      await named('Cabe Jawa', { ...offer, price: 2000 }),
    ];
    const check = async (titles: string, more: string) =>
      (await send(csv(titles, ...ids.map((id) => `${id};2000${more}`)), false, { details: 'true' })).body.data
        .details;
    const kept = { kept_offers: ['Kemiri'], kept_offers_count: 1 };
    expect(await check('ID;Harga', '')).toMatchObject(kept);
    const none = { kept_offers: [], kept_offers_count: 0 };
    expect(await check('ID;Harga;Nilai ekspor;Mata uang;Nilai ekspor per', ';5100;USD;ton')).toMatchObject(
      none,
    );
  });

  test('HAND-11 LANG-6 of which products a text changes while its translation stays is said', async () => {
    const texts = { description: 'Sangrai sedang.', description_en: 'Roasted medium.' };
    const ids = [
      (await add({ name: 'Merica', ...texts })).id,
      (await add({ name: 'Vanili Alor', ...texts })).id,
      (await add({ name: 'Kemukus', description: 'Sangrai sedang.' })).id,
    ];
    const check = async (titles: string, ...cells: string[]) =>
      (await send(csv(titles, ...ids.map((id, at) => `${id};${cells[at]}`)), false, { details: 'true' })).body
        .data.details;
    const dark = 'Sangrai gelap.';
    const said = { kept_translations: ['Merica'], kept_translations_count: 1 };
    expect(await check('ID;Deskripsi', dark, 'Sangrai sedang.', dark)).toMatchObject(said);
    const both = `${dark};Roasted dark.`;
    const none = { kept_translations: [], kept_translations_count: 0 };
    expect(await check('ID;Deskripsi;Uraian (Inggris)', both, both, both)).toMatchObject(none);
  });

  test('HAND-11 whose export price changes while its last day is not in the file and stays is said', async () => {
    const offer = { export_price: 5100, export_currency: 'USD', export_unit: 'ton' };
    const dated = { ...offer, export_valid_until: '2026-12-31' };
    const ids = [
      (await add({ name: 'Jintan', ...dated })).id,
      (await add({ name: 'Adas', ...dated, export_price: 5300 })).id,
      (await add({ name: 'Ketumbar', ...offer })).id,
    ];
    const check = async (titles: string, more: string) =>
      (await send(csv(titles, ...ids.map((id) => `${id};${more}`)), false, { details: 'true' })).body.data
        .details;
    const kept = { kept_days: ['Jintan'], kept_days_count: 1 };
    expect(await check('ID;Nilai ekspor', '5300')).toMatchObject(kept);
    const none = { kept_days: [], kept_days_count: 0 };
    expect(await check('ID;Nilai ekspor;Berlaku s/d', '5300;31 Jan 2027')).toMatchObject(none);
    expect(await check('ID;Nilai ekspor', '')).toMatchObject(none);
  });

  test.each([
    ['windows-1252', 'Crème “brûlée” – €'],
    ['utf-16', 'Crème “brûlée” – 焦糖'],
  ])('%s is read as well as UTF-8', async (encoding, name) => {
    const sheet = iconv.encode(`Nama;Kategori;Harga\r\n${name};Kopi;1`, encoding);
    expect((await send(blob(sheet), true)).body.data).toMatchObject({ created: 1 });
    expect(await products()).toContainEqual(expect.objectContaining({ name }));
  });

  test('XLSX carries numbers and texts as they are', async () => {
    const sheet = await xlsx([
      ['Nama', 'Kategori', 'Harga', 'Deskripsi'],
      ['Kemiri', 'Rempah', 12500.5, '=1+1'],
      [null, null, null, null],
      [2024, 'Rempah', '1.250', null],
    ]);
    expect((await send(sheet, true)).body.data).toMatchObject({ created: 2, problems: [] });
    const after = await products();
    expect(after).toContainEqual(
      expect.objectContaining({ name: 'Kemiri', price: 12500.5, description: '=1+1' }),
    );
    expect(after).toContainEqual(expect.objectContaining({ name: '2024', price: 1250 }));
  });

  test('a number that is a date by mistake, and later than any, is read as no price', async () => {
    const price = { value: 1_250_000_000, type: Number, format: 'dd/mm/yyyy' };
    const sheet = blob(
      await writeXlsx([
        ['Nama', 'Kategori', 'Harga'],
        ['Vanili', 'Rempah', price],
      ]).toBuffer(),
    );
    const message = 'Harga harus berupa angka, paling banyak dua desimal.';
    expect((await send(sheet, false)).body.data.problems).toEqual([{ line: 2, column: 'Harga', message }]);
  });

  test('HAND-11 a cell whose formula has failed is a problem, and empties nothing', async () => {
    const written = await writeXlsx([
      ['Nama', 'Kategori', 'Harga'],
      ['Vanili', 'Rempah', 7],
    ]).toBuffer();
    const files = unzipSync(written);
    const path = Object.keys(files).find((name) => name.endsWith('sheet1.xml')) ?? '';
    const failed = strFromU8(files[path] ?? new Uint8Array()).replace(
      /<c r="C2"[^>]*><v>7<\/v>/,
      '<c r="C2" t="e"><f>1/0</f><v>#DIV/0!</v>',
    );
    const sheet = blob(Buffer.from(zipSync({ ...files, [path]: strToU8(failed) })));
    const message = 'Harga harus berupa angka, paling banyak dua desimal.';
    expect((await send(sheet, false)).body.data.problems).toEqual([{ line: 2, column: 'Harga', message }]);
  });

  describe.each(['csv', 'xlsx'])('a file of %s', (format) => {
    test('is a download that says the same when it comes back', async () => {
      await add({ name: '=cmd()', description: '+62 "kutip"; dan\nbaris', category_id: kopi });
      await add({ name: "'=1", description: "''-satu" });
      await api.put(`/api/product/${(await add({ name: '-1', price: 0.5 })).id}`, {
        token,
        json: { name: '-1', price: '', category_id: 1 },
      });
      const response = await download(format);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-disposition')).toMatch(
        new RegExp(`^attachment; filename="produk-\\d{4}-\\d\\d-\\d\\d\\.${format}"$`),
      );
      const file = blob(Buffer.from(await response.arrayBuffer()));
      const published = await revision();
      const { body } = await send(file, true);
      const rows = (await products()).length;
      expect(await revision()).toBe(published);
      expect(body.data).toMatchObject({ rows, unchanged: rows, created: 0, updated: 0, problems: [] });
    });
  });

  test('CSV opens right in Excel: its UTF-8 is marked, and no text in it runs as a formula', async () => {
    await add({ name: '=HYPERLINK("http://x")', description: 'Crème' });
    const bytes = Buffer.from(await (await download('csv')).arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from('\uFEFF'));
    const text = bytes.toString();
    expect(text).toContain(`;"'=HYPERLINK(""http://x"")";`);
    expect(text).toContain('Crème');
    expect(text.split('\r\n')[0]).toMatch(/^\uFEFFID;Nama;/);
  });

  test('an exported sheet with a new row below adds it', async () => {
    const sheet = csv(`${TITLES};Versi`, ';Merica;Rempah;1000;;');
    expect((await send(sheet, true)).body.data).toMatchObject({ created: 1, applied: true });
  });

  test('a cell under no title is named: a text that holds a separator is not cut at it', async () => {
    const sheet = csv('ID;Nama;Kategori;Harga;Deskripsi', ';Pala;Rempah;1;asam; manis');
    const { body } = await send(sheet, false);
    expect(body.data).toMatchObject({ created: 0, problems: [{ line: 2, column: 'F' }] });
    const empty = csv('Nama;Kategori;Harga;;', 'Pala;Rempah;1;;;');
    expect((await send(empty, false)).body.data).toMatchObject({ created: 1, problems: [] });
  });

  test('a quotation mark that is not closed is said to be', async () => {
    const { status, body } = await send(csv('Nama;Kategori;Harga', '"Pala;Rempah;1'), false);
    expect([status, body.message]).toEqual([415, 'Ada tanda kutip yang dibuka dan tidak ditutup.']);
  });

  test('TRUST-15 of one administrator one import is in work and one waits; a third is asked to come back', async () => {
    const sheet = () => send(csv(TITLES, ';Pala;Rempah;1;'), false);
    const answers = await Promise.all([sheet(), sheet(), sheet(), sheet()]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers, body } of refused) {
      expect([status, body.message]).toEqual([
        429,
        'Impor Anda sebelumnya belum selesai. Coba lagi sebentar lagi.',
      ]);
      expect(headers.get('retry-after')).toBe('10');
    }
    expect((await sheet()).status).toBe(200);
  });

  test('without a file, with a strange format, or without a token nothing happens', async () => {
    const without = await api.post('/api/product-sheet?apply=true', { token, form: {} });
    expect([without.status, without.body.message]).toEqual([422, 'Pilih berkas XLSX atau CSV.']);
    expect((await download('pdf')).status).toBe(400);
    expect((await fetch(`${api.url}/api/product-sheet?format=csv`)).status).toBe(401);
    const form = { file: csv(TITLES, ';Gelap;Kopi;1;') };
    expect((await api.post('/api/product-sheet?apply=true', { form })).status).toBe(401);
    expect(await products()).not.toContainEqual(expect.objectContaining({ name: 'Gelap' }));
  });
});
