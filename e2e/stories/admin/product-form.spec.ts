import type { Page } from '@playwright/test';
import { answer, refusedWith } from '../../answers';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

const input = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Simpan' }).click();

test('TRADE-5 an amount far from the stored one is doubted while it is typed and after the save, and an order below one pack at once', async ({
  page,
  api,
  unique,
}) => {
  const amounts = { pack_net_kg: 60, moq: 300, moq_unit: 'kg', lead_days_max: 21, supply_ton_month: 8 };
  const id = await api.addProduct({ name: unique('AJ Jauh'), category_id: 1, price: 4000, ...amounts });
  await page.goto(`/admin/produk/edit/${id}`);
  for (const [label, text, before] of [
    ['Kapasitas per bulan', '8.000', '8 ton'],
    ['Siap kirim terlama', '140', '21 hari'],
    ['Isi bersih per kemasan', '10', '60 kg'],
    ['Pesanan terkecil', '50', '300 kg'],
  ] as const) {
    await input(page, label).fill(text);
    await expect(input(page, label)).toHaveAccessibleDescription(
      `Sebelumnya ${before}. Periksa nol dan komanya.`,
    );
  }
  await input(page, 'Isi bersih per kemasan').fill('60');
  await expect(input(page, 'Pesanan terkecil')).toHaveAccessibleDescription(
    'Pesanan terkecil kurang dari satu kemasan (60 kg). Periksa nol, koma, dan satuannya.',
  );
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  await expect(
    page.getByText(
      'pesanan terkecil 300 kg menjadi 50 kg; siap kirim terlama 21 hari menjadi 140 hari; kapasitas per bulan 8 ton menjadi 8.000 ton. Jauh berbeda',
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Perbaiki' }).click();
  await expect(page).toHaveURL(`/admin/produk/edit/${id}`);
  await expect(input(page, 'Pesanan terkecil')).toBeFocused();
  const bar = page.getByText('Diragukan saat terakhir disimpan: ');
  await expect(bar).toContainText('pesanan terkecil 300 kg menjadi 50 kg');
  await expect(bar.getByRole('button')).toHaveText([
    'Pesanan terkecil',
    'Siap kirim terlama',
    'Kapasitas per bulan',
  ]);
  await input(page, 'Pesanan terkecil').fill('300');
  await expect(bar.getByRole('button')).toHaveText(['Siap kirim terlama', 'Kapasitas per bulan']);
});

test('HAND-11 SPEC-2 what a save doubted is put right in its field, with the test that was typed beside it', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Arang'));
  await api.addSpecField(category_id, {
    key: 'ash',
    label: 'Kadar abu',
    label_en: 'Ash',
    kind: 'number',
    unit: '%',
  });
  const id = await api.addProduct({
    name: unique('Arang Batok'),
    category_id,
    specs: JSON.stringify({ ash: { value: 2.2, lab: 'Sucofindo', tested_at: '2026-11-02' } }),
  });
  await page.goto(`/admin/produk/edit/${id}`);
  await input(page, 'Kadar abu').fill('21');
  await page.getByRole('button', { name: 'Tetap pakai data uji lama' }).click();
  await save(page);
  await page.getByRole('link', { name: 'Perbaiki' }).click();
  await expect(input(page, 'Kadar abu')).toBeFocused();
  await input(page, 'Kadar abu').fill('2,1');
  await expect(page.getByText('Sebelumnya 21')).toHaveCount(0);
  await expect(page.getByText('data uji lama dilepas')).toHaveCount(0);
  await save(page);
  await expect(page.getByText('Produk berhasil diperbarui.', { exact: true })).toBeVisible();
  await page.goto(`/produk/${id}`);
  await expect(page.getByRole('row', { name: 'Ash' })).toContainText(/2\.1 %.*Sucofindo/);
});

test('LANG-6 English that is missing is said of a new product, and what a change makes outdated beside the button that saves', async ({
  page,
  api,
  unique,
}) => {
  await page.goto('/admin/produk/add');
  await page.getByRole('textbox', { name: /^Nama( \*)?$/ }).fill(unique('Kemiri'));
  await expect(input(page, 'Sebutan (Inggris)')).toHaveAccessibleDescription('Belum ada bahasa Inggris');
  await input(page, 'Deskripsi').fill('Matang 35 hari.');
  await input(page, 'Uraian (Inggris)').fill('Cured for 45 days.');
  const unlike = page.getByText('Angka beda dalam kedua bahasa: ');
  await expect(unlike.getByRole('button')).toHaveText(['Deskripsi (35 hari)', 'Uraian (Inggris) (45 days)']);
  const texts = { name: unique('Kemiri'), name_en: unique('Candlenut') };
  const id = await api.addProduct({ ...texts, category_id: 1 });
  await page.goto(`/admin/produk/edit/${id}`);
  await page.getByRole('textbox', { name: /^Nama( \*)?$/ }).fill(unique('Kemiri Kupas'));
  const bar = page.getByText('Terjemahan mungkin usang: ');
  await expect(bar.getByRole('button')).toHaveText(['Sebutan (Inggris)']);
  await input(page, 'Sebutan (Inggris)').fill(unique('Shelled Candlenut'));
  await expect(bar).toHaveCount(0);
  await input(page, 'Deskripsi').fill('Karung isi 50 kg.');
  await input(page, 'Uraian (Inggris)').fill('Sacks of 25 kg.');
  await expect(unlike.getByRole('button')).toHaveText(['Deskripsi (50 kg)', 'Uraian (Inggris) (25 kg)']);
  await save(page);
  await expect(unlike.last()).toContainText('Deskripsi (50 kg), Uraian (Inggris) (25 kg).');
  await page.getByRole('link', { name: 'Perbaiki' }).click();
  await expect(input(page, 'Deskripsi')).toBeFocused();
  await expect(page.getByText('Diragukan saat terakhir disimpan')).toHaveCount(0);
  await input(page, 'Uraian (Inggris)').fill('Sacks of 50 kg.');
  await expect(unlike.getByRole('button')).toHaveCount(0);
  await expect(input(page, 'Deskripsi')).not.toHaveAccessibleDescription(/Teks Inggris berubah/);
  await save(page);
  await expect(page.getByText('Produk berhasil diperbarui.', { exact: true })).toBeVisible();
});

test('TRADE-2 a first export price is compared with a rupiah price for nothing in particular as with one for a kilogram', async ({
  page,
  api,
  unique,
}) => {
  const offer = { export_currency: 'USD', export_unit: 'ton' };
  const id = await api.addProduct({ name: unique('AJ Ekspor'), category_id: 1, price: 85_000, ...offer });
  await page.goto(`/admin/produk/edit/${id}`);
  const exported = input(page, 'Nilai ekspor');
  await exported.fill('2.1');
  await exported.blur();
  await expect(exported).toHaveAccessibleDescription(/^Jauh dari harga dalam rupiah\./);
});

test('APRO-5 a price is typed as people write it, and what is unclear is asked for', async ({
  page,
  api,
  unique,
}) => {
  const id = await api.addProduct({ name: unique('AJ Harga'), category_id: 1, price: 80_000 });
  await page.goto(`/admin/produk/edit/${id}`);
  const price = input(page, 'Harga');
  await expect(price).toHaveAccessibleDescription("Harga per apa? Isi 'Dijual per', supaya pembeli tahu.");
  for (const [text, shown] of [
    ['Rp. 85.000', '85.000'],
    ['Rp.85000', '85.000'],
    ['Rp.85000,-', '85.000'],
    ['Rp 85000', '85.000'],
    ['85rb', '85.000'],
    ['Rp. 85 ribu', '85.000'],
    ['1,2 jt', '1.200.000'],
    ['1,25 juta', '1.250.000'],
    ['IDR 85.000', '85.000'],
    ['85.000/kg', '85.000'],
  ] as const) {
    await price.fill('');
    await price.pressSequentially(text);
    await price.blur();
    await expect(price, text).toHaveValue(shown);
  }
  await expect(input(page, 'Dijual per')).toHaveText('kg');
  await expect(price).toHaveAccessibleDescription('Kosongkan bila harga diberikan atas permintaan.');
  for (const [text, said] of [
    ['85.000/karung', 'Harga per karung? Tulis angkanya saja, dan satuannya di Dijual per.'],
    ['8.5', 'Mungkin maksudnya 8.500 atau 8,50?'],
    ['85,000', 'Mungkin maksudnya 85.000?'],
  ] as const) {
    await price.fill('');
    await price.pressSequentially(text);
    await price.blur();
    await expect(price).toHaveValue(text);
    await expect(price).toHaveAccessibleDescription(said);
  }
  await save(page);
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(price).toHaveAccessibleDescription('Mungkin maksudnya 85.000?');
  await price.fill('1,2 juta');
  await price.press('Tab');
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  expect(await api.list('product', { id: [id] })).toMatchObject([{ price: 1_200_000, price_unit: 'kg' }]);
});

test('HAND-6 a changed number that a description still has is said, until it has it no more', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Angka Lama'));
  await api.addSpecField(category_id, {
    key: 'air',
    label: 'Kadar air',
    kind: 'number',
    unit: '%',
    bound: 'max',
  });
  const name = unique('AJ Angka');
  const description = 'Kadar air paling tinggi 6%. Harga Rp 80.000 per kg.';
  const description_en =
    'Moisture 6 % at most, in bags of 60 kg. Smallest order 10 bags, USD 5,100 / ton FOB.';
  const order = { pack_net_kg: 60, moq: 10, moq_unit: 'sack' };
  const offer = { export_price: 5100, export_currency: 'USD', export_unit: 'ton' };
  const fields = { name, category_id, price: 80_000, description, description_en, ...order, ...offer };
  const id = await api.addProduct(fields);
  await api.put(`product/${id}`, { ...fields, specs: { air: { max: 6 } } });
  const facts_id = 'Kadar air: 5–6 %\nAbu: 6 %';
  const nama_category = unique('Angka Lama');
  await api.put(`category/${category_id}`, { nama_category, facts_id });
  await page.goto(`/admin/produk/edit/${id}`);
  const old = (number: string, place: string) =>
    page.getByText(`Angka lama (${number}) masih tertulis di ${place}.`, { exact: true });
  const both = old('6 %', 'deskripsi, uraian Inggris, dan pengantar atau fakta kategorinya');
  await input(page, 'Kadar air (maks.)').fill('7');
  await expect(both).toBeVisible();
  await input(page, 'Kadar air (maks.)').fill('6');
  await expect(both).toHaveCount(0);
  await input(page, 'Kadar air (maks.)').fill('7');
  await input(page, 'Deskripsi').fill(description.replace('6%', '7%'));
  await expect(old('6 %', 'uraian Inggris dan pengantar atau fakta kategorinya')).toBeVisible();
  await input(page, 'Uraian (Inggris)').fill(description_en.replace('6 %', '7 %'));
  await expect(old('6 %', 'pengantar atau fakta kategorinya')).toBeVisible();
  await expect(page.getByText('boleh tetap bila masih benar')).toBeVisible();
  await api.put(`category/${category_id}`, { nama_category, facts_id: facts_id.replace('5–6', '7') });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByText(/^Angka lama/)).toHaveCount(0);
  await input(page, 'Harga').fill('90000');
  await expect(old('Rp 80.000', 'deskripsi')).toBeVisible();
  await input(page, 'Isi bersih per kemasan').fill('50');
  await expect(old('60 kg', 'uraian Inggris')).toBeVisible();
  await input(page, 'Pesanan terkecil').fill('20');
  await expect(old('10 karung', 'uraian Inggris')).toBeVisible();
  await input(page, 'Nilai ekspor').fill('5200');
  await expect(old('USD 5.100', 'uraian Inggris')).toBeVisible();
});

