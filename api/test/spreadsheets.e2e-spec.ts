import type { SheetReport } from '../src/spreadsheets/spreadsheet.dto.js';
import { type Api, blob, type Row, startSignedIn } from './harness.js';

const TITLES = 'ID;Nama;Kategori;Harga;Deskripsi';

describe('product sheets', () => {
  let api: Api;
  let token: string;
  const kopi = 2;
  beforeAll(async () => ({ api, token } = await startSignedIn('Rempah', 'Kopi')));

  const send = (file: Blob, apply: boolean, options: Record<string, string> = {}) =>
    api.post<SheetReport>(`/api/product-sheet?apply=${apply}`, { token, form: { file, ...options } });
  const ask = async (file: Blob) => (await send(file, false, { details: 'true' })).body.data;
  const csv = (...lines: string[]) => blob(Buffer.from(lines.join('\r\n')), 'text/csv');
  const products = async () => (await api.get<Row[]>('/api/product')).body.data;
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
      { line: 7, column: 'ID', message: 'Produk ini sudah ada di baris 6.' },
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

  test('HAND-11 each problem has its value and the nearest known one, and each change what was before', async () => {
    const { id } = await add({ name: 'Vanili', description: 'x'.repeat(400) });
    await api.post('/api/category', { token, json: { nama_category: 'Briquettes', nama_id: 'Briket' } });
    const { problems, details } = await ask(
      csv(TITLES, ';Kunyit;Remph;seribu;', ';Kunyit;remph;1;', ';Jahe;...;1;', ';;Brikets;1;;asam'),
    );
    expect(problems).toEqual([
      expect.objectContaining({ line: 2, column: 'Kategori', value: 'Remph', nearest: 'Rempah' }),
      expect.objectContaining({ line: 2, column: 'Harga', value: 'seribu', nearest: null }),
      expect.objectContaining({ line: 3, column: 'Kategori', value: 'remph', nearest: 'Rempah' }),
      expect.objectContaining({ line: 4, column: 'Kategori', value: '...', nearest: null }),
      expect.objectContaining({ line: 5, column: 'F', value: 'asam' }),
      expect.objectContaining({ line: 5, column: 'Nama', value: null }),
      expect.objectContaining({ line: 5, column: 'Kategori', value: 'Brikets', nearest: 'Briket' }),
    ]);
    expect(details?.unknown_categories).toEqual([
      { name: 'Remph', rows: 2, nearest: 'Rempah', refusal: null },
      { name: '...', rows: 1, nearest: null, refusal: 'Nama kategori tidak boleh hanya titik.' },
      { name: 'Brikets', rows: 1, nearest: 'Briket', refusal: null },
    ]);
    const coded = csv('ID;Dijual per;Incoterm;Ketersediaan', `${id};Karong;fobb;siap krim`);
    expect((await ask(coded)).problems).toMatchObject([
      { column: 'Dijual per', value: 'Karong', nearest: 'karung' },
      { column: 'Incoterm', value: 'fobb', nearest: 'FOB' },
      { column: 'Ketersediaan', value: 'siap krim', nearest: 'Siap kirim' },
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
          { column: 'Deskripsi', from: 'x'.repeat(400), to: null },
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
    const many = csv(TITLES, ...Array<string>(101).fill(';Kunyit;Rempah;1;'));
    expect((await ask(many)).details?.changes).toHaveLength(100);
  });

  test('KEEP-5 a change by five times or more is marked', async () => {
    const { id } = await add({ load_20_kg: 18_000, moq: 10, moq_unit: 'ton' });
    const sheet = csv('ID;Harga;Pesanan terkecil;Muatan peti kemas 20 kaki', `${id};200;49;1800`);
    expect((await ask(sheet)).details?.changes[0]?.fields).toEqual([
      { column: 'Harga', from: 1000, to: 200, five_fold: true },
      { column: 'Pesanan terkecil', from: 10, to: 49 },
      { column: 'Muatan peti kemas 20 kaki', from: 18_000, to: 1800, five_fold: true },
    ]);
  });

  test('HAND-11 a row without an ID is the product of its name, of two of that name a problem, else a new product', async () => {
    const [kapol, lawak] = [await add({ name: 'Kapol' }), await add({ name: 'Temu Lawak' })];
    const twins = [await add({ name: 'Andaliman' }), await add({ name: 'andaliman' })];
    const gone = await add({ name: 'Kemiri' });
    await api.delete(`/api/product/${gone.id}`, { token });

    const list = csv('Nama;Harga', 'KAPOL ;1500', ';1', 'Kapol;1600', 'Andaliman;1', 'Kemiri;1');
    expect((await ask(list)).problems.map(({ line, column, message }) => [line, column, message])).toEqual([
      [3, 'Nama', 'Nama, harga, dan kategori wajib diisi.'],
      [3, 'Kategori', 'Nama, harga, dan kategori wajib diisi.'],
      [4, 'Nama', 'Produk ini sudah ada di baris 2.'],
      [5, 'Nama', `Ada 2 produk bernama ini. Isi ID yang dimaksud: ${twins.map(({ id }) => id).join(', ')}.`],
      [
        6,
        'Nama',
        "Tidak ada produk bernama ini. Periksa namanya. Bila memang produk baru, isi juga kolom 'Kategori'.",
      ],
    ]);

    const right = csv(
      'Nama;Kategori;Harga',
      'KAPOL ;;1500',
      '\u00a0Temu  Lawak;Kopi;2500',
      'Temu Kunci;Rempah;1',
      'Kemiri;Rempah;2',
    );
    expect((await send(right, true)).body.data).toMatchObject({ created: 2, updated: 2, applied: true });
    const found = async (id: unknown) => (await api.get<Row>(`/api/product/${String(id)}`)).body.data;
    expect(await found(kapol.id)).toMatchObject({ name: 'Kapol', price: 1500, category_id: 1 });
    expect(await found(lawak.id)).toMatchObject({ name: 'Temu Lawak', price: 2500, category_id: kopi });
    const again = (await send(right, true)).body.data;
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 4, applied: true });

    const byId = csv('ID;Harga', `${gone.id};1`, '999999;1');
    expect((await ask(byId)).problems).toMatchObject([
      { column: 'ID', message: 'Produk dengan ID ini ada di sampah. Pulihkan dulu, atau hapus baris ini.' },
      { column: 'ID', message: 'Produk dengan ID ini tidak ada.' },
    ]);
  });

  test('HAND-11 categories that are not known are created with the products, or with none of them', async () => {
    const create = (apply: boolean, ...lines: string[]) =>
      send(csv(TITLES, ...lines), apply, { create_categories: 'true' });
    const categories = async () =>
      (await api.get<Row[]>('/api/category')).body.data.map(({ nama_category }) => nama_category);
    const before = await categories();
    const lines = [';Sencha;Teh Hijau;1;', ';Oolong;teh hijau;1;', ';Manggis;Buah;1;'];
    expect((await create(false, ...lines)).body.data).toMatchObject({ created: 3, problems: [] });
    expect((await create(true, ...lines, ';Batu;...;1;')).status).toBe(422);
    expect(await categories()).toEqual(before);

    expect((await create(true, ...lines)).body.data).toMatchObject({ created: 3, applied: true });
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
    const rows = ['herbs', 'jamu', 'Herb'].map((name) => `;Beras Kencur;${name};1;`);
    await send(csv(TITLES, ...rows), true);
    const found = (await products()).filter(({ name }) => name === 'Beras Kencur');
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

  test('HAND-11 columns that are not known are named and left out; double and missing ones are problems', async () => {
    const { id } = await add({ name: 'Ketapang' });
    const sheet = csv('No;ID;Harga;Deskripsii;Ket', `1;${id};2500;naik;naik`);
    expect(await ask(sheet)).toMatchObject({
      problems: [],
      details: {
        unknown_columns: [
          { title: 'No', nearest: null },
          { title: 'Deskripsii', nearest: 'Deskripsi' },
          { title: 'Ket', nearest: null },
        ],
        changes: [{ fields: [{ column: 'Harga', to: 2500 }] }],
      },
    });
    const double = (await ask(csv('Harga;harga;Kolom', 'x;y;z'))).problems;
    expect(double.map(({ line, column, message }) => [line, column, message])).toEqual([
      [1, 'B', "Kolom 'Harga' ada dua kali."],
      [
        1,
        null,
        "Kolom 'Nama' tidak ada. Untuk mengubah produk yang sudah ada, sertakan kolom 'ID', seperti di berkas yang diunduh.",
      ],
    ]);
    const message = 'Sepuluh baris pertama tidak memuat judul kolom yang dikenal, misalnya Nama dan Harga.';
    expect((await send(csv('DAFTAR HARGA', 'Barang;Rupiah'), false)).body.data.problems).toEqual([
      { line: 1, column: null, message },
    ]);
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
      const published = await api.revision();
      const { body } = await send(file, true);
      const rows = (await products()).length;
      expect(await api.revision()).toBe(published);
      expect(body.data).toMatchObject({ rows, unchanged: rows, created: 0, updated: 0, problems: [] });
    });
  });

  test('a cell under no title is named: a text that holds a separator is not cut at it', async () => {
    const sheet = csv('ID;Nama;Kategori;Harga;Deskripsi', ';Pala Sela;Rempah;1;asam; manis');
    const { body } = await send(sheet, false);
    expect(body.data).toMatchObject({ created: 0, problems: [{ line: 2, column: 'F' }] });
    const empty = csv('Nama;Kategori;Harga;;', 'Pala Sela;Rempah;1;;;');
    expect((await send(empty, false)).body.data).toMatchObject({ created: 1, problems: [] });
  });

  test('TRUST-15 of one administrator one import is in work and one waits; a third is asked to come back', async () => {
    const sheet = () => send(csv(TITLES, ';Pala Antre;Rempah;1;'), false);
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
