import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { blockStorage } from '../../block-storage';
import { demoPicture } from '../../demo-picture';
import { ADMIN_USERNAME, adminPassword, expect, stateWith, test as base } from '../../fixtures';
import { startSmallProxy } from '../../start-small-proxy';
import { translatePage } from '../../translate-page';

const test = base.extend<{ smallProxy: Awaited<ReturnType<typeof startSmallProxy>>; behindProxy: Page }>({
  smallProxy: async ({ baseURL }, use) => {
    const proxy = await startSmallProxy(String(baseURL));
    await use(proxy);
    proxy.stop();
  },
  behindProxy: async ({ smallProxy, browser, api }, use) => {
    const context = await browser.newContext({
      baseURL: smallProxy.url,
      storageState: stateWith(smallProxy.url, api.token),
    });
    await use(await context.newPage());
    await context.close();
  },
});

const HOUR_MS = 3_600_000;
const name = (page: Page) => page.getByLabel('Nama kategori');
const save = (page: Page) => page.getByRole('button', { name: 'Simpan' });
const alertOf = (page: Page) => page.getByRole('alert');

async function logIn(page: Page) {
  await page.getByLabel('Username').fill(ADMIN_USERNAME);
  await page.getByLabel('Password').fill(adminPassword());
  await page.getByRole('button', { name: 'Sign In' }).click();
}

for (const hours of [9, 5, -5]) {
  test(`a computer whose clock is wrong by ${hours} hours logs in and works`, async ({
    page,
    api,
    unique,
  }) => {
    await page.clock.install({ time: Date.now() + hours * HOUR_MS });
    await page.goto('/sistem/login');
    await logIn(page);
    await expect(page).toHaveURL('/admin');
    await page.goto('/admin/kategori/add');
    await name(page).fill(unique('Jam Salah'));
    await save(page).click();
    await expect(page).toHaveURL('/admin/kategori');
    const [stored] = await api.list<{ id: number }>('category', { q: unique('Jam Salah') });
    await api.remove(`category/${stored?.id}`);
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(ADMIN_USERNAME);
  });
}

