import type { Page } from '@playwright/test';
import { demoPicture } from '../../demo-picture';
import { expect, test } from '../../fixtures';

test.describe('as the server writes the pages', () => {
  test.use({ javaScriptEnabled: false });

  test("the hero's picture of a page is asked for first, and every other waits, in three formats and at its place", async ({
    page,
  }) => {
    for (const path of ['/', '/product', '/product-list/Coffee', '/about', '/contact-us']) {
      await page.goto(path);
      const preloads = page.locator('link[rel=preload][as=image]');
      await expect(preloads, path).toHaveCount(2);
      await expect(preloads.first()).toHaveAttribute('fetchpriority', 'high');
      const [first, ...others] = await picturesOf(page);
      expect(first, path).toMatchObject({ loading: 'eager', priority: 'high' });
      expect(await preloads.first().getAttribute('imagesrcset')).toBe(first?.sources[0]?.files);
      expect(
        others.filter(({ loading }) => loading !== 'lazy'),
        path,
      ).toEqual([]);
      for (const { sources, ...picture } of await picturesOf(page)) {
        expect(picture, path).toMatchObject({ sized: true, file: expect.stringMatching(/\.jpg$/) });
        expect(new Set(sources.map(({ type }) => type)), path).toEqual(new Set(['image/avif', 'image/webp']));
        expect(sources[0], path).toMatchObject({ type: 'image/avif', files: expect.stringMatching(/ \d+w/) });
      }
    }
  });
});

test('HOME-1 the heroes have a crop of their own at 390, 820 and 1440 px', async ({ page }) => {
  for (const [width, crop] of [
    [390, 'tall'],
    [820, 'square'],
    [1440, 'wide'],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    for (const path of ['/', '/about', '/contact-us']) {
      await page.goto(path);
      const hero = page.getByRole('main').locator('picture img').first();
      await expect
        .poll(() => hero.evaluate((img: HTMLImageElement) => img.currentSrc))
        .toContain(`-${crop}-`);
    }
  }
});

test('KEEP-9 a picture loads on a tint of its own colour, in a list and on its page', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kopi Bubuk');
  const id = await api.addProduct({ name, category_id: 2, image: demoPicture('coffee-ground.jpg') });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/media/**', (route) => released.then(() => route.continue()));
  const [{ tint } = { tint: '' }] = await api.list<{ tint: string }>('product', { id: [id] });
  expect(tint).toMatch(/^#[0-9a-f]{6}$/);
  await page.goto(`/produk/${id}`, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('a[href^="/media/"] rect')).toHaveAttribute('fill', tint);
  await page.getByRole('link', { name: 'Larger picture' }).click();
  await expect(page.getByRole('dialog').locator('rect')).toHaveAttribute('fill', tint);

  await page.goto(`/product?${new URLSearchParams({ q: name })}`);
  const card = page.getByRole('main').getByRole('listitem');
  await expect(card.locator('rect')).toHaveAttribute('fill', tint);
  const shown = card.locator('img');
  const width = () => shown.evaluate((img: HTMLImageElement) => img.naturalWidth);
  expect(await width()).toBe(0);
  release();
  await expect.poll(width).toBeGreaterThan(0);
});

test('HOME-7 the video is fetched when it comes into view, and not for a visitor who saves data', async ({
  page,
}) => {
  const videos: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) videos.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Pause motion' }).first()).toBeVisible();
  expect(videos).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Product', exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(() => videos).not.toEqual([]);

  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/product');
  await expect(page.getByRole('heading', { name: 'Product Listing' })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pause motion' })).toHaveCount(0);
});

function picturesOf(page: Page) {
  return page
    .getByRole('main')
    .locator('picture')
    .evaluateAll((pictures) =>
      pictures.map((picture) => {
        const img = picture.querySelector('img');
        return {
          loading: img?.getAttribute('loading'),
          priority: img?.getAttribute('fetchpriority'),
          sized: Number(img?.getAttribute('width')) > 0 && Number(img?.getAttribute('height')) > 0,
          file: img?.getAttribute('src'),
          sources: [...picture.querySelectorAll('source')].map(({ type, srcset }) => ({
            type,
            files: srcset,
          })),
        };
      }),
    );
}
