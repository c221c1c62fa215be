import { freePort } from '../../../scripts/testing/free-port.mjs';
import { broken, CONTACT, FakeApi, held, PRODUCT, record, rows, unsuccessful } from '../../fake-api';
import { expect, test as base } from '../../fixtures';
import { startStorefront } from '../../start-storefront';

/** Longer than any story waits: a held answer ends when the story releases it, never by this timeout. */
const PATIENT_MS = '30000';

interface Outside {
  fakeApi: FakeApi;
  url: string;
  log: () => string;
}

/** A new storefront on an API that fails on demand: one with earlier good answers would show those instead. */
const test = base.extend<
  { apiTimeoutMs: string; outside: Outside; fakeApi: FakeApi; log: () => string },
  { ending: Promise<unknown>[] }
>({
  apiTimeoutMs: [PATIENT_MS, { option: true }],
  /** The next story does not wait for the seconds that a storefront takes to end. */
  ending: [
    async ({}, use) => {
      const ending: Promise<unknown>[] = [];
      await use(ending);
      await Promise.all(ending);
    },
    { scope: 'worker' },
  ],
  outside: async ({ ending, apiTimeoutMs }, use) => {
    const fakeApi = new FakeApi();
    const port = await freePort();
    const storefront = await startStorefront({
      API_URL: `http://127.0.0.1:${port}`,
      API_TIMEOUT_MS: apiTimeoutMs,
    });
    await fakeApi.listen(port);
    await use({ fakeApi, url: storefront.url, log: storefront.output });
    ending.push(storefront.stop());
    await fakeApi.close();
  },
  baseURL: ({ outside }, use) => use(outside.url),
  fakeApi: ({ outside }, use) => use(outside.fakeApi),
  log: async ({ outside }, use) => {
    const before = outside.log().length;
    await use(() => outside.log().slice(before));
  },
});

test('NAV-8 the Category menu shows Loading... until the categories come', async ({ page, fakeApi }) => {
  const category = held(rows({ id: 1, nama_category: 'Coffee' }));
  fakeApi.answer({ category });
  await page.goto('/about', { waitUntil: 'commit' });
  const menu = page.getByRole('banner').locator('details');
  await menu.locator('summary').click();
  await expect(menu.getByText('Loading...')).toBeVisible();
  category.release();
  await expect(menu.getByRole('link', { name: 'Coffee' })).toBeVisible();
  await expect(menu.getByText('Loading...')).toHaveCount(0);
});

test('NAV-8 a menu of many categories, and of long names, stays within the window', async ({
  page,
  fakeApi,
}) => {
  const categories = Array.from({ length: 40 }, (_, n) => ({ id: n + 1, nama_category: 'Kopi'.repeat(25) }));
  fakeApi.answer({ category: rows(...categories) });
  await page.setViewportSize({ width: 992, height: 700 });
  await page.goto('/about');
  const menu = page.getByRole('banner').locator('details');
  await menu.locator('summary').click();
  const all = menu.getByRole('link', { name: 'All' });
  await all.hover();
  await expect(all).toBeInViewport();
  const box = await menu.getByRole('list').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(992);
});

test('NAV-8 at 390 and 1440 px a menu of forty categories has columns, with All in sight above them', async ({
  page,
  fakeApi,
}) => {
  const categories = Array.from({ length: 40 }, (_, n) => ({
    id: n + 1,
    nama_category: `Rempah ${n + 1}`,
  }));
  fakeApi.answer({ category: rows(...categories) });
  for (const [width, height, columns] of [
    [390, 844, 2],
    [1440, 900, 4],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/about');
    if (width < 992) await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('banner').locator('details');
    await menu.locator('summary').click();
    const all = menu.getByRole('link', { name: 'All' });
    await expect(all).toBeInViewport({ ratio: 1 });
    const boxes = await menu
      .getByRole('link', { name: /Rempah/ })
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.filter(({ top }) => top === boxes[0]?.top).length).toBeGreaterThanOrEqual(columns);
    expect((await all.boundingBox())?.y).toBeLessThan(Number(boxes[0]?.top));
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
  }
});

test('NAV-10 without categories the menu still leads to all products, and the failure is logged', async ({
  page,
  fakeApi,
  log,
}) => {
  fakeApi.answer({ category: broken });
  await page.goto('/about');
  const menu = page.getByRole('banner').locator('details');
  await menu.locator('summary').click();
  await expect(menu.getByText('Loading...')).toHaveCount(0);
  await menu.getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL('/product');
  expect(log()).toContain('Gagal memuat kategori');
});

test('FOOT-8 footer and chat button show Loading..., then the content', async ({ page, fakeApi }) => {
  const contact = held(rows(CONTACT));
  fakeApi.answer({ contact });
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo').getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Chat' }).getByText('Loading...')).toBeVisible();
  contact.release();
  await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
});

