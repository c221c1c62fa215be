import { freePort } from '../../../scripts/testing/free-port.mjs';
import { FakeApi } from '../../fake-api';
import { expect, test } from '../../fixtures';
import { startStorefront } from '../../start-storefront';

test('DET-2 while the API is away its last good answers stand in, and the log says so once', async ({
  page,
}) => {
  const api = new FakeApi();
  const port = await freePort();
  await api.listen(port);
  const storefront = await startStorefront({ API_URL: `http://127.0.0.1:${port}` });
  try {
    for (const path of ['/', '/produk/1']) await page.goto(storefront.url + path);
    await api.close();

    const response = await page.goto(`${storefront.url}/produk/1`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kopi Uji');
    await expect(page.getByRole('contentinfo')).toContainText('+6281200000000');
    await page.goto(storefront.url);
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(storefront.output().match(/data terakhir dipakai/g)).toHaveLength(1);

    const unseen = await page.goto(`${storefront.url}/produk/2`);
    expect(unseen?.status()).toBe(503);
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/produk/2');
    await expect(page.getByRole('main').locator('picture img').first()).toHaveAttribute('src', /\.jpg$/);
  } finally {
    await storefront.stop();
  }
});

test('DET-6 a link to a page whose code does not come leads there all the same', async ({ page }) => {
  await page.route('**/assets/*about*.js', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('about'));
  await page.goto('/product');
  await lost;
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ABOUT US');
});

test('DET-6 the way back from a page that was lost leads to the list as it was, of a page that was opened directly home', async ({
  page,
}) => {
  const codeOfProducts = page.waitForResponse(/\/assets\/.*produk\._id-.*\.js$/);
  await page.goto('/product?q=bubuk&sort=name');
  await (await codeOfProducts).finished();
  await page.context().setOffline(true);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Ground Coffee/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
  const back = page.getByRole('main').getByRole('link', { name: 'Back' });
  await expect(back).toHaveAttribute('href', '/');
  await back.click();
  await expect(page).toHaveURL('/product?q=bubuk&sort=name');
  await page.context().setOffline(false);
  await expect(page.getByRole('search').getByLabel('Search')).toHaveValue('bubuk');

  await page.goto('/nope');
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
});

test('DET-6 a page that is lost on the way back begins with its message', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/product');
  // By keyboard: a mouse that comes to rest on a link to the products would fetch them beforehand.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).press('Enter');
  await expect(page).toHaveURL('/about');
  await page.context().setOffline(true);
  await page.goBack();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('No connection');
  await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('link', { name: 'Try again' })).toBeInViewport({ ratio: 1 });
});
