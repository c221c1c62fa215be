import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

const csv = (...lines: string[]) => ({
  name: 'produk.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});
const file = (page: Page) => page.getByLabel('Berkas spreadsheet');

async function textOfDownload(page: Page, button: string): Promise<string> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFileSync(await (await started).path()).toString();
}

test('HAND-11 a wrong value is shown with the nearest category, and the list of problems is a file', async ({
  page,
  api,
  unique,
}) => {
  await api.addCategory(unique('Tehku'));
  const wrong = `${unique('Tehku')}h`;
  await page.goto('/admin/produk/spreadsheet');
  await file(page).setInputFiles(csv('Nama;Kategori;Harga', `Sencha;${wrong};seribu`));
  const message = (text: string) => page.getByRole('cell', { name: text });
  await expect(message('Kategori tidak ditemukan.')).toHaveAccessibleDescription(
    `“${wrong}” mungkin “${unique('Tehku')}”?`,
  );
  await expect(message('Harga harus berupa angka')).toHaveAccessibleDescription('“seribu”');
  await expect(page.getByText('“seribu”')).toBeVisible();
  const saved = await textOfDownload(page, 'Unduh daftar masalah');
  expect(saved).toContain(`2;Kategori;${wrong};${unique('Tehku')};Kategori tidak ditemukan.`);
});

test('HAND-11 a list of names and prices updates the products of these names, and so does one with categories, unless that is unticked', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kencur');
  const id = await api.addProduct({ name, category_id: 1, price: 4000 });
  await page.goto('/admin/produk/spreadsheet');
  const change = page.getByRole('main').getByRole('listitem').last();
  const match = page.getByLabel('Perbarui produk yang bernama sama');
  await file(page).setInputFiles(csv('Nama;Kategori;Harga', `${name};Fertilizer;4500`));
  await expect(change).toContainText(`${name} Baris 2: mengubah produk ${id}`);
  await expect(page.getByLabel('Perbarui produk yang bernama sama (1 baris tanpa ID)')).toBeChecked();
  await match.uncheck();
  await expect(change).toContainText(`${name} Baris 2: produk baru`);
  // Of the next file, too.
  await file(page).setInputFiles(csv('Nama;Kategori;Harga', `${name};Fertilizer;4400`));
  await expect(change).toContainText(`${name} Baris 2: produk baru`);
  await page.reload();
  // Without a category it can mean nothing else.
  await file(page).setInputFiles(csv('Nama;Harga', `${name.toUpperCase()};4500`));
  await expect(match).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Terapkan' })).toBeVisible();
  const skip = page.getByLabel('Lewati baris yang bermasalah');
  await expect(skip).toHaveCount(0);
  await file(page).setInputFiles(csv('Nama;Harga', `${name};4500`, `${name}h;1`));
  await expect(page.getByRole('cell', { name: 'Tidak ada produk bernama ini.' })).toBeVisible();
  await skip.check();
  await expect(page.getByText(`1 baris dilewati: baris 3 (${name}h).`)).toBeVisible();
  await expect(change).toContainText(`${name} Baris 2: mengubah produk ${id}`);
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page.getByText('Impor berhasil disimpan.')).toBeVisible();
  expect(await api.list('product', { id })).toMatchObject([{ name, price: 4500 }]);
});

