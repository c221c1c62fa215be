import { expect, test } from '../../fixtures';

test('HAND-3 visitors of a site where nothing was entered yet see no error and no floating notice', async ({
  ownProduct: { url },
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/product', '/about', '/contact-us']) {
    const response = await page.goto(url + path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(/failed|error|gagal|kesalahan|tidak dapat/i)).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Chat' })).toHaveText('');
    await expect(page.getByRole('heading', { name: /Why Choose/ })).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: /Opening hours|What helps us/ })).toHaveCount(0);
  await expect(page.getByText('within one working day')).toHaveCount(0);
  await page.goto(`${url}/product`);
  // Of nothing it would lead nowhere.
  await expect(page.getByRole('main').getByRole('link', { name: 'All', exact: true })).toHaveCount(0);
  await page.goto(url);
  await expect(page.getByText('Belum ada produk yang tersedia.')).toBeVisible();
  await expect(page.getByText('There are no products yet.')).toBeVisible();
});
