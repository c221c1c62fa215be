import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

const SENTENCE = 'Halaman gagal dimuat. Periksa koneksi Anda, lalu muat ulang.';

for (const [screen, path, heading, chunk] of [
  ['the login screen', '/sistem/login', 'Admin Login', '**/assets/LoginPage-*.js'],
  ['the back office', '/admin/produk', 'List Products', '**/assets/App-*.js'],
] as const) {
  test(`${screen} says when its code does not arrive, and comes when it is loaded again`, async ({
    page,
  }) => {
    await page.route(chunk, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(SENTENCE);
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Muat ulang' }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  });
}

test('a screen whose code does not arrive leaves the others standing, and comes when it is loaded again', async ({
  page,
}) => {
  const chunk = '**/assets/CategoryList-*.js';
  const menu = page.getByRole('navigation', { name: 'Admin Panel' });
  const list = page.getByRole('heading', { name: 'Kategori', level: 1 });
  await page.route(chunk, (route) => route.abort());
  await page.goto('/admin/produk');
  await menu.getByRole('link', { name: 'Kategori' }).click();
  await expect(page.getByRole('alert')).toHaveText(SENTENCE);
  await menu.getByRole('link', { name: 'Produk' }).click();
  await expect(page.getByRole('heading', { name: 'List Products' })).toBeVisible();

  const loadedAgain = page.waitForEvent('load');
  await menu.getByRole('link', { name: 'Kategori' }).click();
  await loadedAgain;
  await expect(page.getByRole('alert')).toHaveText(SENTENCE);
  await page.unroute(chunk);
  await page.getByRole('main').getByRole('button', { name: 'Muat ulang' }).click();
  await expect(list).toBeVisible();
});

for (const back of ['waiting for it', 'coming back to it'] as const) {
  test(`HAND-6 a screen opened without a connection comes with the connection, ${back}`, async ({ page }) => {
    const header = page.getByRole('banner');
    const add = page.getByRole('link', { name: 'Tambah Produk' });
    await page.goto('/admin/produk');
    await expect(add).toBeVisible();
    await page.context().setOffline(true);
    await expect(header).toContainText('Koneksi terputus');
    await add.click();
    await expect(page.getByRole('alert')).toHaveText(SENTENCE);
    if (back === 'coming back to it') {
      await page.goBack();
      await expect(add).toBeVisible();
    }
    await page.context().setOffline(false);
    await expect(header).not.toContainText('Koneksi terputus');
    if (back === 'coming back to it') await add.click();
    await expect(page.getByRole('textbox', { name: 'Nama', exact: true })).toBeVisible();
  });
}
