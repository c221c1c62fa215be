import { ADMIN_USERNAME, adminPassword, expect, test } from '../../fixtures';
import { demoPicture } from '../../demo-picture';

test('LOG-4 APRO-6 APRO-7 APRO-4 an administrator signs in, adds a product with a picture, sees it on the public site, changes its price, deletes it', async ({
  page,
  unique,
}) => {
  const name = unique('Kopi Luwak');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.accept();
  });

  await page.goto('/sistem/login');
  await page.getByLabel('Username').fill(ADMIN_USERNAME);
  await page.getByLabel('Password').fill(adminPassword());
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({ token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/), adminId: '1' });

  const menu = page.getByRole('navigation', { name: 'Admin Panel' });
  await menu.getByRole('link', { name: 'Produk' }).click();
  await page.getByRole('link', { name: '+ Tambah Produk' }).click();
  await page.getByLabel('Nama').fill(name);
  await page.getByLabel('Deskripsi').fill('Kopi langka dari Temanggung.');
  await page.getByLabel('Harga').fill('1250000');
  await page.getByRole('combobox', { name: 'Kategori' }).click();
  await page.getByRole('option', { name: 'Coffee' }).click();
  await page.getByLabel('Gambar').setInputFiles(demoPicture('coffee-ground.jpg'));
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page).toHaveURL(/\/admin\/produk$/);
  expect(dialogs).toEqual(['Produk berhasil ditambahkan.']);

  const visitor = await page.context().newPage();
  await visitor.goto('/product-list/Coffee');
  await visitor.getByRole('main').getByRole('link', { name }).click();
  await expect(visitor.getByText('Rp 1.250.000', { exact: true })).toBeVisible();
  const picture = visitor.getByRole('img', { name });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Harga').fill('990000');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Produk berhasil diperbarui.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/produk$/);
  await expect(row).toContainText('Rp 990.000');
  await visitor.reload();
  await expect(visitor.getByText('Rp 990.000', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: 'Hapus' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  // The question hides the table, and with it the row, from roles.
  await expect(page.getByText('Produk dihapus.')).toBeVisible();
  await expect(row).toHaveCount(0);
  const gone = await visitor.reload();
  expect(gone?.status()).toBe(404);
  await expect(visitor.getByText('Produk tidak ditemukan')).toBeVisible();
});

test('LOG-5 a wrong password is refused with the sentence of the server, and nothing is stored', async ({
  page,
}) => {
  await page.goto('/sistem/login');
  await page.getByLabel('Username').fill(ADMIN_USERNAME);
  await page.getByLabel('Password').fill('salah-sekali');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Username atau password salah.');
  await expect(page).toHaveURL('/sistem/login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
