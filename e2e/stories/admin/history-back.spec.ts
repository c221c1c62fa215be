import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { ApiClient } from '../../api-client';
import { demoPicture } from '../../demo-picture';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

interface Product {
  price: number;
  image: string | null;
  category_id: number;
}

const historyOf = (record_id: number) =>
  `/admin/riwayat?filter=${JSON.stringify({ resource: 'product', record_id })}`;

const expectShown = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(0);

/** Of a CSV file. */
async function importLines(page: Page, api: ApiClient, lines: readonly string[]) {
  const buffer = Buffer.from(lines.join('\n'));
  const headers = { authorization: `Bearer ${api.token}` };
  const file = { name: 'produk.csv', mimeType: 'text/csv', buffer };
  await page.request.post('/api/product-sheet?apply=true', { headers, multipart: { file } });
}

test('HAND-13 one change is brought back after a question, and no other', async ({
  page,
  api,
  unique,
}, testInfo) => {
  const name = unique('Pala Kembali');
  // Of no other product: only then is it taken away.
  const image = testInfo.outputPath('foto.jpg');
  writeFileSync(image, Buffer.concat([readFileSync(demoPicture('coffee-ground.jpg')), Buffer.from(name)]));
  const category_id = await api.addCategory(name);
  await api.addSpecField(category_id, { key: 'kadar_air', label: 'Kadar air', kind: 'number' });
  const id = await api.addProduct({ name, category_id, price: 4000, image, focus: '30 70' });
  const specs = { kadar_air: { value: 12 } };
  await api.put(`product/${id}`, { name, category_id, specs });
  await api.put(`product/${id}`, { name, category_id: 2, price: 5000, image: '' });
  await page.goto(historyOf(id));
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(3);
  await expect(entries.last().getByRole('button', { name: 'Kembalikan' })).toHaveCount(0);
  await expectShown(entries.first().getByRole('deletion').getByRole('img', { name: 'Gambar' }));

  for (const [at, [label, text]] of (
    [
      ['Harga', 'Rp 4.000'],
      ['Kategori', `${name} Spesifikasi yang berubah bersamanya ikut kembali:Kadar air: 12`],
      ['Gambar', ''],
    ] as const
  ).entries()) {
    const change = entries.filter({ hasText: 'Rp 5.000' }).last();
    const field = change.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    await field.first().getByRole('button', { name: 'Kembalikan' }).click();
    const question = page.getByRole('dialog', { name: `Kembalikan ${label} “${name}”?` });
    await expect(question).toContainText(`Nilainya menjadi: ${text}`);
    if (label === 'Gambar') {
      await expectShown(question.getByRole('img', { name: 'Gambar' }));
      await expect(question).toContainText('Titik fokus: 30 70');
    }
    // A double tap is one.
    await question.getByRole('button', { name: 'Kembalikan' }).dblclick();
    await expect(question).toHaveCount(0);
    await expect(page.getByText('Nilai sebelumnya dikembalikan.').last()).toBeVisible();
    // The new entry moves the others down.
    await expect(entries).toHaveCount(4 + at);
  }
  const [product] = await api.list<Product>('product', { id: [id] });
  const back = { price: 4000, category_id, image: expect.stringContaining('/media/'), focus: '30 70' };
  expect(product).toMatchObject(back);
  // A picture comes back by an update like any other.
  await expect(entries.filter({ hasText: `mengembalikan: mengubah produk ${name}` })).toHaveCount(2);
  await expectShown(entries.first().getByRole('insertion').getByRole('img', { name: 'Gambar' }));
});