test('HAND-14 SPEC-2 an old number that a save leaves in a description is said after it, listed, and said again in the form', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('AJ Sisa');
  const fields = { name, category_id: 1, price: 80_000, price_unit: 'kg', description: 'Rp 80.000 per kg.' };
  const id = await api.addProduct(fields);
  const old = 'Angka lama (Rp 80.000) masih tertulis di deskripsi.';
  await page.goto(`/admin/produk/edit/${id}`);
  await input(page, 'Harga').fill('82000');
  await save(page);
  await expect(page.getByText(`Produk berhasil diperbarui. ${old}`)).toBeVisible();
  const filter = encodeURIComponent(JSON.stringify({ lacks: 'current_numbers', q: name }));
  await page.goto(`/admin/produk?filter=${filter}`);
  await expect(page.getByLabel('Kelengkapan')).toHaveText('Angka lama di teks');
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByText(old)).toBeVisible();
  await page.getByText('Angka lama di teks: ').getByRole('button', { name: 'Deskripsi' }).click();
  await expect(input(page, 'Deskripsi')).toBeFocused();
  await input(page, 'Deskripsi').fill('Rp 82.000 per kg.');
  await expect(page.getByText(old)).toHaveCount(0);
  await expect(page.getByText('Angka lama di teks: ')).toHaveCount(0);
  await save(page);
  await expect(page.getByText('Tidak ada yang cocok dengan pencarian dan saringan ini.')).toBeVisible();
});

