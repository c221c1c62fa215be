import type { Locator, Page } from '@playwright/test';
import { demoPicture } from '../../demo-picture';
import { expect, test } from '../../fixtures';

/** Of A4 between the margins, in CSS pixels. */
const PAPER = { width: 703, height: 1032 };

async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** In the browser: what is drawn, and has neither words nor a picture. */
function emptyBoxes(): string[] {
  const isSeen = (element: Element) => element.checkVisibility();
  const isEmpty = (element: HTMLElement) => {
    const pictures = [element, ...element.querySelectorAll('*')].filter((each) => each.matches('img'));
    return element.innerText.trim() === '' && !pictures.some(isSeen);
  };
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => isSeen(element) && !element.closest('svg') && element.clientHeight > 0)
    .filter((element) => {
      const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(element);
      const hasColour = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
      return (hasColour || Number.parseFloat(borderTopWidth) > 0) && isEmpty(element);
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}

/** How much of an element is beyond its end, in pixels. */
const cutHeight = (element: Locator) =>
  element.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);

/** The brand alone stands above what is printed. */
async function expectPrinted(page: Page) {
  await expect(page.getByRole('banner')).toContainText('Ndeso Nusantara');
  for (const role of ['contentinfo', 'navigation', 'complementary', 'search', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.locator('video, .leaflet-container').filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(emptyBoxes)).toEqual([]);
}

test.beforeEach(({ page }) => page.setViewportSize(PAPER));

for (const [length, name, description] of [
  ['the shortest', 'Teh', ''],
  ['the longest', 'Kopi '.repeat(30).trim(), 'kata dan lagi '.repeat(357).trim()],
  ['the most lines of', 'Teh', 'a\n'.repeat(2499).trim()],
] as const) {
  test(`HAND-4 a product with ${length} text prints on one A4 page`, async ({ page, api, unique }) => {
    const category_id = await api.addCategory(unique('Cetak'));
    const image = demoPicture('coffee-ground.jpg');
    const id = await api.addProduct({ name, description, category_id, price: 125_000, image });
    await api.addProduct({ name: unique('Serupa'), category_id });
    const path = `/produk/${id}`;
    await page.goto(path);
    expect(await pagesOf(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.getByRole('img', { name })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.getByText('Rp 125.000')).toBeVisible();
    await expectPrinted(page);
    await expect(page.getByText('Similar products')).toBeHidden();
    await expect(page.getByText('Contact Us').filter({ visible: true })).toHaveCount(0);
    const hasRoom = !description.includes('\n');
    if (hasRoom) expect(await cutHeight(page.getByRole('article'))).toBeLessThanOrEqual(1);
  });
}

test('HAND-4 TRADE-4 a product prints the containers for the amount that was asked for, and all its facts', async ({
  page,
}) => {
  await page.goto('/produk/1');
  await page.emulateMedia({ media: 'print' });
  const form = page.getByRole('form', { name: 'How many containers?' });
  await expect(form).toHaveCount(0);
  await page.goto('/produk/1?tonnes=65');
  await expect(form.getByText(/65 t = .+ × 20′/)).toBeVisible();
  await expect(form.getByLabel('Amount')).toBeHidden();
  await expectPrinted(page);
  for (const id of [1, 10, 12]) {
    await page.goto(`/id/produk/${id}?tonnes=40&unit=pack`);
    const article = page.getByRole('article');
    await expect(article.getByText(/ton = 40 ×/)).toBeVisible();
    expect(await cutHeight(article), String(id)).toBeLessThanOrEqual(1);
    expect(await pagesOf(page)).toBe(1);
  }
});

for (const path of ['/product', '/product-list/Coffee', '/product?q=zzz']) {
  test(`HAND-4 ${path} prints without hero, map and menu, and without an empty box`, async ({
    page,
    api,
    unique,
  }) => {
    const [coffee] = await api.list('category', { nama_category: 'Coffee' });
    await api.addProduct({ name: unique('Tanpa gambar'), category_id: Number(coffee?.id) });
    await page.goto(path);
    const hero = page.getByRole('main').locator('section').first().locator('img');
    await expect(hero).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(hero).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectPrinted(page);
  });
}

/** In the browser. */
function cutWords(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main li :is(p, h3)')]
    .filter((words) => words.checkVisibility() && words.scrollHeight > words.clientHeight + 1)
    .map(({ innerText }) => innerText);
}

test('HAND-4 a listing prints the cards’ words whole', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/product', '/product-list/Briquettes', '/id/product-list/Fertilizer']) {
    await page.goto(path);
    expect(await page.evaluate(cutWords), path).toEqual([]);
  }
});

test('HAND-4 no page prints the map', async ({ page }) => {
  for (const path of ['/', '/about', '/contact-us']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const map = page.locator('.leaflet-container');
    await expect(map).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(map).toBeHidden();
  }
});
