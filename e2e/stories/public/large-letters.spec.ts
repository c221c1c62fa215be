import { type Locator, type Page } from '@playwright/test';
import config from '../../playwright.config';
import { expect, test } from '../../fixtures';

const LETTERS_PX = 32;
const WIDTHS = [380, 820, 1440];

const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), `--blink-settings=defaultFontSize=${LETTERS_PX}`],
  },
});

test('HAND-5 with large letters no page is wider than its window, and no word, card or name in the header is cut', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/product?q=zzz',
    '/id/product-list/Briquettes',
    '/produk/1?tonnes=2&unit=20',
    '/about',
    '/compare?ids=1,2,3,9',
    '/id/contact-us',
    '/inquiry?add=1,2',
    '/id/inquiry/sent?code=E-4K7Q2M',
    '/id/privacy',
    '/nope',
  ]) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('font-size', `${LETTERS_PX}px`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const at = `${path} at ${width} px`;
      expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);
      expect(await cutCards(page), at).toEqual([]);
      expect(await page.locator('h1').evaluate(brokenWords), at).toEqual([]);
      await expectHeaderClear(page.getByRole('banner'), at);
    }
  }
});

async function expectHeaderClear(header: Locator, at: string) {
  const name = header.getByRole('link').first();
  // In a box that is too narrow the name reaches beyond the box's edge.
  const end = await name.evaluate((link) => link.getBoundingClientRect().left + link.scrollWidth);
  const menu = await header.getByRole('button', { name: 'Menu' }).boundingBox();
  expect(end, at).toBeLessThanOrEqual(Number(menu?.x));
}

function cutCards(page: Page): Promise<string[]> {
  return page
    .locator('article')
    .evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent ?? ''),
    );
}

/** In the browser: the words of a heading that do not fit into one line. */
function brokenWords(heading: Element): string[] {
  const text = heading.firstChild;
  return [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    if (!text || text.nodeType !== Node.TEXT_NODE) return [];
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
  });
}