test('HAND-14 SPEC-2 an old number that is right where it stands is said to be, and is listed no more', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('AJ Sejarah');
  const fields = { name, category_id: 1, price: 20_000, description: 'Sejak 2020 harganya Rp 20.000.' };
  const id = await api.addProduct(fields);
  await api.put(`product/${id}`, { ...fields, price: 21_000 });
  const listed = () => api.list('product', { id: [id], lacks: 'current_numbers' });
  expect(await listed()).toHaveLength(1);
  await page.goto(`/admin/produk/edit/${id}`);
  await page.getByRole('checkbox', { name: 'Sudah diperiksa, masih benar' }).check();
  await save(page);
  await expect(page.getByText('Produk berhasil diperbarui.')).toBeVisible();
  expect(await listed()).toEqual([]);
  await page.goto(`/admin/produk/edit/${id}`);
  await expect(input(page, 'Deskripsi')).toHaveValue(fields.description);
  await expect(page.getByText(/^Angka lama/)).toHaveCount(0);
});

test("SPEC-2 the old numbers in a category's texts are said in its form, which the product leads to, with the products that had them", async ({
  page,
  api,
  unique,
}) => {
  const nama_category = unique('Angka Kategori');
  const category_id = await api.addCategory(nama_category);
  const facts_id = 'Kemasan: karung goni 60 kg';
  await api.put(`category/${category_id}`, { nama_category, facts_id });
  const fields = { category_id, price_unit: 'sack' };
  const names = ['A', 'B', 'C', 'D'].map((letter) => unique(`AJ ${letter}`));
  const ids: number[] = [];
  for (const name of names) ids.push(await api.addProduct({ ...fields, name, pack_net_kg: 60 }));
  for (const [at, id] of ids.entries())
    await api.put(`product/${id}`, { ...fields, name: names[at], pack_net_kg: 50 });
  await page.goto(`/admin/produk/edit/${ids[0]}`);
  await expect(page.getByText('Angka lama (60 kg) masih tertulis di pengantar atau fakta')).toBeVisible();
  // What was changed before is not right there.
  await expect(page.getByText('boleh tetap bila masih benar')).toHaveCount(0);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Buka kategorinya' }).click();
  const form = await opened;
  await expect(form).toHaveURL(`/admin/kategori/edit/${category_id}`);
  const old = form
    .getByRole('status')
    .filter({ hasText: 'Angka lama masih tertulis di pengantar atau fakta:' });
  await expect(old.getByRole('listitem')).toHaveText([
    ...names.slice(0, 3).map((name) => `${name}: 60 kg`),
    'dan 1 produk lainnya',
  ]);
  const product = `/admin/produk/edit/${ids[1]}`;
  await expect(old.getByRole('link', { name: names[1] })).toHaveAttribute('href', product);
  await input(form, 'Fakta (Indonesia)').fill('Kemasan: karung goni 50 kg');
  await expect(old).toHaveCount(0);
});

