import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

/** With what stands nowhere else: carousel and map, a form, the gallery and the calculator. */
const PAGES = ['/', '/product', '/produk/1'];

const chat = (page: Page) => page.getByRole('link', { name: 'Chat on WhatsApp' });

for (const [name, width, height] of [
  ['320 px', 320, 640],
  ['390 px', 390, 844],
  ['820 px', 820, 1180],
  ['1440 px', 1440, 900],
  ['200 % zoom on a desktop', 720, 450],
] as const) {
  test(`HAND-5 at ${name} the chat button covers nothing that can be pressed, however far a page is scrolled`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const path of PAGES) {
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

test("HAND-5 DET-3 on a product page the chat button's message names the product and its address", async ({
  page,
  baseURL,
}) => {
  await page.goto('/produk/4');
  const { searchParams } = new URL(String(await chat(page).getAttribute('href')));
  expect(searchParams.get('text')).toContain(`Arabica Green Beans: ${baseURL}/produk/4`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(chat(page)).toHaveAttribute('href', /\?text=.*about%20your%20products\.%0AQuantity%3A%20%0A/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('HAND-5 the chat button lies at the end of the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/', '/product']) {
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
          // The bar of contact links, which it stands in, hides what is below.
          if (element.matches('article div') && getComputedStyle(element).position === 'fixed') break;
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