test('HAND-13 SPEC-6 what a move to another category took comes back with the category, or later one by one', async ({
  page,
  api,
  unique,
}) => {
  const [name, category] = [unique('Kopi Pindahan'), unique('Kopi Mutu')];
  const category_id = await api.addCategory(unique('Kopi Pilihan'));
  const other = await api.addCategory(unique('Kopi Lain'));
  for (const [key, label] of [
    ['kadar_air', 'Kadar air'],
    ['kadar_abu', 'Kadar abu'],
    ['cacat', 'Nilai cacat'],
  ])
    await api.addSpecField(category_id, { key, label, kind: 'number', required: key !== 'cacat' });
  const specs = { kadar_air: { value: 12 }, kadar_abu: { value: 5 }, cacat: { value: 11 } };
  const id = await api.addProduct({ name, category_id, specs: JSON.stringify(specs) });
  const move = (to: number) => api.put(`product/${id}`, { name, category_id: to });
  await move(other);
  await api.put(`category/${category_id}`, { nama_category: category });
  await api.put(`category/${other}`, { nama_category: unique('Kopi Lainnya') });
  await page.goto(historyOf(id));
  const field = (label: string) =>
    page
      .getByRole('main')
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .filter({ has: page.getByRole('button') });
  const bringBack = async (label: string, said: string) => {
    await field(label).last().getByRole('button', { name: 'Kembalikan' }).click();
    const question = page.getByRole('dialog', { name: `Kembalikan ${label} “${name}”?` });
    await expect(question.getByRole('status')).toHaveText(said);
    await question.getByRole('button', { name: 'Kembalikan' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByText('Nilai sebelumnya dikembalikan.').last()).toBeVisible();
  };
  const stored = async () => {
    const answer = await page.request.get(`/api/product/${id}`);
    return ((await answer.json()) as { data: { specs: object } }).data.specs;
  };
  await bringBack(
    'Kategori',
    `Nilainya menjadi: ${category} Spesifikasi yang berubah bersamanya ikut kembali:Kadar air: 12Kadar abu: 5Nilai cacat: 11`,
  );
  expect(await stored()).toEqual(specs);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toHaveCount(3);

  await move(other);
  await api.addSpecField(other, { key: 'ayakan', label: 'Ayakan', kind: 'number' });
  await api.put(`product/${id}`, { name, category_id: other, specs: { ayakan: { value: 18 } } });
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toHaveCount(5);
  await page.getByRole('button', { name: 'Kembalikan semua' }).first().click();
  const all = page.getByRole('dialog', { name: 'Kembalikan semua?' });
  await expect(all).toContainText(
    'Pada 1 produk lepas pula yang diisi di kategorinya yang sekarang: Ayakan. Nilainya tetap tercatat di riwayat.',
  );
  await all.getByRole('button', { name: 'Batal' }).click();
  await bringBack(
    'Kategori',
    `Nilainya menjadi: ${category} Spesifikasi yang berubah bersamanya ikut kembali:Kadar air: 12Kadar abu: 5Nilai cacat: 11 Lepas, karena tidak ada tempatnya di kategori itu; nilainya tetap tercatat di riwayat: Ayakan`,
  );
  expect(await stored()).toEqual(specs);

  await move(other);
  await move(category_id);
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toHaveCount(8);
  await bringBack('Kadar abu', 'Nilainya menjadi: 5');
  expect(await stored()).toEqual({ kadar_abu: specs.kadar_abu });
  await bringBack('Kadar air', 'Nilainya menjadi: 12');
  expect(await stored()).toEqual({ kadar_air: specs.kadar_air, kadar_abu: specs.kadar_abu });
});

test('HAND-13 SPEC-6 after a move a value is not promised that has no place in the category, and its category is said to bring it along', async ({
  page,
  api,
  unique,
}) => {
  const [name, category] = [unique('Pupuk Pindahan'), unique('Pupuk')];
  const category_id = await api.addCategory(category);
  const other = await api.addCategory(unique('Briket'));
  const size = { key: 'size', label: 'Ukuran butir' };
  await api.addSpecField(category_id, { ...size, kind: 'range', unit: 'mm' });
  await api.addSpecField(category_id, { key: 'form', label: 'Bentuk', kind: 'text' });
  await api.addSpecField(other, { ...size, kind: 'text' });
  const specs = { size: { min: 2, max: 5 }, form: { text: 'Granul' } };
  const id = await api.addProduct({ name, category_id, specs: JSON.stringify(specs) });
  await api.put(`product/${id}`, { name, category_id: other });
  await page.goto(historyOf(id));
  const question = page.getByRole('dialog');
  for (const [label, said] of [
    [
      'Bentuk',
      `Spesifikasi 'Bentuk' tidak ada di kategori produk ini. Produk ini dipindahkan dari kategori “${category}”, yang masih memilikinya. Pakai 'Kembalikan' pada Kategori di entri pemindahan itu: nilai spesifikasi yang hilang karenanya ikut kembali.`,
    ],
    [
      'Ukuran butir',
      'Ukuran butir: nilai sebelumnya tidak cocok dengan jenis nilai atau pilihannya yang sekarang. Isi sendiri nilainya.',
    ],
  ] as const) {
    const field = page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    await field.getByRole('button', { name: 'Kembalikan' }).click();
    await expect(question.getByRole('status')).toHaveText(said);
    await expect(question.getByRole('button')).toHaveText('Tutup');
    await question.getByRole('button', { name: 'Tutup' }).click();
    await expect(question).toHaveCount(0);
  }
});

test('HAND-13 a price comes back with its unit, and all that one save has changed at once', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Vanili Kembali');
  const id = await api.addProduct({ name, category_id: 1, price: 4000 });
  const before = { export_price: 8400, export_currency: 'USD', export_unit: 'ton', moq: 1, moq_unit: 'ton' };
  const put = (fields: object) => api.put(`product/${id}`, { name, category_id: 1, ...fields });
  await put(before);
  await put({ export_price: 9, export_unit: 'kg', moq: 2, moq_unit: 'sack' });
  await page.goto(historyOf(id));
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: '8.400' }).first();
  const question = page.getByRole('dialog');
  const field = entry.locator('dl > div').filter({ hasText: 'Nilai ekspor' }).filter({ hasText: '8.400' });
  await field.getByRole('button', { name: 'Kembalikan' }).click();
  await expect(question.getByRole('status')).toHaveText(
    'Nilainya menjadi: 8.400 Yang berubah bersamanya ikut kembali:Nilai ekspor per: ton',
  );
  await question.getByRole('button', { name: 'Batal' }).click();
  await entry.getByRole('button', { name: 'Kembalikan semua' }).click();
  await expect(question).toContainText('1 produk akan mendapat nilai sebelumnya.');
  for (const [label, now, then] of [
    ['Nilai ekspor', '9', '8.400'],
    ['Nilai ekspor per', 'kg', 'ton'],
    ['Pesanan terkecil', '2', '1'],
    ['Satuan pesanan', 'karung', 'ton'],
  ] as const) {
    const change = question.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(change.getByRole('deletion')).toHaveText(now);
    await expect(change.getByRole('insertion')).toHaveText(`→ ${then}`);
  }
  await question.getByRole('button', { name: 'Kembalikan semua' }).click();
  await expect(question).toHaveCount(0);
  const stored = await page.request.get(`/api/product/${id}`);
  expect(((await stored.json()) as { data: object }).data).toMatchObject(before);

  await put({ export_price: 9, export_unit: 'kg' });
  await put({ export_unit: 'sack' });
  await page.reload();
  const second = page.getByRole('main').getByRole('listitem').filter({ hasText: '8.400' }).first();
  await second
    .locator('dl > div')
    .filter({ hasText: '8.400' })
    .getByRole('button', { name: 'Kembalikan' })
    .click();
  await expect(question.getByRole('status')).toHaveText(
    'Yang berubah bersamanya sudah diubah lagi setelah itu: Nilai ekspor per Nilainya menjadi: 8.400 Yang berubah bersamanya ikut kembali:Nilai ekspor per: ton',
  );
  await question.getByRole('button', { name: 'Tetap kembalikan' }).click();
  await expect(question).toHaveCount(0);
  const overwritten = await page.request.get(`/api/product/${id}`);
  expect(((await overwritten.json()) as { data: object }).data).toMatchObject({
    export_price: 8400,
    export_unit: 'ton',
  });

  const product = async () =>
    ((await (await page.request.get(`/api/product/${id}`)).json()) as { data: object }).data;
  await put({ price: 8200, packing: 'Karung.' });
  await put({ price: 82_000 });
  await page.reload();
  const third = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Karung.' }).last();
  const ask = () => third.getByRole('button', { name: 'Kembalikan semua' }).click();
  await ask();
  await expect(question).toContainText('1 produk akan mendapat nilai sebelumnya.');
  await expect(question.locator('dl > div')).toHaveText('KemasanKarung.→ (kosong)');
  await expect(question.getByText('Dibiarkan, karena sudah diubah lagi')).toBeVisible();
  await expect(question.getByRole('listitem')).toHaveText('Harga: Rp 4.000');
  await question.getByRole('button', { name: 'Kembalikan yang lain' }).click();
  await expect(question).toHaveCount(0);
  expect(await product()).toMatchObject({ packing: null, price: 82_000 });
  await ask();
  await expect(question).toContainText('Nilai yang belum kembali sudah diubah lagi setelah itu.');
  await expect(question.locator('dl > div')).toHaveCount(0);
  await question.getByRole('button', { name: 'Tetap kembalikan' }).click();
  await expect(question).toHaveCount(0);
  expect(await product()).toMatchObject({ packing: null, price: 4000 });
  await ask();
  await expect(question).toContainText('Nilainya sudah kembali seperti sebelum perubahan ini.');
  await expect(question.getByRole('button')).toHaveText('Tutup');
});

