import type { Page } from '@playwright/test';
import { appScreens } from '../../app-screens';
import { expect, test } from '../../fixtures';
import { goWithin } from '../../go-within';

test.use({ signedIn: true });

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Admin Panel' });
const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { expanded: true });
const widthOf = async (page: Page) => Math.round((await sidebar(page).boundingBox())?.width ?? 0);

test('LAY-1 the sidebar: its title, its links, the active one highlighted', async ({ page }) => {
  await page.goto('/admin/kategori/add');
  await expect(sidebar(page)).toContainText('Admin Panel');
  for (const [name, path] of [
    ['Dashboard', '/admin'],
    ['Produk', '/admin/produk'],
    ['Kategori', '/admin/kategori'],
    ['Kontak', '/admin/kontak'],
    ['Profile', '/admin/profile'],
  ] as const) {
    const link = sidebar(page).getByRole('link', { name });
    await expect(link).toHaveAttribute('href', path);
    if (name === 'Kategori') await expect(link).toHaveAttribute('aria-current', 'page');
    else await expect(link).not.toHaveAttribute('aria-current');
  }
  await expect(sidebar(page).getByRole('button', { name: 'Logout' })).toBeVisible();
  const [red = 255, green = 255, blue = 255] = await sidebar(page).evaluate((element) =>
    (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
  );
  expect(red + green + blue).toBeLessThan(3 * 96);
});

/** The lists that the documented sidebar leaves out, by the screen that has a link to them. */
const LINKED_FROM: Record<string, string> = {
  '/admin/sampah': '/admin/produk',
  '/admin/riwayat': '/admin',
  '/admin/administrator': '/admin/profile',
};

test('LAY-1 every list has a link in the sidebar, but for those that other screens link to', async ({
  page,
}) => {
  const { lists } = appScreens();
  expect(lists).toEqual(expect.arrayContaining(['/admin/produk', ...Object.keys(LINKED_FROM)]));
  await page.goto('/admin/tidak/ada');
  for (const list of lists) {
    const screen = LINKED_FROM[list];
    if (screen) await goWithin(page, screen);
    const links = (screen ? page.getByRole('main') : sidebar(page)).getByRole('link');
    // What another story does at the same time may be a link there too.
    await expect(links.and(page.locator(`[href="${list}"]`)).first()).toBeVisible();
  }
});

test('LAY-1 the sidebar opens a list whole, in the order that was chosen, and a form returns to what was found', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Dari Menu');
  const id = await api.addProduct({ name, category_id: 1 });
  const products = sidebar(page).getByRole('link', { name: 'Produk' });
  const search = page.getByLabel('Cari');
  const found = page.getByRole('row').filter({ hasText: name });
  await page.goto('/admin/produk?sort=id&order=DESC');
  await search.fill(name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await found.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('link', { name: 'Batal' }).click();
  await expect(search).toHaveValue(name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await products.click();
  await expect(search).toHaveValue('');
  await expect(page.getByRole('row').nth(2)).toBeVisible();

  await search.fill(name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.goto(`/admin/produk/edit/${id}`);
  await products.click();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(/order=DESC.*sort=id/);
});

test('LAY-2 the top bar says who one is, and has the toggle', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('banner')).toContainText('Admin Dashboard');
  await expect(page.getByRole('banner')).toContainText(/ Etalase/);
  await toggle(page).click();
  await expect.poll(() => widthOf(page)).toBe(60);
});

for (const [window, width] of [
  [1280, 250],
  [769, 250],
  [768, 200],
] as const) {
  test(`LAY-3 at ${window} px the sidebar is ${width} px wide, collapsed 60 px`, async ({ page }) => {
    await page.setViewportSize({ width: window, height: 900 });
    await page.goto('/admin');
    await expect.poll(() => widthOf(page)).toBe(width);
    await expect(sidebar(page)).toHaveCSS('transition-duration', '0.3s');
    await toggle(page).click();
    await expect.poll(() => widthOf(page)).toBe(60);
  });
}

test('LAY-3 at 300 px the opened sidebar is 50 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 300, height: 700 });
  await page.goto('/admin');
  await page.getByRole('banner').getByRole('button', { expanded: false }).click();
  await expect.poll(() => widthOf(page)).toBe(50);
});