test.describe('with a session', () => {
  test.use({ signedIn: true });

  test('a session that is over by the server’s clock leads to the login, which says so', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(
      (exp) => {
        localStorage.setItem('token', `x.${btoa(JSON.stringify({ id: 1, exp }))}.x`);
      },
      Math.floor(Date.now() / 1000) - 1,
    );
    await page.goto('/admin/produk');
    await expect(page).toHaveURL('/sistem/login');
    await expect(page.getByText('Sesi Anda telah berakhir. Silakan login lagi.')).toBeVisible();
  });

  test('a full storage harms no save', async ({ page, api, unique }) => {
    const id = await api.addCategory(unique('Penuh'));
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await page.goto(`/admin/kategori/edit/${id}`);
    await name(page).fill(unique('Penuh Sekali'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await save(page).click();
    await expect(page.getByText('Kategori berhasil diperbarui.')).toBeVisible();
    await expect(page).toHaveURL('/admin/kategori');
    const stored = await api.list('category', { id: [id] });
    expect(stored).toMatchObject([{ nama_category: unique('Penuh Sekali') }]);
    await page.getByRole('button', { name: 'Tutup menu' }).click();
    await expect(page.getByRole('button', { name: 'Buka menu' })).toBeVisible();
  });

  test('a translated form keeps what is typed, says what is wrong, and is saved', async ({
    page,
    api,
    unique,
  }) => {
    const category_id = await api.addCategory(unique('Diterjemahkan'));
    const id = await api.addProduct({ name: unique('Kopi'), category_id, price: 4000 });
    await page.goto(`/admin/produk/edit/${id}`);
    await expect(page.locator('html')).toHaveAttribute('translate', 'no');
    const field = page.locator('input[name=name]');
    await field.fill('');
    await translatePage(page);
    await page.locator('button[type=submit]').click();
    await expect(page.getByText('Perlu diperbaiki')).toBeVisible();
    await field.fill(unique('Kopi Tubruk'));
    await page.locator('input[name=price]').fill('5000');
    await page.locator('button[type=submit]').click();
    await expect(page).toHaveURL('/admin/produk');
    expect(await api.list('product', { id: [id] })).toMatchObject([
      { name: unique('Kopi Tubruk'), price: 5000 },
    ]);
  });

  test('translated hints and names stand when errors and links take their place', async ({ page, api }) => {
    await page.goto('/admin/profile/password');
    await translatePage(page);
    const password = page.locator('input[name=password]');
    await password.fill('pendek');
    await page.locator('button[type=submit]').click();
    await expect(page.getByText('harus minimal')).toBeVisible();
    await password.fill('Cukup panjang untuk aturan');
    await expect(password).toHaveValue('Cukup panjang untuk aturan');

    const [{ id } = { id: 0 }] = await api.list('product');
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/product?*', (route) => answered.then(() => route.continue()));
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto(
      `/admin/riwayat?filter=${encodeURIComponent(JSON.stringify({ record_id: id, resource: 'product' }))}`,
    );
    const entry = page.getByRole('main').getByRole('listitem').first();
    await expect(entry).toBeVisible();
    await translatePage(page);
    answer();
    await expect(entry.locator('a[href*="/admin/produk/edit/"]')).toBeVisible();
  });

  test('what was typed last is offered again after a screen that an extension broke', async ({
    page,
    unique,
  }) => {
    await page.goto('/admin/kategori/add');
    await save(page).click();
    const problem = page.locator('form p.Mui-error');
    await expect(problem).toBeVisible();
    await problem.evaluate((element) => element.remove());
    await name(page).fill(unique('Belum Hilang'));
    await expect(page.getByText('Terjadi kesalahan di aplikasi')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Muat ulang' }).click();
    await page.getByRole('button', { name: 'Kembalikan isian' }).click();
    await expect(name(page)).toHaveValue(unique('Belum Hilang'));
  });
});

test('a browser that keeps no site data is told so, and how to allow it', async ({ page }) => {
  await blockStorage(page);
  for (const path of ['/sistem/login', '/login', '/admin', '/admin/produk/add']) {
    await page.goto(path);
    await expect(alertOf(page), path).toContainText('Browser ini tidak menyimpan data situs');
    await expect(alertOf(page), path).toContainText('Izinkan cookie dan data situs');
  }
});

for (const [status, cause] of [
  [413, 'Penyebab: terlalu besar untuk server ini.'],
  [502, 'Penyebab: server tidak menjawab.'],
  [504, 'Penyebab: server tidak menjawab.'],
  [200, 'Penyebab: jawaban bukan dari Etalase.'],
  [401, 'Penyebab: jawaban bukan dari Etalase.'],
] as const) {
  test(`the login and a form tell of a proxy’s ${status} that it is not the API’s`, async ({
    smallProxy,
    behindProxy: page,
    unique,
  }) => {
    await page.goto('/admin/kategori/add');
    await name(page).fill(unique('Proksi'));
    smallProxy.answerInstead(status);
    await save(page).click();
    await expect(page.getByText(`Terjadi kesalahan saat menambahkan kategori. ${cause}`)).toBeVisible();
    await expect(name(page)).toHaveValue(unique('Proksi'));
    await page.goto('/sistem/login');
    await logIn(page);
    await expect(alertOf(page)).toHaveText(`Terjadi kesalahan koneksi. ${cause}`);
  });
}

test('a picture too large for a proxy is told as that, and no page of a proxy is saved as a file', async ({
  smallProxy,
  behindProxy: page,
  api,
  unique,
}) => {
  const id = await api.addProduct({ name: unique('Besar'), category_id: 1, price: 1000 });
  await page.goto(`/admin/produk/edit/${id}`);
  const buffer = Buffer.concat([await readFile(demoPicture('coffee-ground.jpg')), Buffer.alloc(1_100_000)]);
  await page.getByLabel('Gambar').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
  await save(page).click();
  await expect(page.getByText('Penyebab: terlalu besar untuk server ini.')).toBeVisible();

  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/admin/produk/spreadsheet');
  let saved = false;
  page.on('download', () => (saved = true));
  await expect(page.getByRole('button', { name: 'Unduh CSV' }).first()).toBeVisible();
  smallProxy.answerInstead(200);
  await page.getByRole('button', { name: 'Unduh CSV' }).first().click();
  await expect(page.getByText('Penyebab: jawaban bukan dari Etalase.')).toBeVisible();
  expect(saved).toBe(false);
});
