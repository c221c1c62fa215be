import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../../fixtures';

const PAGES = [
  '/',
  '/product',
  '/product?q=zzz',
  '/product-list/Coffee',
  '/produk/1',
  '/about',
  '/contact-us',
  '/nope',
];

for (const width of [390, 1440]) {
  test(`axe finds nothing on any public page at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of PAGES) {
      await page.goto(path);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.locator('.leaflet-container')).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${path} ${id} ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    }
  });
}

test('NAV-8 the Category menu opens, moves and closes by the keyboard', async ({ page }) => {
  await page.goto('/about');
  const menu = page.getByRole('banner').locator('details');
  const summary = menu.locator('summary');
  await summary.focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('link', { name: 'All' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
});

test('HOME-4 the arrows say which products they turned to', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'What We Have' });
  await carousel.getByRole('button', { name: 'Next products' }).click();
  await expect(carousel.getByRole('status')).toHaveText(/^Products 4 to 6 of \d+$/);
  await carousel.getByRole('button', { name: 'Previous products' }).click();
  await expect(carousel.getByRole('status')).toHaveText(/^Products 1 to 3 of \d+$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the skip link is the first stop of the keyboard and leads past the navbar', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });
});