test('HAND-11 a price list below a title of its own is taken, and a name that is nearly that of a product is asked about', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Pupuk Organik Granul');
  const typed = name.replace('Granul', 'Granull');
  const id = await api.addProduct({ name, category_id: 1, price: 4000 });
  const title = 'DAFTAR HARGA NOVEMBER 2026';
  await page.goto('/admin/produk/spreadsheet');
  await file(page).setInputFiles(csv(title, '', 'Produk;Kategori;Harga', `${typed};Fertilizer;4500`));
  const warning = page.getByRole('alert').filter({ hasText: '1 produk baru bernama mirip' });
  await expect(warning.getByRole('listitem')).toHaveText(
    `Baris 4: “${typed}” mirip dengan “${name}” (ID ${id}).`,
  );
  await expect(page.getByRole('button', { name: 'Terapkan' })).toBeEnabled();

  const skip = page.getByLabel('Lewati baris yang bermasalah');
  const list = [`${name};4500`, `${typed};4500`];
  await file(page).setInputFiles(csv(title, '', 'Barang;Harga;Stok', ...list));
  await expect(page.getByText("Kolom 'Stok' tidak dikenal.")).toBeVisible();
  await expect(skip).toHaveCount(0);
  await file(page).setInputFiles(csv(title, '', 'Barang;Harga', ...list));
  await expect(
    page.getByRole('cell', { name: 'Tidak ada produk bernama ini. Periksa namanya.' }),
  ).toHaveAccessibleDescription(`“${typed}” mungkin “${name}”?`);
  await skip.check();
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page.getByText('Impor berhasil disimpan.')).toBeVisible();
  expect(await api.list('product', { id })).toMatchObject([{ name, price: 4500 }]);

  await page.goto('/admin/produk/spreadsheet');
  await file(page).setInputFiles(csv('Barang;Harga', `${typed};4700`));
  const guesses = page.getByRole('group', { name: '1 nama tidak dimiliki produk mana pun, tetapi mirip.' });
  await guesses.getByLabel(`Baris 2: “${typed}” adalah “${name}”`).check();
  await expect(page.getByRole('main').getByRole('listitem').last()).toContainText(
    `${name} Baris 2: mengubah produk ${id}`,
  );
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page.getByText('Impor berhasil disimpan.')).toBeVisible();
  expect(await api.list('product', { id })).toMatchObject([{ name, price: 4700 }]);
});

test('HAND-11 what was ticked of names and categories holds for a corrected file too, and empty cells may leave what is there', async ({
  page,
  api,
  unique,
}) => {
  const [name, category] = [unique('Jahe Gajah Kering'), unique('Rempah Iris')];
  const id = await api.addProduct({ name, category_id: 1, price: 4000, description: 'Utuh.' });
  const typed = name.replace('Kering', 'Kerng');
  const named = unique('Kunyit');
  const list = (price: string, ...above: string[]) =>
    csv('Nama;Kategori;Harga;Deskripsi', ...above, `${typed};;${price};`, `${named};${category};1000;`);
  await page.goto('/admin/produk/spreadsheet');
  await file(page).setInputFiles(list('45oo'));
  await expect(page.getByText('Baris 2: bila produk di atas yang dimaksud, centang dahulu.')).toBeVisible();
  await page.getByLabel('Buat yang belum ada, bersama produknya').check();
  await page.getByLabel(/^Baris 2: “.*” adalah “/).check();
  await expect(page.getByRole('cell', { name: 'Harga harus berupa angka' })).toBeVisible();
  await expect(page.getByText('bila produk di atas yang dimaksud')).toHaveCount(0);
  // Its line is another one.
  await file(page).setInputFiles(list('4500', `${unique('Temulawak')};${category};900;`));
  await expect(page.getByText('3 baris: 2 produk baru, 1 diubah, 0 tetap.')).toBeVisible();
  await expect(page.getByLabel(/^Baris 3: “.*” adalah “/)).toBeChecked();

  const change = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `mengubah produk ${id}` });
  await expect(change).toContainText('menjadi kosong: periksa');
  const keep = page.getByLabel('Biarkan nilai lama di mana selnya kosong');
  await keep.check();
  await expect(change).toContainText('Rp 4.500');
  await expect(change).not.toContainText('Utuh.');
  await expect(keep).toBeFocused();
  // Of others nobody has read anything.
  await file(page).setInputFiles(csv('Nama;Kategori;Harga', `${named};${unique('Bumbu')};1000`));
  await expect(page.getByLabel('Buat yang belum ada, bersama produknya')).not.toBeChecked();
  await file(page).setInputFiles(list('4500'));
  await page.getByLabel('Buat yang belum ada, bersama produknya').check();
  await page.getByLabel(/^Baris 2: “.*” adalah “/).check();
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page.getByText('Impor berhasil disimpan.')).toBeVisible();
  const { data } = (await (await page.request.get(`/api/product/${id}`)).json()) as { data: object };
  expect(data).toMatchObject({ name, price: 4500, description: 'Utuh.' });
  const [made] = await api.list('category', { q: category });
  const [added] = await api.list('product', { q: named });
  for (const path of [`product/${added?.id}`, `trash/${added?.id}`, `category/${made?.id}`])
    await api.remove(path);
});

