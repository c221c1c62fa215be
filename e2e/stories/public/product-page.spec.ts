import type { Page } from '@playwright/test';
import type { ApiClient } from '../../api-client';
import { demoPicture } from '../../demo-picture';
import { expect, test } from '../../fixtures';
import { POPPLER, readPdf } from '../../pdf';

const PICTURES = ['coffee-ground.jpg', 'briquette-cube.jpg', 'fertilizer-pellet.jpg'].map(demoPicture);

const FIELDS = {
  name: 'Arang Uji',
  name_en: 'Test charcoal of coconut shells, in cubes of 25 mm, for shisha and for grills',
  image: String(PICTURES[0]),
  description: 'kata dan lagi '.repeat(43).slice(0, 600),
  description_en: 'words and again '.repeat(38).slice(0, 600),
  price: 24500,
  price_unit: 'kg',
  export_price: 1450,
  export_currency: 'USD',
  export_unit: 'ton',
  export_incoterm: 'FOB',
  export_place: 'Tanjung Emas, Semarang',
  export_valid_until: '2098-12-31',
  moq: 1,
  moq_unit: 'ton',
  availability: 'seasonal',
  lead_days_min: 14,
  sample_en: '1 kg sample free of charge, courier paid by the buyer.',
  load_20_kg: 18000,
  packing_en: 'Cartons of 20 kg',
  specs: JSON.stringify({ moisture: { max: 6, tested_at: '2025-10-06' } }),
};

/** In a category of its own, with a specification. */
async function addCharcoal(api: ApiClient, category: string, fields: object = {}): Promise<number> {
  const category_id = await api.addCategory(category);
  const moisture = { key: 'moisture', label: 'Kadar air', label_en: 'Moisture', kind: 'range', unit: '%' };
  await api.addSpecField(category_id, moisture);
  return api.addProduct({ ...FIELDS, category_id, ...fields });
}

const bottomOf = async (page: Page, selector: string) => {
  const { y = NaN, height = NaN } = (await page.locator(selector).boundingBox()) ?? {};
  return y + height;
};

/** In the browser. */
function smallTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
    )
    .filter((element) => element.checkVisibility() && parseFloat(getComputedStyle(element).fontSize) < 14)
    .map(({ outerHTML }) => outerHTML.slice(0, 100));
}

test('SHOW-1 at 1440 px all that sells is within 900 px, beside the pictures, with 600 letters; on a phone it is one column', async ({
  page,
  api,
  unique,
}) => {
  const id = await addCharcoal(api, unique('Arang'));
  await api.addPictures(id, ...PICTURES.slice(1));
  for (const path of [`/produk/${id}`, `/id/produk/${id}`]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    expect(await bottomOf(page, 'a[href$="/spec.pdf"]'), path).toBeLessThanOrEqual(900);
    expect(
      await bottomOf(page, 'article ol[aria-label="Pictures"], article ol[aria-label="Gambar"]'),
    ).toBeLessThan(900);
    const gallery = await page.locator('article ul').first().boundingBox();
    const words = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(words?.x).toBeGreaterThan((gallery?.x ?? 0) + (gallery?.width ?? 0));
    expect(words?.y).toBe(gallery?.y);
    const [specifications, trade] = await Promise.all(
      ['article table h2', '#trade'].map((selector) => page.locator(selector).boundingBox()),
    );
    expect(specifications?.y).toBe(trade?.y);
    expect(await page.evaluate(smallTexts)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/produk/${id}`);
  const order = [
    'article ul',
    'h1',
    'h1 ~ p[lang]',
    'h1 ~ p:not([lang])',
    'h1 ~ div',
    'h1 ~ dl',
    'article table',
    '#trade',
  ];
  const tops = await Promise.all(
    order.map(async (selector) => (await page.locator(selector).first().boundingBox())?.y ?? NaN),
  );
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  expect(await page.evaluate(smallTexts)).toEqual([]);
  await expect(page.getByRole('article').getByText('Seasonal', { exact: true }).first()).toBeVisible();
});

test('SHOW-1 the description stands below what sells when it is longer, and still before the first table', async ({
  page,
  api,
  unique,
}) => {
  const id = await addCharcoal(api, unique('Arang'), { description_en: 'words and again '.repeat(300) });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/produk/${id}`);
  const sheet = await bottomOf(page, 'a[href$="/spec.pdf"]');
  expect(sheet).toBeLessThan(900);
  const described = await page.getByText('words and again').boundingBox();
  expect(described?.y).toBeGreaterThan(sheet);
  expect((await page.getByRole('table').boundingBox())?.y).toBeGreaterThan(Number(described?.y));
});

test('SHOW-1 on a phone the contact links are a bar that ends before the chat button, and the page ends above it', async ({
  page,
}) => {
  await page.goto('/produk/9');
  const chat = page.getByRole('link', { name: 'Chat on WhatsApp' });
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const mail = await page.getByRole('article').getByRole('link', { name: 'E-mail' }).boundingBox();
    await expect(chat).toHaveCSS('position', 'fixed');
    expect((mail?.x ?? NaN) + (mail?.width ?? NaN)).toBeLessThan((await chat.boundingBox())?.x ?? NaN);
    expect(mail?.y).toBeGreaterThan(750);
  }
  await page.keyboard.press('End');
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const { y = NaN, height = NaN } = (await last.boundingBox()) ?? {};
      return y + height;
    })
    .toBeLessThan(844 - 72);
});

