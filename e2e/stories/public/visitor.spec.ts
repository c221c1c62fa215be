import { expect, test } from '../../fixtures';

test('NAV-9 CAT-2 DET-3 a visitor goes from home to a category to a product and reaches the WhatsApp link', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByText('Category', { exact: true }).click();
  await navigation.getByRole('link', { name: 'Coffee' }).click();
  await expect(page).toHaveURL('/product-list/Coffee');
  await expect(page.getByRole('heading', { level: 1, name: 'Coffee', exact: true })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Arabica Green Beans' }).click();
  await expect(page).toHaveURL(/\/produk\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Arabica Green Beans' })).toBeVisible();
  await expect(page.getByText('Rp 135.000', { exact: true })).toBeVisible();

  const opened = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
  await expect(await opened).toHaveURL(/^https:\/\/wa\.me\/6281200000000\?text=.*Arabica%20Green%20Beans/);
});

test('NAV-8 a visitor who clicks before the scripts are ready loses nothing of the page', async ({
  page,
}) => {
  const slowly = await page.context().newCDPSession(page);
  await slowly.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const clicking = setInterval(() => document.querySelector('summary')?.click(), 150);
    setTimeout(() => clearInterval(clicking), 1000);
    document.addEventListener('DOMContentLoaded', () => Object.assign(document.body, { fromServer: true }));
  });
  await page.goto('/about');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Product', exact: true })
    .click();
  await expect(page).toHaveURL('/product');
  expect(await page.evaluate(() => 'fromServer' in document.body)).toBe(true);
});
