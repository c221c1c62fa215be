import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { startProduct } from '../../start-product';

const hero = (page: Page) => page.getByRole('region', { name: 'What we export' });
const carousel = (page: Page) => page.getByRole('region', { name: 'What We Have' });
const TITLES = [
  'Organic fertilizer from Central Java',
  'Arabica and Robusta, Grade 1',
  'Charcoal briquettes that burn clean',
] as const;

/** The title of the slide that is marked as shown; its cross-fade runs in real time, also while the page's clock stands. */
const shownTitle = (page: Page) =>
  hero(page).evaluate((section, titles: readonly string[]) => {
    const shown = [...section.querySelectorAll('[data-shown] p')].map(({ textContent }) => textContent ?? '');
    return shown.filter((text) => titles.includes(text)).join();
  }, TITLES);

/** After a third turn the first of the three slides would be shown again. */
const TWO_TURNS_MS = 11_000;

/** Moves the pointer and the focus off the slides and the carousel, which pause under either. */
async function attendToNothing(page: Page) {
  await page.getByRole('banner').hover();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
}

/** Opens the home page with a clock that only the story moves, and waits for the carousel to start. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await page.clock.pauseAt('2026-01-01T00:00:01Z');
  await page.goto('/');
  await expect(carousel(page).getByRole('button', { name: 'Pause motion' })).toBeVisible();
}

test('HOME-1 the hero fills the screen and rotates every 5000 ms, round and round', async ({ page }) => {
  await openWithStoppedClock(page);
  const box = await hero(page).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(1265);
  expect(box?.height).toBeGreaterThanOrEqual(880);
  for (const title of [...TITLES, TITLES[0]]) {
    await expect.poll(() => shownTitle(page)).toBe(title);
    await expect(hero(page).locator('[data-shown]', { hasText: title })).toHaveCSS('opacity', '1');
    await page.clock.runFor(4999);
    expect(await shownTitle(page)).toBe(title);
    await page.clock.runFor(1);
  }
});

test('HOME-2 the first screen leads to the products at every width, beside the buttons of the hero', async ({
  page,
}) => {
  await page.goto('/');
  for (const [width, height] of [
    [320, 568],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [name, path] of [
      ['See products', '/product'],
      ['About Us', '/about'],
    ] as const) {
      const link = hero(page).getByRole('link', { name });
      await expect(link).toHaveAttribute('href', path);
      await expect(link, `${name} at ${width} px`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('HOME-2 HOME-8 HOME-9 the buttons of the page, and its value cards, of which none has a title of Why Choose Us', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Contact Us' }).last()).toHaveAttribute('href', '/contact-us');
  await expect(main.getByRole('link', { name: 'Product', exact: true })).toHaveAttribute('href', '/product');

  const why = page.getByRole('region', { name: 'Why Choose Us' }).getByRole('heading', { level: 3 });
  const values = page.getByRole('region', { name: 'Four things' }).getByRole('heading', { level: 3 });
  await expect(values).toHaveCount(4);
  const titles = await values.allInnerTexts();
  expect((await why.allInnerTexts()).filter((title) => titles.includes(title))).toEqual([]);

  for (const [title, sentence] of [
    ['Sustainability', 'Preserving nature through eco-friendly products'],
    ['Empowerment', 'Empowering local farmers and communities'],
    ['Authenticity', 'Organic, natural products of true quality and origin'],
    ['Innovation', 'Efficient clean energy such as briquettes'],
  ] as const) {
    const card = page.getByRole('listitem').filter({ hasText: sentence });
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.getByRole('link')).toHaveAttribute('href', /^\/(about|product)$/);
    await expect(card.getByRole('link')).not.toHaveText('');
  }
});

test('SHOW-7 three categories with their lowest export price, a search for all products, and one tab stop a card of the carousel', async ({
  page,
}) => {
  await page.goto('/');
  const tiles = page.getByRole('region', { name: 'What we ship' });
  await expect(tiles.getByRole('article')).toHaveCount(3);
  const coffee = tiles.getByRole('article').filter({ hasText: 'Coffee' });
  await expect(coffee).toContainText(/from USD [\d,]+ \/ t FOB/);
  await expect(coffee.getByRole('link')).toHaveAttribute('href', '/product-list/Coffee');
  const card = carousel(page).getByRole('article').first();
  await expect(card.getByRole('link')).toHaveCount(2);
  await expect(card.locator('a:not([tabindex="-1"])')).toHaveCount(1);
  await tiles.getByRole('searchbox', { name: 'Search' }).fill('arabika');
  await tiles.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/product?q=arabika');
  await page.goto('/id');
  await expect(page.getByRole('region', { name: 'Yang kami kirim' })).toContainText(/mulai Rp [\d.]+/);
});

test('HOME-8 HOME-9 with the demo the page is at most 4,400 px long on a phone, 3,400 px on a desktop, and its footer 1.2 screens', async ({
  page,
}) => {
  test.slow();
  const { url, stop } = await startProduct({ SEED_DEMO: 'true' });
  for (const [path, width, height, longest] of [
    ['/', 390, 844, 4400],
    ['/', 1440, 900, 3400],
    ['/id', 390, 844, 4400],
    ['/id', 1440, 900, 3400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${url}${path}`);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.locator('.leaflet-container')).toBeVisible();
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(tall, `${path} ${width} px`).toBeLessThanOrEqual(longest);
    expect((await footer.boundingBox())?.height, `${path} ${width} px`).toBeLessThanOrEqual(1.2 * height);
  }
  await stop();
});

test('HOME-3 the carousel shows one, two or three cards a slide; on a phone the edge of the next one shows that there are more', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, cards] of [
    [767, 1],
    [768, 2],
    [991, 2],
    [992, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    expect(await cardsInView(page), `${width} px`).toHaveLength(cards);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const next = carousel(page).getByRole('article').nth(1);
  await expect(next).toBeAttached();
  const box = await next.boundingBox();
  expect(box?.x).toBeLessThan(390 - 30);
  expect(Number(box && box.x + box.width)).toBeGreaterThan(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('HOME-4 the carousel advances by itself every 5000 ms, has arrows and no indicators', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  const before = await cardsInView(page);
  await page.clock.runFor(4999);
  expect(await cardsInView(page)).toEqual(before);
  await page.clock.runFor(1);
  // The cards move by the page's clock, too.
  await page.clock.runFor(1000);
  await expect.poll(() => cardsInView(page)).not.toEqual(before);

  await expect(carousel(page).getByRole('button', { name: 'Next products' })).toBeVisible();
  await expect(carousel(page).getByRole('button', { name: 'Previous products' })).toBeVisible();
  await expect(carousel(page).getByRole('button')).toHaveCount(3);
  await expect(carousel(page).getByRole('tab')).toHaveCount(0);
});

test('HOME-4 the arrows are hidden at 768 px and shown at 769 px, turn to the next cards, and miss no turn when they are pressed fast', async ({
  page,
}) => {
  await page.goto('/');
  const next = carousel(page).getByRole('button', { name: 'Next products' });
  const previous = carousel(page).getByRole('button', { name: 'Previous products' });
  for (const [width, visible] of [
    [768, false],
    [769, true],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(next, `${width} px`).toBeVisible({ visible });
  }
  const shown = carousel(page).getByRole('status');
  const before = await cardsInView(page);
  await next.dblclick();
  await expect(shown).toHaveText(/^Products 7 to 9 of/);
  await expect.poll(() => cardsInView(page)).not.toEqual(before);
  await previous.dblclick();
  await expect(shown).toHaveText(/^Products 1 to 3 of/);
  await expect.poll(() => cardsInView(page)).toEqual(before);
});

test('HOME-4 the carousel follows a swipe, and the arrows turn from where it ended', async ({ page }) => {
  await page.goto('/');
  const all = await carousel(page).getByRole('heading', { level: 3 }).allInnerTexts();
  const box = await carousel(page).getByRole('list').boundingBox();
  const y = (box?.y ?? 0) + 100;
  await carousel(page).scrollIntoViewIfNeeded();
  await carousel(page).getByRole('article').nth(2).hover();
  await page.mouse.down();
  await page.mouse.move(60, y, { steps: 12 });
  await page.mouse.up();
  await expect.poll(() => cardsInView(page)).toEqual(all.slice(3, 6));
  await carousel(page).getByRole('button', { name: 'Next products' }).click();
  await expect(carousel(page).getByRole('status')).toHaveText(/^Products 7 to 9 of/);
});

test('HOME-3 HOME-5 a new product is in the carousel, and its card and Detail button lead to it', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kapulaga');
  await api.addProduct({ name, category_id: 1 });
  await page.goto('/');
  const card = carousel(page).getByRole('article').filter({ hasText: name });
  await expect(card.getByRole('link', { name: /^Detail/ })).toHaveAttribute('href', /^\/produk\/\d+$/);
  await card.getByRole('heading').click();
  await expect(page).toHaveURL(/\/produk\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('HOME-7 the video loops, muted, by itself', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Product', exact: true }).scrollIntoViewIfNeeded();
  const video = page.locator('video');
  await expect(video).toHaveJSProperty('loop', true);
  await expect(video).toHaveJSProperty('muted', true);
  await expect(video).toHaveJSProperty('autoplay', true);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
});

test('HOME-8 Why Choose Us: a card for each company-information entry', async ({ page, api }) => {
  const entries = await api.list<{ judul_en: string; value_company_en: string }>('dashboard');
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Why Choose Us' });
  await expect(section.getByRole('listitem')).toHaveCount(entries.length);
  for (const { judul_en, value_company_en } of entries) {
    const heading = page.getByRole('heading', { name: judul_en });
    const card = section.getByRole('listitem').filter({ has: heading });
    await expect(card).toContainText(value_company_en);
    await expect(card.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/contact-us');
  }
});

test.describe('HOME-10 motion', () => {
  test('the hero stands still while paused, or while something in it has the focus or the pointer, and goes on afterwards', async ({
    page,
  }) => {
    await openWithStoppedClock(page);
    const still = async () => {
      await page.clock.runFor(TWO_TURNS_MS);
      expect(await shownTitle(page)).toBe(TITLES[0]);
    };
    await hero(page).getByRole('link', { name: 'About Us' }).focus();
    await hero(page).hover();
    await page.getByRole('banner').hover();
    await still();
    await hero(page).hover();
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await still();
    await hero(page).getByRole('button', { name: 'Pause motion' }).click();
    await attendToNothing(page);
    await still();
    await hero(page).getByRole('button', { name: 'Play motion' }).click();
    await attendToNothing(page);
    await page.clock.runFor(TWO_TURNS_MS);
    await expect.poll(() => shownTitle(page)).toBe(TITLES[2]);
  });

  test('the carousel stands still while something in it has the focus, wherever the pointer goes', async ({
    page,
  }) => {
    await openWithStoppedClock(page);
    const names = await carousel(page).getByRole('heading', { level: 3 }).allInnerTexts();
    await carousel(page)
      .getByRole('link', { name: /^Detail/ })
      .first()
      .focus();
    await carousel(page).getByRole('button', { name: 'Next products' }).hover();
    await page.getByRole('banner').hover();
    await page.clock.runFor(TWO_TURNS_MS);
    // The row scrolls in real time: the cards after the next turn show which were in view before.
    await attendToNothing(page);
    await page.clock.runFor(6000);
    await expect.poll(() => cardsInView(page)).toEqual(names.slice(3, 6));
  });

  test('nothing moves for visitors who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    const cards = await cardsInView(page);
    await page.clock.runFor(TWO_TURNS_MS);
    expect(await shownTitle(page)).toBe(TITLES[0]);
    expect(await cardsInView(page)).toEqual(cards);
    await page.getByRole('main').getByRole('link', { name: 'Product', exact: true }).scrollIntoViewIfNeeded();
    await expect(page.locator('video')).toHaveCount(0);
  });
});

/** The names on the cards that lie wholly inside the carousel's window. */
async function cardsInView(page: Page): Promise<string[]> {
  await carousel(page).scrollIntoViewIfNeeded();
  return carousel(page)
    .getByRole('list')
    .evaluate((list) => {
      let frame: Element = list;
      while (getComputedStyle(frame).overflowX === 'visible' && frame.parentElement)
        frame = frame.parentElement;
      const window = frame.getBoundingClientRect();
      const rounding = 1;
      return [...list.children]
        .filter((card) => {
          const { left, right } = card.getBoundingClientRect();
          return left >= window.left - rounding && right <= window.right + rounding;
        })
        .map((card) => card.querySelector('h3')?.textContent ?? '');
    });
}