test('LAY-3 a window that was narrow for a while has its sidebar open again', async ({ page }) => {
  await page.goto('/admin');
  await expect.poll(() => widthOf(page)).toBe(250);
  await page.setViewportSize({ width: 390, height: 900 });
  await expect.poll(() => widthOf(page)).toBe(60);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => widthOf(page)).toBe(250);
});

test('LAY-1 on a phone the open sidebar has the keyboard for itself, and closes by Escape or a link to where one is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/admin/kategori/add');
  const opener = page.getByRole('banner').getByRole('button', { expanded: false });
  await opener.click();
  await expect.poll(() => widthOf(page)).toBe(200);
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press('Tab');
    await expect(page.locator('nav#sidebar:focus-within')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => widthOf(page)).toBe(60);
  await expect(opener).toBeFocused();

  await page.goto('/admin/kategori');
  await opener.click();
  await sidebar(page).getByRole('link', { name: 'Kategori' }).click();
  await expect.poll(() => widthOf(page)).toBe(60);
  await expect(page).toHaveURL('/admin/kategori');
});

test('OVR-1 the counts, and where they lead', async ({ page, api }) => {
  await page.goto('/admin');
  const main = page.getByRole('main');
  const produk = main.getByRole('link', { name: /^Produk/ });
  const kategori = main.getByRole('link', { name: /^Kategori/ });
  // Stories beside this one add and remove products.
  await expect(async () => {
    await page.reload();
    const [products, categories] = await Promise.all([api.list('product'), api.list('category')]);
    await expect(produk).toHaveText(`Produk${products.length}`, { timeout: 1000 });
    await expect(kategori).toHaveText(`Kategori${categories.length}`, { timeout: 1000 });
  }).toPass();
  await expect(produk).toHaveAttribute('href', '/admin/produk');
  await expect(kategori).toHaveAttribute('href', '/admin/kategori');
});

test('OVR-2 OVR-3 the company information and the contact, each with its button', async ({ page, api }) => {
  const [first] = await api.list<{ id: number; judul: string; value_company: string }>('dashboard');
  const [contact] = await api.list<Record<string, string>>('contact');
  await page.goto('/admin');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: first?.judul })).toBeVisible();
  await expect(main).toContainText(String(first?.value_company));
  await expect(main.getByRole('link', { name: 'Edit Informasi' }).first()).toHaveAttribute(
    'href',
    `/admin/dashboard/edit/${first?.id}`,
  );
  for (const field of ['url_whatsapp', 'url_instagram', 'url_tiktok', 'url_email', 'url_fb']) {
    await expect(main).toContainText(String(contact?.[field]));
  }
  await expect(main.getByRole('link', { name: 'Edit Kontak' })).toHaveAttribute(
    'href',
    `/admin/kontak/edit/${contact?.id}`,
  );
});

test('OVR-4 the four lists are asked for at once, and one that fails leaves the others', async ({ page }) => {
  const asked = new Set<string>();
  let release: (() => void) | undefined;
  const all = new Promise<void>((resolve) => (release = resolve));
  for (const list of ['dashboard', 'product', 'category', 'contact']) {
    await page.route(
      ({ pathname }) => pathname === `/api/${list}`,
      async (route) => {
        asked.add(list);
        if (asked.size === 4) release?.();
        await all;
        return list === 'dashboard' ? route.fulfill({ status: 500, json: {} }) : route.continue();
      },
    );
  }
  const logged: string[] = [];
  page.on('console', (message) => {
    // Of a call that is refused, the browser writes a line by itself.
    const own = message.type() === 'error' && !message.text().startsWith('Failed to load resource');
    if (own) logged.push(message.text());
  });
  await page.goto('/admin');
  await expect(page.getByRole('main').getByRole('link', { name: /^Produk\s*\d+/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Kontak' })).toBeVisible();
  await expect(page).toHaveURL('/admin');
  await expect.poll(() => logged).not.toEqual([]);
});
