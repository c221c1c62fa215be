import { expect, test } from '../../fixtures';

test.use({ signedIn: true, permissions: ['clipboard-read', 'clipboard-write'] });

test('SHEET-2 staff find the price list for buyers beside import and export, to read and to send', async ({
  page,
  baseURL,
}) => {
  await page.goto('/admin/produk/spreadsheet');
  await expect(page.getByRole('heading', { name: 'Daftar harga untuk pembeli' })).toBeVisible();
  for (const [language, path] of [
    ['Inggris', '/company-profile.pdf'],
    ['Indonesia', '/id/company-profile.pdf'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: `Unduh PDF bahasa ${language}` }).click();
    const address = `${baseURL}${path}`;
    expect((await downloading).url()).toBe(address);
    await page.getByRole('button', { name: `Salin tautan bahasa ${language}` }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  }
});
