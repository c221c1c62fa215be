import { expect, test } from '../../fixtures';

const PRICES = /^Rp [\d.]+$/;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('LIST-1 HAND-15 products are searched and sorted by the address, without empty parameters', async ({
      page,
    }) => {
      await page.goto('/product');
      const search = page.getByRole('search');
      const submit = () => search.getByRole('button', { name: 'Search' }).click();
      if (!javaScriptEnabled) await submit();
      await expect(page).toHaveURL('/product');
      await search.getByLabel('Search').fill('arabika');
      await search.getByLabel('Sort by').selectOption('Price, high to low');
      if (!javaScriptEnabled) await submit();
      await expect(page).toHaveURL('/product?q=arabika&sort=-price');
      // The address changes before the page has loaded.
      await page.waitForLoadState();
      await expect(page.getByRole('main').getByRole('status')).toContainText('for “arabika”');
      const prices = await page.getByRole('main').getByText(PRICES).allInnerTexts();
      const numbers = prices.map((price) => Number(price.replace(/\D/g, '')));
      expect(numbers.length).toBeGreaterThan(1);
      expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    });

    test('FIND-2 LIST-3 SHOW-7 a typing error is read as the nearest word, and a search without result says so', async ({
      page,
    }) => {
      const main = page.getByRole('main');
      await page.goto('/product?q=Ground+cofee&sort=name');
      await expect(main.getByRole('status')).toHaveText('Showing results for ground coffee');
      await expect(main.getByRole('listitem')).not.toHaveCount(0);
      await main.getByRole('link', { name: 'Search for “Ground cofee” instead' }).click();
      await expect(page).toHaveURL('/product?q=Ground+cofee&exact=1&sort=name');
      await expect(page.getByText('No product matches this search.')).toBeVisible();
      for (const [way, to] of [
        ['See the newest products', '/product?sort=newest'],
        ['See all products', '/product'],
        ['Ask us for it', '/contact-us'],
      ] as const)
        await expect(main.getByRole('link', { name: way })).toHaveAttribute('href', to);
      await page.goto('/id/product?q=koppi');
      await expect(main.getByRole('status')).toHaveText('Menampilkan hasil untuk kopi');
      await page.goto('/product-list/Coffee?q=%3Cscript%3E');
      await expect(page.getByText('No product matches this search.')).toBeVisible();
      await expect(page.getByRole('search').getByLabel('Search')).toHaveValue('<script>');
      await expect(main.getByRole('link', { name: 'Search all products' })).toHaveAttribute(
        'href',
        '/product?q=%3Cscript%3E',
      );
    });
  });
}

test('CAT-2 a search on a category page stays in its category', async ({ page }) => {
  await page.goto('/product-list/Coffee?q=organik');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('0 products for “organik”');
});

test('FIND-2 a search as typed stays so in another order', async ({ page }) => {
  await page.goto('/product-list/Coffee?q=koppi&exact=1');
  await page.getByLabel('Sort by').selectOption('Newest first');
  await expect(page).toHaveURL('/product-list/Coffee?q=koppi&sort=newest&exact=1');
});

test('HAND-15 SHOW-7 a choice of order and a changed search take effect by themselves, and by the button', async ({
  page,
}) => {
  await page.goto('/product');
  const search = page.getByRole('search');
  const field = search.getByLabel('Search');
  await expect(field).toHaveAttribute('placeholder', 'Search products');
  await search.getByLabel('Sort by').selectOption('Name');
  await expect(page).toHaveURL('/product?sort=name');
  await field.fill('arabika');
  await field.press('Tab');
  await expect(page).toHaveURL('/product?q=arabika&sort=name');
  await field.fill('bubuk');
  await field.press('Enter');
  await expect(page).toHaveURL('/product?q=bubuk&sort=name');
  await expect(search.getByRole('status')).toHaveText(/^\d products? for “bubuk”$/);
  await field.fill('');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/product?sort=name');
  await search.getByLabel('Sort by').selectOption('Catalogue order');
  await expect(page).toHaveURL('/product');
  for (const before of ['sort=name', 'q=bubuk&sort=name', 'q=arabika&sort=name']) {
    await page.goBack();
    await expect(page).toHaveURL(`/product?${before}`);
  }
});

test('HAND-15 the first row of products is in sight at 1440 by 900 and 390 by 844 pixels', async ({
  page,
}) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/product', '/product-list/Coffee', '/product-list/Briquettes', '/product?q=kopi']) {
      await page.goto(path);
      const bottom = await page
        .getByRole('main')
        .getByRole('listitem')
        .first()
        .evaluate((card) => card.getBoundingClientRect().bottom);
      expect(bottom, `${path} at ${width} px`).toBeLessThanOrEqual(height);
    }
  }
});

test('HAND-15 the categories beside the search keep what is searched for', async ({ page }) => {
  await page.goto('/product?q=organik&sort=name');
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await expect(categories.getByRole('link', { name: 'All products' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await categories.getByRole('link', { name: 'Fertilizer' }).click();
  await expect(page).toHaveURL('/product-list/Fertilizer?q=organik&sort=name');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fertilizer');
  await expect(categories.getByRole('link', { name: 'Fertilizer' })).toHaveAttribute('aria-current', 'page');
  await categories.getByRole('link', { name: 'All products' }).click();
  await expect(page).toHaveURL('/product?q=organik&sort=name');
});

test('LIST-1 HAND-15 the pages of a list have numbers and keep its search and order', async ({
  page,
  api,
  unique,
}) => {
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
  const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /^\d+$/ });
  await expect(pages).toHaveText(['1', '2']);
  await expect(pages.first()).toHaveAttribute('aria-current', 'page');
  await pages.last().click();
  await expect(page).toHaveURL(`/product?q=${word}&sort=newest&page=2`);
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
  await expect(page).toHaveURL('/product?q=kopi+bubuk&sort=newest');
});

test('LIST-1 what is typed while a search is under way is kept; going back, or on to all products, shows what was asked', async ({
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
  await field.fill('arabika');
  await field.press('Enter');
  await expect(page).toHaveURL('/product?q=arabika');
  await page.getByRole('banner').getByRole('link', { name: 'Product', exact: true }).click();
  await expect(page).toHaveURL('/product');
  await expect(field).toHaveValue('');
});

test('LIST-3 whatever is searched for gets an answer: a page beyond the last a 404, the others a list', async ({
  page,
}) => {
  const nothing = 'No product matches this search.';
  const cards = page.getByRole('main').getByRole('listitem');
  await page.goto('/product?page=abc&sort=nonsense');
  await expect(cards).not.toHaveCount(0);
  for (const [query, status, says] of [
    ['page=1e9', 404, 'Halaman ini tidak ada.'],
    ['q=<script>alert(1)</script>', 200, nothing],
    [`q=${'a'.repeat(10_000)}`, 200, nothing],
  ] as const) {
    const response = await page.goto(`/product?${query}`);
    expect(response?.status(), query.slice(0, 24)).toBe(status);
    await expect(page.getByRole('main').getByText(says)).toBeVisible();
    await expect(cards).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

const isSearchFor = (word: string) => (url: URL) => url.searchParams.get('q') === word;
