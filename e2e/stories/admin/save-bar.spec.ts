import type { Page } from '@playwright/test';
import { answer } from '../../answers';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

const save = (page: Page) => page.getByRole('button', { name: 'Simpan' });
const LOST = 'Koneksi terputus. Isian Anda masih ada di halaman ini.';

for (const viewport of [
  { width: 390, height: 700 },
  { width: 820, height: 500 },
  { width: 1440, height: 500 },
]) {
  test(`the button that saves stays in view at ${viewport.width} px, and covers no field that has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/admin/produk/edit/1');
    await expect(page.getByLabel('Nama')).not.toHaveValue('');
    // The last part of the form to come.
    await expect(page.getByLabel('Kode HS')).toBeVisible();
    await expect(save(page)).toBeInViewport({ ratio: 1 });
    await page.getByLabel('Nama').focus();
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(focusIsCovered)).toBe(false);
      await expect(save(page)).toBeInViewport({ ratio: 1 });
    }
  });
}

test('HAND-8 on a phone a message that stays leaves the menu free', async ({ page, api, unique }) => {
  const fields = { name: unique('Pesan'), category_id: 1, price: 80_000, description: 'Hanya Rp 80.000.' };
  const id = await api.addProduct(fields);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/produk/edit/${id}`);
  await page.getByRole('textbox', { name: 'Harga', exact: true }).fill('82000');
  await save(page).click();
  const message = page.getByText(/^Produk berhasil diperbarui. Angka lama/);
  await expect(message).toBeInViewport({ ratio: 1 });
  for (const free of [
    page.getByRole('button', { name: 'Buka menu' }),
    page.getByRole('link', { name: 'Dashboard' }),
  ])
    await free.click({ trial: true });
});

test('HAND-8 on a phone what a copy still has of its original is cut, and opens by a press or a key', async ({
  page,
  api,
  unique,
}) => {
  const fields = { description: 'Panjang.', packing: 'Karung', origin: 'Temanggung', port: 'Tanjung Emas' };
  const amounts = { pack_net_kg: 40, load_20_kg: 18_000, load_40_kg: 25_000, supply_ton_month: 50 };
  const id = await api.addProduct({ name: unique('Salin'), category_id: 1, ...fields, ...amounts });
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`/admin/produk/edit/${id}`);
  await page.getByRole('link', { name: 'Duplikat' }).click();
  await expect(page.getByRole('heading', { name: 'Tambah Produk Baru' })).toBeVisible();
  await page.getByLabel('Nama *').fill(unique('Varian'));
  const still = page.getByText(/^Masih seperti produk yang disalin/);
  const opener = page.getByRole('button', { name: 'Tampilkan semua' });
  const heightOf = async () => (await still.boundingBox())?.height ?? 0;
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  const lines = await heightOf();
  const target = await opener.boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expect(page.getByLabel('Kode HS')).toBeVisible();
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(focusIsCovered)).toBe(false);
  }
  const { x = 0, y = 0 } = (await still.boundingBox()) ?? {};
  await page.mouse.click(x + 20, y + 10);
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(await heightOf()).toBeGreaterThan(lines);
  await opener.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(await heightOf()).toBe(lines);
  await expect(opener).toBeFocused();
  for (const field of ['Kemasan', 'Asal', 'Pelabuhan muat', 'Deskripsi'])
    await page.getByLabel(field, { exact: true }).fill('3');
  await expect(opener).toBeVisible();
  for (const field of ['Kapasitas per bulan', 'Muatan peti kemas 20 kaki', 'Muatan peti kemas 40 kaki'])
    await page.getByLabel(field).fill('3');
  await expect(still).toBeVisible();
  await expect(opener).toHaveCount(0);
});