test('HAND-13 SPEC-2 what a pack weighed comes back without a price per kilogram, and the number that then is old in a text is said', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kemiri Kembali');
  const unit = { name, category_id: 1, price_unit: 'kg' };
  const id = await api.addProduct({ ...unit, price: 20_000, pack_net_kg: 50 });
  const description = 'Isi 60 kg per karung.';
  await api.put(`product/${id}`, { ...unit, price: 25_000, pack_net_kg: 60, description });
  await api.put(`product/${id}`, { ...unit, price: 26_000 });
  await page.goto(historyOf(id));
  await page
    .getByRole('main')
    .locator('dl > div')
    .filter({ hasText: 'Isi bersih' })
    .getByRole('button', { name: 'Kembalikan' })
    .click();
  const question = page.getByRole('dialog');
  await expect(question.getByRole('status')).toHaveText('Nilainya menjadi: 50');
  await question.getByRole('button', { name: 'Kembalikan' }).click();
  await expect(
    page.getByText('Nilai sebelumnya dikembalikan. Angka lama (60 kg) masih tertulis di deskripsi.'),
  ).toBeVisible();
  const { data } = (await (await page.request.get(`/api/product/${id}`)).json()) as { data: object };
  expect(data).toMatchObject({ price: 26_000, pack_net_kg: 50 });
});

test('HAND-13 TRADE-2 of what a pack weighed again it is said that a price per pack stays, and leads there', async ({
  page,
  api,
  unique,
}) => {
  const sold = { name: unique('Kemiri Karung'), category_id: 1, price_unit: 'sack' };
  const id = await api.addProduct({ ...sold, price: 80_000, pack_net_kg: 25 });
  await api.put(`product/${id}`, { ...sold, price: 80_000, pack_net_kg: 20 });
  await api.put(`product/${id}`, { ...sold, price: 64_000 });
  await page.goto(historyOf(id));
  const weighed = page.getByRole('main').locator('dl > div').filter({ hasText: 'Isi bersih' });
  await weighed.getByRole('button', { name: 'Kembalikan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kembalikan' }).click();
  const said = 'Harga tetap Rp 64.000 per karung: kini Rp 2.560 per kg, tadinya Rp 3.200 per kg.';
  const notice = page.getByRole('alert').filter({ hasText: `Nilai sebelumnya dikembalikan. ${said}` });
  await notice.getByRole('link', { name: 'Perbaiki' }).click();
  await expect(page.getByLabel('Harga', { exact: true })).toBeFocused();
});

