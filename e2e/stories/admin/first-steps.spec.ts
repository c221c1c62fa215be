import type { Page } from '@playwright/test';
import { answer, refusedWith } from '../../answers';
import { expect, test } from '../../fixtures';

const LINKS = {
  WhatsApp: 'https://wa.me/6281234567890',
  Instagram: 'https://www.instagram.com/contoh',
  TikTok: 'https://www.tiktok.com/@contoh',
  Email: 'halo@example.com',
  Facebook: 'https://www.facebook.com/contoh',
};
const steps = (page: Page) => page.getByRole('region', { name: 'Langkah pertama' });
const done = (page: Page) => steps(page).getByRole('link', { name: /, selesai$/ });

test('HAND-3 OVR-2 OVR-3 an empty catalogue greets staff with what it needs, ticked by what is there, until all is', async ({
  ownPage: page,
}) => {
  await page.goto('/admin/produk');
  await expect(page.getByText('Tidak ada produk.', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Tambahkan produk satu per satu/)).toBeVisible();
  await page.goto('/admin/kategori');
  await expect(page.getByText('Data kategori kosong atau gagal dimuat.', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Buat kategori pertama/)).toBeVisible();

  await page.goto('/admin');
  await expect(steps(page).getByRole('link')).toHaveText([
    'Isi kontak perusahaan',
    'Buat kategori pertama',
    'Tambahkan produk pertama',
    'Tulis informasi perusahaan',
  ]);
  await expect(done(page)).toHaveCount(0);
  await expect(page.getByText('Tidak ada data perusahaan tersedia.', { exact: true })).toBeVisible();
  await expect(page.getByText('Tidak ada informasi kontak tersedia.', { exact: true })).toBeVisible();

  await steps(page).getByRole('link', { name: 'Isi kontak perusahaan' }).click();
  await expect(page).toHaveURL('/admin/kontak/add');
  for (const [label, link] of Object.entries(LINKS)) await page.getByLabel(label).fill(link);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(done(page)).toHaveText(['Isi kontak perusahaan, selesai']);
  await expect(page.getByRole('link', { name: LINKS.WhatsApp })).toBeVisible();

  await steps(page).getByRole('link', { name: 'Tambahkan produk pertama' }).click();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByLabel('Nama').fill('Teh melati');
  await page.getByLabel('Harga').fill('5000');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Wajib diisi.').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Kategori' })).toBeFocused();
  await expect(page.getByText(/^(Tidak|Belum) ada kategori/)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Kategori' }).fill('Teh');
  await page.getByRole('option', { name: 'Buat kategori "Teh"' }).click();
  await expect(page.getByRole('combobox', { name: 'Kategori' })).toHaveValue('Teh');
  await expect(page.getByLabel('Nama')).toHaveValue('Teh melati');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page).toHaveURL('/admin/produk');

  await page.goto('/admin');
  await expect(done(page)).toHaveCount(3);
  await steps(page).getByRole('link', { name: 'Tulis informasi perusahaan' }).click();
  await page.getByLabel('Judul').fill('Mutu');
  await page.getByLabel('Deskripsi').fill('Setiap karung diperiksa.');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Setiap karung diperiksa.')).toBeVisible();
  await expect(steps(page)).toHaveCount(0);

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Mutu' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '+6281234567890' })).toBeVisible();
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Hapus' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('Tidak ada data perusahaan tersedia.', { exact: true })).toBeVisible();
});

test.describe('in the product form', () => {
  test.use({ signedIn: true });

  test('HAND-3 a category that is refused leaves the product as it was typed', async ({ page }) => {
    await page.goto('/admin/produk/add');
    await page.getByLabel('Nama').fill('Setengah jadi');
    await answer(page, 'POST', 'category', refusedWith('Kategori sudah ada.'));
    await page.getByRole('combobox', { name: 'Kategori' }).fill('Bubuk');
    await page.getByRole('option', { name: 'Buat kategori "Bubuk"' }).click();
    await expect(page.getByText('Kategori sudah ada.')).toBeVisible();
    await expect(page.getByLabel('Nama')).toHaveValue('Setengah jadi');
    // The form of the product was not sent along.
    await expect(page.getByLabel('Nama')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Harga')).not.toHaveAttribute('aria-invalid', 'true');
  });
});
