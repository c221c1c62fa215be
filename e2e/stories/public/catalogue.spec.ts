import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { ApiClient } from '../../api-client';
import { demoPicture } from '../../demo-picture';
import { expect, test } from '../../fixtures';

const grid = (page: Page) => page.getByRole('main').getByRole('list').last();

const cardOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) });

/** How many cards stand in the first row. */
const columns = (page: Page) =>
  grid(page)
    .getByRole('listitem')
    .evaluateAll((cards) => {
      const tops = cards.map((card) => card.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    });

test('LIST-1 a video hero with its button, then the grid: three columns, two at medium width', async ({
  page,
}) => {
  await page.goto('/product');
  await expect(page.locator('video')).toBeVisible();
  const contact = page.getByRole('main').getByRole('link', { name: 'Contact Us' });
  await expect(contact).toHaveAttribute('href', '/contact-us');
  await expect(page.getByRole('heading', { name: 'Product Listing' })).toBeVisible();
  expect(await columns(page)).toBe(3);
  await page.setViewportSize({ width: 820, height: 900 });
  expect(await columns(page)).toBe(2);
});

test('LIST-2 SHOW-7 SHOW-2 a card has one link, named as the product; it shows image, name and description, each where there is room, and leads to the top of the product page', async ({
  page,
}) => {
  const name = 'Organic Fertilizer Pellets';
  for (const [width, path, hasRoom] of [
    [1440, '/product', true],
    [390, '/product', true],
    [820, '/product-list/Fertilizer', false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const card = cardOf(page, name);
    const picture = await card.locator('img').boundingBox();
    const heading = await card.getByRole('heading', { name }).boundingBox();
    expect(heading?.y, path).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0) - 1);
    await expect(card.getByText('Mature chicken manure')).toBeVisible({ visible: hasRoom });
    await expect(card.getByText('Fertilizer', { exact: true })).toBeVisible({ visible: path === '/product' });
  }
  await page.goto('/product');
  const card = cardOf(page, name);
  await expect(card.getByRole('link')).toHaveText([name, 'Add to inquiry']);
  const line = await card.getByText('Mature chicken manure').innerText();
  expect(line).toMatch(/\S…$/);
  expect(line.length).toBeLessThanOrEqual(81);
  const [exported, rupiah] = ['USD 190 / t FOB', 'Rp 80.000'].map((price) => card.getByText(price));
  const size = (price: Locator | undefined) =>
    price?.evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
  expect(await size(exported)).toBeGreaterThanOrEqual(Number(await size(rupiah)));
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await card.click();
  await expect(page).toHaveURL(/\/produk\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('CAT-1 each banner has the name of its category and its own background', async ({ page }) => {
  for (const [name, picture] of [
    ['Fertilizer', /fertilizer/],
    ['Coffee', /coffee/],
    ['Briquettes', /briquettes/],
  ] as const) {
    await page.goto(`/product-list/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const background = page.getByRole('main').locator('img').first();
    await expect
      .poll(() => background.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(picture);
  }
});

test('HAND-2 a renamed category is reached by its old address, with its banner until staff give it a picture, and what they wrote', async ({
  page,
  ownProduct: { url, password },
}) => {
  const api = await ApiClient.signIn(url, password);
  const id = await api.addCategory('Coffee');
  const written = {
    heading: 'Dari Banda',
    intro: 'Biji, kulit dan bubuk.',
    facts: 'Origin: Banda\nGrade: A: whole',
  };
  const open = async (name: string, address = name) => {
    await page.goto(`${url}/product-list/${name}`);
    await expect(page).toHaveURL(`${url}/product-list/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(address);
  };
  const banner = page.getByRole('main').locator('img').first();
  const shown = () => banner.evaluate((image: HTMLImageElement) => image.currentSrc);
  await api.put(`category/${id}`, { nama_category: 'Kopi', ...written });
  await open('Coffee', 'Kopi');
  for (const text of [written.heading, written.intro, 'Banda', 'A: whole']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.poll(shown).toMatch(/coffee/);
  // Who has been on the other one's way must not go in circles.
  await api.put(`category/${id}`, { nama_category: 'Coffee' });
  await open('Coffee');
  const picture = await readFile(demoPicture('briquette-cube.jpg'));
  const form = new FormData();
  form.set('nama_category', 'Kopi');
  form.set('image', new Blob([picture], { type: 'image/jpeg' }), 'kopi.jpg');
  await api.put(`category/${id}`, form);
  await open('Kopi');
  await expect.poll(shown).toMatch(/\/media\//);
});

test('CAT-2 exactly the products of the category, four a row, each leading to its page', async ({
  page,
  api,
  unique,
}) => {
  const category = unique('Rempah');
  const category_id = await api.addCategory(category);
  const products = ['Cengkeh', 'Jahe', 'Kunyit', 'Lada'].map(unique);
  for (const name of products) await api.addProduct({ name, category_id });
  await api.addProduct({ name: unique('Pala'), name_en: unique('Nutmeg'), category_id });
  await page.goto(`/product-list/${encodeURIComponent(category)}`);
  const names = await grid(page).getByRole('heading').allInnerTexts();
  expect(names.sort()).toEqual([...products, unique('Nutmeg')].sort());
  expect(await columns(page)).toBe(4);
  await grid(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/produk\/\d+$/);
});

test('CAT-4 a category without products shows its empty state', async ({ page, api, unique }) => {
  const name = unique('Rempah');
  await api.addCategory(name);
  const response = await page.goto(`/product-list/${encodeURIComponent(name)}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText('Belum ada produk di kategori ini.')).toBeVisible();
});

test('CAT-4 an unknown category is a 404 that says so, with a way to all products', async ({ page }) => {
  const response = await page.goto('/product-list/Tidak%20Ada');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Kategori tidak ditemukan.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category not found');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/product');
});

test('DET-1 image, name, description, price and the button', async ({ page, api, unique }) => {
  const [coffee] = await api.list('category', { nama_category: 'Coffee' });
  const name = unique('Kopi Peaberry');
  const id = await api.addProduct({
    name,
    description: 'Baris satu.\nBaris dua.',
    price: 1_250_000,
    category_id: Number(coffee?.id),
    image: demoPicture('coffee-arabica-green.jpg'),
  });
  await page.goto(`/produk/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(main.getByRole('img', { name })).toBeVisible();
  await expect(main.getByText('Rp 1.250.000', { exact: true })).toBeVisible();
  await expect(main.getByText('Baris satu.')).toHaveText('Baris satu.\nBaris dua.', { useInnerText: true });
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
});

test('DET-2 a product that does not exist, or an id that is none, is a 404', async ({ page }) => {
  for (const id of ['999999', '0', 'abc', '99999999999999999999', '-1', '1.5']) {
    const response = await page.goto(`/produk/${id}`);
    expect(response?.status(), id).toBe(404);
    await expect(page.getByRole('heading', { name: 'Produk tidak ditemukan' }), id).toBeVisible();
  }
});

test('DET-6 the way to a product shows that it is loading', async ({ page }) => {
  let release = () => {};
  // One promise for all requests: the link is prefetched as well.
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.goto('/product');
  await page.route('**/produk/*.data*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Organic Fertilizer Granules' }).click();
  await expect(page.getByRole('status').getByText('Loading...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organic Fertilizer Granules');
});

// The other spellings: storefront/app/lib/site-paths.test.ts.
test('URL-1 CAT-3 other spellings are one permanent redirect away', async ({ request, baseURL }) => {
  for (const [from, to] of [
    ['/Produk/1', '/produk/1'],
    ['/ABOUT/', '/about'],
    ['/Product?page=1', '/product?page=1'],
    ['/product-list/coffee', '/product-list/Coffee'],
    ['/produk/kategori/Coffee', '/product-list/Coffee'],
    ['/id/Contact-Us/', '/id/contact-us'],
    ['/id/product?q=&sort=name', '/id/product?sort=name'],
    ['/id/produk/kategori/Coffee', '/id/product-list/Coffee'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(new URL(String(response.headers().location), baseURL).href).toBe(`${baseURL}${to}`);
    const reached = await request.get(to, { maxRedirects: 0 });
    expect(reached.status(), to).toBe(200);
  }
});