test('SPEC-2 what a category says of a product is doubted when it does not hold any more, whatever else has its numbers', async ({
  page,
  api,
  unique,
}) => {
  const nama_category = unique('Biji');
  const category_id = await api.addCategory(nama_category);
  const water = { key: 'air', label: 'Kadar air', kind: 'number', unit: '%', bound: 'max' };
  await api.addSpecField(category_id, water);
  const facts_id = 'Mutu dan air: Mutu 1, kadar air 11–12,5 %';
  await api.put(`category/${category_id}`, { nama_category, facts_id });
  const fields = { category_id, name: unique('AJ Biji'), description: 'Kadar air 12%.' };
  const id = await api.addProduct(fields);
  await api.put(`product/${id}`, { ...fields, specs: { air: { max: 12 } } });
  await page.goto(`/admin/produk/edit/${id}`);
  const sentence = 'Angka lama (11–12,5 %) masih tertulis di pengantar atau fakta kategorinya.';
  const said = page.getByText(sentence, { exact: true });
  await input(page, 'Kadar air (maks.)').fill('14');
  await expect(said).toBeVisible();
  await input(page, 'Kadar air (maks.)').fill('12,5');
  await expect(said).toHaveCount(0);
  await input(page, 'Kadar air (maks.)').fill('14');
  await save(page);
  const notice = page.getByRole('alert').filter({ hasText: sentence });
  await expect(notice).toContainText('Angka lama (12 %) masih tertulis di deskripsi.');
  await notice.getByRole('link', { name: 'Perbaiki' }).click();
  await input(page, 'Deskripsi').fill('Kadar air 14%.');
  await save(page);
  // What is left is said while the rest is put right.
  await expect(notice).not.toContainText('(12 %)');
  await notice.getByRole('link', { name: 'Perbaiki' }).click();
  await expect(page.getByRole('link', { name: 'Buka kategorinya' })).toBeFocused();
});

