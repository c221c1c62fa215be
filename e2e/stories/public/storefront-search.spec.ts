import type { Locator } from '@playwright/test';
import { DEMO_PRODUCTS } from '../../demo-products';
import { expect, test } from '../../fixtures';

const PRICES = /^Rp [\d.]+$/;
const PRODUCTS_PER_PAGE = 24;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('LIST-1 products are searched and sorted by the address', async ({ page }) => {
      await page.goto('/product');
      const search = page.getByRole('search');
      await search.getByLabel('Search').fill('arabika');
      await search.getByLabel('Sort by').selectOption('Price, high to low');
      if (!javaScriptEnabled) await search.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/product?q=arabika&sort=-price');
      // The address changes before the page has loaded.
      await page.waitForLoadState();
      await expect(page.getByRole('main').getByRole('status')).toContainText('for “arabika”');
      const prices = await page.getByRole('main').getByText(PRICES).allInnerTexts();
      const numbers = prices.map((price) => Number(price.replace(/\D/g, '')));
      expect(numbers.length).toBeGreaterThan(1);
      expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    });

    test('LIST-3 LIST-4 a search without result says so, and offers all products and to ask the company', async ({
      page,
      baseURL,
    }) => {
      await page.goto('/product?q=HS+4402.10');
      await expect(page.getByRole('main').getByRole('link', { name: 'Did you mean HS 4402?' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem')).toContainText(['Briquettes']);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/product?q=Ground+cofee');
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        '0 products for “Ground cofee”. Shown: “ground coffee”',
      );
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Ground Coffee Mixed' }),
      ).toBeInViewport();
      await page.goto('/product-list/Coffee?q=Ground+cofee&sort=name');
      await page.getByRole('main').getByRole('link', { name: 'Did you mean ground coffee?' }).click();
      await expect(page).toHaveURL('/product-list/Coffee?q=ground+coffee&sort=name');
      await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
      await page.goto('/product-list/Coffee?q=%3Cscript%3E');
      await expect(page.getByText('Tidak ada produk yang cocok dengan pencarian ini.')).toBeVisible();
      await expect(page.getByText('No product matches this search.')).toBeVisible();
      await expect(page.getByRole('search').getByLabel('Search')).toHaveValue('<script>');
      const ask = page.getByRole('main').getByRole('link', { name: 'Ask us about “<script>”' });
      const { host, searchParams } = new URL(String(await ask.getAttribute('href')));
      expect([host, searchParams.get('text')]).toEqual([
        'wa.me',
        `Hello, do you have “<script>”? I did not find it here: ${baseURL}/product-list/Coffee?q=%3Cscript%3E`,
      ]);
      const mail = page.getByRole('main').getByRole('link', { name: 'E-mail' });
      const written = new URL(String(await mail.getAttribute('href')));
      expect(written.pathname).toBe('export@ndeso-nusantara.example');
      expect(written.searchParams.get('subject')).toBe('Inquiry: <script>');
      expect(written.searchParams.get('body')).toBe(searchParams.get('text'));
      expect((await mail.boundingBox())?.y).toBe((await ask.boundingBox())?.y);
      await page.getByRole('main').getByRole('link', { name: 'All', exact: true }).click();
      await expect(page).toHaveURL('/product');
      await page.goto('/product?q=SGS+certificate');
      await page.getByRole('main').getByRole('link', { name: 'Papers that go with our goods' }).click();
      await expect(page).toHaveURL('/about#who');
      await expect(page.getByText('the papers a buyer needs')).toBeInViewport();
      await expect(page.getByText('SGS inspection report')).toBeInViewport();
      const who = page.locator('#who');
      const chat = who.getByRole('link', { name: 'Ask us about papers' });
      const searched = javaScriptEnabled ? '.*SGS%20certificate.*' : '';
      await expect(chat).toHaveAttribute(
        'href',
        new RegExp(`^https://wa.me/.*text=${searched}Which%20papers`),
      );
      await expect(who.getByRole('link', { name: 'E-mail' })).toHaveAttribute(
        'href',
        javaScriptEnabled
          ? /^mailto:.*subject=Inquiry%3A%20SGS%20certificate&body=.*Which%20papers/
          : /^mailto:.*subject=Inquiry%3A%20papers&body=/,
      );
      await expect(page.getByText('a halal or organic certificate')).toBeVisible();
      await expect(page.getByText('EUDR')).toBeVisible();
      await page.goto('/product?q=Hamburg');
      await expect(page.getByRole('main').getByRole('link', { name: 'Where we ship' })).toBeVisible();
    });
  });
}

