import { freePort } from '../../../scripts/testing/free-port.mjs';
import { violationsOn } from '../../accessibility';
import { addressesOf, FAILED, PAGES, SEARCHES, twin } from '../../both-languages';
import { dictionaryLeaks } from '../../dictionary-leaks';
import { expect, test } from '../../fixtures';
import { startStorefront } from '../../start-storefront';

test('LANG-2 LANG-4 LANG-5 a product in both languages is shown in that of the page, with its other name beneath', async ({
  page,
  request,
  api,
  unique,
  baseURL,
}) => {
  const category = { nama_category: unique('Spices'), nama_id: unique('Rempah'), intro_id: 'Dari Banda.' };
  const category_id = await api.addCategory(category.nama_category);
  await api.put(`category/${category_id}`, category);
  const id = await api.addProduct({
    category_id,
    name: unique('Pala'),
    name_en: unique('Nutmeg'),
    description: 'Dikeringkan di bawah matahari.',
    description_en: 'Dried in the sun.',
  });
  const path = `/produk/${id}`;
  const pair = { en: `${baseURL}${path}`, id: `${baseURL}/id${path}`, 'x-default': `${baseURL}${path}` };
  for (const [address, own, other, otherLanguage, text, group] of [
    [path, 'Nutmeg', 'Pala', 'id', 'Dried in the sun.', category.nama_category],
    [`/id${path}`, 'Pala', 'Nutmeg', 'en', 'Dikeringkan di bawah matahari.', category.nama_id],
  ] as const) {
    await page.goto(address);
    const article = page.getByRole('main').getByRole('article');
    const heading = article.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(unique(own));
    await expect(heading).not.toHaveAttribute('lang');
    await expect(article.getByText(unique(other), { exact: true })).toHaveAttribute('lang', otherLanguage);
    await expect(article.getByText(text)).not.toHaveAttribute('lang');
    const crumb = article.getByRole('link', { name: group });
    await expect(crumb).not.toHaveAttribute('lang');
    expect(await addressesOf(page)).toEqual({ canonical: `${baseURL}${address}`, ...pair });
    const chat = await article.getByRole('link', { name: /Contact Us|Hubungi Kami/ }).getAttribute('href');
    expect(decodeURIComponent(String(chat))).toContain(`${unique(own)}: ${baseURL}${address}`);
    await crumb.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(group);
    await expect(page.getByRole('main').getByRole('heading', { name: unique(own) })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').getByText(text)).not.toHaveAttribute('lang');
    await expect(page.getByText('Dari Banda.')).toHaveCount(1);
  }
  const xml = await (await request.get('/sitemap.xml')).text();
  expect(xml).toContain(`hreflang="id" href="${baseURL}/id${path}"/>`);
});

test('LANG-2 LANG-4 a product in Indonesian alone has no pair, and is marked as Indonesian on its English page', async ({
  page,
  request,
  api,
  unique,
  baseURL,
}) => {
  const category_id = await api.addCategory(unique('Rempah'));
  const id = await api.addProduct({ category_id, name: unique('Pala'), description: 'Dikeringkan.' });
  for (const [address, lang] of [
    [`/produk/${id}`, 'id'],
    [`/id/produk/${id}`, null],
  ] as const) {
    await page.goto(address);
    expect(await page.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe(lang);
    expect(await page.getByText('Dikeringkan.').getAttribute('lang')).toBe(lang);
    expect(await addressesOf(page)).toEqual({ canonical: `${baseURL}${address}` });
    await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      `/produk/${id}`,
    );
  }
  await page.goto(`/id/product?q=${encodeURIComponent(unique('Pala'))}`);
  await expect(page.getByText(unique('Rempah')).last()).toHaveAttribute('lang', 'en');
  const xml = await (await request.get('/sitemap.xml')).text();
  expect(xml).toContain(`${baseURL}/produk/${id}</loc>`);
  expect(xml).not.toContain(`/id/produk/${id}"`);
});

for (const [language, name, other] of [
  ['en', 'English', 'Indonesian'],
  ['id', 'Indonesian', 'English'],
] as const) {
  test(`LANG-5 no ${name} page says anything in ${other} that is not marked`, async ({ page }) => {
    test.slow();
    for (const path of [...PAGES, ...FAILED, ...SEARCHES]) {
      const address = language === 'en' ? path : twin(path);
      await page.goto(address);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const map = page.locator('.leaflet-container');
      await map.getByRole('button', { name: 'Warung Ndeso' }).click();
      await expect(map.locator('.leaflet-popup')).toBeVisible();
      expect(await dictionaryLeaks(page, language), address).toEqual([]);
    }
  });
}

// At 1440 px their markup is that of the English pages, which storefront-accessibility.spec.ts looks at.
test('LANG-1 axe finds nothing on any Indonesian page at 390 px, and none is wider than the window', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [...PAGES, '/product?q=zzz', '/nope']) {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(twin(path));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.locator('.leaflet-container')).toBeVisible();
    expect(await violationsOn(page), path).toEqual([]);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  }
});