test('HAND-14 the way to an old number that only the category still has leads to it, until it is put right', async ({
  page,
  api,
  unique,
}) => {
  const nama_category = unique('Angka Sisa');
  const category_id = await api.addCategory(nama_category);
  await api.put(`category/${category_id}`, { nama_category, facts_id: 'Kemasan: karung goni 60 kg' });
  const name = unique('AJ Karung');
  const id = await api.addProduct({ name, category_id, price_unit: 'kg', pack_net_kg: 60 });
  await page.goto(`/admin/produk/edit/${id}`);
  await input(page, 'Isi bersih per kemasan').fill('50');
  await save(page);
  const place = 'pengantar atau fakta kategorinya';
  const said = page.getByRole('alert').filter({ hasText: `Angka lama (60 kg) masih tertulis di ${place}.` });
  await said.getByRole('link', { name: 'Perbaiki' }).click();
  const way = page.getByRole('link', { name: 'Buka kategorinya' });
  await expect(way).toBeFocused();
  const doubted = page.getByText('Diragukan saat terakhir disimpan: ').getByRole('button', { name: place });
  await expect(doubted).toBeVisible();

  const filter = encodeURIComponent(JSON.stringify({ lacks: 'current_numbers', q: name }));
  await page.goto(`/admin/produk?filter=${filter}`);
  await page.getByRole('link', { name, exact: true }).first().click();
  const listed = page.getByText('Angka lama di teks: ').getByRole('button', { name: place });
  await listed.click();
  await expect(way).toBeFocused();
  await api.put(`category/${category_id}`, { nama_category, facts_id: 'Kemasan: karung goni 50 kg' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(listed).toHaveCount(0);
  await expect(way).toHaveCount(0);
});

test('SPEC-2 TRADE-2 a copy says the numbers of its original that its texts still have', async ({
  page,
  api,
  unique,
}) => {
  const packed = { price_unit: 'sack', pack_net_kg: 25, packing: 'Karung 25 kg.' };
  const category_id = await api.addCategory(unique('Asal'));
  await api.addSpecField(category_id, { key: 'ash', label: 'Kadar abu', kind: 'number', unit: '%' });
  const described = { description: 'Kadar abu 4%.', specs: JSON.stringify({ ash: { value: 4 } }) };
  const id = await api.addProduct({ name: unique('AJ Asal'), category_id, ...packed, ...described });
  await page.goto(`/admin/produk/edit/${id}`);
  await page.getByRole('link', { name: 'Duplikat' }).click();
  await expect(page.getByText(/^Masih seperti produk yang disalin/)).toBeVisible();
  const old = page.getByText('Angka lama (25 kg) masih tertulis di kemasan.');
  await input(page, 'Isi bersih per kemasan').fill('10');
  await expect(old).toBeVisible();
  await input(page, 'Kadar abu').fill('5');
  await expect(page.getByText('Angka lama (4 %) masih tertulis di deskripsi.')).toBeVisible();
  const name = unique('AJ Salinan');
  await input(page, 'Nama *').fill(name);
  page.once('dialog', (dialog) => void dialog.accept());
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  await expect(page.getByRole('alert').filter({ has: old })).toBeVisible();
  const [copy] = await api.list('product', { q: name, lacks: 'current_numbers' });
  await page.goto(`/admin/produk/edit/${copy?.id}`);
  await expect(old).toBeVisible();
  for (const path of ['product', 'trash']) await api.remove(`${path}/${copy?.id}`);
});

test('HAND-6 a text that has another number names the field that still has the one of before, and leads to it', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Teks'));
  await api.addSpecField(category_id, { key: 'air', label: 'Kadar air', kind: 'number', unit: '%' });
  const price = { price: 60_000, price_unit: 'carton' };
  const packed = { ...price, pack_net_kg: 20, packing: 'Kotak 1 kg dalam karton 20 kg.' };
  const described = { description: 'Kadar air 12,5%.', specs: JSON.stringify({ air: { value: 12.5 } }) };
  const id = await api.addProduct({ name: unique('AJ Teks'), category_id, ...packed, ...described });
  await page.goto(`/admin/produk/edit/${id}`);
  await input(page, 'Kemasan').fill('Kotak 1 kg dalam karton.');
  const left = page.getByText(/^Angka di teks sudah diganti, di isiannya belum: /);
  await expect(left).toHaveCount(0);
  await input(page, 'Kemasan').fill('Kotak 1 kg dalam karton 15 kg.');
  await input(page, 'Deskripsi').fill('Kadar air 11%.');
  await expect(left.getByRole('button')).toHaveText(['Isi bersih per kemasan (20 kg)', 'Kadar air (12,5 %)']);
  await left.getByRole('button').first().click();
  await expect(input(page, 'Isi bersih per kemasan')).toBeFocused();
  await input(page, 'Isi bersih per kemasan').fill('15');
  const kept = 'Harga tetap Rp 60.000 per karton: kini Rp 4.000 per kg, tadinya Rp 3.000 per kg.';
  await expect(page.getByText(kept)).toBeVisible();
  await expect(left.getByRole('button')).toHaveText(['Kadar air (12,5 %)']);
  await left.getByRole('button').click();
  await expect(input(page, 'Kadar air')).toBeFocused();
  await input(page, 'Kadar air').fill('11');
  await expect(left).toHaveCount(0);
  await input(page, 'Kemasan').fill('Karton 15 kg, kadar air paling tinggi 10%.');
  const otherwise = page.getByText('Angka di teks lain dari isiannya: ');
  await expect(otherwise.getByRole('button')).toHaveText(['Kemasan (10 %)', 'Kadar air (11 %)']);
});

test('SPEC-2 the way to an old number leads to the text that has it, of which nothing is said twice', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Lama'));
  await api.addSpecField(category_id, { key: 'air', label: 'Kadar air', kind: 'number', unit: '%' });
  const tested = { value: 12.5, lab: 'Sucofindo', tested_at: '2026-11-02' };
  const described = { description: 'Kadar air 12,5%.', specs: JSON.stringify({ air: tested }) };
  const id = await api.addProduct({ name: unique('AJ Lama'), category_id, ...described });
  await page.goto(`/admin/produk/edit/${id}`);
  await input(page, 'Kadar air').fill('10');
  await save(page);
  await page.getByRole('link', { name: 'Perbaiki' }).click();
  const bar = page.getByText('Diragukan saat terakhir disimpan: ');
  await expect(bar).toContainText('Angka lama (12,5 %)');
  await expect(bar).toContainText('data uji lama dilepas');
  await expect(input(page, 'Deskripsi')).toBeFocused();
  await expect(page.getByText('Angka di teks lain dari isiannya')).toHaveCount(0);
});