test('LIST-4 HAND-18 what was searched for goes along to the page that answers it, and to the contact page', async ({
  page,
  baseURL,
}) => {
  const main = page.getByRole('main');
  const asking = async (name: string, parameter: string) => {
    const { searchParams } = new URL(
      String(await main.getByRole('link', { name }).first().getAttribute('href')),
    );
    return searchParams.get(parameter)?.split(/\r?\n/);
  };
  const q = 'price per ton CIF Lagos';
  const searched = `Hello, I searched for “${q}” here: ${baseURL}/product?q=price+per+ton+CIF+Lagos`;
  await page.goto(`/product?q=${encodeURIComponent(q)}`);
  await main.getByRole('link', { name: 'Where we ship' }).click();
  await expect(page).toHaveURL('/about#ports');
  const port = 'Can you ship to this port? ';
  await expect.poll(() => asking('Ask us about your port', 'text')).toEqual([searched, port]);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
  await expect(main.getByRole('link', { name: 'WhatsApp' }).first()).toHaveAttribute('href', /CIF%20Lagos/);
  await page.goto('/about');
  await expect.poll(() => asking('Ask us about your port', 'text')).toEqual([port]);
  await page.goto('/product?q=payment+terms');
  await main.getByRole('link', { name: 'How to reach us' }).click();
  await expect(main.getByRole('link', { name: 'WhatsApp' }).first()).toHaveAttribute(
    'href',
    /payment%20terms/,
  );
  await page.goto('/product?q=NPK+15-15-15');
  await expect(main.getByRole('status')).toContainText('0 products');
  await page.goto('/product?q=briquettes+18+tons+CIF+Hamburg');
  await main.getByRole('link', { name: /^Sawdust Briquettes, Hexagon/ }).click();
  await expect(page).toHaveURL('/produk/12?tonnes=18+tons+CIF+Hamburg');
  await expect(main.getByRole('heading', { level: 1, name: 'Sawdust Briquettes, Hexagon' })).toBeVisible();
  await expect
    .poll(() => asking('Contact Us', 'text'))
    .toContainEqual(expect.stringMatching(/^Amount: 18 t.*CIF Hamburg$/));
});

test('LIST-4 what may have been meant by another word for goods is in the language of the page', async ({
  page,
}) => {
  for (const [address, proposal] of [
    ['/product', 'Did you mean fertilizer?'],
    ['/id/product', 'Mungkin maksud Anda pupuk?'],
  ] as const) {
    await page.goto(`${address}?q=rabuk+zzzz`);
    await expect(page.getByRole('main').getByRole('link', { name: proposal })).toBeVisible();
  }
});

test('LIST-4 what is searched for like a port begins with where we ship, and offers all products', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
  for (const [path, help] of [
    ['/product-list/Coffee?q=mersin', 'Goods for Mersin: see where we ship'],
    ['/product?q=Hamburg', 'Where we ship'],
    ['/id/product?q=CIF+Melbourne', 'Barang ke Melbourne: lihat ke mana kami mengirim'],
  ] as const) {
    await page.goto(path);
    const link = main.getByRole('link', { name: help, exact: true });
    await expect(link).toHaveAttribute('href', /\/about#ports$/);
    const message = main.getByText('Tidak ada produk yang cocok dengan pencarian ini.').first();
    expect(await top(link), path).toBeLessThan(await top(message));
    const all = await main.getByRole('link', { name: /^(All|Semua)$/ }).boundingBox();
    expect(all?.height, path).toBeGreaterThanOrEqual(44);
  }
  await page.goto('/product?q=coffee+2x20+CIF+Jebel+Ali');
  await expect(main.getByRole('status')).toHaveText(/^[1-9]\d* products for /);
  await expect(main.getByRole('link', { name: 'Goods for Jebel Ali: see where we ship' })).toBeVisible();
});