test('LANG-5 a product page writes in its language to the company, prices as in Indonesia, times and counts as in each', async ({
  page,
  baseURL,
}) => {
  await page.goto('/produk/4');
  await expect(page.getByText('Rp 135.000', { exact: true })).toHaveAttribute('lang', 'id');
  await page.goto('/id/produk/4');
  await expect(page.getByText('Rp 135.000', { exact: true })).toHaveAttribute('lang', 'id');
  const main = page.getByRole('main');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const opening = `Halo, saya ingin tahu lebih banyak tentang ${name}: ${baseURL}/id/produk/4`;
  const message = `${opening}\nJumlah: \nPelabuhan tujuan: \nPerlu sampel: `;
  for (const link of [
    main.getByRole('link', { name: 'Hubungi Kami' }),
    page.getByRole('link', { name: 'Tanya lewat WhatsApp' }),
  ])
    expect(new URL(String(await link.getAttribute('href'))).searchParams.get('text')).toBe(message);
  const mail = String(await main.getByRole('link', { name: 'Email' }).getAttribute('href'));
  const written = new URLSearchParams(mail.slice(mail.indexOf('?')));
  expect([written.get('subject'), written.get('body')]).toEqual([
    `Pertanyaan: ${name}`,
    message.replaceAll('\n', '\r\n'),
  ]);
  await page.goto('/id/contact-us');
  await expect(page.getByRole('definition').first()).toHaveText('08:00–16:00');
});

test('LANG-5 DET-6 the way to another page says in Indonesian that it is loading, and a page that was lost keeps its frame', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.goto('/id');
  await page.route('**/about.data*', (route) => held.then(() => route.abort()));
  const navigation = page.getByRole('navigation', { name: 'Utama' });
  const main = page.getByRole('main');
  await navigation.getByRole('link', { name: 'Tentang Kami' }).click();
  await expect(page.getByRole('status').getByText('Memuat...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terjadi kesalahan');
  await expect(navigation.getByRole('link', { name: 'Beranda' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('+6281200000000');
  await main.getByRole('link', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TENTANG KAMI');
  await expect(page).toHaveURL('/id/about');
});

test('LANG-5 while the API is away, Indonesian pages say so in Indonesian', async ({ page }) => {
  const storefront = await startStorefront({ API_URL: `http://127.0.0.1:${await freePort()}` });
  try {
    await page.goto(`${storefront.url}/id/contact-us`);
    for (const place of ['main', 'contentinfo'] as const)
      await expect(page.getByRole(place)).toContainText('Terjadi kesalahan saat memuat kontak');
    const away = await page.goto(`${storefront.url}/id/produk/1`);
    expect([away?.status(), away?.headers()['content-language']]).toEqual([503, 'id']);
    await expect(page.getByRole('link', { name: 'Coba lagi' })).toHaveAttribute('href', '/id/produk/1');
    expect(await dictionaryLeaks(page, 'id')).toEqual([]);
  } finally {
    await storefront.stop();
  }
});
