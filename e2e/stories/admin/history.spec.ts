import { ApiClient } from '../../api-client';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

test('the history tells who changed which field of a product, from what to what', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kopi Riwayat');
  const id = await api.addProduct({ name, category_id: 1, price: 4000, description: 'Lama.' });
  await api.put(`product/${id}`, { name, category_id: 1, price: 1_250_000, description: 'Baru.' });

  await page.goto(`/admin/produk/edit/${id}`);
  await page.getByRole('link', { name: 'Riwayat' }).click();
  await expect(page).toHaveURL(/\/admin\/riwayat\?filter=/);
  await expect(page.getByRole('heading', { name: 'Riwayat' })).toBeVisible();
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(2);

  const changed = entries.first();
  // By the last name: stories beside this one change the first.
  await expect(changed).toContainText(`Etalase mengubah produk ${name}`);
  await expect(changed.locator('time')).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4} pukul \d{2}\.\d{2}$/);
  await expect(changed.getByRole('deletion')).toHaveText(['Lama.', 'Rp 4.000']);
  await expect(changed.getByRole('deletion').getByRole('strong')).toHaveText(['Lama.', '4.000']);
  await expect(changed.getByRole('insertion')).toHaveText(['→ Baru.', '→ Rp 1.250.000']);
  await expect(changed).not.toContainText('Kategori');
  await expect(entries.last()).toContainText(`menambahkan produk ${name}`);

  await changed.getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/admin/produk/edit/${id}`);
});

test('HAND-13 the overview leads to the whole history; a record that is gone keeps its name without a link', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kategori Riwayat');
  const id = await api.addCategory(name);
  await api.remove(`category/${id}`);

  await page.goto('/admin');
  await page.getByRole('link', { name: 'Riwayat' }).click();
  await expect(page).toHaveURL(/\/admin\/riwayat$/);
  await page.getByLabel('Cari nama data').fill(name);
  const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText(`Etalase menghapus kategori ${name}`);
  await expect(entries.getByRole('link')).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Tindakan' }).click();
  await page.getByRole('option', { name: 'Ditambahkan' }).click();
  await expect(entries).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Tindakan' }).click();
  await page.getByRole('option', { name: 'Dipulihkan' }).click();
  await expect(page.getByText('Tidak ada perubahan yang cocok.')).toBeVisible();
  await page.getByRole('button', { name: 'Semua riwayat' }).first().click();
  await expect(page.getByLabel('Cari nama data')).toHaveValue('');
});

test('HAND-13 the history is filtered by who did it and by what was imported, what was done together folded as ever', async ({
  ownPage: page,
  ownProduct: { url, password },
}) => {
  const api = await ApiClient.signIn(url, password);
  const category_id = await api.addCategory('Rempah');
  for (const name of ['Pala', 'Lada'])
    await api.put(`product/${await api.addProduct({ name, category_id })}`, { name, category_id, price: 2 });
  const rows = ['Nama;Kategori;Harga', 'Jahe;Rempah;1', 'Kunyit;Rempah;1'];
  await page.request.post(`${url}/api/product-sheet?apply=true`, {
    headers: { authorization: `Bearer ${api.token}` },
    multipart: { file: { name: 'produk.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) } },
  });
  await page.goto(`${url}/admin/riwayat`);
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(7);
  const choose = async (name: string, filter = 'Oleh') => {
    await page.getByRole('combobox', { name: filter }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await choose('Etalase');
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('Etalase menambahkan profil Admin Etalase');
  await choose('Admin Etalase');
  await expect(entries).toHaveCount(6);
  await expect(entries.first()).toContainText('Admin Etalase mengimpor: menambahkan produk Jahe');
  await expect(entries.first().getByRole('button', { name: 'dan 1 data lain sekaligus' })).toBeVisible();

  const until = page.getByLabel('Sampai tanggal');
  const day = (days: number) =>
    new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
  await until.fill(day(-1));
  await expect(entries).toHaveCount(0);
  await until.fill(day(0));
  await expect(entries).toHaveCount(6);
  await until.fill('');
  await expect(page).not.toHaveURL(/until/);
  const since = page.getByLabel('Dari tanggal');
  await since.fill(day(1));
  await expect(entries).toHaveCount(0);
  await since.fill(day(0));
  await expect(entries).toHaveCount(6);
  await since.fill('');
  await expect(page).not.toHaveURL(/since/);
  await expect(entries.first().getByRole('button', { name: 'dan 1 data lain sekaligus' })).toBeVisible();
  await choose('Impor', 'Tindakan');
  await expect(entries).toHaveCount(1);
  await entries.getByRole('button', { name: 'dan 1 data lain sekaligus' }).click();
  await expect(entries.getByRole('listitem')).toHaveText('Kunyit');
});

test('HAND-13 the history is filtered by what was changed of products, also of those that were changed together', async ({
  ownPage: page,
  ownProduct: { url, password },
}) => {
  const api = await ApiClient.signIn(url, password);
  const category_id = await api.addCategory('Rempah');
  const ids: number[] = [];
  for (const name of ['Pala', 'Lada', 'Jahe'])
    ids.push(await api.addProduct({ name, category_id, price: 4000 }));
  await api.put(`product/${ids[2]}`, { name: 'Jahe', category_id, price: 4000, description: 'Segar.' });
  const rows = ['ID;Deskripsi;Harga', `${ids[0]};Bubuk.;4000`, `${ids[1]};;5000`];
  await page.request.post(`${url}/api/product-sheet?apply=true`, {
    headers: { authorization: `Bearer ${api.token}` },
    multipart: { file: { name: 'produk.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) } },
  });
  await page.goto(`${url}/admin/riwayat`);
  const entries = page.getByRole('main').getByRole('listitem');
  const changed = page.getByRole('combobox', { name: 'Yang diubah' });
  await changed.click();
  await expect(page.getByRole('option')).toHaveText([
    'Semua',
    'Harga',
    'Nilai ekspor',
    'Ketersediaan',
    'Nama',
    'Deskripsi',
    'Kategori',
    'Gambar',
  ]);
  await page.getByRole('option', { name: 'Deskripsi' }).click();
  await expect(entries).toHaveCount(2);
  await changed.click();
  await page.getByRole('option', { name: 'Harga' }).click();
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('mengimpor: mengubah produk Pala');
  await entries.getByRole('button', { name: 'dan 1 data lain sekaligus' }).click();
  await entries.getByRole('link', { name: 'Tampilkan semuanya dengan rincian' }).click();
  await expect(entries).toContainText('mengubah produk Lada');
  await expect(entries.getByRole('insertion')).toHaveText('→ Rp 5.000');
  await expect(changed).toHaveText('Harga');
  const only = page.getByText('Hanya yang dilakukan sekaligus.');
  await expect(only).toBeVisible();
  await page.getByRole('button', { name: 'Semua riwayat' }).click();
  await expect(only).toHaveCount(0);
  await expect(changed).not.toHaveText('Harga');
  await page.goto(`${url}/admin/riwayat?filter=${JSON.stringify({ changed: 'category.nama_category' })}`);
  await expect(page.getByText('Tidak ada perubahan yang cocok.')).toBeVisible();
});

test('edit screens and the profile lead to the history of their record', async ({ page }) => {
  for (const path of [
    '/admin/kategori/edit/1',
    '/admin/kontak/edit/1',
    '/admin/dashboard/edit/1',
    '/admin/profile',
  ]) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: 'Riwayat' }).click();
    const entries = page.getByRole('main').getByRole('listitem');
    await expect(entries.filter({ hasText: 'Etalase menambahkan' }), path).toHaveCount(1);
  }
});

test('on a phone an entry with a long text stays within the screen', async ({ page, api, unique }) => {
  const name = unique('Nama'.repeat(20));
  const id = await api.addProduct({ name, category_id: 1, description: 'panjang'.repeat(60) });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/riwayat?filter=${JSON.stringify({ resource: 'product', record_id: id })}`);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
