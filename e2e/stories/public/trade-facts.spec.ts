import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

const FACTS = {
  name: 'Pupuk Uji',
  name_en: 'Test fertilizer',
  category_id: 1,
  price: 110000,
  price_unit: 'sack',
  pack_net_kg: 40,
  export_price: 420,
  export_currency: 'USD',
  export_unit: 'ton',
  export_incoterm: 'FOB',
  export_place: 'Tanjung Emas',
  export_valid_until: '2098-12-31',
  moq: 5,
  moq_unit: 'ton',
  packing: 'Karung anyaman',
  packing_en: 'Woven sacks',
  load_20_kg: 20000,
  load_40_kg: 26000,
  hs_code: '3101.00.92',
  origin: 'Salatiga',
  port: 'Tanjung Emas, Semarang',
  lead_days_min: 7,
  lead_days_max: 14,
  supply_ton_month: 1200.5,
  sample: 'Gratis 1 kg',
  sample_en: '1 kg free',
  local_terms: 'Di gudang, mulai 1 karung',
  local_terms_en: 'At the warehouse, from 1 sack',
  availability: 'made_to_order',
};

test('SHOW-2 SHOW-3 SHOW-4 TRADE-1 TRADE-2 TRADE-3 a product page tells in either language what a buyer asks before an order', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Pupuk'));
  const id = await api.addProduct({ ...FACTS, category_id });
  await api.addProduct({ ...FACTS, category_id, name_en: 'Similar fertilizer' });
  await page.goto(`/produk/${id}`);
  const main = page.getByRole('article');
  const prices = main.locator('h1 ~ div').first().locator('p');
  await expect(prices).toHaveText([
    'USD 420 / t FOB Tanjung Emas',
    'valid until 31 Dec 2098',
    'Rp 110.000 / sack (40 kg)',
  ]);
  await expect(main.locator('h1 ~ dl > div')).toHaveText([
    'MOQ5 t',
    'AvailabilityMade to order',
    'Lead time7–14 days',
    'Sample1 kg free',
  ]);
  const box = page.getByRole('region', { name: 'Order and shipping' });
  await expect(box.locator('dl > div')).toHaveText([
    'PackingWoven sacks',
    'Supply ability1,200.5 t a month',
    'Port of loadingTanjung Emas, Semarang',
    'OriginSalatiga',
    'HS code3101.00.92',
    'Local purchaseAt the warehouse, from 1 sack',
    'DocumentsCertificate of origin, phytosanitary certificate and fumigation certificate as the destination requires',
    '20′ container20 t · 500 sacks · USD 8,400 FOB',
    '40′ container26 t · 650 sacks · USD 10,920 FOB',
  ]);
  await expect(box.getByText('Salatiga', { exact: true })).toHaveAttribute('lang', 'id');
  await expect(page.getByRole('listitem').filter({ hasText: 'Similar fertilizer' })).toContainText(
    'USD 420 / t FOB',
  );
  await page.goto(`/id/produk/${id}`);
  await expect(prices).toHaveText([
    'Rp 110.000 / karung (40 kg)',
    'Pembelian lokal: Di gudang, mulai 1 karung',
    'USD 420 / ton FOB Tanjung Emas',
    'berlaku sampai 31 Des 2098',
  ]);
  await expect(main.getByText('5 ton (ekspor)', { exact: true })).toBeVisible();
  await expect(main.getByText('1.200,5 ton per bulan')).toBeVisible();
  await main.getByRole('link', { name: 'Sertifikat asal, sertifikat fitosanitari' }).click();
  await expect(page).toHaveURL('/id/about#who');
  await expect(page.getByText('dokumen yang dibutuhkan pembeli')).toBeInViewport();
  await page.goto('/product?q=Test+fertilizer');
  const card = page.getByRole('listitem').filter({ hasText: 'Test fertilizer' }).first();
  await expect(card).toContainText('USD 420 / t FOBRp 110.000 / sack (40 kg)');
  await expect(card).toContainText('MOQ 5 t');
});

