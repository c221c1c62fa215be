import { expect, test } from '../../fixtures';

const PRICES = /^Rp [\d.]+$/;
/** Of the demo catalogue; other stories add products. */
const DEMO_PRODUCTS = 12;
const PRODUCTS_PER_PAGE = 24;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('LIST-1 products are searched and sorted by the address', async ({ page }) => {
      await page.goto('/product');
      const search = page.getByRole('search');
      await search.getByLabel('Search').fill('arabika');
      await search.getByLabel('Sort by').selectOption('Price, high to low');
      await search.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL('/product?q=arabika&sort=-price');
      // The address changes before the page has loaded.
      await page.waitForLoadState();
      await expect(page.getByRole('main').getByRole('status')).toContainText('for “arabika”');
      const prices = await page.getByRole('main').getByText(PRICES).allInnerTexts();
      const numbers = prices.map((price) => Number(price.replace(/\D/g, '')));
      expect(numbers.length).toBeGreaterThan(1);
      expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    });

    test('LIST-3 a search without result says so and offers all products', async ({ page }) => {
      await page.goto('/product-list/Coffee?q=%3Cscript%3E');
      await expect(page.getByText('Tidak ada produk yang cocok dengan pencarian ini.')).toBeVisible();
      await expect(page.getByRole('search').getByLabel('Search')).toHaveValue('<script>');
      await page.getByRole('main').getByRole('link', { name: 'All', exact: true }).click();
      await expect(page).toHaveURL('/product');
    });
  });
}

test('CAT-2 a search on a category page stays in its category', async ({ page }) => {
  await page.goto('/product-list/Coffee?q=organik');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('0 products for “organik”');
});

test('LIST-1 the pages of a list keep its search and order', async ({ page, api, unique }) => {
  const word = unique('Halaman').replaceAll(' ', '-');
  const category_id = await api.addCategory(word);
  for (let number = 1; number <= 25; number++)
    await api.addProduct({ name: `${word} ${number}`, category_id });
  await page.goto(`/product?q=${word}&sort=newest`);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(24);
  await expect(cards.first()).toContainText(`${word} 25`);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`/product?q=${word}&sort=newest&page=2`);
  await expect(cards).toHaveCount(1);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(cards).toHaveCount(24);
});

test('LIST-1 what is typed before the scripts start is kept', async ({ page }) => {
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  await page.route('**/assets/*.js', (route) => started.then(() => route.continue()));
  const opened = page.goto('/product?q=arabika');
  const search = page.getByRole('search');
  await search.getByLabel('Search').fill('kopi bubuk');
  await search.getByLabel('Sort by').selectOption('Newest first');
  start();
  await opened;
  await search.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL('/product?q=kopi+bubuk&sort=newest');
});

test('LIST-1 what is typed while a search is under way is kept, and going back shows what was asked', async ({
  page,
}) => {
  await page.goto('/product');
  const search = page.getByRole('search');
  const field = search.getByLabel('Search');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(isSearchFor('kopi'), (route) => answered.then(() => route.continue()));
  await field.fill('kopi');
  await field.press('Enter');
  await field.pressSequentially(' bubuk');
  answer();
  await expect(search.getByRole('status')).toContainText('for “kopi”');
  await expect(field).toHaveValue('kopi bubuk');
  await page.goBack();
  await expect(field).toHaveValue('');
});

test('LIST-1 a link to all products empties the field', async ({ page }) => {
  await page.goto('/product');
  const field = page.getByRole('search').getByLabel('Search');
  await field.fill('arabika');
  await field.press('Enter');
  await expect(page).toHaveURL('/product?q=arabika&sort=');
  await page.getByRole('banner').getByRole('link', { name: 'Product', exact: true }).click();
  await expect(page).toHaveURL('/product');
  await expect(field).toHaveValue('');
});

for (const [query, status, says] of [
  ['page=-1', 200, undefined],
  ['page=abc&sort=nonsense', 200, undefined],
  ['page=1e9', 404, 'Halaman ini tidak ada.'],
  ['q=<script>alert(1)</script>', 200, 'Tidak ada produk yang cocok dengan pencarian ini.'],
  [`q=${'a'.repeat(10_000)}`, 200, 'Tidak ada produk yang cocok dengan pencarian ini.'],
] as const) {
  test(`LIST-3 /product?${query.slice(0, 24)} is answered ${status}`, async ({ page }) => {
    const response = await page.goto(`/product?${query}`);
    expect(response?.status()).toBe(status);
    const main = page.getByRole('main');
    const cards = main.getByRole('listitem');
    if (says) {
      await expect(main.getByText(says)).toBeVisible();
      await expect(cards).toHaveCount(0);
    } else {
      const found = Number.parseInt(await main.getByRole('status').innerText());
      expect(found).toBeGreaterThanOrEqual(DEMO_PRODUCTS);
      await expect(cards).toHaveCount(Math.min(found, PRODUCTS_PER_PAGE));
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}

const isSearchFor = (word: string) => (url: URL) => url.searchParams.get('q') === word;
