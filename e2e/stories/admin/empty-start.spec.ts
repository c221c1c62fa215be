import { expect, test } from '../../fixtures';

const LINKS = {
  WhatsApp: 'https://wa.me/6281234567890',
  Instagram: 'https://www.instagram.com/contoh',
  TikTok: 'https://www.tiktok.com/@contoh',
  Email: 'halo@example.com',
  Facebook: 'https://www.facebook.com/contoh',
};

test('OVR-2 OVR-3 a catalogue that started empty says so, and gets its contact and company information', async ({
  ownPage: page,
}) => {
  await page.goto('/admin');
  await expect(page.getByText('Tidak ada data perusahaan tersedia.', { exact: true })).toBeVisible();
  await expect(page.getByText('Tidak ada informasi kontak tersedia.', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Tambah Kontak' }).click();
  await expect(page).toHaveURL('/admin/kontak/add');
  for (const [label, link] of Object.entries(LINKS)) await page.getByLabel(label).fill(link);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('link', { name: LINKS.WhatsApp })).toBeVisible();

  await page.getByRole('link', { name: 'Tambah Informasi' }).click();
  await expect(page).toHaveURL('/admin/dashboard/add');
  await page.getByLabel('Judul').fill('Mutu');
  await page.getByLabel('Deskripsi').fill('Setiap karung diperiksa.');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('Setiap karung diperiksa.')).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Mutu' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '+6281234567890' })).toBeVisible();

  await page.goto('/admin');
  await page.getByRole('button', { name: 'Hapus' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('Tidak ada data perusahaan tersedia.', { exact: true })).toBeVisible();
});