test('SPEC-2 of an old number that a save left in several texts the bar names those that still have it', async ({
  page,
  api,
  unique,
}) => {
  const texts = { description: 'Rp 80.000 per kg.', packing: 'Kantong Rp 80.000.' };
  const id = await api.addProduct({ name: unique('AJ Dua'), category_id: 1, price: 80_000, ...texts });
  await page.goto(`/admin/produk/edit/${id}`);
  await input(page, 'Harga').fill('82000');
  await save(page);
  await page.getByRole('link', { name: 'Perbaiki' }).click();
  const bar = page.getByText('Diragukan saat terakhir disimpan: ');
  await expect(bar).toContainText('Angka lama (Rp 80.000) masih tertulis di deskripsi dan kemasan.');
  await input(page, 'Deskripsi').fill('Rp 82.000 per kg.');
  await expect(bar).toContainText('Angka lama (Rp 80.000) masih tertulis di kemasan.');
  await input(page, 'Kemasan').fill('Kantong Rp 82.000.');
  await expect(bar).toHaveCount(0);
});

test('APRO-5 a new product of a name that there is already says whose it is, and can be saved', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('AJ Gayo');
  const id = await api.addProduct({ name, category_id: 1 });
  await page.goto('/admin/produk/add');
  const field = input(page, 'Nama *');
  const said = `Sudah ada produk bernama ini (ID ${id}).`;
  await field.fill(` ${name.toUpperCase().replace(' ', '  ')}`);
  await expect(field).toHaveAccessibleDescription(said);
  await expect(page.getByRole('link', { name: said })).toHaveAttribute('href', `/admin/produk/edit/${id}`);
  await field.fill(`${name} Super`);
  await expect(field).not.toHaveAccessibleDescription(/./);
  await field.fill(name.split(' ').reverse().join(' '));
  await expect(field).toHaveAccessibleDescription(`Sudah ada produk bernama mirip: “${name}” (ID ${id}).`);
  await field.fill(name);
  await expect(field).toHaveAccessibleDescription(said);
  await input(page, 'Harga *').fill('80.000');
  await input(page, 'Kategori *').click();
  await page.getByRole('option', { name: 'Coffee', exact: true }).click();
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  const [other] = (await api.list('product', { q: name })).filter((product) => product.id !== id);
  await api.remove(`product/${other?.id}`);
  await page.goto(`/admin/produk/edit/${id}`);
  await expect(field).toHaveValue(name);
  await expect(field).not.toHaveAccessibleDescription(/./);
});