test('HAND-13 LANG-6 a text that comes back with another number than the other language says so', async ({
  page,
  api,
  unique,
}) => {
  const product = { name: unique('Kemiri Angka'), category_id: 1, price: 20_000 };
  const texts = { description: 'Kadar air paling tinggi 6%.', description_en: 'Moisture at most 6%.' };
  const id = await api.addProduct({ ...product, ...texts });
  const right = { description: 'Kadar air paling tinggi 5%.', description_en: 'Moisture at most 5%.' };
  await api.put(`product/${id}`, { ...product, ...right });
  await page.goto(historyOf(id));
  await page
    .getByRole('main')
    .locator('dl > div')
    .filter({ hasText: 'Uraian (Inggris)' })
    .getByRole('button', { name: 'Kembalikan' })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kembalikan' }).click();
  await expect(
    page.getByText(
      'Nilai sebelumnya dikembalikan. Angka beda dalam kedua bahasa: Deskripsi (5 %), Uraian (Inggris) (6 %).',
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Perbaiki' }).click();
  await expect(page.getByLabel('Uraian (Inggris)')).toBeFocused();
});

test('HAND-13 LANG-6 texts that come back together with another number than their field say so', async ({
  page,
  api,
  unique,
}) => {
  const product = { name: unique('Kemiri Semua'), category_id: 1, price: 20_000 };
  const texts = (kg: number) => ({ packing: `Karung ${kg} kg.`, packing_en: `Sacks of ${kg} kg.` });
  const id = await api.addProduct({ ...product, ...texts(50), pack_net_kg: 50 });
  await api.put(`product/${id}`, { ...product, pack_net_kg: 60 });
  await api.put(`product/${id}`, { ...product, ...texts(60) });
  await page.goto(historyOf(id));
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sacks of 60 kg.' });
  await entry.getByRole('button', { name: 'Kembalikan semua' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kembalikan semua' }).click();
  await expect(
    page.getByText(
      '1 produk mendapat nilai sebelumnya. Angka di teks sudah diganti, di isiannya belum: Isi bersih per kemasan (60 kg).',
    ),
  ).toBeVisible();
});

test('HAND-13 in its own history a product of an import is put back alone', async ({ page, api, unique }) => {
  const names = [unique('Pala Sendiri'), unique('Lada Sendiri')];
  const ids: number[] = [];
  for (const name of names) ids.push(await api.addProduct({ name, category_id: 1, price: 4000 }));
  const rows = ids.map((id, at) => `${id};${names[at]};Coffee;5000`);
  await importLines(page, api, ['ID;Nama;Kategori;Harga', ...rows]);
  const prices = async () =>
    Promise.all(ids.map(async (id) => (await api.list<Product>('product', { id: [id] }))[0]?.price));
  for (const [at, left] of [
    [1, [5000, 4000]],
    // The first of those that were changed together.
    [0, [4000, 4000]],
  ] as const) {
    await page.goto(historyOf(Number(ids[at])));
    await page.getByRole('main').getByRole('button', { name: 'Kembalikan semua' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kembalikan semua' }).click();
    await expect(page.getByText('1 produk mendapat nilai sebelumnya.', { exact: true })).toBeVisible();
    expect(await prices()).toEqual(left);
  }
});

test('HAND-13 SPEC-2 after several products are brought back it is said whose texts have another number again, and leads there', async ({
  page,
  api,
  unique,
}) => {
  const category = { category_id: 1, description: 'Rp 4.000 per kg.', price_unit: 'kg' };
  const names = [unique('Pala Teks'), unique('Lada Teks')];
  const ids: number[] = [];
  for (const name of names) ids.push(await api.addProduct({ ...category, name, price: 4000 }));
  const rows = ids.map((id, at) => `${id};${names[at]};Coffee;5000`);
  await importLines(page, api, ['ID;Nama;Kategori;Harga', ...rows]);
  const right = { ...category, description: 'Rp 5.000 per kg.', price: 5000 };
  await api.put(`product/${ids[0]}`, { ...right, name: names[0] });
  await page.goto(`/admin/riwayat?filter=${JSON.stringify({ resource: 'product', action: 'import' })}`);
  const entry = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: names[0] })
    .filter({ hasText: 'dan 1 data lain sekaligus' });
  await entry.getByRole('button', { name: 'Kembalikan semua' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kembalikan semua' }).click();
  await expect(
    page.getByText('2 produk mendapat nilai sebelumnya. Angka lama masih tertulis di teks 1 produk.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Lihat produknya' }).click();
  await expect(page.getByLabel('Kelengkapan')).toHaveText('Angka lama di teks');
  await expect(page.getByRole('link', { name: names[0], exact: true }).first()).toBeVisible();
});

test('HAND-13 TRADE-2 of several products that come back it is said whose price per pack stays for another weight, and leads there', async ({
  page,
  api,
  unique,
}) => {
  const names = [unique('Cengkih Karung'), unique('Kayu Manis Karung')];
  const sold = { category_id: 1, price: 80_000, price_unit: 'sack' };
  const ids: number[] = [];
  for (const name of names) ids.push(await api.addProduct({ ...sold, name, pack_net_kg: 25 }));
  await importLines(page, api, ['ID;Isi bersih per kemasan', ...ids.map((id) => `${id};20`)]);
  await api.put(`product/${ids[0]}`, { ...sold, name: names[0], price: 64_000 });
  await page.goto(`/admin/riwayat?filter=${JSON.stringify({ resource: 'product', action: 'update' })}`);
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: names[0] });
  await entry.filter({ hasText: '20' }).getByRole('button', { name: 'Kembalikan semua' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Kembalikan semua?' });
  const said = [
    `${names[0]}: Harga tetap Rp 64.000 per karung: kini Rp 2.560 per kg, tadinya Rp 3.200 per kg.`,
    `${names[1]}: Harga tetap Rp 80.000 per karung: kini Rp 3.200 per kg, tadinya Rp 4.000 per kg.`,
  ];
  const kept = dialog.getByRole('listitem').filter({ hasText: 'tetap' });
  await expect(kept).toHaveText(said);
  await dialog.getByRole('button', { name: 'Kembalikan semua' }).click();
  await expect(dialog).toContainText('2 produk mendapat nilai sebelumnya.');
  await expect(kept).toHaveText(said);
  await kept.getByRole('link', { name: names[0] }).click();
  await expect(page.getByLabel('Harga', { exact: true })).toBeFocused();
});

test('HAND-13 what one import has done is undone after a question, which counts and names what it leaves', async ({
  page,
  api,
  unique,
}) => {
  const names = [unique('Pala Impor'), unique('Lada Impor')];
  const ids: number[] = [];
  for (const name of names) ids.push(await api.addProduct({ name, category_id: 1, price: 4000 }));
  const rows = ids.map((id, at) => `${id};${names[at]};Coffee;5000`);
  const added = [unique('Kencur Impor'), unique('Temulawak Impor'), unique('Kunyit Impor')];
  rows.push(...added.map((name) => `;${name};Coffee;5000`));
  await importLines(page, api, ['ID;Nama;Kategori;Harga', ...rows]);
  await api.put(`product/${ids[1]}`, { name: names[1], category_id: 2, price: 6000 });
  const [kencur] = await api.list<{ id: number }>('product', { q: added[0] });
  await api.put(`product/${kencur?.id}`, { name: added[0], category_id: 1, price: 6000 });
  await page.goto(`/admin/riwayat?filter=${JSON.stringify({ resource: 'product', action: 'update' })}`);
  const entry = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: names[0] })
    .filter({ hasText: 'Rp 5.000' });
  await entry.getByRole('button', { name: 'dan 4 data lain sekaligus' }).click();
  await expect(entry.getByRole('listitem').filter({ hasText: added[1] })).toHaveText(
    `menambahkan produk ${added[1]}`,
  );
  await entry.getByRole('button', { name: 'Kembalikan semua' }).click();
  const question = page.getByRole('dialog', { name: 'Kembalikan semua?' });
  await expect(question).toContainText(
    '2 produk akan mendapat nilai sebelumnya. 2 produk yang ditambahkan akan dipindahkan ke sampah.',
  );
  await expect(question).toContainText('2 produk dibiarkan, seluruhnya atau sebagian:');
  const left = [
    `${names[1]}: Sebagian sudah diubah lagi setelah itu dan dibiarkan. Nilai sebelumnya:Harga: Rp 4.000`,
    'Harga: Rp 4.000',
    `${added[0]}: Sudah diubah setelah ditambahkan.`,
  ];
  await expect(question.getByRole('listitem')).toHaveText([
    `${names[0]}HargaRp 5.000→ Rp 4.000KategoriCoffee→ Fertilizer`,
    `${names[1]}KategoriCoffee→ Fertilizer`,
    ...added.slice(1).map((name) => `${name}: ke sampah`),
    ...left,
  ]);
  await question.getByRole('button', { name: 'Kembalikan semua' }).click();
  await expect(question).toContainText(
    '2 produk mendapat nilai sebelumnya. 2 produk yang ditambahkan dipindahkan ke sampah. 2 produk dibiarkan, seluruhnya atau sebagian:',
  );
  await expect(question.getByRole('listitem')).toHaveText(left);
  await question.getByRole('button', { name: 'Tutup' }).click();
  await expect(question).toHaveCount(0);
  const stored = await api.list<Product>('product', { id: ids });
  expect(stored.map(({ price, category_id }) => [price, category_id]).sort()).toEqual([
    [4000, 1],
    [6000, 1],
  ]);
  const trashed = await api.list<{ name: string }>('trash');
  expect(trashed.map(({ name }) => name)).toEqual(expect.arrayContaining(added.slice(1)));
  expect(await api.list('product', { id: [kencur?.id] })).toHaveLength(1);

  // Other stories fill the first page with what they do to other records.
  await page.goto(`/admin/riwayat?filter=${JSON.stringify({ resource: 'product' })}`);
  const toTrash = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `mengembalikan: memindahkan ke sampah produk ${added[1]}` });
  await expect(toTrash.getByRole('button', { name: 'dan 1 data lain sekaligus' })).toBeVisible();
  await entry
    .filter({ hasText: 'dan 4 data lain sekaligus' })
    .getByRole('button', { name: 'Kembalikan semua' })
    .click();
  await expect(question).toContainText('Tidak ada yang dapat dikembalikan. 2 produk dibiarkan:');
  await expect(question.getByRole('button', { name: 'Kembalikan semua' })).toHaveCount(0);
});

test('HAND-13 an import of one new product is undone, too', async ({ page, api, unique }) => {
  const name = unique('Jahe Impor');
  await importLines(page, api, ['Nama;Kategori;Harga', `${name};Coffee;5000`]);
  const [product] = await api.list('product', { q: name });
  await page.goto(`/admin/riwayat?filter=${JSON.stringify({ resource: 'product', record_id: product?.id })}`);
  await page.getByRole('button', { name: 'Kembalikan semua' }).click();
  const question = page.getByRole('dialog', { name: 'Kembalikan semua?' });
  await expect(question).toContainText('1 produk yang ditambahkan akan dipindahkan ke sampah.');
  await question.getByRole('button', { name: 'Kembalikan semua' }).click();
  await expect(page.getByText('1 produk yang ditambahkan dipindahkan ke sampah.')).toBeVisible();
  expect(await api.list('trash', { id: [product?.id] })).toHaveLength(1);
});

test('HAND-13 of several products the question names the first with their values, and what it did is said to be brought back', async ({
  page,
  api,
  unique,
}) => {
  const names = Array.from({ length: 7 }, (_, n) => unique(`Kopi ${n}`));
  const ids: number[] = [];
  for (const name of names) ids.push(await api.addProduct({ name, category_id: 1, price: 4000 }));
  const sold = await page.request.patch('/api/product', {
    headers: { authorization: `Bearer ${api.token}` },
    data: { ids, availability: 'sold_out' },
  });
  expect(sold.ok()).toBe(true);
  await page.goto(`/admin/riwayat?filter=${JSON.stringify({ resource: 'product' })}`);
  const entries = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: names[0] })
    .filter({ hasText: 'dan 6 data lain sekaligus' });
  await entries.getByRole('button', { name: 'Kembalikan semua' }).click();
  const question = page.getByRole('dialog', { name: 'Kembalikan semua?' });
  await expect(question).toContainText('7 produk akan mendapat nilai sebelumnya.');
  const listed = (values: string) => [
    ...names.slice(0, 5).map((name) => `${name}Ketersediaan${values}`),
    '2 lainnya',
  ];
  await expect(question.getByRole('listitem')).toHaveText(listed('Habis→ (kosong)'));
  await question.getByRole('button', { name: 'Kembalikan semua' }).click();
  await expect(question).toHaveCount(0);

  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText(`mengembalikan: mengubah produk ${names[0]}`);
  await expect(entries.last()).not.toContainText('mengembalikan');
  await entries.first().getByRole('button', { name: 'Kembalikan semua' }).click();
  await expect(question.getByRole('listitem')).toHaveText(listed('(kosong)→ Habis'));
  await question.getByRole('button', { name: 'Batal' }).click();

  await page.getByRole('combobox', { name: 'Tindakan' }).click();
  await page.getByRole('option', { name: 'Dikembalikan' }).click();
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('mengembalikan: mengubah');
});

