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

test('NAV-8 NAV-10 the Category menu shows Loading... until the categories come; without them it leads to all products, and the failure is logged', async ({
  page,
  fakeApi,
  log,
}) => {
  fakeApi.answer({ category: broken });
  const menu = page.getByRole('banner').locator('details');
  await page.goto('/about');
  await menu.locator('summary').click();
  await expect(menu.getByText('Loading...')).toHaveCount(0);
  await menu.getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL('/product');
  expect(log()).toContain('Gagal memuat kategori');

  const category = held(rows({ id: 1, nama_category: 'Coffee' }));
  fakeApi.answer({ category });
  await page.goto('/about', { waitUntil: 'commit' });
  await menu.locator('summary').click();
  await expect(menu.getByText('Loading...')).toBeVisible();
  category.release();
  await expect(menu.getByRole('link', { name: 'Coffee' })).toBeVisible();
  await expect(menu.getByText('Loading...')).toHaveCount(0);
});

test('NAV-8 a menu of many categories, and of long names, stays within the window, with All in sight', async ({
  page,
  fakeApi,
}) => {
  const named = (name: (n: number) => string) =>
    rows(...Array.from({ length: 40 }, (_, n) => ({ id: n + 1, nama_category: name(n + 1) })));
  for (const [width, height, category] of [
    [390, 844, named((n) => `Rempah ${n}`)],
    [992, 700, named(() => 'Kopi'.repeat(25))],
    [1440, 900, named((n) => `Rempah ${n}`)],
  ] as const) {
    fakeApi.answer({ category });
    await page.setViewportSize({ width, height });
    await page.goto('/about');
    if (width < 992) await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('banner').locator('details');
    await menu.locator('summary').click();
    await expect(menu.getByRole('link', { name: 'All' })).toBeInViewport({ ratio: 1 });
    await expect(menu.getByRole('link')).toHaveCount(41);
    const rights = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
    expect(Math.max(...rights)).toBeLessThanOrEqual(width);
  }
});

test('FOOT-8 CON-5 DET-3 while contacts load pages say so and the button is disabled; then the content', async ({
  page,
  fakeApi,
}) => {
  const main = page.getByRole('main');
  const contact = held(rows(CONTACT));
  fakeApi.answer({ contact });
  await page.goto('/produk/1', { waitUntil: 'commit' });
  await expect(main.getByRole('button', { name: 'Contact Us' })).toBeDisabled();
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await expect(main.getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Chat' }).getByText('Loading...')).toBeVisible();
  contact.release();
  await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(main.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  await page.goto('/produk/1');
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/6281200000000/,
  );
});

for (const office of [
  { address: 'Jl. Pemuda 1, Semarang', map_point: '-6.98, 110.42', weekday_hours: '09:00-17:00' },
  { weekday_hours: null, saturday_hours: null },
])
  test(`KEEP-7 a contact that is late with ${JSON.stringify(office)} moves nothing that is seen`, async ({
    page,
    fakeApi,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + entry.value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/contact-us', '/about']) {
      const contact = held(rows({ ...CONTACT, ...office }));
      fakeApi.answer({ contact });
      await page.goto(path, { waitUntil: 'commit' });
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('Warung Ndeso, Salatiga, Central Java, Indonesia');
      const main = page.getByRole('main');
      if (path === '/contact-us') await expect(main.getByText('08:00–16:00')).toBeVisible();
      contact.release();
      await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toBeVisible();
      await expect(footer).toContainText(office.address ?? 'Warung Ndeso');
      if (path === '/contact-us')
        await expect(main.getByText('Monday to Friday')).toHaveCount(office.weekday_hours ? 1 : 0);
      expect(await page.evaluate(() => Reflect.get(window, 'shifted') as number), path).toBeLessThan(0.02);
    }
  });

test('FOOT-8 CON-5 DET-4 contacts whose loading is unsuccessful, broken off or empty: in place of the content, and in red under the button', async ({
  page,
  fakeApi,
  log,
}) => {
  const main = page.getByRole('main');
  const chat = page.getByRole('complementary', { name: 'Chat' });
  for (const [answering, sentence, underButton] of [
    [unsuccessful, 'Failed to load contacts', 'Gagal memuat kontak'],
    [broken, 'Error loading contacts', 'Terjadi kesalahan saat memuat kontak'],
    // Last: it is a good answer, which would stand in for the others.
    [rows(), '', 'Gagal memuat kontak'],
  ] as const) {
    const before = log().length;
    fakeApi.answer({ contact: answering });
    await page.goto('/contact-us');
    if (sentence) {
      for (const place of [main, page.getByRole('contentinfo'), chat])
        await expect(place.getByText(sentence)).toBeVisible();
      // In place of the button, it does not float.
      await expect(chat.getByText(sentence)).not.toBeInViewport();
      expect(log().slice(before), sentence).toContain('Gagal memuat kontak');
    } else {
      await expect(chat).toHaveText('');
      await expect(page.getByText(/contacts$/)).toHaveCount(0);
    }
    await page.goto('/produk/1');
    const text = main.getByText(underButton, { exact: true });
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

test('CON-2 FOOT-3 FOOT-5 only the links that are present are shown, the e-mail by its trimmed address', async ({
  page,
  fakeApi,
}) => {
  const footer = page.getByRole('contentinfo');
  fakeApi.answer({});
  await page.goto('/about');
  await expect(footer.getByRole('link', { name: 'uji@example.com' })).toHaveAttribute(
    'href',
    'mailto:uji@example.com',
  );
  fakeApi.answer({
    contact: rows({ ...CONTACT, url_instagram: '', url_tiktok: '', url_email: '', url_fb: '' }),
  });
  await page.goto('/contact-us');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText([/WhatsApp/]);
  await expect(footer.getByRole('link', { name: 'Whatsapp' })).toBeVisible();
  for (const name of ['Instagram', 'TikTok', 'Email', 'Facebook']) {
    await expect(footer.getByRole('link', { name })).toHaveCount(0);
  }
});

test('HOME-6 HAND-6 LIST-3 with products that cannot be loaded, or none, home and listing show an empty state', async ({
  page,
  fakeApi,
  log,
}) => {
  const failed = 'Produk sedang tidak dapat dimuat. Silakan coba lagi nanti.';
  const none = 'Belum ada produk yang tersedia.';
  // None last: it is a good answer, which would stand in for the other.
  for (const [answering, text, found] of [
    [broken, failed, failed],
    [rows(), none, 'No product matches this search.'],
  ] as const) {
    fakeApi.answer({ product: answering });
    for (const path of ['/', '/product', '/product?q=kopi']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByText(path.includes('?') ? found : text)).toBeVisible();
    }
    if (answering === broken) expect(log()).toContain('Gagal memuat produk');
  }
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

test('DET-1 TRADE-1 a product without picture and price, one whose picture is gone, and one that is sold out on its card', async ({
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

  fakeApi.answer({ product: rows({ ...PRODUCT, availability: 'sold_out' }) });
  await page.goto('/');
  await expect(page.getByRole('article').filter({ hasText: PRODUCT.name })).toContainText('Sold out');
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
