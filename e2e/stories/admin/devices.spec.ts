import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { REFUSED } from '../../answers';
import { demoPicture } from '../../demo-picture';
import { ADMIN_USERNAME, adminPassword, expect, test } from '../../fixtures';
import { blockStorage, translatePage } from '../../odd-browsers';
import { startSmallProxy } from '../../start-small-proxy';

const behindProxy = test.extend<{ smallProxy: Awaited<ReturnType<typeof startSmallProxy>> }>({
  signedIn: true,
  smallProxy: async ({}, use) => {
    const proxy = await startSmallProxy(String(process.env.E2E_URL));
    await use(proxy);
    proxy.stop();
  },
  baseURL: ({ smallProxy }, use) => use(smallProxy.url),
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

for (const hours of [9, -5]) {
  test(`a computer whose clock is wrong by ${hours} hours logs in and works`, async ({
    page,
    api,
    unique,
  }) => {
    await page.clock.install({ time: Date.now() + hours * HOUR_MS });
    await page.goto('/sistem/login');
    await logIn(page);
    await expect(page).toHaveURL('/admin');
    const id = await api.addCategory(unique('Jam'));
    await page.goto(`/admin/kategori/edit/${id}`);
    await name(page).fill(unique('Jam Salah'));
    await save(page).click();
    await expect(page).toHaveURL('/admin/kategori');
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(ADMIN_USERNAME);
  });
}

test.describe('with a session', () => {
  test.use({ signedIn: true });

  test('a storage that is full harms no save, and no way to the login', async ({ page, api, unique }) => {
    const id = await api.addCategory(unique('Penuh'));
    await page.goto(`/admin/kategori/edit/${id}`);
    await expect(name(page)).toHaveValue(unique('Penuh'));
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await name(page).fill(unique('Penuh Sekali'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('button', { name: 'Tutup menu' }).click();
    await save(page).click();
    await expect(page.getByText('Kategori berhasil diperbarui.')).toBeVisible();
    const stored = await api.list('category', { id: [id] });
    expect(stored).toMatchObject([{ nama_category: unique('Penuh Sekali') }]);
    await page.route('**/api/product?*', (route) => route.fulfill({ ...REFUSED, status: 401 }));
    await page.getByRole('link', { name: 'Produk' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('translated forms keep what is typed, say what is wrong, and are saved', async ({
    page,
    api,
    unique,
  }) => {
    const submit = page.locator('button[type=submit]');
    await page.goto('/admin/profile/password');
    await translatePage(page);
    await page.locator('input[name=password]').fill('abc');
    await submit.click();
    await expect(page.getByText('harus minimal')).toBeVisible();
    await page.locator('input[name=password]').fill('');

    const id = await api.addProduct({ name: unique('Kopi'), category_id: 1, price: 4000 });
    await page.goto(`/admin/produk/edit/${id}`);
    await expect(page.locator('html')).toHaveAttribute('translate', 'no');
    await page.locator('input[name=name]').fill('');
    await translatePage(page);
    await submit.click();
    await expect(page.getByText('Perlu diperbaiki')).toBeVisible();
    await page.locator('input[name=name]').fill(unique('Kopi Tubruk'));
    await submit.click();
    await expect(page).toHaveURL('/admin/produk');
    expect(await api.list('product', { id: [id] })).toMatchObject([{ name: unique('Kopi Tubruk') }]);
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
  [200, 'Penyebab: jawaban bukan dari Etalase.'],
  [401, 'Penyebab: jawaban bukan dari Etalase.'],
] as const) {
  behindProxy(
    `the login and a form tell of a proxy’s ${status} that it is not the API’s`,
    async ({ smallProxy, page, unique }) => {
      await page.goto('/admin/kategori/add');
      await name(page).fill(unique('Proksi'));
      smallProxy.answerInstead(status);
      await save(page).click();
      await expect(page.getByText(`Terjadi kesalahan saat menambahkan kategori. ${cause}`)).toBeVisible();
      await expect(name(page)).toHaveValue(unique('Proksi'));
      await page.goto('/sistem/login');
      await logIn(page);
      await expect(alertOf(page)).toHaveText(`Terjadi kesalahan koneksi. ${cause}`);
    },
  );
}

behindProxy(
  'a picture too large for a proxy is told as that, and no page of a proxy is saved as a file',
  async ({ smallProxy, page, api, unique }) => {
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
    smallProxy.answerInstead(200);
    await page.getByRole('button', { name: 'Unduh CSV' }).first().click();
    await expect(page.getByText('Penyebab: jawaban bukan dari Etalase.')).toBeVisible();
    expect(saved).toBe(false);
    smallProxy.answerInstead(undefined);
  },
);
