import config from '../../playwright.config';
import { expect, test } from '../../fixtures';

const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    // As few of them in a line as at 200 % on 390 px.
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=27'],
  },
  viewport: { width: 320, height: 700 },
});

test('HAND-5 nothing is wider than a small screen with large letters', async ({ page }) => {
  for (const path of ['/', '/product', '/product-list/Briquettes', '/produk/11', '/about', '/contact-us']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('font-size', '27px');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBe(320);
  }
});