test('HAND-11 columns that are not known are named, and left out by one tick', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kencur');
  const id = await api.addProduct({ name, category_id: 1, price: 4000 });
  await page.goto('/admin/produk/spreadsheet');
  await file(page).setInputFiles(csv('Kode;Nama;Harga;Stok', `1;${name};4500;20`));
  await expect(page.getByText('2 masalah.')).toBeVisible();
  const skip = page.getByLabel('Lewati kolom yang tidak dikenal:');
  await page.getByLabel('Lewati kolom yang tidak dikenal: Kode dan Stok').check();
  await expect(page.getByRole('status').getByText('Kolom yang dilewati: Kode dan Stok.')).toBeVisible();
  // Of the next file too, unless it has others.
  await file(page).setInputFiles(csv('Kode;Nama;Hargga;Stok', `1;${name};4500;20`));
  await expect(page.getByRole('cell', { name: "Kolom 'Hargga' tidak dikenal." })).toHaveAccessibleDescription(
    'mungkin “Harga”?',
  );
  await expect(skip).not.toBeChecked();
  await skip.check();
  await expect(page.getByText('Kolom yang dilewati: Kode, Hargga, dan Stok.')).toBeVisible();
  await file(page).setInputFiles(csv('Kode;Nama;Harga;Stok', `1;${name};4500;20`));
  await expect(page.getByText('Kolom yang dilewati: Kode dan Stok.')).toBeVisible();
  await expect(skip).toBeChecked();
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page.getByText('Impor berhasil disimpan.')).toBeVisible();
  expect(await api.list('product', { id })).toMatchObject([{ name, price: 4500 }]);
});

test('HAND-11 a price list of the office brings export prices by its own headings, and says which of them it leaves as they are', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kencur');
  const offer = { export_price: 5100, export_currency: 'USD', export_unit: 'ton', export_incoterm: 'FOB' };
  const dated = { ...offer, export_valid_until: '2099-12-31' };
  const id = await api.addProduct({ name, category_id: 1, price: 80_000, ...dated });
  await page.goto('/admin/produk/spreadsheet');
  await file(page).setInputFiles(csv('Nama Barang;Harga Baru', `${name};82000`));
  const kept = `1 produk yang harganya berubah punya nilai ekspor, yang tetap: ${name}.`;
  await expect(page.getByText(kept)).toBeVisible();

  await file(page).setInputFiles(csv('Nama Barang;Harga Baru;Harga CIF (USD)', `${name};82000;5300`));
  await expect(
    page.getByRole('cell', {
      name: "Judul kolom 'Harga CIF (USD)' menyebut CIF, tetapi 'Incoterm' produk ini FOB.",
    }),
  ).toBeVisible();
  await file(page).setInputFiles(csv('Nama Barang;Harga Baru;Harga FOB (USD)', `${name};82000;5300`));
  await expect(page.getByRole('insertion')).toHaveText(['→ Rp 82.000', '→ USD 5.300']);
  await expect(page.getByText('punya nilai ekspor, yang tetap')).toHaveCount(0);
  const keptDay = `1 produk mendapat nilai ekspor baru, dan 'Berlaku sampai' yang lama tetap: ${name}.`;
  await expect(page.getByText(keptDay)).toBeVisible();
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page.getByText('Impor berhasil disimpan.')).toBeVisible();
  expect(await api.list('product', { id })).toMatchObject([{ name, price: 82_000 }]);
});

