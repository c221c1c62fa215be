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