test('HAND-13 a picture that can be brought back is shown, and said to be gone only once it is', async ({
  ownPage: page,
  ownProduct: { url, password, dataDir },
}) => {
  const api = await ApiClient.signIn(url, password);
  const category_id = await api.addCategory('Rempah');
  const image = demoPicture('coffee-ground.jpg');
  const id = await api.addProduct({ name: 'Pala', category_id, price: 4000, image });
  await api.put(`product/${id}`, { name: 'Pala', category_id, price: 4000, image: '' });
  await page.goto(url + historyOf(id));
  const pictures = page.getByRole('main').getByRole('img', { name: 'Gambar' });
  await expect(pictures).toHaveCount(2);
  for (const shown of await pictures.all()) await expectShown(shown);

  rmSync(join(dataDir, 'media/.quarantine'), { recursive: true });
  await page.reload();
  await expect(page.getByText('Gambar sudah tidak ada.')).toHaveCount(2);
  await expect(pictures).toHaveCount(0);

  await page.route('**/api/picture/*', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Gambar gagal dimuat.')).toHaveCount(2);
});

test('HAND-13 the picture of a company information is brought back', async ({ page, api, unique }) => {
  const judul = unique('Inovasi');
  const buffer = Buffer.concat([readFileSync(demoPicture('coffee-ground.jpg')), Buffer.from(judul)]);
  const image = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
  const added = await page.request.post('/api/dashboard', {
    headers: { authorization: `Bearer ${api.token}` },
    multipart: { judul, value_company: 'Briket.', image },
  });
  const { id } = ((await added.json()) as { data: { id: number } }).data;
  await api.put(`dashboard/${id}`, { judul, value_company: 'Briket.', image: '' });
  await page.goto(`/admin/riwayat?filter=${JSON.stringify({ resource: 'dashboard', record_id: id })}`);
  await page.getByRole('button', { name: 'Kembalikan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kembalikan' }).click();
  await expect(page.getByText('Nilai sebelumnya dikembalikan.')).toBeVisible();
  await page.goto(`/admin/dashboard/edit/${id}`);
  await expectShown(page.getByRole('img', { name: 'Gambar saat ini' }));
  await api.remove(`dashboard/${id}`);
});

test('HAND-13 several texts of a category come back at once', async ({ page, api, unique }) => {
  const nama_category = unique('Vanili');
  const id = await api.addCategory(nama_category);
  const before = { heading: 'Vanilla', heading_id: 'Vanili', facts_id: 'Panen: Juli' };
  await api.put(`category/${id}`, { nama_category, ...before });
  await api.put(`category/${id}`, { nama_category, heading: 'Beans', heading_id: 'Polong', facts_id: '' });
  await page.goto(`/admin/riwayat?filter=${encodeURIComponent(JSON.stringify({ q: nama_category }))}`);
  const entry = page.getByRole('main').getByRole('listitem').first();
  await entry.getByRole('button', { name: 'Kembalikan semua' }).click();
  const question = page.getByRole('dialog', { name: 'Kembalikan semua?' });
  await expect(question).toContainText('Panen: Juli');
  await question.getByRole('button', { name: 'Kembalikan semua' }).click();
  await expect(page.getByText('Nilai sebelumnya dikembalikan.')).toBeVisible();
  expect(await api.list('category', { id })).toMatchObject([before]);
});

test('HAND-13 a company information and a category that were deleted are added again from the history', async ({
  ownPage: page,
  ownProduct: { url, password },
}) => {
  const api = await ApiClient.signIn(url, password);
  const [judul, nama_category] = ['Limbah', 'Vanili'];
  const buffer = Buffer.concat([readFileSync(demoPicture('coffee-ground.jpg')), Buffer.from(judul)]);
  const image = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
  const headers = { authorization: `Bearer ${api.token}` };
  const multipart = { judul, value_company: 'Tak ada yang terbuang.', judul_en: 'No waste', image };
  const added = await page.request.post(`${url}/api/dashboard`, { headers, multipart });
  const { data: info } = (await added.json()) as { data: { id: number; image: string } };
  const category = await api.addCategory(nama_category);
  await api.put(`category/${category}`, { nama_category, heading: 'Vanilla', intro: 'From Flores.' });
  const [vanillin, grade] = [
    { key: 'vanillin', label: 'Vanilin', kind: 'number', unit: '%', bound: 'min', required: true },
    { key: 'grade', label: 'Mutu', kind: 'text' },
  ];
  for (const field of [vanillin, grade]) await api.addSpecField(category, field);
  for (const path of [`dashboard/${info.id}`, `category/${category}`])
    expect((await page.request.delete(`${url}/api/${path}`, { headers })).ok()).toBe(true);

  await page.goto(`${url}/admin/riwayat`);
  for (const name of [judul, nama_category]) {
    const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first();
    await expect(entry).toContainText('menghapus');
    await entry.getByRole('button', { name: 'Tambahkan lagi' }).click();
    const question = page.getByRole('dialog', { name: `Tambahkan lagi “${name}”?` });
    await question.getByRole('button', { name: 'Tambahkan lagi' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByText('Ditambahkan lagi.').last()).toBeVisible();
    await expect(entry).toContainText('menambahkan');
  }
  const [again] = await api.list<Record<string, unknown>>('dashboard', { q: judul });
  const { value_company, judul_en } = multipart;
  expect(again).toMatchObject({ judul, value_company, judul_en, image: expect.stringContaining('/media/') });
  expect(again?.id).not.toBe(info.id);
  const [back] = await api.list<Record<string, unknown>>('category', { nama_category });
  expect(back).toMatchObject({ nama_category, heading: 'Vanilla', intro: 'From Flores.' });
  const template = () => api.list<Record<string, unknown>>('spec-field', { category_id: back?.id });
  expect(await template()).toMatchObject([vanillin, grade]);

  // One field alone, too.
  const [{ id } = {}] = await template();
  expect((await page.request.delete(`${url}/api/spec-field/${String(id)}`, { headers })).ok()).toBe(true);
  await page.reload();
  const removal = page.getByRole('main').getByRole('listitem').filter({ hasText: 'menghapus' }).first();
  await removal.getByRole('button', { name: 'Tambahkan lagi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tambahkan lagi' }).click();
  await expect(page.getByText('Ditambahkan lagi.')).toBeVisible();
  expect(await template()).toMatchObject([vanillin, grade]);
});

test('HAND-13 all that one save has changed of contacts or a company information comes back at once', async ({
  ownPage: page,
  ownProduct: { url, password },
}) => {
  const api = await ApiClient.signIn(url, password);
  const contact = {
    url_whatsapp: 'https://wa.me/6281200000000',
    url_instagram: 'https://www.instagram.com/contoh',
    url_tiktok: 'https://www.tiktok.com/@contoh',
    url_email: 'halo@example.com',
    url_fb: 'https://www.facebook.com/contoh',
  };
  const added = await page.request.post(`${url}/api/contact`, {
    headers: { authorization: `Bearer ${api.token}` },
    data: contact,
  });
  expect(added.status()).toBe(201);
  const other = { url_instagram: 'https://www.instagram.com/lain', url_email: 'kantor@example.com' };
  await api.put('contact/1', { ...contact, ...other });
  await page.goto(`${url}/admin/riwayat?filter=${JSON.stringify({ resource: 'contact' })}`);
  const question = page.getByRole('dialog', { name: 'Kembalikan semua?' });
  const all = page.getByRole('main').getByRole('button', { name: 'Kembalikan semua' });
  const change = (label: string) =>
    question.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await all.click();
  await expect(question.locator('dl > div')).toHaveCount(2);
  await expect(change('Email').getByRole('deletion')).toHaveText('kantor@example.com');
  await expect(change('Email').getByRole('insertion')).toHaveText('→ halo@example.com');
  await question.getByRole('button', { name: 'Kembalikan semua' }).click();
  await expect(page.getByText('Nilai sebelumnya dikembalikan.')).toBeVisible();
  expect(await api.list('contact')).toMatchObject([contact]);

  await all.last().click();
  await expect(question).toContainText('Nilainya sudah kembali seperti sebelum perubahan ini.');
  await question.getByRole('button', { name: 'Tutup' }).click();
  await api.put('contact/1', { ...contact, url_email: 'gudang@example.com' });
  await all.last().click();
  await expect(question).toContainText('Ada nilai yang sudah diubah lagi setelah itu:');
  await expect(question.locator('dl > div')).toHaveCount(1);
  await expect(change('Email').getByRole('deletion')).toHaveText('gudang@example.com');
  await question.getByRole('button', { name: 'Tetap kembalikan' }).click();
  await expect(question).toHaveCount(0);
  await expect.poll(() => api.list('contact')).toMatchObject([contact]);

  const info = { judul: 'Visi', value_company: 'Briket.' };
  const buffer = readFileSync(demoPicture('coffee-ground.jpg'));
  const image = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
  const { data } = (await (
    await page.request.post(`${url}/api/dashboard`, {
      headers: { authorization: `Bearer ${api.token}` },
      multipart: { ...info, image },
    })
  ).json()) as { data: { id: number } };
  await api.put(`dashboard/${data.id}`, { judul: 'Misi', value_company: 'Arang.', image: '' });
  await page.goto(`${url}/admin/riwayat?filter=${JSON.stringify({ resource: 'dashboard' })}`);
  await all.click();
  await expectShown(change('Gambar').getByRole('insertion').getByRole('img', { name: 'Gambar' }));
  await question.getByRole('button', { name: 'Kembalikan semua' }).click();
  await expect(page.getByText('Nilai sebelumnya dikembalikan.')).toBeVisible();
  expect(await api.list('dashboard')).toMatchObject([{ ...info, image: expect.stringContaining('/media/') }]);
});

test('HAND-13 what has changed again since is brought back after a warning, and what is gone is not', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Pala Lanjut');
  const id = await api.addProduct({ name, category_id: 1, price: 4000 });
  await api.put(`product/${id}`, { name, category_id: 1, price: 5000 });
  await page.goto(historyOf(id));
  const back = page.getByRole('button', { name: 'Kembalikan' });
  await expect(back).toHaveCount(1);
  await api.put(`product/${id}`, { name, category_id: 1, price: 6000 });
  await back.click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Nilai ini sudah diubah lagi setelah itu, menjadi: Rp 6.000');
  await expect(question).toContainText('Nilainya menjadi: Rp 4.000');
  await question.getByRole('button', { name: 'Tetap kembalikan' }).click();
  await expect(page.getByText('Nilai sebelumnya dikembalikan.')).toBeVisible();
  const [product] = await api.list<Product>('product', { id: [id] });
  expect(product?.price).toBe(4000);

  await back.last().click();
  await expect(question).toContainText('Nilainya sudah kembali seperti sebelum perubahan ini.');
  await expect(question.getByRole('button', { name: 'Kembalikan' })).toHaveCount(0);
  await question.getByRole('button', { name: 'Tutup' }).click();

  await api.remove(`product/${id}`);
  await back.last().click();
  await expect(question).toContainText('Data ini sudah tidak ada.');
  await expect(question.getByRole('button', { name: 'Kembalikan' })).toHaveCount(0);
});

test('HAND-13 a question stays open when the history is loaded again', async ({ page, api, unique }) => {
  const name = unique('Pala Terbuka');
  const id = await api.addProduct({ name, category_id: 1, price: 4000 });
  await api.put(`product/${id}`, { name, category_id: 1, price: 5000 });
  await page.goto(historyOf(id));
  await page.getByRole('button', { name: 'Kembalikan' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Nilainya menjadi: Rp 4.000');
  await api.put(`product/${id}`, { name, category_id: 2, price: 5000 });
  // What the browser does when its window is looked at again.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('main').getByText('Fertilizer').first()).toBeAttached();
  await expect(question).toContainText('Nilainya menjadi: Rp 4.000');
});

test('HAND-13 the history has days, and what the first start filled in is one entry that opens', async ({
  ownPage: page,
  ownProduct,
}) => {
  const lines = ['Nama;Kategori;Harga', ...Array.from({ length: 30 }, (_, n) => `Isi ${n};Baru;1`)];
  await page.goto(`${ownProduct.url}/admin/produk/spreadsheet`);
  await page.getByLabel('Berkas spreadsheet').setInputFiles({
    name: 'produk.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await page.getByRole('checkbox', { name: 'Buat yang belum ada' }).check();
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page.getByText('Impor berhasil disimpan.')).toBeVisible();
  await page.goto(`${ownProduct.url}/admin`);
  const latest = page.getByRole('region', { name: 'Perubahan terbaru' }).getByRole('listitem');
  await expect(latest.first()).toContainText('menambahkan kategori Baru, dan 30 data lain sekaligus');
  await page.goto(`${ownProduct.url}/admin/riwayat`);
  const today = new Intl.DateTimeFormat('id-ID', { dateStyle: 'full' }).format(new Date());
  await expect(page.getByRole('heading', { level: 2, name: today })).toBeVisible();
  const filled = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'menambahkan kategori Baru' });
  await filled.getByRole('button', { name: 'dan 30 data lain sekaligus' }).click();
  await expect(filled.getByRole('link', { name: 'Isi 0', exact: true })).toBeVisible();
  await expect(filled.getByRole('listitem')).toHaveCount(25);
  await filled.getByRole('link', { name: 'Tampilkan semuanya dengan rincian' }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Isi 29' })).toBeVisible();
});

test('HAND-13 history and trash are in the sidebar below the profile, and the top bar says who one is', async ({
  page,
}) => {
  await page.goto('/admin/kategori');
  await expect(page.getByRole('banner')).toContainText('Admin Dashboard');
  await expect(page.getByRole('banner')).toContainText(/ Etalase/);
  const sidebar = page.getByRole('navigation', { name: 'Admin Panel' });
  await sidebar.getByRole('button', { name: 'Lainnya' }).press('Enter');
  const links = await sidebar.getByRole('link').allTextContents();
  expect(links.slice(-3)).toEqual(['Profile', 'Riwayat', 'Sampah']);
  for (const [name, path] of [
    ['Riwayat', '/admin/riwayat'],
    ['Sampah', '/admin/sampah'],
  ] as const) {
    await sidebar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(sidebar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
});
