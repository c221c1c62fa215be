import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiClient } from '../../api-client';
import { expect, stateWith, test } from '../../fixtures';
import { startProduct } from '../../start-product';

test('ASK-8 the overview draws what is looked at, asked for and searched for in vain, and counts no program', async ({
  browser,
}) => {
  // It starts a server twice.
  test.slow();
  const dataDir = mkdtempSync(join(tmpdir(), 'etalase-interest-'));
  const variables = { DATA_DIR: dataDir, ADMIN_PASSWORD: 'Kopi-di-teras-7' };
  const first = await startProduct(variables);
  const api = await ApiClient.signIn(first.url, variables.ADMIN_PASSWORD);
  const category_id = await api.addCategory('Kopi');
  for (const name of ['Gayo', 'Toraja']) await api.addProduct({ name, category_id });
  await api.add('contact', {
    url_whatsapp: 'https://wa.me/6281200000000',
    url_instagram: '@ndeso',
    url_tiktok: '@ndeso',
    url_email: 'halo@example.com',
    url_fb: 'ndeso',
  });
  const program = await (await browser.newContext({ baseURL: first.url })).newPage();
  const requests: string[] = [];
  program.on('request', (request) => requests.push(request.url()));
  await program.goto('/id/produk/2', { waitUntil: 'networkidle' });
  expect(requests.filter((url) => url.includes('count'))).toEqual([]);

  const context = await browser.newContext({ baseURL: first.url });
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }));
  const page = await context.newPage();
  const counted = (kind: string) =>
    page.waitForResponse(
      (answer) => answer.url().endsWith('/api/count') && !!answer.request().postData()?.includes(kind),
    );
  await Promise.all([counted('"view","product_id":1}'), page.goto('/id/produk/1')]);
  const asking = page.getByRole('article').getByRole('link', { name: 'Hubungi Kami' });
  await Promise.all([counted('"whatsapp","product_id":1}'), asking.click()]);
  const similar = page.getByRole('main').getByRole('link', { name: 'Toraja' });
  await Promise.all([counted('"view","product_id":2}'), similar.click()]);
  await page.getByRole('banner').getByRole('link', { name: 'Produk', exact: true }).click();
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('Vanili bubuk');
  await Promise.all([counted('"search_none","key":"Vanili bubuk"'), search.press('Enter')]);
  await Promise.all([counted('"search","key":"gayo"'), page.goto('/id/product?q=gayo')]);
  await first.stop();

  const second = await startProduct(variables);
  const { token } = await ApiClient.signIn(second.url, variables.ADMIN_PASSWORD);
  const staff = await browser.newContext({ baseURL: second.url, storageState: stateWith(second.url, token) });
  const overview = await staff.newPage();
  await overview.goto('/admin');
  const interest = overview.getByRole('region', { name: 'Minat' });
  await expect(interest).toContainText('Produk dilihat2');
  await expect(interest).not.toContainText('pengunjung');
  const table = interest.getByRole('table', { name: 'Minat' });
  await expect(table.getByRole('row')).toHaveCount(31);
  await expect(table.getByRole('columnheader')).toHaveText([
    'Tanggal',
    'Produk dilihat',
    'WhatsApp dibuka',
    'Dicari',
    'Dicari, tidak ada',
  ]);
  await expect(table.getByRole('row').last().getByRole('cell')).toHaveText(['2', '1', '1', '1']);
  await expect(interest.getByRole('listitem').filter({ hasText: 'vanili bubuk (1)' })).toBeVisible();
  await expect(interest.getByRole('link', { name: 'Gayo' })).toHaveCount(2);
  await interest.getByRole('link', { name: 'Gayo' }).first().click();
  await expect(overview).toHaveURL('/admin/produk/edit/1');
  await second.stop();
  rmSync(dataDir, { recursive: true });
});