test('SPEC-2 who misses an option finds the template beside the choices', async ({ page, api, unique }) => {
  const category_id = await api.addCategory(unique('Pilihan'));
  const choices = 'wood: Kayu / Wood\nshell: Tempurung / Shell';
  await api.addSpecField(category_id, { key: 'bahan', label: 'Bahan baku', kind: 'choice', choices });
  const id = await api.addProduct({ name: unique('AJ Pilihan'), category_id });
  await page.goto(`/admin/produk/edit/${id}`);
  const link = page.getByRole('link', { name: 'Susun di templat kategori' });
  await expect(link).toHaveAttribute('href', `/admin/kategori/edit/${category_id}#spec-template`);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(page.getByText('Pilihan lain?')).toBeVisible();
});

test("TRUST-11 a new administrator's password says its rules before it is sent, and what is wrong with it while it is typed", async ({
  page,
}) => {
  await page.goto('/admin/administrator/add');
  await input(page, 'Email *').fill('sari@gudang.example');
  const password = page.getByLabel('Password');
  await expect(password).toHaveAccessibleDescription(
    '6 sampai 128 karakter. Bukan password yang umum, dan bukan hanya nama, username, email, atau nama perusahaan.',
  );
  await password.fill('gudang1');
  await expect(password).toHaveAccessibleDescription(
    'Password tidak boleh hanya berisi nama, username, email, atau nama perusahaan.',
  );
  await password.fill('kopi-gayo-tinggi ');
  await expect(password).toHaveAccessibleDescription('Berakhir dengan spasi.');
  await password.fill('kopi-gayo-tinggi');
  await expect(password).toHaveAccessibleDescription('Kuat.');
  await input(page, 'Nama depan *').fill('Sari');
  await input(page, 'Nama belakang *').fill('Dewi');
  await input(page, 'Username *').fill('sari');
  await answer(page, 'POST', 'admins', refusedWith('Ditolak.'));
  await save(page);
  await expect(page.getByText('Ditolak.')).toBeVisible();
});