test('HAND-11 what the office lists is added by its own headings, with what lacks its unit named, and in sight in the list', async ({
  page,
  api,
  unique,
}) => {
  const [name, other] = [unique('0 Nilam'), unique('0 Sereh')];
  await page.goto(`/admin/produk?filter=${JSON.stringify({ q: 'tidak ada' })}`);
  await expect(page.getByRole('main')).toContainText('Tidak ada');
  await page.getByRole('link', { name: 'Impor / ekspor' }).click();
  const titles = 'Nama Barang;Kategori;Harga Lokal (Rp);Satuan;Min. Order';
  await file(page).setInputFiles(csv(titles, `${name};Coffee;21000;kg;5 ton`, `${other};Coffee;9000;;`));
  const changes = page.getByRole('main').getByRole('listitem');
  await expect(changes.filter({ hasText: 'Harga tanpa satuan: pembeli tidak tahu per apa.' })).toHaveCount(1);
  await expect(changes.filter({ hasText: name })).toContainText('Satuan pesananton');
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  const [added] = await api.list('product', { q: name });
  expect(added).toMatchObject({ price: 21_000, price_unit: 'kg', moq: 5, moq_unit: 'ton' });
});

test('HAND-11 a change is shown before and after, the hundred first ones of many, and all of them in a file', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Vanili');
  const id = await api.addProduct({ name, category_id: 1, price: 4000 });
  const added = Array.from({ length: 120 }, (_, n) => `;Baru ${n};Coffee;1`);
  await page.goto('/admin/produk/spreadsheet');
  await file(page).setInputFiles(csv('ID;Nama;Kategori;Harga', `${id};${name};Coffee;40`, ...added));
  const changes = page.getByRole('main').getByRole('listitem');
  await expect(changes).toHaveCount(100);
  await expect(changes.first()).toContainText(`${name} Baris 2: mengubah produk ${id}`);
  await expect(changes.first().getByRole('deletion')).toHaveText(['Fertilizer', 'Rp 4.000']);
  await expect(changes.first().getByRole('insertion')).toHaveText(['→ Coffee', '→ Rp 40']);
  await expect(changes.getByText('jauh berbeda: periksa')).toHaveCount(1);
  await expect(page.getByText('1 harga atau nilai ekspor menjadi 5 kali lipat')).toBeVisible();
  await expect(changes.first().getByText('Kurang dari Rp 100.')).toBeVisible();
  await expect(
    page.getByText('121 nilai tidak lazim: harga yang hilang, harga di bawah Rp 100'),
  ).toBeVisible();
  await expect(page.getByText('100 perubahan pertama:')).toBeVisible();
  const saved = await textOfDownload(page, 'Unduh semua perubahan');
  expect(saved).toContain(`2;${id};${name};Harga;4000;40;Kurang dari Rp 100.`);
  expect(saved).toContain('122;;Baru 119;Nama;;Baru 119;\r\n');

  await file(page).setInputFiles(csv('ID;Ketersediaan', `${id};habis`));
  await expect(changes.getByRole('insertion')).toHaveText('→ Habis');

  const outdated = page.getByText('Baris yang tidak Anda ubah boleh dihapus dari berkas.');
  await expect(outdated).toHaveCount(0);
  await file(page).setInputFiles(csv('ID;Nama;Kategori;Harga;Versi', `${id};${name};Coffee;40;99`));
  await expect(outdated).toBeVisible();
});

