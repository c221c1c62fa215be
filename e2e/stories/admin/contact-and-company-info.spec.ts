import type { Page } from '@playwright/test';
import { demoPicture } from '../../demo-picture';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

const save = (page: Page) => page.getByRole('button', { name: 'Simpan' });

test('AKON-1 the contact record, to read', async ({ page, api }) => {
  const [contact] = await api.list<Record<string, string>>('contact');
  await page.goto('/admin/kontak');
  const main = page.getByRole('main');
  for (const field of ['url_whatsapp', 'url_instagram', 'url_tiktok', 'url_email', 'url_fb']) {
    await expect(main.getByRole('link', { name: contact?.[field] })).toBeVisible();
  }
  await expect(main.getByText('Nama akun Instagram yang tertulis di situs')).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    `/admin/kontak/edit/${contact?.id}`,
  );
});

test('AKON-2 an address that is no https: link is refused at its field', async ({ page }) => {
  await page.goto('/admin/kontak/edit/1');
  const field = page.getByLabel('Instagram');
  await expect(field).not.toHaveValue('');
  await field.fill('javascript:alert(1)');
  await save(page).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/admin/kontak/edit/1');
});

test('AKON-2 saving and cancelling lead to the overview', async ({ page, api }) => {
  const [before] = await api.list<Record<string, string>>('contact');
  await page.goto('/admin/kontak/edit/1');
  await page.getByLabel('TikTok').fill('https://www.tiktok.com/@lain');
  // The browser asks whether to leave what was typed.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('link', { name: 'Batal' }).click();
  await expect(page).toHaveURL('/admin');
  expect((await api.list<Record<string, string>>('contact'))[0]).toEqual(before);

  await page.goto('/admin/kontak/edit/1');
  await page.getByLabel('TikTok').fill('https://www.tiktok.com/@ndeso.nusantara.baru');
  await save(page).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('https://www.tiktok.com/@ndeso.nusantara.baru')).toBeVisible();
  await api.put('contact/1', fieldsOf(before));
});

