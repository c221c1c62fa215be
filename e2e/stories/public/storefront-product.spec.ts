import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { demoPicture } from '../../demo-picture';
import { expect, test } from '../../fixtures';

const MAX_NAME_LENGTH = 150;
const MAX_CATEGORY_LENGTH = 100;
const MAX_DESCRIPTION_LENGTH = 5000;

const article = (page: Page) => page.getByRole('main').getByRole('article');

test('HAND-16 the way from home to a product is linked, and described for search engines', async ({
  page,
}) => {
  await page.goto('/produk/4');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const links = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'Product', 'Coffee', name]);
  await expect(links.last()).toHaveAttribute('aria-current', 'page');
  const shown = await links.evaluateAll((all) =>
    all.map((link) => ({ name: link.textContent, item: (link as HTMLAnchorElement).href })),
  );
  const described = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(described ?? '') as { '@graph': { itemListElement?: object[] }[] };
  expect(graph[0]?.itemListElement).toMatchObject(shown);
  await links.nth(2).click();
  await expect(page).toHaveURL('/product-list/Coffee');
});

test('HAND-16 chat and mail stand side by side, with the name and the address of the product written', async ({
  page,
  api,
  unique,
  baseURL,
}) => {
  const category_id = await api.addCategory(unique('Surat'));
  const name = unique('Kopi & Teh 100% + gula?');
  const id = await api.addProduct({ name, category_id });
  await page.goto(`/produk/${id}`);
  const chat = article(page).getByRole('link', { name: 'Contact Us' });
  const mail = article(page).getByRole('link', { name: 'E-mail' });
  expect((await chat.boundingBox())?.y).toBe((await mail.boundingBox())?.y);
  const { searchParams } = new URL(String(await chat.getAttribute('href')));
  const { protocol, pathname, search } = new URL(String(await mail.getAttribute('href')));
  expect(protocol + pathname).toBe('mailto:export@ndeso-nusantara.example');
  // A mail program takes a plus sign for one.
  expect(search).not.toContain('+');
  const written = new URLSearchParams(search);
  expect(written.get('subject')).toContain(name);
  for (const text of [written.get('body'), searchParams.get('text')])
    expect(text?.replaceAll('\r', '')).toBe(
      `Hello, I would like to know more about ${name}: ${baseURL}/produk/${id}\nQuantity: \nPort of destination: \nSample needed: `,
    );
});

test('HAND-16 chat and mail are in sight on a phone at any length of text', async ({ page, api, unique }) => {
  const short = await api.addCategory(unique('K'));
  const long = await api.addCategory(unique('W').padEnd(MAX_CATEGORY_LENGTH, 'W'));
  for (const [name, category_id, description] of [
    ['Teh', short, ''],
    ['Kopi '.repeat(12).trim(), short, 'Kopi.'],
    ['W'.repeat(MAX_NAME_LENGTH), long, 'kata '.repeat(MAX_DESCRIPTION_LENGTH / 5).trim()],
  ] as const) {
    const image = demoPicture('coffee-ground.jpg');
    const id = await api.addProduct({ name, category_id, description, price: 9_999_999_999_999, image });
    for (const [width, height] of [
      [390, 844],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/produk/${id}`);
      for (const link of ['Contact Us', 'E-mail']) {
        const shown = article(page).getByRole('link', { name: link });
        await expect(shown).toBeInViewport({ ratio: 1 });
        // Nothing stands over it.
        await shown.click({ trial: true });
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

test.describe('a portrait', () => {
  let path = '';

  test.beforeEach(async ({ api, unique }, story) => {
    const image = story.outputPath('portrait.jpg');
    await sharp(demoPicture('coffee-ground.jpg')).resize(900, 1600).toFile(image);
    const category_id = await api.addCategory(unique('Potret'));
    path = `/produk/${await api.addProduct({ name: unique('Potret'), category_id, image })}`;
  });

  const link = (page: Page) => article(page).getByRole('link', { name: 'Larger picture' });

  test('HAND-9 is shown whole on the tint, and as large as the window by the keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const small = link(page).getByRole('img');
    await expect.poll(() => small.evaluate((img: HTMLImageElement) => img.naturalHeight)).toBeGreaterThan(0);
    await expect(small).toHaveCSS('object-fit', 'contain');
    const shot = sharp(await small.screenshot());
    const { width = 0, height = 0 } = await shot.metadata();
    expect(width).toBeGreaterThan(height);
    const beside = await shot
      .extract({ left: 20, top: Math.round(height / 2), width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...beside.subarray(0, 3)]).toEqual([239, 230, 214]);

    await link(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    expect((await dialog.getByRole('img').boundingBox())?.height).toBe(900);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link(page)).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('HAND-9 is enlarged by a tap, and put back by another', async ({ page }) => {
      await page.goto(path);
      await link(page).tap();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).tap();
      await expect(dialog).toBeHidden();
      await expect(link(page)).toBeFocused();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('HAND-9 is a link to the picture', async ({ page, request }) => {
      await page.goto(path);
      const address = await link(page).getAttribute('href');
      expect(address).toMatch(/-900x1600\/900\.jpg$/);
      expect((await request.get(String(address))).headers()['content-type']).toBe('image/jpeg');
    });
  });
});
