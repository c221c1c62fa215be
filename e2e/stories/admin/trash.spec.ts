import type { Page } from '@playwright/test';
import { answer, NONE, REFUSED } from '../../answers';
import { demoPicture } from '../../demo-picture';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const cardOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

async function deleteInList(page: Page, name: string) {
  await page.goto('/admin/produk');
  await rowOf(page, name).getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByRole('dialog')).toContainText('dapat dipulihkan dari sana selama 30 hari');
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
}

test('a delete is taken back from its notification', async ({ page, api, unique }) => {
  const name = unique('AA Urung');
  const id = await api.addProduct({ name, category_id: 1 });
  await deleteInList(page, name);
  // The pointer on a notification keeps it open.
  await page.getByText('Produk dihapus.').hover();
  await expect(rowOf(page, name)).toHaveCount(0);
  expect(await api.list('product', { id: [id] })).toEqual([]);

  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText('Produk berhasil dipulihkan.')).toBeVisible();
  await expect(rowOf(page, name)).toBeVisible();
  expect(await api.list('product', { id: [id] })).toMatchObject([{ id, name }]);
});

test('who saves a product that somebody else has deleted gets it back from the trash, and saves what was typed', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('AA Dibuang');
  const id = await api.addProduct({ name, category_id: 1, price: 7000 });
  await page.goto(`/admin/produk/edit/${id}`);
  await page.getByLabel('Harga').fill('7500');
  await api.remove(`product/${id}`);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Sementara itu data ini sudah dihapus.')).toBeVisible();
  const trash = await page.context().newPage();
  await trash.goto('/admin/sampah');
  await cardOf(trash, name).getByRole('button', { name: 'Pulihkan' }).click();
  await expect(trash.getByText('Produk berhasil dipulihkan.')).toBeVisible();
  await expect(page.getByLabel('Harga')).toHaveValue('7500');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Produk berhasil diperbarui.')).toBeVisible();
  expect(await api.list('product', { id: [id] })).toMatchObject([{ price: 7500 }]);
});

test('a deleted product waits in the trash, comes back, and goes for good when that is confirmed', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('AA Sampah');
  const image = demoPicture('coffee-ground.jpg');
  const id = await api.addProduct({ name, category_id: 1, image });
  await deleteInList(page, name);
  await expect(rowOf(page, name)).toHaveCount(0);
  await page.getByRole('link', { name: 'Sampah' }).click();
  await expect(page).toHaveURL('/admin/sampah');
  await expect(page.getByRole('heading', { name: 'Sampah', exact: true })).toBeVisible();

  const card = cardOf(page, name);
  await expect(card).toContainText(/Dihapus oleh .+ Etalase, \d{1,2} \S+ \d{4} pukul \d{2}\.\d{2}/);
  await expect(card).toContainText('Dihapus permanen 30 hari lagi.');
  await expect
    .poll(() => card.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  await card.getByRole('button', { name: 'Pulihkan' }).click();
  await expect(page.getByText('Produk berhasil dipulihkan.')).toBeVisible();
  await expect(card).toHaveCount(0);
  // Of the next record, or the heading where there is none.
  await expect(page.locator('h1:focus, [data-leaves=restore]:focus')).toHaveCount(1);
  expect(await api.list('product', { id: [id] })).toMatchObject([{ id, name }]);

  await api.remove(`product/${id}`);
  await page.reload();
  await card.getByRole('button', { name: 'Hapus permanen' }).click();
  const question = page.getByRole('dialog', { name: `Hapus permanen “${name}”?` });
  await question.getByRole('button', { name: 'Batal' }).click();
  await expect(question).toHaveCount(0);
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Hapus permanen' }).click();
  await question.getByRole('button', { name: 'Hapus permanen' }).click();
  await expect(page.getByText('Produk berhasil dihapus permanen.')).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await api.list('trash', { id: [id] })).toEqual([]);

  await page.goto(`/admin/riwayat?filter=${JSON.stringify({ resource: 'product', record_id: id })}`);
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toContainText([
    'menghapus produk',
    'memindahkan ke sampah produk',
    'memulihkan produk',
    'memindahkan ke sampah produk',
    'menambahkan produk',
  ]);
});

test('an empty trash says what it is for', async ({ page }) => {
  await answer(page, 'GET', 'trash', NONE);
  await page.goto('/admin/sampah');
  await expect(page.getByText('Sampah kosong. Produk yang dihapus disimpan di sini')).toBeVisible();
});

test('a restore that is refused says so and leaves the product where it is', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('AB Sampah');
  const id = await api.addProduct({ name, category_id: 1 });
  await api.remove(`product/${id}`);
  await answer(page, 'POST', `trash/${id}/restore`, REFUSED);
  await page.goto('/admin/sampah');
  await cardOf(page, name).getByRole('button', { name: 'Pulihkan' }).click();
  await expect(page.getByText('Gagal memulihkan produk.')).toBeVisible();
  await expect(cardOf(page, name)).toBeVisible();
});
