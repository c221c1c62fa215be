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
    await expect(page.getByRole('article').filter({ hasText: 'Kopi Uji' })).toHaveCount(1);
    expect(storefront.output().match(/data terakhir dipakai/g)).toHaveLength(1);

    const unseen = await page.goto(`${storefront.url}/produk/2`);
    expect(unseen?.status()).toBe(503);
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/produk/2');
    await expect(page.getByRole('main').locator('picture img').first()).toHaveAttribute('src', /\.jpg$/);
  } finally {
    await storefront.stop();
  }
});
