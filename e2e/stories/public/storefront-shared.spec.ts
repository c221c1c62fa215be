import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { demoPicture } from '../../demo-picture';
import { DEMO_PRODUCTS } from '../../demo-products';
import { expect, test } from '../../fixtures';

interface Described {
  '@type': string;
  [property: string]: unknown;
}

async function structuredData(page: Page): Promise<Described[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@context': context, '@graph': graph } = JSON.parse(text ?? '') as {
    '@context': string;
    '@graph': Described[];
  };
  expect(context).toBe('https://schema.org');
  return graph;
}

const property = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"]`).getAttribute('content');

test('URL-1 DET-1 a product is described for search engines and for links to it', async ({
  page,
  request,
  api,
  unique,
  baseURL,
}) => {
  const name = unique('</script><b>Lada & Teh</b>');
  const category_id = await api.addCategory(unique('Lada/Teh'));
  const id = await api.addProduct({
    name,
    category_id,
    price: 99000,
    image: demoPicture('coffee-ground.jpg'),
  });
  const address = `${baseURL}/produk/${id}`;
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${address}</loc><lastmod>`);
  await page.goto(`/produk/${id}`);

  const [trail, product] = await structuredData(page);
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(trail?.itemListElement).toHaveLength(4);
  expect(product).toMatchObject({
    '@type': 'Product',
    name,
    offers: { '@type': 'Offer', price: 99000, priceCurrency: 'IDR', url: address },
  });
  expect(await property(page, 'og:url')).toBe(address);
  expect(await property(page, 'og:title')).toBe(name);
  const chat = await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).getAttribute('href');
  expect(new URL(String(chat)).searchParams.get('text')).toContain(`${name}: ${address}`);
  const picture = await property(page, 'og:image');
  expect(product?.image).toEqual([picture]);
  expect((await request.get(String(picture))).headers()['content-type']).toBe('image/jpeg');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('FEED-3 the pictures of shared links are small enough, and of the size that is said', async ({
  request,
}) => {
  for (const path of ['/', '/id', ...DEMO_PRODUCTS.map((id) => `/produk/${id}`)]) {
    const html = await (await request.get(path)).text();
    const said = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];
    const picture = await (await request.get(String(said('og:image')))).body();
    expect(picture.byteLength, path).toBeLessThanOrEqual(300_000);
    const { width, height } = await sharp(picture).metadata();
    const size = [said('og:image:width'), said('og:image:height')];
    expect([path, ...size]).toEqual([path, String(width), String(height)]);
    expect(said('og:image:alt'), path).toBeDefined();
    expect(said('og:image:alt')).toBe(said('og:title'));
  }
});

test('the home page introduces the company, and is shared with its own picture', async ({
  page,
  request,
}) => {
  await page.goto('/');
  expect(await structuredData(page)).toMatchObject([{ '@type': 'Organization', name: 'Ndeso Nusantara' }]);
  const picture = await request.get(String(await property(page, 'og:image')));
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});

test('every public page has a title, a description and an address of its own', async ({ page }) => {
  const seen = new Map<string, Set<string>>();
  const paths = ['/', '/product', '/product-list/Coffee', '/produk/1', '/about', '/contact-us'];
  for (const path of paths) {
    await page.goto(path);
    const described = {
      title: await page.title(),
      description: await page.locator('meta[name="description"]').getAttribute('content'),
      canonical: await page.locator('link[rel="canonical"]').getAttribute('href'),
    };
    for (const [what, text] of Object.entries(described)) {
      seen.set(what, (seen.get(what) ?? new Set()).add(text ?? ''));
    }
  }
  for (const texts of seen.values()) expect(texts.size).toBe(paths.length);
});