test.describe('the gallery', () => {
  let path = '';

  test.beforeEach(async ({ api, unique }) => {
    const id = await addCharcoal(api, unique('Arang'));
    await api.addPictures(id, ...PICTURES.slice(1));
    const { pictures, version } = await api.get<{ pictures: { id: number }[]; version: number }>(
      `product/${id}`,
    );
    const text = { alt: 'Kubus dari dekat', alt_en: 'Cubes from nearby', version };
    await api.put(`product/${id}/pictures/${pictures[1]?.id}`, text);
    path = `/produk/${id}`;
  });

  const strip = (page: Page) => page.locator('article ul').first();
  const shown = (page: Page) =>
    strip(page).evaluate(({ scrollLeft, clientWidth }) => Math.round((10 * scrollLeft) / clientWidth) / 10);

  test('SHOW-5 is turned by thumbnails and arrow keys, and enlarged to a view that keys turn and Escape closes', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(strip(page).getByRole('img')).toHaveCount(3);
    await expect(strip(page).getByRole('img').nth(1)).toHaveAttribute('alt', 'Cubes from nearby');
    await expect(strip(page).getByRole('img').nth(2)).toHaveAttribute('alt', FIELDS.name_en);
    await expect(strip(page).getByText('Cubes from nearby')).toBeAttached();
    const thumbnails = page.getByRole('list', { name: 'Pictures' }).getByRole('link');
    await thumbnails.nth(2).click();
    await expect.poll(() => shown(page)).toBe(2);
    await expect(thumbnails.nth(2)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => shown(page)).toBe(1);
    await expect(page).toHaveURL(path);
    const link = strip(page).getByRole('link').nth(1);
    await link.click();
    const dialog = page.getByRole('dialog');
    const large = dialog.getByRole('list');
    await expect(dialog.getByText('Cubes from nearby')).toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => large.evaluate((list) => list.scrollLeft / list.clientWidth)).toBe(2);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('SHOW-5 structured data and the first request name its pictures in their order', async ({ page }) => {
    await page.goto(path);
    const described = await page.locator('script[type="application/ld+json"]').textContent();
    const { '@graph': graph } = JSON.parse(described ?? '') as { '@graph': { image?: string[] }[] };
    expect(graph[1]?.image).toHaveLength(3);
    const pictures = strip(page).getByRole('img');
    await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
    await expect(pictures.nth(1)).toHaveAttribute('loading', 'lazy');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('SHOW-5 scrolls, and a thumbnail leads to its picture', async ({ page }) => {
      await page.goto(path);
      const last = strip(page).getByRole('img').nth(2);
      await expect(last).not.toBeInViewport();
      await page.getByRole('list', { name: 'Pictures' }).getByRole('link').nth(2).click();
      await expect(last).toBeInViewport({ ratio: 0.9 });
    });
  });
});

test('SHOW-9 SHOW-10 public documents and certificates stand on the page, its sheet and the About page, others nowhere', async ({
  page,
  api,
  unique,
}) => {
  const id = await addCharcoal(api, unique('Arang'));
  const product_ids = JSON.stringify([id]);
  const document = { language: 'en', is_public: 'true' };
  const title = unique('Lembar data');
  await api.addDocument({ ...document, title, title_en: 'Safety data sheet', product_ids });
  await api.addDocument({ ...document, title: unique('Internal'), is_public: 'false', product_ids });
  await api.addDocument({ ...document, title: unique('Izin usaha'), product_ids: '[]' });
  const certificate = { kind: 'Halal', issuer: 'BPJPH', is_public: true, product_ids: [id] };
  await api.add('certificate', { ...certificate, number: 'ID-1', expires_at: '2098-12-31' });
  await api.add('certificate', { ...certificate, number: 'ID-OLD', expires_at: '2020-01-31' });
  await page.goto(`/produk/${id}`);
  const papers = page.getByRole('region', { name: 'Certificates and documents' }).getByRole('listitem');
  await expect(papers).toHaveText([
    'Halal ID-1BPJPH, valid until 31 Dec 2098',
    /^Safety data sheetPDF, 1 kB, English$/,
  ]);
  const downloading = page.waitForEvent('download');
  await papers.getByRole('link').click();
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
  await page.goto(`/id/produk/${id}`);
  await expect(page.getByText(`${title}PDF, 1 kB, bahasa Inggris`)).toBeVisible();
  await page.goto('/about');
  await expect(page.getByText(unique('Izin usaha'))).toBeVisible();
  await expect(page.getByText('Halal ID-1')).toHaveCount(0);
  if (!POPPLER) return;
  const pdf = await readPdf(Buffer.from(await (await page.request.get(`/produk/${id}/spec.pdf`)).body()));
  expect(pdf.text).toMatch(/Halal ID-1\s+BPJPH, valid until 31 Dec 2098/);
  expect(pdf.text).not.toContain('ID-OLD');
  const order = [
    'words and again',
    'USD 1,450',
    'Lead time',
    'Order and shipping',
    'Certificates and documents',
  ];
  const places = order.map((text) => pdf.text.indexOf(text));
  await pdf.close();
  expect(places).toEqual(places.filter((place) => place >= 0).sort((one, other) => one - other));
});
