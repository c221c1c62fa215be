import type { Page } from '@playwright/test';
import { answer, NONE, REFUSED } from '../../answers';
import { demoPicture } from '../../demo-picture';
import { expect, test } from '../../fixtures';
import { expectToLeave } from '../../time-until-leaving';

test.use({ signedIn: true });

const name = (page: Page) => page.getByLabel('Nama kategori');
const save = (page: Page) => page.getByRole('button', { name: 'Simpan' });

test('AKAT-1 AKAT-2 AKAT-3 categories with their products', async ({ page, api, unique }) => {
  const title = unique('AA Rempah');
  const empty = unique('AA Kosong');
  const category_id = await api.addCategory(title);
  const emptyId = await api.addCategory(empty);
  await api.addProduct({
    name: 'Cengkih',
    description: 'Cengkih kering. '.repeat(40),
    price: 1_500_000,
    category_id,
    image: demoPicture('coffee-ground.jpg'),
  });
  await page.goto('/admin/kategori');
  const section = page.getByRole('region', { name: title });
  await expect(section.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    `/admin/kategori/edit/${category_id}`,
  );
  const card = section.getByRole('link', { name: 'Cengkih' });
  await expect(card).toContainText('Rp 1.500.000');
  expect((await card.locator('img').boundingBox())?.height).toBe(200);
  const description = card.getByText('Cengkih kering.');
  expect(await description.evaluate((text) => text.scrollHeight > text.clientHeight)).toBe(true);

  const emptySection = page.getByRole('region', { name: empty });
  await expect(emptySection.getByText('Tidak ada produk di kategori ini.')).toBeVisible();
  await expect(emptySection.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    `/admin/kategori/edit/${emptyId}`,
  );
});

test('AKAT-2 a product without a price shows 0', async ({ page, api, unique }) => {
  const title = unique('AB Tanpa Harga');
  const category_id = await api.addCategory(title);
  const id = await api.addProduct({ name: 'Pala', category_id });
  await api.put(`product/${id}`, { name: 'Pala', category_id, price: null });
  await page.goto('/admin/kategori');
  const card = page.getByRole('region', { name: title }).getByRole('link', { name: 'Pala' });
  await expect(card).toContainText('Rp 0');
  await expect(card).toContainText('Harga atas permintaan');
});

test('AKAT-3 without categories, and when they cannot be loaded', async ({ page }) => {
  await answer(page, 'GET', 'category', NONE);
  await page.goto('/admin/kategori');
  await expect(page.getByText('Data kategori kosong atau gagal dimuat.')).toBeVisible();
  await answer(page, 'GET', 'category');
  await page.reload();
  await expect(page.getByText('Data kategori kosong atau gagal dimuat.')).toBeVisible();
});

test('AKAT-3 one of many categories is found by a search, which can be cleared', async ({
  page,
  api,
  unique,
}) => {
  const title = unique('ZZ Teh');
  await api.addCategory(title);
  await page.goto('/admin/kategori');
  const search = page.getByLabel('Cari kategori');
  await search.fill(title.toLowerCase());
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(1);
  await expect(page.getByRole('region', { name: title })).toBeVisible();
  await search.fill('tidak ada yang begini');
  await expect(page.getByText('Tidak ada yang cocok dengan pencarian dan saringan ini.')).toBeVisible();
  await page.getByRole('button', { name: 'Hapus pencarian dan saringan' }).click();
  await expect(page.getByRole('region', { name: 'Coffee' })).toBeVisible();
});

test('AKAT-4 AKAT-6 HAND-2 a category is added and renamed; each time the list comes back after 1000 ms', async ({
  page,
  api,
  unique,
}) => {
  const title = unique('AC Gula Aren');
  await page.clock.install();
  await page.goto('/admin/kategori');
  await page.getByRole('link', { name: 'Tambah Kategori Baru' }).click();
  await expect(page).toHaveURL('/admin/kategori/add');
  await expect(page.getByRole('heading', { name: 'Tambah Kategori Baru' })).toBeVisible();
  await name(page).fill(title);
  await expectToLeave(page, () => save(page).click(), {
    message: 'Kategori berhasil ditambahkan.',
    ms: 1000,
    path: '/admin/kategori',
  });

  await page.getByRole('region', { name: title }).getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/admin\/kategori\/edit\/\d+$/);
  await expect(name(page)).toHaveValue(title);
  await name(page).fill(`${title} 2`);
  await expectToLeave(page, () => save(page).click(), {
    message: 'Kategori berhasil diperbarui.',
    ms: 1000,
    path: '/admin/kategori',
  });
  const section = page.getByRole('region', { name: `${title} 2` });
  await section.getByRole('button', { name: 'Hapus' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('Kategori dihapus.')).toBeVisible();
  await expect(section).toHaveCount(0);
  const left = await api.list<{ nama_category: string }>('category');
  expect(left.filter(({ nama_category }) => nama_category.startsWith(title))).toEqual([]);
});