test('HAND-11 a name that another product has too is said above the changes, and may be imported', async ({
  page,
  api,
  unique,
}) => {
  const [stored, twice] = [unique('Sirih'), unique('Bidara')];
  const id = await api.addProduct({ name: stored, category_id: 1 });
  const other = await api.addProduct({ name: stored, category_id: 1 });
  const many = Array.from({ length: 42 }, (_, n) => `${unique('Kembar')} ${n >> 1};Coffee;1`);
  await page.goto('/admin/produk/spreadsheet');
  const rows = [`${stored.toUpperCase()};Coffee;1`, `${twice};Coffee;1`, `${twice};Coffee;1`];
  await file(page).setInputFiles(csv('Nama;Kategori;Harga', ...rows, ...many));
  await expect(
    page.getByText(`Ada 2 produk bernama ini. Isi ID yang dimaksud: ${id}, ${other}.`),
  ).toBeVisible();
  await page.getByLabel('Perbarui produk yang bernama sama (1 baris tanpa ID)').uncheck();
  const warning = page.getByRole('alert').filter({ hasText: 'nama dipakai lebih dari satu produk' });
  await expect(warning).toContainText('23 nama');
  await expect(warning.getByRole('listitem')).toHaveCount(21);
  await expect(warning.getByRole('listitem').first()).toHaveText(
    `Baris 2: produk bernama “${stored.toUpperCase()}” sudah ada (ID ${id} dan ${other}). Periksa kolom ID dan urutan barisnya.`,
  );
  await expect(warning.getByRole('listitem').nth(1)).toHaveText(`Baris 3 dan 4 bernama sama: “${twice}”.`);
  await expect(warning.getByRole('listitem').last()).toHaveText('3 nama lainnya');
  await expect(page.getByRole('button', { name: 'Terapkan' })).toBeEnabled();
  const [said, summary] = [await warning.boundingBox(), await page.getByText('45 produk baru').boundingBox()];
  expect((said?.y ?? Infinity) + (said?.height ?? 0)).toBeLessThan(summary?.y ?? 0);
});

test('HAND-11 prices that were sorted alone, values that go and products that are left out are said above the changes', async ({
  page,
  api,
  unique,
}) => {
  const prices = [3000, 1000, 2000];
  const ids: number[] = [];
  for (const price of prices) ids.push(await api.addProduct({ name: unique('Urut'), category_id: 1, price }));
  await page.goto('/admin/produk/spreadsheet');
  await file(page).setInputFiles(csv('ID;Harga', ...ids.map((id, at) => `${id};${(at + 1) * 1000}`)));
  await expect(
    page.getByText('Kolom Harga: 3 produk mendapat nilai yang tadinya milik produk lain.'),
  ).toBeVisible();

  const offer = { export_price: 8400, export_currency: 'USD', export_unit: 'ton', export_incoterm: 'FOB' };
  await api.put(`product/${ids[0]}`, {
    ...offer,
    export_place: 'Semarang',
    name: unique('Urut'),
    category_id: 1,
    description: 'Utuh',
    packing: 'Karung',
  });
  await file(page).setInputFiles(csv('ID;Deskripsi;Kemasan', `${ids[0]};;Karton`));
  await expect(page.getByText('1 nilai menjadi kosong')).toBeVisible();
  const change = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: unique('Urut') });
  await expect(change.getByText('menjadi kosong: periksa')).toHaveCount(1);
  await file(page).setInputFiles(csv('ID;Nilai ekspor', `${ids[0]};8,5`));
  await expect(change.getByRole('deletion')).toHaveText('USD 8.400');
  await expect(change.getByRole('insertion')).toHaveText('→ USD 8,5');
  await expect(page.getByText('Produk yang tidak ada di berkas tetap seperti sekarang.')).toBeVisible();
  await expect(
    page.getByText(/1 diubah, 0 tetap\..* produk lain tidak ada di berkas ini dan tetap seperti sekarang\./),
  ).toBeVisible();
});

