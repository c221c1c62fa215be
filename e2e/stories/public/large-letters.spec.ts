import { type Locator, type Page } from '@playwright/test';
import config from '../../playwright.config';
import { expect, test } from '../../fixtures';

const LETTERS_PX = 32;
/** As few letters in a line as with 27 px at 320 px, 32 px at 820 and 1440 px, and 24 px at 1440 px. */
const WIDTHS = [380, 820, 1440, 1920];

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
    '/id',
    '/product',
    '/product-list/Briquettes',
    '/produk/11',
    '/about',
    '/id/contact-us',
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

test('HAND-5 with the largest letters no page is wider than the smallest window', async ({ page, api }) => {
  const id = await api.addProduct({
    name: 'Pupuk Uji',
    category_id: 1,
    price: 110000,
    price_unit: 'sack',
    pack_net_kg: 40,
    export_price: 420,
    export_currency: 'USD',
    export_unit: 'ton',
    export_incoterm: 'FOB',
    export_place: 'Tanjung Emas',
    load_20_kg: 20000,
    load_40_kg: 26000,
  });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    `/produk/${id}?tonnes=2&unit=20`,
    `/id/produk/${id}?tonnes=0`,
    '/produk/11',
    '/product',
    '/product?q=zzz',
    '/id/product-list/Briquettes',
    '/contact-us',
    '/id/contact-us',
    '/nowhere',
    '/id/produk/999999',
    '/',
    '/id/about',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: '@' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    expect(await page.locator('section:has(h1)').evaluateAll(covered), path).toEqual([]);
  }
});

test('HAND-5 with large letters nothing is cut of what stands in place of a page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/produk/999999', '/id/produk/999999', '/id/product-list/xyz', '/xyz', '/id/xyz']) {
    await page.goto(path);
    await expectWhole(page, path);
  }
  await page.goto('/id/product');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tentang' }).click();
  await expect(page).toHaveURL('/id/about');
  await page.context().setOffline(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tidak ada sambungan');
  await expectWhole(page, 'without a connection');
});

async function expectWhole(page: Page, at: string) {
  expect(await cutInScreen(page), at).toEqual([]);
  expect(await page.locator('h1').evaluate(brokenWords), at).toEqual([]);
}

async function expectHeaderClear(header: Locator, at: string) {
  const name = header.getByRole('link').first();
  // In a box that is too narrow the name reaches beyond the box's edge.
  const end = await name.evaluate((link) => link.getBoundingClientRect().left + link.scrollWidth);
  const menu = await header.getByRole('button', { name: 'Menu' }).boundingBox();
  expect(end, at).toBeLessThanOrEqual(Number(menu?.x));
}

/** Of the texts and fields beside the heading, whose screen hides what reaches beyond it. */
function cutInScreen(page: Page): Promise<string[]> {
  return page
    .locator('section:has(h1)')
    .locator('h1, p, a, input, button')
    .evaluateAll((all) =>
      all
        .filter((each) => each.getBoundingClientRect().left + each.scrollWidth > window.innerWidth)
        .map((each) => each.textContent || each.tagName),
    );
}

function cutCards(page: Page): Promise<string[]> {
  return page
    .locator('article')
    .evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent ?? ''),
    );
}

/** In the browser: the links and buttons of a section that lie upon each other. */
function covered(sections: Element[]): string[] {
  const boxes = sections
    .flatMap((section) => [...section.querySelectorAll('a, button')])
    .map((each) => ({ name: each.textContent || each.ariaLabel, box: each.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  return boxes.flatMap(({ name, box }, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) =>
          box.left < other.box.right &&
          other.box.left < box.right &&
          box.top < other.box.bottom &&
          other.box.top < box.bottom,
      )
      .map((other) => `${name} and ${other.name}`),
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
