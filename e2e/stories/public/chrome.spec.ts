import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

const PAGES = ['/', '/product', '/product-list/Coffee', '/produk/1', '/about', '/contact-us', '/nope'];
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

const navbar = (page: Page) => page.getByRole('banner');
const links = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('contentinfo');
const chat = (page: Page) => page.getByRole('link', { name: 'Chat on WhatsApp' });

test('NAV-1 navbar, chat button and footer stand on every page, and none of the three on the login page', async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    for (const part of [navbar, chat, footer]) await expect(part(page), path).toBeVisible();
  }
  for (const path of ['/sistem/login', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Admin Login' }), path).toBeVisible();
    for (const part of [links, chat, footer]) await expect(part(page), path).toHaveCount(0);
  }
});

test('NAV-2 NAV-3 the fixed links; the logo and the company name lead home', async ({ page }) => {
  await page.goto('/about');
  for (const [name, path] of [
    ['Home', '/'],
    ['Product', '/product'],
    ['About Us', '/about'],
    ['Contact Us', '/contact-us'],
  ] as const) {
    await expect(links(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await expect(links(page).getByText('Category', { exact: true })).toBeVisible();
  const brand = navbar(page).getByRole('link', { name: 'Ndeso Nusantara' });
  await expect(brand.locator('img').first()).toBeAttached();
  await brand.click();
  await expect(page).toHaveURL('/');
});

test('NAV-4 NAV-6 FOOT-7 Product is active on category pages too, whose footer is greenish; product pages have a navbar style of their own', async ({
  page,
}) => {
  const look = () =>
    navbar(page).evaluate((element) => {
      const { backgroundColor, color, boxShadow } = getComputedStyle(element);
      return `${backgroundColor} ${color} ${boxShadow}`;
    });
  const background = () => footer(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  const product = links(page).getByRole('link', { name: 'Product', exact: true });
  await page.goto('/product-list/Coffee');
  await expect(product).toHaveAttribute('aria-current', 'page');
  const [red = 0, green = 0, blue = 0] = (await background()).match(/\d+/g)?.map(Number) ?? [];
  expect(green).toBeGreaterThan(Math.max(red, blue));
  await page.goto('/product');
  await expect(product).toHaveAttribute('aria-current', 'page');
  await expect(links(page).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  expect(await background()).toBe('rgba(0, 0, 0, 0)');
  const usual = await look();
  await page.goto('/produk/1');
  expect(await look()).not.toBe(usual);
});

test('NAV-5 past 10 px of scrolling the navbar changes, at 10 px it is as before', async ({ page }) => {
  await page.goto('/');
  const background = () => navbar(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  const atTop = await background();
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

  await scrollTo(11);
  await expect.poll(background).not.toBe(atTop);
  await expect.poll(background).toMatch(/^rgb\(/);
  await scrollTo(10);
  await expect.poll(background).toBe(atTop);
});

test('NAV-7 a link in the navbar leads to the top of its page', async ({ page }) => {
  for (const name of ['Product', 'About Us', 'Contact Us', 'Ndeso Nusantara']) {
    await page.goto('/');
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await navbar(page).getByRole('link', { name, exact: true }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY), name).toBe(0);
  }
});

test('NAV-8 NAV-9 the Category menu: every category, a divider, and All', async ({ page, api }) => {
  const rows = await api.list<{ nama_category: string }>('category');
  await page.goto('/');
  await links(page).getByText('Category', { exact: true }).click();
  const menu = links(page).locator('details');
  await expect(menu.getByRole('separator')).toBeVisible();
  for (const { nama_category } of rows.filter((row) =>
    /^(Fertilizer|Coffee|Briquettes)$/.test(row.nama_category),
  )) {
    await expect(menu.getByRole('link', { name: nama_category })).toHaveAttribute(
      'href',
      `/product-list/${nama_category}`,
    );
  }
  await expect(menu.getByRole('listitem').last()).toHaveText('All');
  await menu.getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL('/product');
});

test('NAV-8 a click anywhere else closes the Category menu', async ({ page }) => {
  await page.goto('/about');
  const menu = links(page).locator('details');
  await menu.locator('summary').click();
  await menu.getByRole('separator').click();
  await expect(menu).toHaveAttribute('open');
  await page.getByRole('main').getByRole('paragraph').last().click();
  await expect(menu).not.toHaveAttribute('open');
});

test('NAV-9 a category name of punctuation, emoji or a hundred characters is encoded in its address', async ({
  page,
  api,
  unique,
}) => {
  for (const category of ['Teh & Gula 100%/murni?#', 'Rempah 🌶️ & 茶', 'Kopi'.repeat(23)]) {
    const name = unique(category);
    await api.addCategory(name);
    await page.setViewportSize(DESKTOP);
    await page.goto('/');
    await links(page).getByText('Category', { exact: true }).click();
    await links(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/product-list/${encodeURIComponent(name)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(PHONE.width);
  }
});

test('NAV-11 SHOW-7 on a phone the menu opens from a button, with the keyboard too, and has the search', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const about = links(page).getByRole('link', { name: 'About Us' });
  await expect(about).toBeHidden();

  const button = navbar(page).getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(about).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();

  await button.click();
  await expect(about).toBeVisible();
  await button.click();
  await expect(about).toBeHidden();

  await button.click();
  await links(page).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(about).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();

  await button.click();
  const field = links(page).getByRole('searchbox', { name: 'Search' });
  await field.fill('kopi');
  await field.press('Enter');
  await expect(page).toHaveURL('/product?q=kopi');
  await expect(about).toBeHidden();

  await button.click();
  await about.click();
  await expect(page).toHaveURL('/about');
  await expect(about).toBeHidden();
});

test('FOOT-1 FOOT-2 FOOT-3 FOOT-5 FOOT-6 the blurb, the year, the number and the e-mail address, and the icons of More Info', async ({
  page,
}) => {
  const year = new Date().getFullYear();
  // It is the server's year.
  await page.clock.setFixedTime(`${year + 1}-01-01T00:00:00Z`);
  await page.goto('/');
  await expect(footer(page)).toContainText('A general trading company near Salatiga, Central Java.');
  await expect(footer(page)).toContainText(`© ${year} Ndeso Nusantara`);
  await expect(footer(page).getByRole('link', { name: '+6281200000000' })).toHaveAttribute(
    'href',
    'https://wa.me/6281200000000',
  );
  await expect(footer(page).getByRole('link', { name: 'export@ndeso-nusantara.example' })).toHaveAttribute(
    'href',
    'mailto:export@ndeso-nusantara.example',
  );
  const social = footer(page)
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: 'TikTok' }) });
  await expect(footer(page).getByRole('heading', { name: 'More Info' })).toBeVisible();
  const names = await social.getByRole('link').evaluateAll((all) => all.map((link) => link.ariaLabel));
  expect(names).toEqual(['Whatsapp', 'Instagram', 'TikTok', 'Email', 'Facebook']);
});

test('FOOT-4 the map: 250 px, zoom 17, a marker and its popup; where no tile comes, it says the address', async ({
  page,
}) => {
  const tiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('tile.openstreetmap.org')) tiles.push(new URL(request.url()).pathname);
  });
  await page.goto('/about');
  expect(tiles).toEqual([]);
  await footer(page).getByRole('heading', { name: 'Our Location' }).scrollIntoViewIfNeeded();

  const map = footer(page).locator('.leaflet-container');
  await expect(map).toBeVisible();
  expect((await map.boundingBox())?.height).toBe(250);
  await expect(map.locator('..').getByText('Warung Ndeso, Salatiga')).toBeVisible();
  await expect.poll(() => tiles).toContain(tilePath(-7.319, 110.491, 17));
  await map.getByRole('button', { name: /marker|Warung Ndeso/i }).click();
  await expect(map.locator('.leaflet-popup')).toContainText('Warung Ndeso');
});

test('CHAT-1 the chat button: round, green, 60 px, bottom right, in a new tab', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  const button = chat(page);
  await expect(button).toHaveCSS('position', 'fixed');
  await expect(button).toHaveCSS('background-color', 'rgb(18, 140, 75)');
  await expect(button).toHaveCSS('border-radius', /^(50%|\d{3,}px|30px)$/);
  const box = await button.boundingBox();
  expect(box).toMatchObject({ width: 60, height: 60 });
  expect(box && box.x + box.width).toBeGreaterThan(1280 - 48);
  expect(box && box.y + box.height).toBeGreaterThan(900 - 48);
  await expect(button).toHaveAttribute('target', '_blank');
  await expect(button).toHaveAttribute('rel', 'noopener');
  await expect(button).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/6281200000000\?text=.+Port%20of%20destination%3A/,
  );
});

/** Where the tile with this place lies, in the numbering of {z}/{x}/{y}. */
function tilePath(latitude: number, longitude: number, zoom: number): string {
  const tiles = 2 ** zoom;
  const radians = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * tiles);
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * tiles);
  return `/${zoom}/${x}/${y}.png`;
}
