import config from '../../playwright.config';
import { expect, test } from '../../fixtures';

const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    // Half as large again as usual.
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=24'],
  },
  viewport: { width: 320, height: 700 },
});

test('HAND-5 nothing is wider than a small screen with large letters', async ({ page }) => {
  for (const path of ['/', '/product', '/product-list/Briquettes', '/produk/11', '/contact-us']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('font-size', '24px');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBe(320);
  }
});
