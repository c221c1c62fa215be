import type { Page } from '@playwright/test';
import { demoPicture } from '../../demo-picture';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

const save = (page: Page) => page.getByRole('button', { name: 'Simpan' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Data sudah diubah' });
const choose = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();

test('KEEP-2 changes of other fields than somebody else has changed are merged with theirs, without a question', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kopi Berdua');
  const id = await api.addProduct({ name, category_id: 1, price: 4000, description: 'Lama.' });
  await page.goto(`/admin/produk/edit/${id}`);
  await page.getByRole('textbox', { name: 'Deskripsi' }).fill('Dari saya.');
  await page.getByLabel('Gambar').setInputFiles(demoPicture('coffee-ground.jpg'));
  const theirs = { name: `${name} B`, category_id: 1, price: 5000, description: 'Lama.' };
  await api.put(`product/${id}`, theirs);
  await save(page).click();
  await expect(page.getByText('Produk berhasil diperbarui.')).toBeVisible();
  await expect(page).toHaveURL('/admin/produk');
  const [saved] = await api.list('product', { id: [id] });
  const image = expect.stringContaining('/media/');
  expect(saved).toMatchObject({ ...theirs, description: 'Dari saya.', image });
});

test('KEEP-2 of a field that both have changed the second sees both values, and saves over theirs only when that is chosen', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kopi Bentrok');
  const id = await api.addProduct({ name, category_id: 1, price: 4000 });
  await page.goto(`/admin/produk/edit/${id}`);
  await page.getByLabel('Harga').fill('6000');
  const theirs = { name, category_id: 1, price: 5000, description: 'Dari orang lain.' };
  await api.put(`product/${id}`, theirs);
  await save(page).click();
  await expect(dialog(page)).toContainText(/ Etalase mengubah data ini pada \d+ \S+ \d{4} pukul/);
  await expect(dialog(page).getByRole('listitem')).toHaveText('HargaTersimpan: Rp 5.000Isian Anda: Rp 6.000');
  await choose(page, 'Batal');
  await expect(page.getByLabel('Harga')).toHaveValue('6000');
  expect(await api.list('product', { id: [id] })).toMatchObject([theirs]);

  await save(page).click();
  await expect(dialog(page)).toBeVisible();
  // Another change of it before the answer is another question.
  await api.put(`product/${id}`, { ...theirs, price: 5500 });
  await choose(page, 'Timpa');
  await expect(dialog(page).getByRole('listitem')).toContainText('Rp 5.500');
  await choose(page, 'Timpa');
  await expect(page).toHaveURL('/admin/produk');
  expect(await api.list('product', { id: [id] })).toMatchObject([{ ...theirs, price: 6000 }]);
});

test('KEEP-2 of a conflict the second may load the record again, and goes on from there', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kategori Dua Orang');
  const id = await api.addCategory(name);
  await page.goto(`/admin/kategori/edit/${id}`);
  const field = page.getByLabel('Nama kategori');
  await expect(field).toHaveValue(name);
  await api.put(`category/${id}`, { nama_category: `${name} B` });
  await field.fill(`${name} A`);
  await save(page).click();
  await choose(page, 'Muat ulang');
  await expect(dialog(page)).toHaveCount(0);
  await expect(field).toHaveValue(`${name} B`);
  await field.fill(`${name} C`);
  await save(page).click();
  await expect(page.getByText('Kategori berhasil diperbarui.')).toBeVisible();
  expect(await api.list('category', { id: [id] })).toMatchObject([{ nama_category: `${name} C` }]);
});