test('HAND-12 a category in use says what keeps it, and is deleted once its products have moved', async ({
  page,
  api,
  unique,
}) => {
  const [from, to] = [unique('AD Lama'), unique('AD Tujuan')];
  const target = await api.addCategory(to);
  const category_id = await api.addCategory(from);
  const live = await api.addProduct({ name: 'Lada', category_id });
  const trashed = await api.addProduct({ name: 'Pala', category_id });
  await api.addSpecField(category_id, { key: 'kadar_air', label: 'Kadar air', kind: 'number' });
  await api.addSpecField(category_id, { key: 'mutu', label: 'Mutu', kind: 'text' });
  await api.addSpecField(target, { key: 'kadar_air', label: 'Kadar air', kind: 'number', bound: 'max' });
  await api.put(`product/${live}`, { name: 'Lada', category_id, specs: { kadar_air: { value: 12 } } });
  await api.remove(`product/${trashed}`);
  await page.goto('/admin/kategori');
  const section = page.getByRole('region', { name: from });
  await section.getByRole('button', { name: 'Hapus' }).click();

  const dialog = page.getByRole('dialog', { name: `Kategori “${from}” masih dipakai` });
  const use = dialog.getByRole('link', { name: '2 produk ada di kategori ini, 1 di antaranya di sampah.' });
  await expect(use).toHaveAttribute('href', /^\/admin\/produk\?filter=/);
  const confirm = dialog.getByRole('button', { name: 'Pindahkan dan hapus' });
  await confirm.click();
  const picker = dialog.getByRole('combobox', { name: 'Pindahkan ke' });
  await expect(picker).toHaveAttribute('aria-invalid', 'true');
  await expect(picker).toHaveAccessibleDescription('Pilih kategori tujuan terlebih dahulu.');
  await expect(picker).toBeFocused();
  await expect(picker.getByRole('option', { name: from })).toHaveCount(0);
  await picker.selectOption(to);
  await expect(picker).not.toHaveAccessibleDescription(/./);
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText('akan hilang dari 1 produk');
  await expect(dialog.getByRole('alert')).toContainText('kategori tujuan: Kadar air.');
  expect(await api.list('product', { id: [live] })).toMatchObject([{ category_id }]);
  await dialog.getByRole('button', { name: 'Pindahkan dan hapus beserta nilai 1 produk' }).click();
  await expect(page.getByText('2 produk dipindahkan, kategori dihapus.')).toBeVisible();
  await expect(section).toHaveCount(0);
  expect(await api.list('product', { id: [live] })).toMatchObject([{ category_id: target }]);
  expect(await api.list('trash', { id: [trashed] })).toMatchObject([{ category_id: target }]);
  expect(await api.list('category', { id: [category_id] })).toEqual([]);
});

test('HAND-12 a category that only looks empty says that its products are in the trash', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('AD Sampah');
  const category_id = await api.addCategory(name);
  const id = await api.addProduct({ name: 'Adas', category_id });
  await api.remove(`product/${id}`);
  await page.goto('/admin/kategori');
  await page.getByRole('region', { name }).getByRole('button', { name: 'Hapus' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('Kategori masih memiliki produk di sampah.')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: `Kategori “${name}” masih dipakai` });
  await dialog.getByRole('link').click();
  await expect(page).toHaveURL('/admin/sampah');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Adas' })).toBeVisible();
});

test('AKAT-5 a blank name is refused before anything is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  for (const path of ['/admin/kategori/add', '/admin/kategori/edit/1']) {
    await page.goto(path);
    await name(page).fill('   ');
    await save(page).click();
    await expect(page.getByText('Nama kategori tidak boleh kosong.')).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test('AKAT-7 a new category that is refused, with and without a message, or fails', async ({ page }) => {
  await page.goto('/admin/kategori/add');
  await name(page).fill('coffee');
  await save(page).click();
  await expect(page.getByText('Nama kategori sudah ada.').first()).toBeVisible();

  await answer(page, 'POST', 'category', REFUSED);
  await save(page).click();
  await expect(page.getByText('Gagal menambahkan kategori.')).toBeVisible();
  await answer(page, 'POST', 'category');
  await save(page).click();
  await expect(page.getByText('Terjadi kesalahan saat menambahkan kategori.')).toBeVisible();
});
