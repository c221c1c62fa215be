import { expect, test } from '../../fixtures';

test.use({ signedIn: true, permissions: ['clipboard-read', 'clipboard-write'] });

test('FEED-1 the screen has both addresses, and says which products are left out and why', async ({
  page,
  api,
  unique,
  baseURL,
}) => {
  const name = unique('Cengkeh');
  const id = await api.addProduct({ name, category_id: 1, price: 5000 });
  await page.goto('/admin/produk/spreadsheet');
  await expect(page.getByRole('heading', { name: 'Katalog Meta dan WhatsApp' })).toBeVisible();
  for (const [language, file] of [
    ['Inggris', 'meta.csv'],
    ['Indonesia', 'meta-id.csv'],
  ]) {
    const address = `${baseURL}/feeds/${file}`;
    await expect(page.getByRole('link', { name: address, exact: true })).toHaveAttribute(
      'href',
      `/feeds/${file}`,
    );
    await page.getByRole('button', { name: `Salin alamat Bahasa ${language}` }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  }
  await expect(page.getByText(/^\d+ produk masuk katalog\./)).toBeVisible();
  await page.getByText(/^\d+ produk tidak masuk$/).click();
  const omitted = page.getByRole('listitem').filter({ hasText: name });
  await expect(omitted).toHaveText(`${name}: tanpa deskripsi, tanpa gambar`);
  await omitted.getByRole('link').click();
  await expect(page).toHaveURL(`/admin/produk/edit/${id}`);
});