test('HAND-1 KEEP-10 a form shows the link that it makes of a number and a name, and takes no account for an answer', async ({
  page,
  api,
}) => {
  const [before] = await api.list<Record<string, string>>('contact');
  await page.goto('/admin/kontak/edit/1');
  const whatsapp = page.getByLabel('WhatsApp');
  await whatsapp.fill('https://contoh.com/x');
  await save(page).click();
  await expect(page.getByText('WhatsApp harus berupa nomor WhatsApp')).toBeVisible();
  await page.getByLabel('Email').fill('ndeso@');
  await expect(page.getByText('Email harus berupa alamat email.')).toBeVisible();
  await page.getByLabel('Email').fill('ndeso@gmail.com');
  await whatsapp.fill('0812-3456-7890');
  await expect(page.getByText('Disimpan sebagai https://wa.me/6281234567890')).toBeVisible();
  await page.getByLabel('Instagram').fill('@ndeso.baru');
  await page.getByLabel('Tidak punya').nth(2).check();
  await expect(page.getByLabel('TikTok')).not.toBeEditable();
  await save(page).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('link', { name: 'https://wa.me/6281234567890' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://www.instagram.com/ndeso.baru' })).toBeVisible();
  expect((await api.list<Record<string, string>>('contact'))[0]?.url_tiktok).toBe('');
  await page.goto('/admin/kontak/edit/1');
  await expect(page.getByLabel('Tidak punya').nth(2)).toBeChecked();
  await api.put('contact/1', fieldsOf(before));
});

test('AINF-1 an entry gets a new title and picture, which the public site shows', async ({
  page,
  api,
  unique,
}) => {
  const entries = await api.list<{ id: number; judul: string; value_company: string }>('dashboard');
  const last = entries.at(-1);
  const title = unique('Innovation');
  await page.goto(`/admin/dashboard/edit/${last?.id}`);
  await page.getByLabel('Judul').fill(title);
  await page.getByLabel('Gambar').setInputFiles(demoPicture('briquette-cube.jpg'));
  await save(page).click();
  await expect(page).toHaveURL('/admin');
  const visitor = await page.context().newPage();
  await visitor.goto('/id/about');
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
  await api.put(`dashboard/${last?.id}`, { judul: last?.judul, value_company: last?.value_company });
});

test('AINF-1 title and description are required, and a picture has to be one', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await page.goto('/admin/dashboard/edit/1');
  for (const label of ['Judul', 'Deskripsi']) {
    await expect(page.getByLabel(label)).not.toHaveValue('');
    await page.getByLabel(label).fill('');
  }
  await page
    .getByLabel('Gambar')
    .setInputFiles({ name: 'catatan.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await save(page).click();
  await expect(page.getByLabel('Judul')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Deskripsi')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert').filter({ hasText: /JPEG/ })).toBeVisible();
  expect(sent).toEqual([]);
});

test('HAND-6 an entry or a category whose answer was lost is there once, as it was sent last', async ({
  page,
  api,
  unique,
}) => {
  const loseOne = (path: string) =>
    page.route(`**/api/${path}`, (route) => route.fetch().then(() => route.abort()), { times: 1 });
  const again = page.getByRole('button', { name: 'Coba lagi' });
  const title = unique('Sekali');

  await page.goto('/admin/dashboard/add');
  await page.getByLabel('Judul').fill(title);
  await page.getByLabel('Deskripsi').fill('Disimpan satu kali.');
  await loseOne('dashboard');
  await save(page).click();
  await again.click();
  await expect(page).toHaveURL('/admin');
  const entries = await api.list<{ id: number; judul: string }>('dashboard', { q: title });
  for (const { id } of entries) await api.remove(`dashboard/${id}`);
  expect(entries).toMatchObject([{ judul: title }]);

  await page.goto('/admin/kategori/add');
  await page.getByLabel('Nama kategori').fill(title);
  await loseOne('category');
  await save(page).click();
  await expect(again).toBeVisible();
  await page.getByLabel('Nama kategori').fill(`${title} lagi`);
  await again.click();
  await expect(page).toHaveURL('/admin/kategori');
  const categories = await api.list<{ id: number; nama_category: string }>('category', { q: title });
  for (const { id } of categories) await api.remove(`category/${id}`);
  expect(categories).toMatchObject([{ nama_category: `${title} lagi` }]);
});

test('AINF-1 cancelling leads to the overview', async ({ page }) => {
  await page.goto('/admin/dashboard/edit/1');
  await page.getByRole('link', { name: 'Batal' }).click();
  await expect(page).toHaveURL('/admin');
});

test('AINF-2 an entry that somebody else has deleted says so, and what was typed stays', async ({
  page,
  api,
  unique,
}) => {
  await page.goto('/admin/dashboard/add');
  await page.getByLabel('Judul').fill(unique('Dihapus'));
  await page.getByLabel('Deskripsi').fill('Lama.');
  const added = page.waitForResponse((response) => response.request().method() === 'POST');
  await save(page).click();
  const { data } = (await (await added).json()) as { data: { id: number } };
  await page.goto(`/admin/dashboard/edit/${data.id}`);
  await page.getByLabel('Deskripsi').fill('Panjang.');
  await api.remove(`dashboard/${data.id}`);
  await save(page).click();
  const gone = page.getByText('Sementara itu data ini sudah dihapus. Isian Anda masih ada di halaman ini.');
  await expect(gone).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText('Data perusahaan tidak ditemukan.')).toHaveCount(0);
  await expect(gone).toBeVisible();
  await expect(page.getByLabel('Deskripsi')).toHaveValue('Panjang.');
});

function fieldsOf(contact: Record<string, string> | undefined) {
  const names = ['url_whatsapp', 'url_instagram', 'url_tiktok', 'url_email', 'url_fb'];
  return Object.fromEntries(names.map((name) => [name, contact?.[name]]));
}
