import { violationsOn } from '../../accessibility';
import { expect, test } from '../../fixtures';

const PAGES = [
  '/',
  '/product',
  '/product?q=zzz',
  '/product-list/Coffee',
  '/produk/1',
  '/compare?ids=1,2,3',
  '/about',
  '/contact-us',
  '/inquiry?add=1,2',
  '/inquiry/sent?code=E-4K7Q2M',
  '/privacy',
  '/nope',
];

/** In the browser: what is written in letters of less than 14 px. */
function smallTexts(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    )
    .filter(
      (element) => element.checkVisibility() && Number.parseFloat(getComputedStyle(element).fontSize) < 14,
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}

test('SHOW-1 axe finds nothing on any public page at 390 and 1440 px, and no text of less than 14 px', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of PAGES) {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.locator('.leaflet-container')).toBeVisible();
      expect(await violationsOn(page), `${path} at ${width} px`).toEqual([]);
      expect(await page.evaluate(smallTexts), `${path} at ${width} px`).toEqual([]);
    }
  }
});

for (const width of [390, 1440]) {
  test(`what has the focus is never hidden behind the navbar or the chat button at ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/', '/product', '/produk/1', '/contact-us']) {
      await page.goto(path);
      const seen = new Set<string>();
      for (;;) {
        await page.keyboard.press('Tab');
        const { name, covered, inMap } = await page.evaluate(whatHasTheFocus);
        if (seen.has(name) || inMap) break;
        seen.add(name);
        expect(covered, `${path}: ${name}`).toBe(false);
      }
      expect(seen.size).toBeGreaterThan(5);
    }
  });
}

/** In the browser: whether anything else is drawn over the whole of the focused element. */
async function whatHasTheFocus() {
  // Even the shortest transition begins where it came from.
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  const focused = document.activeElement ?? document.body;
  // The carousel moves by script: its slide has come once the element has stood still for ten frames.
  const place = () => JSON.stringify(focused.getBoundingClientRect());
  for (
    let frames = 0, last = place();
    frames < 10;
    frames = place() === last ? frames + 1 : 0, last = place()
  )
    await new Promise(requestAnimationFrame);
  const { left, top, width, height } = focused.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height]),
  );
  const covered = !points.some(([x = 0, y = 0]) => {
    const drawn = document.elementFromPoint(x, y);
    return drawn !== null && (focused.contains(drawn) || drawn.contains(focused));
  });
  const all = [...document.querySelectorAll('*')];
  return {
    name: `${focused.textContent || focused.getAttribute('aria-label')} (${all.indexOf(focused)})`,
    covered,
    inMap: focused.closest('.leaflet-container') !== null,
  };
}

test('NAV-8 the Category menu opens, moves and closes by the keyboard', async ({ page }) => {
  await page.goto('/about');
  const menu = page.getByRole('banner').locator('details');
  const summary = menu.locator('summary');
  await summary.focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('link', { name: 'All' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
});

test('following a link puts the focus on the heading of the page it leads to', async ({ page }) => {
  await page.goto('/product');
  await page.getByRole('main').getByRole('link', { name: 'Arabica Green Beans' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Arabica Green Beans' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Our products' })).toBeFocused();
});

test('LIST-1 a search keeps the focus where it was typed, and says how much it found', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Gambir').replaceAll(' ', '-');
  await api.addProduct({ name, category_id: await api.addCategory(name) });
  await page.goto('/product');
  const field = page.getByRole('searchbox', { name: 'Search' });
  const found = page.getByRole('search').getByRole('status');
  await found.evaluate((element) => Object.assign(element, { isTheSame: true }));
  await field.fill(name);
  await field.press('Enter');
  await expect(found).toHaveText(`1 product for “${name}”`);
  await expect(field).toBeFocused();
  expect(await found.evaluate((element) => 'isTheSame' in element)).toBe(true);
  await page.goBack();
  await expect(field).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the skip link is the first stop of the keyboard and leads past the navbar', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });
});
