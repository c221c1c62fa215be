import { expect, test } from '../../fixtures';
import { blockStorage, translatePage } from '../../odd-browsers';

test('a translated list is searched and left, and keeps what is being typed', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.includes('tile')) problems.push(message.text());
  });
  await page.goto('/product');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main a, footer nav a')].every((link) =>
      Object.keys(link).some((key) => key.startsWith('__react')),
    ),
  );
  await translatePage(page);
  const field = page.locator('main input[name=q]');
  await field.fill('arabika');
  await field.press('Enter');
  await expect(page).toHaveURL('/product?q=arabika');
  await expect(page.getByRole('search').getByRole('status')).toContainText('for “arabika”');
  await field.fill('tidak ada yang begini');
  await field.press('Enter');
  await expect(page.getByText('No product matches this search.')).toBeVisible();
  await field.pressSequentially(' lagi');
  await expect(field).toHaveValue('tidak ada yang begini lagi');
  await page.getByRole('banner').getByRole('link', { name: 'Product' }).click();
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/produk\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL('/product');
  expect(problems).toEqual([]);
});

test('a list that is translated before its scripts are there keeps what was typed', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/entry\.client/, (route) => released.then(() => route.continue()));
  const arriving = page.goto('/product');
  const field = page.locator('main input[name=q]');
  await field.fill('arabika');
  await translatePage(page);
  const served = await field.elementHandle();
  release();
  await arriving;
  await expect.poll(() => served?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(field).toHaveValue('arabika');
  await field.press('Enter');
  await expect(page).toHaveURL('/product?q=arabika');
});

test('in a browser that keeps no site data the public pages log nothing', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.location().url.includes('tile'))
      logged.push(message.text());
  });
  await blockStorage(page);
  for (const path of ['/', '/product', '/product-list/Coffee', '/produk/1', '/about', '/contact-us', '/id']) {
    await page.goto(path);
  }
  await page.goto('/product');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/produk\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL('/product');
  expect(logged).toEqual([]);
});