test('TRADE-2 TRADE-3 what is empty, or past its day, is not on the page nor in its data', async ({
  page,
  api,
  unique,
}) => {
  const { name, price } = FACTS;
  const category_id = await api.addCategory(unique('Pupuk'));
  const bare = await api.addProduct({ name, category_id, price });
  await page.goto(`/produk/${bare}`);
  await expect(page.getByRole('article').getByText('Rp 110.000', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Order and shipping' })).toHaveCount(0);
  const pastFacts = { ...FACTS, category_id, export_valid_until: '2020-01-31' };
  const past = await api.addProduct(pastFacts);
  await api.addProduct(pastFacts);
  const response = await page.goto(`/produk/${past}`);
  await expect(page.getByText('5 t', { exact: true })).toBeVisible();
  expect(await response?.text()).not.toContain('USD');
});

test('TRADE-4 HAND-16 the calculator answers while one types, and its amount goes into the address, chat and mail', async ({
  page,
  api,
  baseURL,
}) => {
  const id = await api.addProduct(FACTS);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/produk/${id}`);
  const form = page.getByRole('form', { name: 'How many containers?' });
  await expect(form.getByLabel('Amount')).toHaveValue('20');
  const message = `Hello, I would like to know more about ${FACTS.name_en}: ${baseURL}/produk/${id}`;
  const withQuantity = (quantity: string) =>
    `${message}\nQuantity: ${quantity}\nPort of destination: \nSample needed: `;
  expect(await written(page)).toEqual([withQuantity('')]);
  await form.getByLabel('Amount').fill('65');
  await expect(form.getByRole('status')).toHaveText('65 t = 1,625 × sack of 40 kg = 3.25 × 20′ or 2.5 × 40′');
  expect(await written(page)).toEqual([withQuantity('65 t')]);
  await form.getByLabel('Amount').fill('0');
  await expect(form.getByRole('status')).toHaveText('An amount above 0 and up to 100,000 t, such as 18.5.');
  expect(await written(page)).toEqual([withQuantity('')]);
  await form.getByLabel('Amount').fill('2');
  await form.getByLabel('Unit').selectOption('× 20′');
  await expect.poll(() => written(page)).toEqual([withQuantity('2 × 20′')]);
  await form.getByLabel('Amount').press('Enter');
  await expect(page).toHaveURL(`/produk/${id}?tonnes=2&unit=20#amount`);
  await page.reload();
  await expect(form.getByLabel('Amount')).toHaveValue('2');
  expect(await written(page)).toEqual([withQuantity('2 × 20′')]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Indonesia' }).click();
  await expect(page.getByRole('form', { name: 'Berapa peti kemas?' }).getByRole('status')).toContainText(
    '40 ton = 1.000 × karung isi 40 kg',
  );
  const category_id = await api.addCategory('Loose');
  await page.goto(`/produk/${await api.addProduct({ name: 'Loose', price: 5000, category_id })}`);
  await expect(form).toHaveCount(0);
});

test('TRADE-1 TRADE-3 what is sold out says so in lists and beside its price, and when it is expected again, until that day is over', async ({
  page,
  api,
  unique,
}) => {
  const name_en = unique('Vanilla gone');
  const soldOut = { ...FACTS, name_en, availability: 'sold_out' };
  const id = await api.addProduct({ ...soldOut, back_in_stock_on: '2097-03-01' });
  const past = await api.addProduct({ ...soldOut, name_en: 'Past', back_in_stock_on: '2020-01-31' });
  for (const [path, said] of [
    [`/produk/${id}`, 'Sold out, expected again in March 2097'],
    [`/id/produk/${id}`, 'Habis, diperkirakan tersedia lagi Maret 2097'],
    [`/produk/${past}`, 'Sold out'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('article').getByText(said, { exact: true })).not.toHaveCount(0);
    await expect(page.getByRole('term').filter({ hasText: /Packing|Kemasan/ })).toBeVisible();
    await expect(page.getByRole('term').filter({ hasText: /Lead time|Waktu siap kirim/ })).toHaveCount(0);
  }
  await expect(page.getByText('2020')).toHaveCount(0);
  const card = page.getByRole('listitem').filter({ hasText: name_en });
  await page.goto(`/product?q=${encodeURIComponent(name_en)}`);
  await expect(card.getByText('Sold out', { exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('TRADE-4 the calculator is a form, and an old address leads to its own', async ({
    page,
    api,
    request,
  }) => {
    const id = await api.addProduct(FACTS);
    await page.goto(`/id/produk/${id}`);
    const form = page.getByRole('form', { name: 'Berapa peti kemas?' });
    await form.getByLabel('Jumlah').fill('40');
    await form.getByLabel('Satuan').selectOption('× karung isi 40 kg');
    await form.getByRole('button', { name: 'Pakai jumlah ini' }).click();
    await expect(page).toHaveURL(`/id/produk/${id}?tonnes=40&unit=pack#amount`);
    await expect(form.getByRole('status')).toHaveText(
      '1,6 ton = 40 × karung isi 40 kg = 0,08 × 20′ atau 0,07 × 40′',
    );
    await expect(form.getByLabel('Satuan')).toHaveValue('pack');
    expect(await written(page)).toEqual([
      expect.stringMatching(/\nJumlah: 40 × karung isi 40 kg\nPelabuhan tujuan: \nPerlu sampel: $/),
    ]);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/id/produk/${id}$`),
    );
    const old = await request.get(`/produk/${id}?tonnes=2&feet=20`, { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([301, `/produk/${id}?tonnes=2&unit=20`]);
  });
});

/** The text of chat, mail and chat button, or the different ones that they have. */
async function written(page: Page): Promise<(string | undefined)[]> {
  const links = page.locator('a[href*="text="], a[href*="body="]');
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const texts = addresses.map((address) => {
    const { searchParams } = new URL(address);
    return searchParams.get('text') ?? searchParams.get('body')?.replaceAll('\r\n', '\n');
  });
  return [...new Set(texts)];
}