test('SPEC-2 SPEC-5 specifications are exported and shown before and after, and a wrong one at its column', async ({
  page,
  api,
  unique,
}) => {
  const category = unique('Mutu');
  const category_id = await api.addCategory(category);
  const key = unique('air').replace(' ', '_');
  await api.addSpecField(category_id, { key, label: 'Kadar air', kind: 'range', unit: '%' });
  const name = unique('Bermutu');
  const specs = JSON.stringify({ [key]: { min: 10, max: 12.5, lab: 'Sucofindo' } });
  const lost = 'Nilainya berubah: data uji lama dilepas (Sucofindo).';
  const description = 'Kadar air 10–12,5 %.';
  const id = await api.addProduct({ name, category_id, specs, description });
  await page.goto('/admin/produk/spreadsheet');
  const [header = '', ...rows] = (await textOfDownload(page, 'Unduh CSV')).split('\r\n');
  const row = rows.find((each) => each.includes(name)) ?? '';
  expect(row.split(';')[header.split(';').indexOf(`spec:${key}`)]).toBe('10–12,5');

  await file(page).setInputFiles(csv(`ID;Nama;Kategori;spec:${key}`, `${id};${name};${category};kering`));
  await expect(
    page.getByRole('cell', { name: 'Kadar air harus ditulis seperti' }),
  ).toHaveAccessibleDescription('“kering”');
  await expect(page.getByRole('cell', { name: '2', exact: true })).toHaveAccessibleDescription(name);
  await expect(page.getByRole('cell', { name: `Kadar air spec:${key}` })).toBeVisible();
  await file(page).setInputFiles(csv(`ID;Nama;Kategori;spec:${key}`, `${id};${name};${category};maks. 11`));
  const change = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(change.getByText('Kadar air', { exact: true })).toBeVisible();
  await expect(change.getByRole('deletion')).toHaveText('10–12,5');
  await expect(change.getByRole('insertion')).toHaveText('→ maks. 11');
  await expect(change.getByText(lost)).toBeVisible();
  await expect(page.getByText('Data uji 1 nilai dilepas, karena nilainya berubah.')).toBeVisible();
  const still =
    'Angka lama (10 %) masih tertulis di deskripsi. Angka lama (12,5 %) masih tertulis di deskripsi.';
  await expect(change.getByText(still)).toBeVisible();
  await expect(page.getByText('1 nilai berubah, dan angka lamanya masih tertulis')).toBeVisible();
  await expect(page.getByText('menjadi kosong')).toHaveCount(0);
  const saved = await textOfDownload(page, 'Unduh semua perubahan');
  expect(saved).toContain(`;spec:${key};10–12,5;maks. 11;${lost} ${still}\r\n`);
  await page.getByRole('button', { name: 'Terapkan' }).click();
  const said = page.getByRole('alert').filter({ hasText: 'Impor berhasil disimpan.' });
  await expect(said).toContainText(/\d+ produk punya angka lama di teksnya\./);
  await expect(said.getByRole('button', { name: 'Urungkan' })).toBeVisible();
  const { data } = (await (await page.request.get(`/api/product/${id}`)).json()) as { data: object };
  expect(data).toMatchObject({ specs: { [key]: { max: 11 } } });
  await said.getByRole('link', { name: 'Lihat produknya' }).click();
  await expect(page.getByLabel('Kelengkapan')).toHaveText('Angka lama di teks');
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
});

test('HAND-11 LANG-6 whose text an import changes in one language alone is said before and after it, and leads there', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Sangrai');
  const texts = { description: 'Sangrai sedang.', description_en: 'Roasted medium.' };
  const id = await api.addProduct({ name, category_id: 1, ...texts });
  await page.goto('/admin/produk/spreadsheet');
  await file(page).setInputFiles(csv('ID;Deskripsi', `${id};Sangrai gelap.`));
  const before = `Teks 1 produk berubah dalam satu bahasa saja, dan terjemahannya tetap: ${name}.`;
  await expect(page.getByText(before)).toBeVisible();
  await page.getByRole('button', { name: 'Terapkan' }).click();
  const said = page.getByRole('alert').filter({ hasText: 'Impor berhasil disimpan.' });
  await expect(said).toContainText('Terjemahan 1 produk mungkin usang.');
  await said.getByRole('link', { name: 'Lihat terjemahannya' }).click();
  await expect(page.getByLabel('Kelengkapan')).toHaveText('Terjemahan mungkin usang');
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
});

test('HAND-11 categories that are not known are created with the products by one tick', async ({
  page,
  api,
  unique,
}) => {
  const [category, name] = [unique('Rimpang'), unique('Kunyit')];
  await page.goto('/admin/produk/spreadsheet');
  await file(page).setInputFiles(csv('Nama;Kategori;Harga', `${name};${category};1000`));
  const create = page.getByRole('checkbox', { name: 'Buat yang belum ada, bersama produknya' });
  await create.focus();
  await create.press('Space');
  await expect(page.getByText('1 baris: 1 produk baru, 0 diubah, 0 tetap.')).toBeVisible();
  await expect(create).toBeChecked();
  await expect(create).toBeFocused();
  expect(await api.list('category', { q: category })).toEqual([]);
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page.getByText('Impor berhasil disimpan.')).toBeVisible();
  const [made] = await api.list('category', { q: category });
  const [product] = await api.list('product', { q: name });
  expect(product).toMatchObject({ category_id: made?.id });
  for (const path of [`product/${product?.id}`, `trash/${product?.id}`, `category/${made?.id}`])
    await api.remove(path);
});