test('LIST-4 what bringing goods costs, and how they are paid, is asked of the company, before all else', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
  for (const q of ['ongkir', 'ongkos kirim ke Surabaya', 'kirim ke Solo', 't/t']) {
    await page.goto(`/id/product?${new URLSearchParams({ q })}`);
    const ask = main.getByRole('link', { name: `Tanyakan “${q}” kepada kami` });
    await expect(ask).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    const reach = main.getByRole('link', { name: 'Cara menghubungi kami' });
    await expect(reach).toHaveAttribute('href', '/id/contact-us');
    expect(await top(ask)).toBeLessThan(await top(reach));
    expect(await top(reach)).toBeLessThan(await top(main.getByText('Tidak ada produk yang cocok')));
    await expect(main.getByRole('link', { name: 'Ke mana kami mengirim' })).toHaveCount(0);
  }
});

test('LIST-4 a brochure is the PDF itself, and of organic coffee the papers are what may help', async ({
  page,
}) => {
  for (const [path, name, file] of [
    ['/product?q=brochure', 'Our company profile with price list (PDF)', '/company-profile.pdf'],
    ['/id/product?q=katalog', 'Profil perusahaan kami dengan daftar harga (PDF)', '/id/company-profile.pdf'],
  ] as const) {
    await page.goto(path);
    const download = page.waitForEvent('download');
    await page.getByRole('main').getByRole('link', { name }).click();
    expect(new URL((await download).url()).pathname).toBe(file);
  }
  await page.goto('/product?q=organic+arabica');
  const papers = page.getByRole('main').getByRole('link', { name: 'Papers that go with our goods' });
  await expect(papers).toBeVisible();
});

test('LIST-4 the field of the search shows a limit of a specification, which finds products of several categories', async ({
  page,
}) => {
  for (const [address, example, ...names] of [
    ['/product', 'moisture < 12', 'Arabika Green Bean', 'Coconut Shell Briquettes, Cube'],
    ['/id/product', 'kadar air < 12', 'Arabika Green Bean', 'Briket Tempurung Kelapa Kubus'],
  ] as const) {
    await page.goto(address);
    const field = page.getByRole('search').getByRole('searchbox');
    await expect(field).toHaveAttribute('placeholder', new RegExp(` ${example}$`));
    await field.fill(example);
    await field.press('Enter');
    for (const name of names) await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  }
});

test('LIST-4 an amount alone is all products, and goods are found in a buyer’s own words for them', async ({
  page,
}) => {
  const found = async (q: string) => {
    await page.goto(`/product?q=${q}`);
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText(new RegExp(`^\\d+ products for “${q}”$`));
    return parseInt(await status.innerText());
  };
  for (const q of ['1x20', '500 sacks', 'tons'])
    expect(await found(q)).toBeGreaterThanOrEqual(DEMO_PRODUCTS.length);
  for (const q of ['fertiliser', '커피', 'narghile']) expect(await found(q)).toBeGreaterThan(1);
});

