import type { Page } from '@playwright/test';
import { daysAfter, today } from 'api/shared';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

const PDF = Buffer.from('%PDF-1.7\ntrailer << /Size 1 >>\n%%EOF\n');
const pdf = (buffer = PDF, name = 'lembar.pdf') => ({ name, mimeType: 'application/pdf', buffer });
const save = (page: Page) => page.getByRole('button', { name: 'Simpan' }).click();
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function remove(page: Page, name: string) {
  await card(page, name).getByRole('button', { name: 'Hapus' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(card(page, name)).toHaveCount(0);
}

async function choose(page: Page, label: string, text: string) {
  await page.getByRole('combobox', { name: label }).fill(text);
  const option = page.getByRole('option', { name: text });
  // The options are drawn anew as the search goes on.
  await expect(async () => {
    await option.click({ timeout: 2000 });
    await expect(option).toBeHidden({ timeout: 500 });
  }).toPass();
}

test('SHOW-9 staff add a PDF, which visitors do not see while it is internal, and give it to a product', async ({
  page,
  api,
  unique,
}) => {
  const title = unique('Lembar data');
  const name = unique('Arang');
  const id = await api.addProduct({ name, category_id: 1 });

  await page.goto('/admin/dokumen');
  await page.getByRole('link', { name: '+ Tambah Dokumen' }).click();
  await page.getByLabel('Judul', { exact: false }).first().fill(title);
  await page.getByRole('combobox', { name: 'Bahasa' }).click();
  await page.getByRole('option', { name: 'Inggris' }).click();
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Pilih berkas PDF.' })).toBeVisible();
  await page.getByLabel('Berkas PDF').setInputFiles(pdf(Buffer.alloc(0)));
  await save(page);
  await expect(page.getByText('Berkas ini kosong (0 byte).', { exact: false }).first()).toBeVisible();
  await page.getByLabel('Berkas PDF').setInputFiles(pdf(Buffer.from('<p>bukan</p>')));
  await save(page);
  await expect(page.getByText('Berkas ini bukan PDF.', { exact: false }).first()).toBeVisible();
  await page.getByLabel('Berkas PDF').setInputFiles(pdf());
  await page.getByLabel('Publik').uncheck();
  await save(page);

  await expect(page).toHaveURL('/admin/dokumen');
  await expect(card(page, title)).toContainText('PDF, Inggris, 0,0 MB');
  await expect(card(page, title)).toContainText('Milik perusahaan');
  // Given to a product it would no longer be the company's.
  await page.goto(`/admin/produk/edit/${id}`);
  const searched = page.waitForResponse((answer) => decodeURIComponent(answer.url()).includes(title));
  await page.getByRole('combobox', { name: 'Tambahkan dokumen yang ada' }).fill(title);
  await (await searched).finished();
  await expect(page.getByRole('option', { name: title })).toHaveCount(0);
  await page.goto('/admin/dokumen');
  await expect(card(page, title)).toContainText('Internal');
  const [document] = await api.list('document', { q: title });
  expect((await page.request.get(`/api/document/${document?.id}/file`)).status()).toBe(404);
  const downloading = page.waitForEvent('download');
  await card(page, title).getByRole('button', { name: 'Unduh' }).click();
  expect((await downloading).suggestedFilename()).toBe(`${title}.pdf`);

  const other = await api.addProduct({ name: unique('Serbuk'), category_id: 1 });
  await api.put(`document/${document?.id}`, { ...document, product_ids: [other] });
  await page.goto(`/admin/produk/edit/${id}`);
  const papers = page.getByRole('region', { name: 'Dokumen dan sertifikat' });
  await choose(page, 'Tambahkan dokumen yang ada', title);
  await expect(papers.getByRole('link', { name: title })).toBeVisible();
  await papers.getByRole('link', { name: title }).click();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();

  await page.goto('/admin/riwayat');
  await expect(card(page, title).first()).toContainText(name);
  await page.goto('/admin/dokumen');
  await expect(card(page, title)).toContainText('2 produk');
  await remove(page, title);
});

test('SHOW-10 staff add a certificate with its file, and the overview says when it ends', async ({
  page,
  unique,
}) => {
  const [title, number] = [unique('Berkas halal'), unique('ID')];
  await page.goto('/admin/dokumen/add');
  await page.getByLabel('Judul', { exact: false }).first().fill(title);
  await page.getByRole('combobox', { name: 'Bahasa' }).click();
  await page.getByRole('option', { name: 'Indonesia' }).click();
  await page.getByLabel('Berkas PDF').setInputFiles(pdf(Buffer.concat([PDF, Buffer.from('/Encrypt 5 0 R')])));
  await save(page);
  await expect(card(page, title)).toContainText('Dilindungi kata sandi');

  await page.goto('/admin/sertifikat/add');
  await page.getByLabel('Jenis').fill('Halal');
  await page.getByLabel('Nomor').fill(number);
  await page.getByLabel('Penerbit').fill('BPJPH');
  await page.getByLabel('Tanggal terbit').fill(today());
  await page.getByLabel('Berlaku sampai').fill(daysAfter(today(), -1));
  await choose(page, 'Dokumen', title);
  await save(page);
  await expect(page.getByText('Berlaku sampai tidak boleh sebelum tanggal terbit.').first()).toBeVisible();
  await page.getByLabel('Tanggal terbit').fill('2020-01-01');
  await page.getByLabel('Berlaku sampai').fill(daysAfter(today(), 20));
  await save(page);
  await expect(card(page, number)).toContainText('BPJPH');

  await page.goto('/admin');
  await page.getByRole('link', { name: 'Sertifikat berakhir dalam 30 hari' }).click();
  await card(page, number).getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Berlaku sampai').fill(daysAfter(today(), -1));
  await save(page);
  await expect(page).toHaveURL(/\/admin\/sertifikat(\?.*)?$/);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Sertifikat sudah berakhir' }).click();
  await expect(card(page, number)).toContainText('Sudah berakhir');

  await page.goto('/admin/dokumen');
  await card(page, title).getByRole('button', { name: 'Hapus' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('Dokumen ini dipakai sertifikat.', { exact: false })).toBeVisible();
  // The list is shown whole again.
  await page.getByRole('link', { name: 'Sertifikat', exact: true }).click();
  await remove(page, number);
  await page.goto('/admin/dokumen');
  await remove(page, title);
});