for (const office of [
  { address: 'Jl. Pemuda 1, Semarang', map_point: '-6.98, 110.42', weekday_hours: '09:00-17:00' },
  { weekday_hours: null, saturday_hours: null },
  { weekday_hours: '09:00-17:00', hours_note: 'Libur Lebaran 27 Maret–5 April' },
])
  test(`KEEP-7 a contact that is late with ${JSON.stringify(office)} moves nothing that is seen`, async ({
    page,
    fakeApi,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/contact-us', '/about']) {
      const contact = held(rows({ ...CONTACT, ...office }));
      fakeApi.answer({ contact });
      await page.goto(path, { waitUntil: 'commit' });
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('Warung Ndeso, Salatiga, Central Java, Indonesia');
      await expect(footer.getByRole('link', { name: 'Open in OpenStreetMap' })).toHaveAttribute(
        'href',
        /mlat=-7.319&mlon=110.491/,
      );
      if (path === '/contact-us') await expect(page.getByText('08:00–16:00')).toBeVisible();
      contact.release();
      await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toBeVisible();
      await expect(footer).toContainText(office.address ?? 'Warung Ndeso');
      if (path === '/contact-us')
        await expect(page.getByText('Monday to Friday')).toHaveCount(office.weekday_hours ? 1 : 0);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(
        shifts.reduce((sum, each) => sum + each, 0),
        path,
      ).toBeLessThanOrEqual(0.02);
    }
  });

test('FOOT-8 a visitor goes on to another page while the contacts are awaited', async ({ page, fakeApi }) => {
  const contact = held(rows(CONTACT));
  fakeApi.answer({ contact });
  await page.goto('/about', { waitUntil: 'commit' });
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Product', exact: true })
    .click();
  await expect(page).toHaveURL('/product');
  await expect(page.getByRole('heading', { level: 1, name: 'Product' })).toBeVisible();
  contact.release();
  await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toBeVisible();
});

test('HAND-5 HAND-3 without a contact the chat button, the footer and the contact page say nothing of contacts', async ({
  page,
  fakeApi,
}) => {
  fakeApi.answer({ contact: rows() });
  await page.goto('/contact-us');
  await expect(page.getByRole('complementary', { name: 'Chat' })).toHaveText('');
  await expect(page.getByText(/contacts$/)).toHaveCount(0);
  fakeApi.answer({ contact: rows(), product: rows() });
  await page.goto('/product?q=hookah');
  await expect(page.getByText('No product matches this search.')).toBeVisible();
  await expect(page.getByText('Ask us')).toHaveCount(0);
});

test('HAND-5 a notice in place of the chat button does not float', async ({ page, fakeApi }) => {
  fakeApi.answer({ contact: broken });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const notice = page.getByRole('complementary', { name: 'Chat' }).getByText('Error loading contacts');
  await expect(notice).not.toBeInViewport();
  await notice.scrollIntoViewIfNeeded();
  const last = await page.getByRole('contentinfo').getByText(/©/).boundingBox();
  expect((await notice.boundingBox())?.y).toBeGreaterThan(Number(last && last.y + last.height));
});

test('FOOT-8 CON-5 contacts whose loading is unsuccessful, or broken off', async ({ page, fakeApi, log }) => {
  for (const [answering, sentence] of [
    [unsuccessful, 'Failed to load contacts'],
    [broken, 'Error loading contacts'],
  ] as const) {
    const before = log().length;
    fakeApi.answer({ contact: answering });
    await page.goto('/contact-us');
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText(sentence)).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Chat' }).getByText(sentence)).toBeVisible();
    expect(log().slice(before), sentence).toContain('Gagal memuat kontak');
  }
});

test('CON-5 the contact page shows Loading... first', async ({ page, fakeApi }) => {
  const contact = held(rows(CONTACT));
  fakeApi.answer({ contact });
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  contact.release();
  await expect(page.getByRole('main').getByRole('link', { name: /WhatsApp/ })).toBeVisible();
});

test('CON-2 FOOT-5 only the links that are present are shown', async ({ page, fakeApi }) => {
  fakeApi.answer({
    contact: rows({ ...CONTACT, url_instagram: '', url_tiktok: '', url_email: '', url_fb: '' }),
  });
  await page.goto('/contact-us');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText([/WhatsApp/]);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Whatsapp' })).toBeVisible();
  for (const name of ['Instagram', 'TikTok', 'Email', 'Facebook']) {
    await expect(footer.getByRole('link', { name })).toHaveCount(0);
  }
});

test('FOOT-3 the e-mail link is built from the trimmed address', async ({ page, fakeApi }) => {
  fakeApi.answer({});
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'uji@example.com' }).first()).toHaveAttribute(
    'href',
    'mailto:uji@example.com',
  );
});