test('LIST-4 a process that no product has leads to the categories that specify one, in either form of the word', async ({
  page,
}) => {
  for (const q of ['honey+process', 'honey+processed']) {
    await page.goto(`/product?q=${q}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Coffee – see all products' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Did you mean/ })).toHaveCount(0);
  }
});

test('CAT-2 a search on a category page stays in its category', async ({ page }) => {
  await page.goto('/product-list/Coffee?q=organik');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('0 products for “organik”');
});

test('LIST-1 LIST-3 LIST-4 a search names the category that is called so, and offers the whole catalogue and the whole category', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const named = main.getByRole('link', { name: 'Coffee – see all products' });
  await page.goto('/product?q=kopi');
  await expect(named).toHaveAttribute('href', '/product-list/Coffee');
  await page.goto('/product-list/Fertilizer?q=SNI+01-2907');
  await expect(named).toHaveAttribute('href', '/product-list/Coffee');
  await page.goto('/product-list/Fertilizer?q=coffee&sort=name');
  await expect(named).toHaveAttribute('href', '/product-list/Coffee');
  await expect(main.getByRole('link', { name: 'All of this category' })).toHaveAttribute(
    'href',
    '/product-list/Fertilizer',
  );
  await main.getByRole('link', { name: 'Search in all categories' }).click();
  await expect(page).toHaveURL('/product?q=coffee&sort=name');
});

test('HAND-15 a choice of order and a changed search take effect by themselves, without a button', async ({
  page,
}) => {
  await page.goto('/product');
  const search = page.getByRole('search');
  const field = search.getByLabel('Search');
  await expect(search.getByRole('button')).toHaveCount(0);
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
  await field.press('Enter');
  await expect(page).toHaveURL('/product?sort=name');
  await search.getByLabel('Sort by').selectOption('Catalogue order');
  await expect(page).toHaveURL('/product');
  for (const before of ['sort=name', 'q=bubuk&sort=name', 'q=arabika&sort=name']) {
    await page.goBack();
    await expect(page).toHaveURL(`/product?${before}`);
  }
});

test('LIST-4 a search for the lowest price says that prices are compared for a kilogram', async ({
  page,
}) => {
  await page.goto('/id/product?q=harga+terendah');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /^\d+ produk untuk “harga terendah”, menurut harga per kg$/,
  );
});

test('HAND-15 an order chosen before the scripts start takes effect when they do', async ({ page }) => {
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  await page.route('**/assets/*.js', (route) => started.then(() => route.continue()));
  const opened = page.goto('/product');
  await page.getByRole('search').getByLabel('Sort by').selectOption('Price, low to high');
  start();
  await opened;
  await expect(page).toHaveURL('/product?sort=price');
  // A sack costs more than a kilogram of coffee, and holds 50.
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ products, by price per kg$/);
  const compared = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /sack|Robusta Green/ });
  await expect(compared.first()).toContainText('sack');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('HAND-15 a field that was left empty is not in the address', async ({ page }) => {
    const submit = () => page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await page.goto('/product');
    await submit();
    await expect(page).toHaveURL('/product');
    await page.getByLabel('Sort by').selectOption('Name');
    await submit();
    await expect(page).toHaveURL('/product?sort=name');
    await page.goto('/product-list/coffee?q=bubuk&sort=');
    await expect(page).toHaveURL('/product-list/Coffee?q=bubuk');
  });
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

test('HAND-15 of many categories the one that is shown is in sight', async ({ page, api, unique }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (let number = 1; number <= 9; number++) await api.addCategory(unique(`Rempah ${number}`));
  const name = unique('Rempah 9');
  await page.goto(`/product-list/${encodeURIComponent(name)}`);
  const chip = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name });
  await expect(chip).toHaveAttribute('aria-current', 'page');
  await expect(chip).toBeInViewport({ ratio: 1 });
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
  await expect(page).toHaveURL('/product?q=arabika');
  await page.getByRole('banner').getByRole('link', { name: 'Product', exact: true }).click();
  await expect(page).toHaveURL('/product');
  await expect(field).toHaveValue('');
});

test('LIST-3 whatever is searched for gets an answer: a page beyond the last a 404, the others a list', async ({
  page,
}) => {
  for (const [query, status, says] of [
    ['page=-1', 200, undefined],
    ['page=abc&sort=nonsense', 200, undefined],
    ['page=1e9', 404, 'Halaman ini tidak ada.'],
    ['q=<script>alert(1)</script>', 200, 'Tidak ada produk yang cocok dengan pencarian ini.'],
    [`q=${'a'.repeat(10_000)}`, 200, 'Tidak ada produk yang cocok dengan pencarian ini.'],
  ] as const) {
    const response = await page.goto(`/product?${query}`);
    expect(response?.status(), query.slice(0, 24)).toBe(status);
    const main = page.getByRole('main');
    const cards = main.getByRole('listitem');
    if (says) {
      await expect(main.getByText(says)).toBeVisible();
      await expect(cards).toHaveCount(0);
    } else {
      const found = Number.parseInt(await main.getByRole('status').innerText());
      expect(found).toBeGreaterThanOrEqual(DEMO_PRODUCTS.length);
      await expect(cards).toHaveCount(Math.min(found, PRODUCTS_PER_PAGE));
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

const isSearchFor = (word: string) => (url: URL) => url.searchParams.get('q') === word;
