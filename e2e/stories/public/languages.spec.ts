import type { APIResponse } from '@playwright/test';
import { addressesOf, FAILED, PAGES, SEARCHES, twin } from '../../both-languages';
import { expect, test } from '../../fixtures';

/** What the answer to a page says about its language. */
function described(answer: APIResponse, html: string) {
  const [, lang] = /<html lang="(\w+)"/.exec(html) ?? [];
  const headers = answer.headers();
  return { lang, header: headers['content-language'], vary: headers.vary, cookie: headers['set-cookie'] };
}

const english = { lang: 'en', header: 'en', cookie: undefined };
const indonesian = { lang: 'id', header: 'id', cookie: undefined };

test('LANG-1 LANG-2 the address alone says that a page is English, or below /id Indonesian', async ({
  request,
}) => {
  for (const path of [...PAGES, ...FAILED]) {
    const titles = new Set<string>();
    for (const [address, language] of [
      [path, english],
      [twin(path), indonesian],
    ] as const) {
      for (const wanted of ['en-GB', 'id-ID,id;q=0.9']) {
        const answer = await request.get(address, { headers: { 'accept-language': wanted } });
        expect(answer.status(), address).toBe((FAILED as readonly string[]).includes(path) ? 404 : 200);
        const html = await answer.text();
        const { vary, ...rest } = described(answer, html);
        expect(rest, address).toEqual(language);
        expect(vary ?? '', address).not.toMatch(/language|cookie/i);
        titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
      }
    }
    // The name of a product, and of a category, may be the same in both.
    const isNamed = /^\/(produk|product-list)\/(?!Tidak)/.test(path);
    if (!isNamed) expect(titles.size, path).toBe(2);
  }
});

test('LANG-2 a page and its twin are each their own canonical, and name each other', async ({
  page,
  baseURL,
}) => {
  for (const path of ['/', '/product', '/product?page=1', '/product-list/Coffee', '/about', '/contact-us']) {
    const documented = `${baseURL}${path.replace('?page=1', '')}`;
    const other = `${baseURL}${twin(path).replace('?page=1', '')}`;
    const pair = { en: documented, id: other, 'x-default': documented };
    await page.goto(path);
    expect(await addressesOf(page)).toEqual({ canonical: documented, ...pair });
    await page.goto(twin(path));
    expect(await addressesOf(page)).toEqual({ canonical: other, ...pair });
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'id_ID');
    await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveAttribute('content', 'en_US');
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', other);
  }
});

test('LANG-2 what is not there, and a search, has neither a canonical address nor a pair', async ({
  page,
}) => {
  for (const path of ['/id/nope', '/id/produk/999999', '/id/product?q=kopi', '/nope']) {
    await page.goto(path);
    expect(await addressesOf(page)).toEqual({});
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
});

test('LANG-2 robots.txt leads to the sitemap of each language, which names each page with its twin', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemaps = robots.match(/(?<=^Sitemap: ).+$/gm);
  expect(sitemaps).toEqual([`${baseURL}/sitemap.xml`, `${baseURL}/id/sitemap.xml`]);
  for (const [at, own] of ['/about', '/id/about'].entries()) {
    const answer = await request.get(String(sitemaps?.[at]));
    expect(answer.headers()['content-type']).toContain('application/xml');
    const entries = (await answer.text()).split('<url>');
    const entry = entries.find((each) => each.includes(`<loc>${baseURL}${own}</loc>`));
    for (const [language, path] of Object.entries({ en: '/about', id: '/id/about', 'x-default': '/about' }))
      expect(entry).toContain(`hreflang="${language}" href="${baseURL}${path}"/>`);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('LANG-3 the switch leads to the same page and query in the other language', async ({ page }) => {
      for (const path of ['/', '/product-list/Coffee?q=bubuk', '/produk/4', '/nope'] as const) {
        await page.goto(path);
        for (const [place, name, address, lang] of [
          ['banner', 'Indonesia', twin(path), 'id'],
          ['contentinfo', 'English', path, 'en'],
          ['contentinfo', 'Indonesia', twin(path), 'id'],
          ['banner', 'English', path, 'en'],
        ] as const) {
          const link = page.getByRole(place).getByRole('link', { name, exact: true });
          await expect(link).toHaveAttribute('lang', lang);
          await expect(link).toHaveAttribute('hreflang', lang);
          await link.click();
          await expect(page).toHaveURL(address);
          await expect(page.locator('html')).toHaveAttribute('lang', lang);
          await expect(link).toHaveAttribute('aria-current', 'true');
        }
      }
    });

    test('LANG-1 a visitor who reads Indonesian goes from page to page without leaving it', async ({
      page,
    }) => {
      await page.goto('/id');
      const navigation = page.getByRole('navigation', { name: 'Utama' });
      await navigation.getByText('Kategori', { exact: true }).click();
      await navigation.locator('details').getByRole('link').nth(1).click();
      await expect(page).toHaveURL('/id/product-list/Coffee');
      const product = page.getByRole('main').getByRole('link', { name: /Arabika Green Bean/ });
      // The home page, which has it twice, stays until the next one is there.
      await expect(product).toHaveCount(1);
      await product.click();
      await expect(page).toHaveURL(/\/id\/produk\/\d+$/);
      await expect(page.getByRole('main').getByRole('link', { name: 'Hubungi Kami' })).toBeVisible();
      await page.getByRole('navigation', { name: 'Jalur halaman' }).getByRole('link').nth(1).click();
      await expect(page).toHaveURL('/id/product');
      const search = page.getByRole('search');
      await search.getByLabel('Cari').fill('arabika');
      await search.getByLabel('Urutkan').selectOption('Harga, tertinggi dahulu');
      if (!javaScriptEnabled) await search.getByRole('button', { name: 'Cari' }).click();
      await expect(page).toHaveURL('/id/product?q=arabika&sort=-price');
      await expect(search.getByRole('status')).toHaveText(/^\d+ produk untuk “arabika”$/);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Tentang Kami' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('TENTANG KAMI');
      await page.getByRole('banner').getByRole('link', { name: 'Ndeso Nusantara' }).click();
      await expect(page).toHaveURL('/id');
    });
  });
}

test('LANG-3 at 992, 1024 and 1280 px the navbar of either language is one line, within the window', async ({
  page,
}) => {
  for (const path of ['/produk/4', '/id/produk/4']) {
    await page.goto(path);
    for (const width of [992, 1024, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const boxes = await page
        .getByRole('banner')
        .locator('a, summary')
        .evaluateAll((all) =>
          all
            .filter((each) => each.checkVisibility())
            .map((each) => each.getBoundingClientRect())
            .map(({ top, height }) => ({ middle: Math.round(top + height / 2), height })),
        );
      const at = `${path} at ${width} px`;
      expect(new Set(boxes.map(({ middle }) => middle)).size, at).toBe(1);
      expect(Math.max(...boxes.map(({ height }) => height)), at).toBeLessThan(50);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);
    }
  }
});

test('LANG-1 no link or form of an Indonesian page leads out of /id, but for the switch', async ({
  page,
}) => {
  for (const path of [...PAGES, ...FAILED, ...SEARCHES]) {
    await page.goto(twin(path));
    const leading = await page.locator('a[href]:not([hreflang=en]), form[action]').evaluateAll((all) =>
      all
        .map((each) => new URL(each.getAttribute('href') ?? each.getAttribute('action') ?? '', location.href))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname }) => pathname),
    );
    expect(leading.length, path).toBeGreaterThan(8);
    const outside = leading.filter((each) => !/^\/(id(\/|$)|media\/)/.test(each));
    expect(outside, path).toEqual([]);
  }
});