test('HAND-11 an import that was undone is imported again: its products come out of the trash, and its rows change them', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Rimpang'));
  const names = [unique('Kencur'), unique('Lempuyang')];
  const ids = await Promise.all(names.map((name) => api.addProduct({ name, category_id, price: 5000 })));
  await Promise.all(ids.map((id) => api.remove(`product/${id}`)));
  await page.goto('/admin/produk/spreadsheet');
  const rows = names.map((name) => `${name};${unique('Rimpang')};7000`);
  await file(page).setInputFiles(csv('Nama;Kategori;Harga', ...rows));
  await expect(page.getByText('2 masalah.')).toBeVisible();
  await expect(page.getByText('langsung tampil lagi di situs')).toBeVisible();
  await page.getByRole('button', { name: 'Pulihkan 2 produk dari sampah' }).click();
  await expect(page.getByText('2 produk berhasil dipulihkan.')).toBeVisible();
  await expect(page.getByText('2 baris: 0 produk baru, 2 diubah, 0 tetap.')).toBeVisible();
  await expect(page.getByRole('button', { name: /dari sampah$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page.getByText('Impor berhasil disimpan.')).toBeVisible();
  const stored = await api.list<{ id: number; price: number }>('product', { category_id });
  expect(stored.map(({ id, price }) => [id, price]).sort()).toEqual(ids.map((id) => [id, 7000]).sort());
});

test('HAND-11 rows whose product somebody has changed since are left out by one tick, and named', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Impor'));
  const [changed, left] = [unique('Pala'), unique('Lada')];
  const pala = await api.addProduct({ name: changed, category_id });
  const lada = await api.addProduct({ name: left, category_id });
  await api.put(`product/${pala}`, { name: changed, category_id, price: 7000 });
  await page.goto('/admin/produk/spreadsheet');
  await file(page).setInputFiles(csv('ID;Harga;Versi', `${pala};5000;1`, `${lada};5000;1`));
  await expect(page.getByText('1 masalah.')).toBeVisible();
  const skip = page.getByRole('checkbox', { name: 'Lewati baris yang produknya sudah diubah' });
  await skip.check();
  await expect(
    page.getByText(`1 baris dilewati karena produknya sudah diubah: baris 2 (${changed}).`),
  ).toBeVisible();
  await expect(skip).toBeFocused();
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page.getByText('Impor berhasil disimpan.')).toBeVisible();
  const stored = await api.list<{ name: string; price: number }>('product', { category_id });
  expect(new Map(stored.map(({ name, price }) => [name, price]))).toEqual(
    new Map([
      [changed, 7000],
      [left, 5000],
    ]),
  );
});

test('HAND-11 the template has the columns and an example that is not imported', async ({ page }) => {
  await page.goto('/admin/produk/spreadsheet');
  await page.getByText('Cara mengisi berkas').click();
  await expect(
    page.getByText('rentang seperti 10–12,5, min. 10, atau maks. 12, bukan satu angka saja'),
  ).toBeVisible();
  const template = await textOfDownload(page, 'Templat CSV');
  expect(template.split('\r\n')[0]).toBe(
    '\uFEFFID;Nama;Sebutan (Inggris);Kategori;Harga;Dijual per;Isi bersih per kemasan;Kemasan;Kemasan (Inggris);Nilai ekspor;Pesanan terkecil;Deskripsi;Uraian (Inggris);Versi',
  );
  await file(page).setInputFiles(csv(template));
  await expect(page.getByText('Baris ini contoh. Hapus barisnya')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Terapkan' })).toHaveCount(0);
});