test('HAND-6 a save without a connection says so, keeps what was typed, and tries again', async ({
  page,
  api,
  unique,
}) => {
  const id = await api.addCategory(unique('AS Lama'));
  await page.goto(`/admin/kategori/edit/${id}`);
  await page.getByLabel('Nama kategori').fill(unique('AS Baru'));
  await page.context().setOffline(true);
  await save(page).click();
  await expect(page.getByText('Gagal mengupdate kategori.')).toBeVisible();
  await expect(page.getByText(LOST)).toBeVisible();
  const again = page.getByRole('button', { name: 'Coba lagi' });
  await again.press('Enter');
  await expect(again).toBeFocused();
  await expect(page.getByLabel('Nama kategori')).toHaveValue(unique('AS Baru'));

  await page.context().setOffline(false);
  await again.click();
  await expect(page).toHaveURL('/admin/kategori');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await api.list('category', { id: [id] })).toMatchObject([{ nama_category: unique('AS Baru') }]);

  await page.goto(`/admin/kategori/edit/${id}`);
  await page.getByLabel('Nama kategori').fill(unique('AS Akhir'));
  const lost = `**/api/category/${id}`;
  await page.route(lost, (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await save(page).click();
  await again.click();
  await expect(page.getByText('Kategori berhasil diperbarui.')).toBeVisible();
  await expect(page).toHaveURL('/admin/kategori');
  expect(await api.list('category', { id: [id] })).toMatchObject([{ nama_category: unique('AS Akhir') }]);
  const changes = await api.list('history', { resource: 'category', record_id: id, action: 'update' });
  expect(changes).toHaveLength(2);
});

const TO_PUT_RIGHT = [
  'name',
  'price',
  'category_id',
  'pack_net_kg',
  'export_price',
  'export_currency',
  'lead_days_min',
  'origin',
];

for (const width of [390, 820]) {
  test(`HAND-6 what is said of a failed save is above all that its bar says, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/admin/produk/edit/1');
    await page.getByLabel('Harga').fill('1');
    await answer(page, 'PUT', 'product/1');
    await save(page).press('Enter');
    const sentence = page.getByText('Terjadi kesalahan saat memperbarui produk.');
    await page.getByLabel('Deskripsi').focus();
    await expect(async () => {
      const said = await sentence.boundingBox({ timeout: 1000 });
      const lost = await page.getByText(LOST).boundingBox({ timeout: 1000 });
      expect((said?.y ?? Infinity) + (said?.height ?? 0)).toBeLessThan(lost?.y ?? 0);
    }).toPass();
    const errors = Object.fromEntries(TO_PUT_RIGHT.map((field) => [field, 'Salah.']));
    await answer(page, 'PUT', 'product/1', {
      status: 422,
      json: { success: false, message: 'Salah.', data: null, errors },
    });
    await save(page).press('Enter');
    const toPutRight = await page.getByText(/^Perlu diperbaiki: /).boundingBox();
    // The message before goes as this one comes.
    await expect(async () => {
      const said = await page.locator('.MuiSnackbarContent-root').boundingBox({ timeout: 1000 });
      expect((said?.y ?? Infinity) + (said?.height ?? 0)).toBeLessThan(toPutRight?.y ?? 0);
    }).toPass();

    const bar = (toPutRight?.y ?? 0) - 12;
    const currency = page.getByLabel('Mata uang');
    const problem = page.locator('.MuiFormControl-root', { has: currency }).getByText('Salah.');
    await currency.evaluate((field, y) => window.scrollBy(0, field.getBoundingClientRect().bottom - y), bar);
    await currency.focus();
    const below = await problem.boundingBox();
    expect((below?.y ?? Infinity) + (below?.height ?? 0)).toBeLessThanOrEqual(bar);
  });
}

test('HAND-6 a save that the server refuses is no lost connection', async ({ page }) => {
  await page.goto('/admin/kategori/edit/1');
  await page.getByLabel('Nama kategori').fill('Nama lain');
  await answer(page, 'PUT', 'category/1');
  await save(page).click();
  await expect(page.getByText(LOST)).toBeVisible();
  await page.unrouteAll();
  await answer(page, 'PUT', 'category/1', { status: 500, json: { success: false, message: '', data: null } });
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText(LOST)).toHaveCount(0);
});

test.describe('at the login', () => {
  test.use({ signedIn: false });

  test('LOG-1 the username has the focus, and the password can be seen', async ({ page }) => {
    await page.goto('/sistem/login');
    await expect(page.getByLabel('Username')).toBeFocused();
    const password = page.getByLabel('Password');
    await password.fill('rahasia sekali');
    await page.getByRole('button', { name: 'Tampilkan kata sandi' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('rahasia sekali');
    await page.getByRole('button', { name: 'Sembunyikan kata sandi' }).press('Enter');
    await expect(password).toHaveAttribute('type', 'password');
  });
});

test('PASS-1 both passwords can be seen', async ({ page }) => {
  await page.goto('/admin/profile/password');
  for (const label of [/^Password baru/, /^Konfirmasi password/]) {
    await expect(page.getByLabel(label)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Tampilkan kata sandi' }).first().click();
    await expect(page.getByLabel(label)).toHaveAttribute('type', 'text');
  }
});

/** In the browser: whether something else is in front of the middle, or of the end, of what has the focus. */
function focusIsCovered(): boolean {
  const focused = document.activeElement;
  const field = focused?.closest('.MuiInputBase-root') ?? focused;
  if (!field) return true;
  const { left, width, top, bottom, height } = field.getBoundingClientRect();
  // A hidden file input is seen by its label.
  if (height <= 1) return false;
  return [top + height / 2, bottom - 2].some((y) => {
    const front = document.elementFromPoint(left + width / 2, y);
    return !front || !(field.contains(front) || front.contains(field));
  });
}
