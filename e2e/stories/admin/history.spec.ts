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