test('HOME-6 HAND-6 LIST-3 with products that cannot be loaded, or none, home and listing show an empty state', async ({
  page,
  fakeApi,
  log,
}) => {
  // None last: it is a good answer, which would stand in for the other.
  for (const answering of [broken, rows()]) {
    fakeApi.answer({ product: answering });
    const nothing = 'Belum ada produk yang tersedia.';
    const failed = 'Produk sedang tidak dapat dimuat. Silakan coba lagi nanti.';
    for (const [path, text] of [
      ['/', answering === broken ? failed : nothing],
      ['/product', answering === broken ? failed : nothing],
      [
        '/product?q=kopi',
        answering === broken ? failed : 'Tidak ada produk yang cocok dengan pencarian ini.',
      ],
    ] as const) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByText(text)).toBeVisible();
    }
    if (answering === broken) expect(log()).toContain('Gagal memuat produk');
  }
});

test('DET-3 the button is disabled while contacts load, then opens the chat', async ({ page, fakeApi }) => {
  const contact = held(rows(CONTACT));
  fakeApi.answer({ contact });
  await page.goto('/produk/1', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Contact Us' })).toBeDisabled();
  contact.release();
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/6281200000000/,
  );
});

test('DET-3 DET-5 without a WhatsApp link the button is disabled, and says why when it is pressed all the same', async ({
  page,
  fakeApi,
}) => {
  fakeApi.answer({ contact: rows({ ...CONTACT, url_whatsapp: '' }) });
  await page.goto('/produk/1');
  const button = page.getByRole('main').getByRole('button', { name: 'Contact Us' });
  await expect(button).toBeDisabled();
  const alerted = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
  await button.click({ force: true });
  expect(await alerted).toBe('Kontak tidak tersedia.');
});

test('DET-4 contacts that are unsuccessful, broken off or empty: red text under the button', async ({
  page,
  fakeApi,
}) => {
  for (const [answering, sentence] of [
    [unsuccessful, 'Gagal memuat kontak'],
    [broken, 'Terjadi kesalahan saat memuat kontak'],
    // Last: it is a good answer, which would stand in for the others.
    [rows(), 'Gagal memuat kontak'],
  ] as const) {
    fakeApi.answer({ contact: answering });
    await page.goto('/produk/1');
    const main = page.getByRole('main');
    const text = main.getByText(sentence, { exact: true });
    await expect(text).toBeVisible();
    const [red = 0, green = 0, blue = 0] = await text.evaluate((element) =>
      (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    const button = await main.getByRole('button', { name: 'Contact Us' }).boundingBox();
    const below = await text.boundingBox();
    expect(below?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
  }
});

test('TRADE-1 HOME-5 a card of the home page says what is sold out', async ({ page, fakeApi }) => {
  fakeApi.answer({ product: rows({ ...PRODUCT, availability: 'sold_out' }) });
  await page.goto('/');
  await expect(page.getByRole('article').filter({ hasText: PRODUCT.name })).toContainText('Sold out');
});

test('DET-1 a product without picture and price, and one whose picture is gone', async ({
  page,
  fakeApi,
}) => {
  fakeApi.answer({ 'product/1': record({ ...PRODUCT, price: null, description: null }) });
  await page.goto('/produk/1');
  await expect(page.getByText('Hubungi kami untuk harga')).toBeVisible();
  await expect(page.getByText('Price on request', { exact: true })).toBeVisible();

  fakeApi.answer({ 'product/1': record({ ...PRODUCT, image: '/media/gone-1200x900/1200.jpg' }) });
  const response = await page.goto('/produk/1');
  expect(response?.status()).toBe(200);
  const picture = page.getByRole('main').getByRole('img', { name: 'Kopi Uji' });
  await expect(picture).toBeVisible();
  expect((await picture.boundingBox())?.height).toBeGreaterThan(100);
});

test.describe('with the usual patience', () => {
  test.use({ apiTimeoutMs: '' });

  test('DET-2 an API that hangs is waited for five seconds, not for ever', async ({ page, fakeApi, log }) => {
    const hanging = held(record(PRODUCT));
    fakeApi.answer({ 'product/1': hanging });
    const response = await page.goto('/produk/1');
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
    expect(log().match(/Gagal .*/g)).toEqual([expect.stringContaining('timeout')]);
    hanging.release();
  });
});

test('DET-2 a product that cannot be loaded is no false 404', async ({ page, fakeApi }) => {
  fakeApi.answer({ 'product/1': broken });
  const response = await page.goto('/produk/1');
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toMatch(/^\d+$/);
  fakeApi.answer({});
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kopi Uji');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('NAV-8 FOOT-8 pages are complete when the API answers in time', async ({ page, fakeApi }) => {
    fakeApi.answer({});
    // The first page of a process takes longer than the others.
    await page.goto('/about');
    await page.goto('/produk/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kopi Uji');
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('+6281200000000');
    const menu = page.getByRole('banner').locator('details');
    await menu.locator('summary').click();
    await expect(menu.getByRole('link', { name: 'Coffee' })).toBeVisible();
  });
});
