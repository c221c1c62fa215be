import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

const PAGES = ['/', '/product', '/product-list/Coffee', '/produk/1', '/about', '/contact-us', '/nope'];
/** With what stands nowhere else: carousel and map, a form, the gallery and the calculator. */
const DIFFERENT = ['/', '/product', '/produk/1'];

const chat = (page: Page) => page.getByRole('link', { name: 'Chat on WhatsApp' });

for (const [name, width, height, paths] of [
  ['320 px', 320, 640, DIFFERENT],
  ['390 px', 390, 844, PAGES],
  ['820 px', 820, 1180, DIFFERENT],
  ['1440 px', 1440, 900, PAGES],
  ['200 % zoom on a desktop', 720, 450, DIFFERENT],
] as const) {
  test(`HAND-5 at ${name} the chat button covers nothing that can be pressed, however far a page is scrolled`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.locator('.leaflet-container')).toBeVisible();
      const { covered, floating } = await page.evaluate(scrollThrough);
      expect(covered, path).toEqual([]);
      expect(floating, path).toBeGreaterThan(0);
      await page.keyboard.press('End');
      await expect(chat(page)).toBeInViewport({ ratio: 1 });
    }
  });
}

test('HAND-5 a control that appears under the chat button makes it yield', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(chat(page)).toHaveCSS('position', 'fixed');
  const added = await page.evaluateHandle(() => {
    const button = document.createElement('button');
    Object.assign(button.style, { position: 'fixed', inset: 'auto 0 0', height: '100px' });
    document.querySelector('main')?.append(button);
    return button;
  });
  await expect(chat(page)).toHaveCSS('position', 'absolute');
  await added.evaluate((button) => button.remove());
  await expect(chat(page)).toHaveCSS('position', 'fixed');
});

test('HAND-5 the keyboard reaches the chat button after the footer, in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/product');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Facebook' }).focus();
  await page.keyboard.press('Tab');
  await expect(chat(page)).toBeFocused();
  await expect(chat(page)).toBeInViewport({ ratio: 1 });
});

test("HAND-5 DET-3 on a product page the chat button's message names the product and its address", async ({
  page,
  baseURL,
}) => {
  await page.goto('/produk/2');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const message = async () => new URL(String(await chat(page).getAttribute('href'))).searchParams.get('text');
  expect(await message()).toContain(name);
  expect(await message()).toContain(`${baseURL}/produk/2`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(chat(page)).toHaveAttribute('href', 'https://wa.me/6281200000000');
});

test("HAND-5 in a search and a category the chat button's message names what one looks at", async ({
  page,
  baseURL,
}) => {
  const button = page.getByRole('complementary').getByRole('link');
  const message = async () => new URL(String(await button.getAttribute('href'))).searchParams.get('text');
  for (const [path, text] of [
    ['/product', null],
    ['/product?sort=name', null],
    ['/product?q=shisha', 'Hello, I searched for “shisha” here:'],
    ['/product?q=teak', 'Hello, I searched for “teak” here:'],
    ['/product-list/Coffee', 'Hello, I am looking at “Coffee”:'],
    ['/product-list/Coffee?q=ground', 'Hello, I searched for “ground” here:'],
    ['/id/product-list/Coffee', 'Halo, saya sedang melihat “Kopi”:'],
  ] as const) {
    await page.goto(path);
    expect(await message(), path).toBe(text && `${text} ${baseURL}${path}`);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('HAND-5 the chat button lies at the end of the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of PAGES) {
      await page.goto(path);
      await expect(chat(page)).not.toBeInViewport();
      const button = await chat(page).boundingBox();
      const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
      expect(button?.y).toBeGreaterThan(Number(last && last.y + last.height));
    }
  });
});

/** In the browser: what the chat button lies over on the way down, and at how many stops it floats. */
async function scrollThrough() {
  const button = document.querySelector<HTMLElement>('a[aria-label="Chat on WhatsApp"]');
  const covered = new Set<string>();
  let floating = 0;
  const end = document.documentElement.scrollHeight - window.innerHeight;
  const step = 56;
  for (let top = 0; button && top < end + step; top += step) {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    if (getComputedStyle(button).position === 'fixed') floating += 1;
    const own = button.getBoundingClientRect();
    // Nothing that can be pressed is smaller than 24 px.
    for (let x = own.left; x <= own.right; x += 12) {
      for (let y = own.top; y <= own.bottom; y += 12) {
        for (const element of document.elementsFromPoint(x, y)) {
          const control = element.closest(
            'a, button, input, select, textarea, label, summary, [tabindex="0"]',
          );
          if (control && control !== button) covered.add(`${control.outerHTML.slice(0, 80)} at ${top} px`);
        }
      }
    }
  }
  return { covered: [...covered], floating };
}
