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
  availability: 'made_to_order',
};

test('TRADE-1 TRADE-2 TRADE-3 a product page tells in either language what a buyer asks before an order', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Pupuk'));
  const id = await api.addProduct({ ...FACTS, category_id });
  await api.addProduct({ ...FACTS, category_id, name_en: 'Similar fertilizer' });
  await page.goto(`/produk/${id}`);
  const main = page.getByRole('article');
  await expect(main.getByText('Rp 110.000 / sack (40 kg)')).toBeVisible();
  const box = page.getByRole('region', { name: 'Order and shipping' });
  await expect(box.locator('dl > div')).toHaveText([
    'Export priceUSD 420 / ton FOB Tanjung Emas, valid until 31 Dec 2098',
    'Smallest order5 tons',
    'AvailabilityMade to order',
    'Ready to ship in7–14 days',
    'Supply1,200.5 tons a month',
    'PackingWoven sacks',
    'In a 20-foot container20,000 kg net',
    'In a 40-foot container26,000 kg net',
    'Port of loadingTanjung Emas, Semarang',
    'OriginSalatiga',
    'HS code3101.00.92',
    'Sample1 kg free',
    'PapersCertificate of origin, phytosanitary certificate and fumigation certificate as the destination requires',
  ]);
  await expect(box.getByText('Salatiga', { exact: true })).toHaveAttribute('lang', 'id');
  await expect(page.getByRole('link', { name: 'Similar fertilizer' })).toContainText('USD 420 / ton FOB');
  await page.goto(`/id/produk/${id}`);
  await expect(main.getByText('Rp 110.000 / karung (40 kg)')).toBeVisible();
  await expect(main.getByText('USD 420 / ton FOB Tanjung Emas, berlaku sampai 31 Des 2098')).toBeVisible();
  await expect(main.getByText('1.200,5 ton per bulan')).toBeVisible();
  await main.getByRole('link', { name: 'Sertifikat asal, sertifikat fitosanitari' }).click();
  await expect(page).toHaveURL('/id/about#who');
  await expect(page.getByText('dokumen yang dibutuhkan pembeli')).toBeInViewport();
  await page.goto('/product?q=Test+fertilizer');
  await expect(page.getByRole('link', { name: 'Test fertilizer' }).first()).toContainText(
    'Rp 110.000 / sack (40 kg)Smallest order 5 tonsUSD 420 / ton FOB',
  );
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
  await expect(page.getByText('5 tons', { exact: true })).toBeVisible();
  expect(await response?.text()).not.toContain('USD');
});

test('TRADE-4 beside the contact a link leads to the calculator, where there is one', async ({
  page,
  api,
}) => {
  const id = await api.addProduct(FACTS);
  await page.setViewportSize({ width: 390, height: 844 });
  const button = { 'Calculate for your amount': '', 'Hitung untuk jumlah Anda': '/id' };
  for (const [name, prefix] of Object.entries(button)) {
    await page.goto(`${prefix}/produk/${id}`);
    const form = page.getByRole('form', { name: prefix ? 'Berapa peti kemas?' : 'How many containers?' });
    // A second time, too.
    for (let time = 0; time < 2; time += 1) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(form).not.toBeInViewport();
      await page.getByRole('link', { name }).click();
      await expect(form).toBeInViewport();
    }
    await page.keyboard.press('Tab');
    await expect(form.getByRole('textbox')).toBeFocused();
  }
  const other = await api.addProduct({
    name: 'Loose',
    price: 5000,
    category_id: await api.addCategory('Loose'),
  });
  await page.goto(`/produk/${other}`);
  await expect(page.getByRole('link', { name: 'Calculate for your amount' })).toHaveCount(0);
});

test('TRADE-4 the calculator recalculates while one types, and says what is no amount', async ({
  page,
  api,
}) => {
  const id = await api.addProduct(FACTS);
  await page.goto(`/produk/${id}`);
  const form = page.getByRole('form', { name: 'How many containers?' });
  await expect(form.getByRole('status')).toHaveText(
    '500 × sack of 40 kg1 × 20-foot container, 100 % full1 × 40-foot container, 77 % full',
  );
  const total = form.getByText('At the export price');
  await expect(total).toHaveText('At the export price: USD 8,400 FOB Tanjung Emas');
  // Who has typed nothing asks for the same amount in another unit, or for one container, which holds that.
  for (const [unit, amount] of [
    ['× sack of 40 kg', '500'],
    ['40-foot containers', '1'],
    ['× sack of 40 kg', '650'],
    ['tonnes', '26'],
  ] as const) {
    await form.getByLabel('Unit').selectOption(unit);
    await expect(form.getByLabel('Amount')).toHaveValue(amount);
  }
  await form.getByLabel('Amount').fill('65');
  await expect(form.getByRole('status')).toHaveText(
    '1,625 × sack of 40 kg4 × 20-foot containers, the last 25 % full3 × 40-foot containers, the last 50 % full',
  );
  await expect(total).toHaveText('At the export price: USD 27,300 FOB Tanjung Emas');
  await form.getByLabel('Amount').fill('many');
  await expect(total).toHaveCount(0);
  await expect(form.getByRole('status')).toHaveText(
    'A number of tonnes above 0 and up to 100,000, such as 18.5, or containers, such as 2x20. Packs too, such as 500 sacks.',
  );
  await expect(form.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Amount').fill('1.500');
  await expect(form.getByRole('status')).toHaveText('1.500 may be two amounts: write 1500 t or 1500 kg.');
  await form.getByLabel('Amount').fill('26000');
  await expect(form.getByRole('status')).toHaveText('26000 may be two amounts: write 26000 t or 26000 kg.');
  await form.getByLabel('Amount').fill('26,000 t');
  await expect(form.getByText('Read as 26000 t. If you meant 26000 kg, write it so.')).toBeVisible();
  await form.getByLabel('Amount').fill('1 FCL');
  await expect(form.getByRole('status')).toHaveText('Containers of which size? Write 1x20 or 1x40.');
  await form.getByLabel('Amount').fill('20-25 tons');
  await expect(form.getByRole('status')).toHaveText(
    '20-25 tons is more than one amount: write one of them, such as 25 tons.',
  );
  await form.getByLabel('Amount').fill('500 bags');
  await expect(form.getByRole('status')).toHaveText(/^Amount: 20 t \(500 × sack of 40 kg\)500 ×/);
  await form.getByLabel('Amount').fill('2 x 40 HC');
  await expect(form.getByRole('status')).toHaveText(
    /^Amount: 52 t \(2 × 40 ft HC containers\).*2 × 40-foot containers, all full$/,
  );
  await expect(page).toHaveURL(`/produk/${id}?tonnes=2x40HC`);
  await page.reload();
  await expect(form.getByLabel('Amount')).toHaveValue('2x40HC');
});

test('TRADE-1 TRADE-4 on the Indonesian page an amount alone is of what the rupiah price is for', async ({
  page,
  api,
}) => {
  const id = await api.addProduct(FACTS);
  await page.goto(`/id/produk/${id}`);
  const form = page.getByRole('form', { name: 'Berapa peti kemas?' });
  const amount = form.getByLabel('Jumlah');
  const unit = form.getByLabel('Satuan');
  await expect(amount).toHaveValue('500');
  await expect(unit).toHaveValue('packs');
  for (const [value, converted] of [
    ['', '20'],
    ['kg', '20000'],
    ['packs', '500'],
  ] as const) {
    await unit.selectOption(value);
    await expect(amount).toHaveValue(converted);
  }
  await amount.fill('40');
  await expect(form.getByRole('status')).toHaveText(/^Jumlah: 1,6 ton \(40 × karung isi 40 kg\)/);
  await expect(form.getByText('Dengan harga')).toHaveText([
    'Dengan harga dalam negeri: Rp 4.400.000',
    'Dengan harga ekspor: USD 672 FOB Tanjung Emas',
  ]);
  await expect(page).toHaveURL(`/id/produk/${id}?tonnes=40+packs`);
  await page.reload();
  await expect(amount).toHaveValue('40');
  await expect(unit).toHaveValue('packs');
  await page.goto(`/id/produk/${id}?tonnes=40`);
  await expect(unit).toHaveValue('');
});

test('TRADE-4 HAND-16 chat and mail say the amount that is typed', async ({ page, api, baseURL }) => {
  const id = await api.addProduct(FACTS);
  await page.goto(`/produk/${id}`);
  const message = `Hello, I would like to know more about ${FACTS.name_en}: ${baseURL}/produk/${id}`;
  await expect.poll(() => written(page)).toEqual([message]);
  const tonnes = page.getByRole('form', { name: 'How many containers?' }).getByLabel('Amount');
  const along = page.getByText('This amount goes along in your message to us.');
  await expect(along).toHaveCount(0);
  const same = `${message}\nAmount: 20 t`;
  const example = page.getByText('An example, which is not in your message');
  await expect(example).toBeVisible();
  // Below the answer, once there is one that was asked for.
  const links = page.getByRole('form').getByRole('link');
  await expect(links).toHaveCount(0);
  await page.getByRole('button', { name: 'Take this amount along' }).click();
  await expect(page).toHaveURL(`/produk/${id}?tonnes=20`);
  await expect(links).toHaveText(['Contact Us', 'E-mail']);
  await expect.poll(() => written(page)).toEqual([same]);
  await expect(along).toBeVisible();
  await expect(example).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact-us');
  await expect.poll(() => written(page)).toEqual([same]);
  await expect(page.getByRole('main').locator('a[href*="text="], a[href*="body="]')).toHaveCount(2);
  await page.reload();
  await expect.poll(() => written(page)).toEqual([same]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Indonesia' }).click();
  await expect(page).toHaveURL('/id/contact-us');
  await expect.poll(() => written(page)).toEqual([same]);
  await page.goto(`/produk/${id}`);
  await expect.poll(() => written(page)).toEqual([message]);
  await tonnes.press('Enter');
  await expect.poll(() => written(page)).toEqual([same]);
  await page.goto(`/produk/${id}`);
  await tonnes.fill('20');
  await expect.poll(() => written(page)).toEqual([same]);
  await expect(along).toBeVisible();
  await tonnes.fill('18,750 kg');
  const part = `${message}\nAmount: 18750 kg; in whole packs: 469 × sack of 40 kg (18760 kg)`;
  await expect.poll(() => written(page)).toEqual([part]);
  await tonnes.fill('1,018,000 kg');
  const asked = `${message}\nAmount: 1018 t`;
  await expect.poll(() => written(page)).toEqual([asked]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Indonesia' }).click();
  await expect(page).toHaveURL(`/id/produk/${id}?tonnes=1018000+kg`);
  await expect(page.getByLabel('Jumlah')).toHaveValue('1018000');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(tonnes).toHaveValue('1018000');
  await page.reload();
  await expect(tonnes).toHaveValue('1018000');
  await expect.poll(() => written(page)).toEqual([asked]);
  // A tap selects what is there.
  await tonnes.click();
  await page.keyboard.type('7');
  await expect(tonnes).toHaveValue('7');
  await page.getByLabel('Unit').selectOption('20-foot containers');
  await expect(page).toHaveURL(`/produk/${id}?tonnes=7x20`);
  await expect(page.getByRole('form').getByRole('status')).toContainText('Amount: 140 t');
  await expect.poll(() => written(page)).toContain(`${message}\nAmount: 140 t (7 × 20 ft containers)`);
  await page.reload();
  await expect(tonnes).toHaveValue('7');
  await expect(page.getByLabel('Unit')).toHaveValue('20');
  await tonnes.fill('');
  await expect(page).toHaveURL(`/produk/${id}`);
  await expect.poll(() => written(page)).toEqual([message]);
});

test('TRADE-1 what is sold out says so in lists and below its price', async ({ page, api, unique }) => {
  const name_en = unique('Vanilla gone');
  const id = await api.addProduct({ ...FACTS, name_en, availability: 'sold_out' });
  await page.goto(`/product?q=${encodeURIComponent(name_en)}`);
  await expect(page.getByRole('listitem').filter({ hasText: name_en })).toContainText('Sold out');
  await page.goto(`/id/produk/${id}`);
  await expect(page.getByRole('main').getByText('Habis')).toHaveCount(2);
  await expect(page.getByRole('term').filter({ hasText: 'Kemasan' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Siap kirim dalam' })).toHaveCount(0);
});

test('TRADE-3 of what is sold out the page says when it is expected again, until that day is over', async ({
  page,
  api,
  unique,
}) => {
  const name_en = unique('Vanilla awaited');
  const soldOut = { ...FACTS, name_en, availability: 'sold_out' };
  const id = await api.addProduct({ ...soldOut, back_in_stock_on: '2097-03-01' });
  for (const [path, said] of [
    [`/produk/${id}`, 'Sold out, expected again in March 2097'],
    [`/id/produk/${id}`, 'Habis, diperkirakan tersedia lagi Maret 2097'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('article').getByText(said, { exact: true })).toHaveCount(2);
  }
  const card = page.getByRole('listitem').filter({ hasText: name_en });
  await page.goto(`/product?q=${encodeURIComponent(name_en)}`);
  await expect(card.getByText('Sold out', { exact: true })).toBeVisible();
  const past = await api.addProduct({ ...soldOut, back_in_stock_on: '2020-01-31' });
  await page.goto(`/produk/${past}`);
  await expect(page.getByRole('article').getByText('Sold out', { exact: true })).toHaveCount(2);
  await expect(page.getByText('2020')).toHaveCount(0);
});

test('TRADE-4 what is no amount goes along in chat and mail as it is typed, without its links', async ({
  page,
  api,
  baseURL,
}) => {
  const id = await api.addProduct(FACTS);
  await page.goto(`/produk/${id}`);
  const form = page.getByRole('form', { name: 'How many containers?' });
  const amount = form.getByLabel('Amount');
  // Words and units are typed on a phone too.
  await expect(amount).not.toHaveAttribute('inputmode');
  await amount.fill('as many as you have, www.evil.example');
  const along = page.getByText('We could not calculate this, but it goes along in your message to us.');
  await expect(along).toBeVisible();
  const message = `Hello, I would like to know more about ${FACTS.name_en}: ${baseURL}/produk/${id}`;
  const asked = `${message}\nAmount (not calculated): as many as you have,`;
  await expect.poll(() => written(page)).toEqual([asked]);
  await page.reload();
  await expect(along).toBeVisible();
  await expect.poll(() => written(page)).toEqual([asked]);
  await amount.fill('20');
  await expect(along).toHaveCount(0);
});

test('TRADE-4 an amount that is wanted every month stays one in the address, the result, chat and mail', async ({
  page,
  api,
  baseURL,
}) => {
  const id = await api.addProduct(FACTS);
  await page.goto(`/produk/${id}`);
  const form = page.getByRole('form', { name: 'How many containers?' });
  await form.getByLabel('Amount').fill('18 tons per month');
  await expect(form.getByRole('status')).toHaveText(
    /^Amount: 18 t per month450 × sack of 40 kg1 × 20-foot container, 90 % full/,
  );
  await expect(page).toHaveURL(`/produk/${id}?tonnes=18/month`);
  const message = `Hello, I would like to know more about ${FACTS.name_en}: ${baseURL}/produk/${id}`;
  const asked = `${message}\nAmount: 18 t per month`;
  await expect.poll(() => written(page)).toEqual([asked]);
  await page.reload();
  await expect(form.getByLabel('Amount')).toHaveValue('18 per month');
  await expect.poll(() => written(page)).toEqual([asked]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Indonesia' }).click();
  await expect(page.getByLabel('Jumlah')).toHaveValue('18 per bulan');
  await expect(page.getByRole('form').getByRole('status')).toContainText('Jumlah: 18 ton per bulan');
});

test('TRADE-4 terms and port stay with the amount, in their own words, and the price says that it is on others', async ({
  page,
  api,
  baseURL,
}) => {
  const id = await api.addProduct(FACTS);
  await page.goto(`/produk/${id}`);
  const form = page.getByRole('form', { name: 'How many containers?' });
  await expect(form.getByText('also with terms and port, such as 2x20 CIF Jebel Ali')).toBeVisible();
  const total = form.getByText('At the export price');
  await form.getByLabel('Amount').fill('1 x 20 FOB Semarang');
  await expect(total).toHaveText('At the export price: USD 8,400 FOB Tanjung Emas');
  await form.getByLabel('Amount').fill('1 x 20 C&F Jebel Ali');
  await expect(form.getByRole('status')).toHaveText(
    /^Amount: 20 t \(1 × 20 ft container\), C&F Jebel Ali500 × sack of 40 kg1 × 20-foot container, 100 % full/,
  );
  await expect(total).toHaveText(
    'At the export price: USD 8,400 FOB Tanjung Emas. This price is FOB, not CFR.',
  );
  await expect(form.getByText('This amount goes along in your message to us.')).toBeVisible();
  await expect(page).toHaveURL(`/produk/${id}?tonnes=1x20+C%26F+Jebel+Ali`);
  const message = `Hello, I would like to know more about ${FACTS.name_en}: ${baseURL}/produk/${id}`;
  const asked = `${message}\nAmount: 20 t (1 × 20 ft container), C&F Jebel Ali`;
  await expect.poll(() => written(page)).toEqual([asked]);
  await page.reload();
  await expect(form.getByLabel('Amount')).toHaveValue('1 C&F Jebel Ali');
  await expect(form.getByLabel('Unit')).toHaveValue('20');
  await expect.poll(() => written(page)).toEqual([asked]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Indonesia' }).click();
  await expect(page.getByRole('form').getByRole('status')).toContainText(
    'Jumlah: 20 ton (1 × peti kemas 20 kaki), C&F Jebel Ali',
  );
  await expect(page.getByText('FOB Tanjung Emas. Harga ini FOB, bukan CFR.')).toBeVisible();
});

test('TRADE-3 TRADE-4 who asks about papers asks for the product, and the amount, that led there', async ({
  page,
  api,
  baseURL,
}) => {
  const id = await api.addProduct(FACTS);
  await page.goto(`/produk/${id}?tonnes=18`);
  await page.getByRole('link', { name: /^Certificate of origin/ }).click();
  await expect(page).toHaveURL('/about#who');
  const papers = 'Which papers can you give with your goods? I need: ';
  const asked = [
    `Hello, I would like to know more about ${FACTS.name_en}: ${baseURL}/produk/${id}`,
    'Amount: 18 t',
    papers,
  ];
  const who = page.locator('#who');
  const asking = async (name: string, parameter: string) => {
    const { searchParams } = new URL(String(await who.getByRole('link', { name }).getAttribute('href')));
    return searchParams.get(parameter)?.split(/\r?\n/);
  };
  await expect.poll(() => asking('Ask us about papers', 'text')).toEqual(asked);
  expect(await asking('E-mail', 'body')).toEqual(asked);
  expect(await asking('E-mail', 'subject')).toEqual([`Inquiry: ${FACTS.name_en}`]);
  await page.goto('/about');
  await expect.poll(() => asking('Ask us about papers', 'text')).toEqual([papers]);
});

test('TRADE-4 words beside an amount stay with it, and a sample is on the terms of the product', async ({
  page,
  api,
  baseURL,
}) => {
  const id = await api.addProduct(FACTS);
  await page.goto(`/produk/${id}`);
  const form = page.getByRole('form', { name: 'How many containers?' });
  const result = form.getByRole('status');
  await form.getByLabel('Amount').fill('50 t in 25 kg bags');
  await expect(result).toHaveText(/^Amount: 50 t, in 25 kg bags3 × 20-foot/);
  const otherwise = form.getByText('Here a sack has 40 kg; the packing that you ask for goes along');
  await expect(otherwise).toBeVisible();
  await expect(page).toHaveURL(`/produk/${id}?tonnes=50+t+in+25+kg+bags`);
  await page.reload();
  await expect(form.getByLabel('Amount')).toHaveValue('50 t in 25 kg bags');
  await expect(otherwise).toBeVisible();
  const message = `Hello, I would like to know more about ${FACTS.name_en}: ${baseURL}/produk/${id}`;
  await expect.poll(() => written(page)).toEqual([`${message}\nAmount: 50 t, in 25 kg bags`]);
  await form.getByLabel('Amount').fill('18 tons fertilizer');
  await expect(result).toHaveText(/^Amount: 18 t, fertilizer450 × sack of 40 kg/);
  await form.getByLabel('Amount').fill('2 tons Istanbul');
  await expect(result).toHaveText(/^Amount: 2 t, Istanbul50 × sack of 40 kg/);
  await form.getByLabel('Amount').fill('2 tons, sample first');
  await expect(result).toHaveText(/^Amount: 2 t, sample first50 × sack.*Sample: 1 kg free$/);
  await form.getByLabel('Amount').fill('sample 250 g');
  await expect(result).toHaveText('Amount: 250 g, sampleSample: 1 kg free');
  await expect(form.getByText('Choose one container size')).toHaveCount(0);
  await expect(form.getByText('At the export price')).toHaveCount(0);
});

test('TRADE-4 the calculator says that either container will do, what is below the smallest order, and what is above a month’s supply', async ({
  page,
  api,
}) => {
  const id = await api.addProduct({ ...FACTS, moq: 200, moq_unit: 'sack' });
  await page.goto(`/produk/${id}`);
  const form = page.getByRole('form', { name: 'How many containers?' });
  const below = form.getByText('Below the smallest order of 200 sacks.');
  const above = form.getByText('More than a month’s supply (1,200.5 tons): ask us for a schedule.');
  const either = form.getByText('Choose one container size: either line holds all of it.');
  await expect(either).toBeVisible();
  await expect(below).toHaveCount(0);
  for (const [amount, isBelow, isAbove] of [
    ['7960 kg', 1, 0],
    ['7961 kg', 0, 0],
    ['8', 0, 0],
    ['0.1', 1, 0],
    ['1,200,501 kg', 0, 1],
    ['many', 0, 0],
  ] as const) {
    await form.getByLabel('Amount').fill(amount);
    await expect(below).toHaveCount(isBelow);
    await expect(above).toHaveCount(isAbove);
  }
  await expect(either).toHaveCount(0);
  await form.getByLabel('Amount').fill('7');
  // What decides comes first.
  await expect(form).toHaveText(/Below the smallest order of 200 sacks\..*175 × sack of 40 kg/);
  await expect(either).toHaveCount(0);
  await page.goto(`/id/produk/${id}?tonnes=7`);
  await expect(page.getByText('Di bawah pesanan minimum 200 karung.')).toBeVisible();
});

test('TRADE-4 what is proposed warns of nothing before anything is typed, where a container is more than a month’s supply', async ({
  page,
  api,
}) => {
  const id = await api.addProduct({ ...FACTS, moq: 300, moq_unit: 'kg', supply_ton_month: 8 });
  await page.goto(`/produk/${id}`);
  const form = page.getByRole('form', { name: 'How many containers?' });
  await expect(form.getByLabel('Amount')).toHaveValue('300');
  await expect(form.getByLabel('Unit')).toHaveValue('kg');
  await expect(form.getByRole('status')).toContainText('8 × sack of 40 kg (320 kg)');
  await expect(form.getByText('At the export price for 320 kg: USD 134.40')).toBeVisible();
  await expect(form.getByText('More than a month')).toHaveCount(0);
  await form.getByLabel('Unit').selectOption('× sack of 40 kg');
  await expect(form.getByLabel('Amount')).toHaveValue('8');
  await form.getByLabel('Unit').selectOption('20-foot containers');
  await expect(form.getByLabel('Amount')).toHaveValue('1');
  await expect(form.getByText('More than a month')).toBeVisible();
  await form.getByLabel('Unit').selectOption('tonnes');
  await expect(form.getByLabel('Amount')).toHaveValue('20');
  await form.getByLabel('Unit').selectOption('kg');
  await expect(form.getByLabel('Amount')).toHaveValue('20000');
  // Of the link that somebody was sent, too.
  await page.goto(`/produk/${id}?tonnes=2x40+CIF+Jeddah`);
  await form.getByLabel('Unit').selectOption('kg');
  await expect(form.getByLabel('Amount')).toHaveValue('52000 CIF Jeddah');
  await page.goto(`/produk/${id}?tonnes=2x40`);
  await form.getByLabel('Unit').selectOption('tonnes');
  await expect(form.getByLabel('Amount')).toHaveValue('52');
  await form.getByLabel('Unit').selectOption('kg');
  await form.getByLabel('Amount').fill('250');
  await expect(form.getByRole('status')).toContainText('7 × sack of 40 kg (280 kg)');
  await page.reload();
  await expect(form.getByLabel('Amount')).toHaveValue('250');
  await expect(form.getByLabel('Unit')).toHaveValue('kg');
});

test('TRADE-4 an amount goes along as it is typed while what calculates is on its way, or does not come', async ({
  page,
  api,
  baseURL,
}) => {
  const id = await api.addProduct(FACTS);
  await page.goto(`/produk/${id}?tonnes=26`);
  const form = page.getByRole('form', { name: 'How many containers?' });
  await page.context().setOffline(true);
  await form.getByLabel('Amount').fill('2x20');
  await expect(form.getByText('This amount goes along in your message to us.')).toBeVisible();
  await expect(form.getByRole('status')).toHaveText('');
  const message = `Hello, I would like to know more about ${FACTS.name_en}: ${baseURL}/produk/${id}`;
  // With a unit of its own it gets none of the menu's.
  const inContainers = `${message}\nAmount (not calculated): 2x20`;
  await expect.poll(() => written(page)).toEqual([inContainers]);
  await form.getByLabel('Amount').fill('50');
  const asked = `${message}\nAmount (not calculated): 50 tonnes`;
  await expect.poll(() => written(page)).toEqual([asked]);
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Amount')).toHaveValue('50');
  const offline = form.getByText('This could not be calculated without a connection');
  await expect(offline).toBeVisible();
  await page.context().setOffline(false);
  await expect(form.getByRole('status')).toContainText('3 × 20-foot containers, the last 50 % full');
  await expect(offline).toHaveCount(0);
  await expect.poll(() => written(page)).toEqual([`${message}\nAmount: 50 t`]);
  await expect(page).toHaveURL(`/produk/${id}?tonnes=50`);
  await form.getByLabel('Amount').fill('51');
  await expect(form.getByRole('status')).toContainText('3 × 20-foot containers');
  await expect.poll(() => written(page)).toEqual([`${message}\nAmount: 51 t`]);
});

test('TRADE-4 an amount that is typed without a connection is still there on the way back from another page', async ({
  page,
  api,
}) => {
  const id = await api.addProduct(FACTS);
  const codeOfAbout = page.waitForResponse(/\/assets\/.*about-.*\.js$/);
  await page.goto(`/produk/${id}?tonnes=26`);
  await (await codeOfAbout).finished();
  const form = page.getByRole('form', { name: 'How many containers?' });
  await page.context().setOffline(true);
  await form.getByLabel('Unit').selectOption('20-foot containers');
  await form.getByLabel('Amount').fill('3');
  await expect(page).toHaveURL(`/produk/${id}?tonnes=3&feet=20`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(form.getByRole('status')).toContainText('3 × 20-foot containers');
  await expect(form.getByLabel('Unit')).toHaveValue('20');
});

test('TRADE-4 an amount that is typed before the scripts are here counts once they are', async ({
  page,
  api,
}) => {
  const id = await api.addProduct(FACTS);
  const go = await withoutScripts(page);
  const arrived = page.goto(`/produk/${id}`);
  const form = page.getByRole('form', { name: 'How many containers?' });
  await form.getByLabel('Amount').click();
  await page.keyboard.type('65');
  go();
  await arrived;
  await expect(form.getByRole('status')).toContainText('4 × 20-foot containers');
  await expect(form.getByLabel('Amount')).toHaveValue('65');
  await expect(page).toHaveURL(`/produk/${id}?tonnes=65`);
});

test('TRADE-4 another unit that is chosen before the scripts are here is of the amount that stood there', async ({
  page,
  api,
}) => {
  const id = await api.addProduct(FACTS);
  const go = await withoutScripts(page);
  const arrived = page.goto(`/id/produk/${id}`);
  const form = page.getByRole('form', { name: 'Berapa peti kemas?' });
  await form.getByLabel('Satuan').selectOption('peti kemas 20 kaki');
  go();
  await arrived;
  await expect(form.getByRole('status')).toHaveText(/^Jumlah: 20 ton/);
  await expect(form.getByLabel('Jumlah')).toHaveValue('1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('TRADE-4 what is below the smallest order is said without scripts too', async ({ page, api }) => {
    const id = await api.addProduct({ ...FACTS, load_40_kg: '' });
    await page.goto(`/produk/${id}?tonnes=4`);
    const form = page.getByRole('form', { name: 'How many containers?' });
    await expect(form.getByText('Below the smallest order of 5 tons.')).toBeVisible();
    await expect(form.getByText('Choose one container size')).toHaveCount(0);
  });

  test('TRADE-4 the next number is of the unit of the last amount', async ({ page, api }) => {
    const id = await api.addProduct(FACTS);
    await page.goto(`/id/produk/${id}`);
    const form = page.getByRole('form', { name: 'Berapa peti kemas?' });
    for (const amount of ['10 karung', '20']) {
      await form.getByLabel('Jumlah').fill(amount);
      await form.getByRole('button', { name: 'Hitung' }).click();
      await expect(form.getByLabel('Jumlah')).toHaveValue(amount);
      await expect(form.getByLabel('Satuan')).toHaveValue('packs');
    }
    expect(await written(page)).toEqual([
      expect.stringMatching(/\nJumlah: 0,8 ton \(20 × karung isi 40 kg\)$/),
    ]);
    for (const [unit, value, amounts] of [
      ['kg', 'kg', ['6000', '240']],
      ['ton', '', ['0,4', '6']],
    ] as const) {
      await form.getByLabel('Satuan').selectOption(unit);
      for (const amount of amounts) {
        await form.getByLabel('Jumlah').fill(amount);
        await form.getByRole('button', { name: 'Hitung' }).click();
        await expect(form.getByLabel('Jumlah')).toHaveValue(amount);
        await expect(form.getByLabel('Satuan')).toHaveValue(value);
      }
      expect(await written(page)).toEqual([expect.stringContaining(`\nJumlah: ${amounts[1]} ${unit}`)]);
    }
  });

  test('TRADE-4 the calculator is a form', async ({ page, api }) => {
    const id = await api.addProduct(FACTS);
    await page.goto(`/id/produk/${id}`);
    const form = page.getByRole('form', { name: 'Berapa peti kemas?' });
    await expect(form.getByText('Ini contoh dan belum tertulis dalam pesan Anda')).toBeVisible();
    await form.getByRole('button', { name: 'Hitung' }).click();
    await expect(form.getByText('Jumlah ini ikut tertulis dalam pesan Anda')).toBeVisible();
    expect(await written(page)).toEqual([
      expect.stringMatching(/\nJumlah: 20 ton \(500 × karung isi 40 kg\)$/),
    ]);
    await page.goto(`/id/produk/${id}`);
    await form.getByLabel('Jumlah').fill('40');
    await form.getByRole('button', { name: 'Hitung' }).click();
    await expect(page).toHaveURL(`/id/produk/${id}?tonnes=40&feet=packs&proposed=500+packs#amount`);
    await expect(form.getByRole('status')).toHaveText(
      /^Jumlah: 1,6 ton \(40 × karung isi 40 kg\)40 × karung/,
    );
    await expect(form.getByText('Dengan harga dalam negeri')).toHaveText(
      'Dengan harga dalam negeri: Rp 4.400.000',
    );
    await expect(form.getByLabel('Jumlah')).toHaveValue('40');
    await expect(form.getByLabel('Satuan')).toHaveValue('packs');
    await page.goto(`/id/produk/${id}`);
    await form.getByLabel('Jumlah').fill('30,0');
    await form.getByLabel('Satuan').selectOption('ton');
    await form.getByRole('button', { name: 'Hitung' }).click();
    await expect(page).toHaveURL(`/id/produk/${id}?tonnes=30%2C0&feet=&proposed=500+packs#amount`);
    await expect(form).toBeInViewport();
    await expect(form.getByRole('link', { name: 'Hubungi Kami' })).toBeInViewport();
    await expect(form.getByText('Dengan harga')).toHaveText([
      'Dengan harga dalam negeri: Rp 82.500.000',
      'Dengan harga ekspor: USD 12.600 FOB Tanjung Emas',
    ]);
    await expect(form.getByRole('status')).toHaveText(
      '750 × karung isi 40 kg2 × peti kemas 20 kaki, yang terakhir terisi 50 %2 × peti kemas 40 kaki, yang terakhir terisi 15 %',
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/id/produk/${id}$`),
    );
    expect(await written(page)).toEqual([expect.stringMatching(/\nJumlah: 30 ton$/)]);
    await form.getByLabel('Jumlah').fill('2');
    await form.getByLabel('Satuan').selectOption('peti kemas 20 kaki');
    await form.getByRole('button', { name: 'Hitung' }).click();
    await expect(page).toHaveURL(`/id/produk/${id}?tonnes=2&feet=20#amount`);
    await expect(form.getByRole('status')).toHaveText(
      /^Jumlah: 40 ton \(2 × peti kemas 20 kaki\)1\.000 × karung isi 40 kg2 × peti/,
    );
    const byKilogram = await api.addProduct({
      ...FACTS,
      price_unit: 'kg',
      moq: 300,
      moq_unit: 'kg',
      supply_ton_month: 8,
    });
    for (const [amount, unit] of [
      ['300', 'kg'],
      ['300', 'ton'],
      ['120', 'kg'],
    ] as const) {
      await page.goto(`/id/produk/${byKilogram}`);
      await form.getByLabel('Jumlah').fill(amount);
      await form.getByLabel('Satuan').selectOption(unit);
      await form.getByRole('button', { name: 'Hitung' }).click();
      await expect(form.getByLabel('Jumlah')).toHaveValue(amount);
      await expect(form.getByLabel('Satuan')).toHaveValue('kg');
      expect(await written(page)).toEqual([expect.stringContaining(`\nJumlah: ${amount} kg`)]);
    }
    for (const button of ['Sertakan jumlah ini', 'Hitung']) {
      await page.goto(`/id/produk/${id}`);
      await form.getByLabel('Satuan').selectOption('peti kemas 20 kaki');
      await form.getByRole('button', { name: button }).click();
      await expect(form.getByLabel('Jumlah')).toHaveValue('1');
      await expect(form.getByRole('status')).toHaveText(/^Jumlah: 20 ton/);
    }
    await form.getByLabel('Jumlah').fill('2 x 20');
    await form.getByRole('button', { name: 'Hitung' }).click();
    await expect(form.getByRole('status')).toHaveText(
      /^Jumlah: 40 ton \(2 × peti kemas 20 kaki\)1\.000 × karung isi 40 kg2 × peti/,
    );
    await form.getByLabel('Jumlah').fill('dua ton tiap bulan');
    await form.getByRole('button', { name: 'Hitung' }).click();
    await expect(form.getByRole('status')).toHaveText(
      /^Jumlah: 2 ton per bulan50 × karung isi 40 kg1 × peti/,
    );
    await form.getByLabel('Jumlah').fill('18 ton ke Jeddah');
    await form.getByRole('button', { name: 'Hitung' }).click();
    await expect(form.getByRole('status')).toHaveText(/^Jumlah: 18 ton, ke Jeddah450 × karung/);
    await expect(form.getByLabel('Jumlah')).toHaveValue('18 ke Jeddah');
    expect(await written(page)).toEqual([expect.stringMatching(/\nJumlah: 18 ton, ke Jeddah$/)]);
    await form.getByLabel('Jumlah').fill('25,5 ton dalam karung 25 kg');
    await form.getByRole('button', { name: 'Hitung' }).click();
    await expect(form.getByRole('status')).toHaveText(
      /^Jumlah: 25,5 ton, dalam karung 25 kg2 × peti kemas 20 kaki/,
    );
    await expect(form.getByText('Di sini karung berisi 40 kg')).toBeVisible();
    await expect(form.getByText('Dengan harga ekspor: USD 10.710 FOB')).toBeVisible();
    await expect(form.getByLabel('Jumlah')).toHaveValue('25,5 ton dalam karung 25 kg');
    expect(await written(page)).toEqual([expect.stringMatching(/\nJumlah: 25,5 ton, dalam karung 25 kg$/)]);
    await form.getByLabel('Jumlah').fill('banyak');
    await form.getByRole('button', { name: 'Hitung' }).click();
    await expect(form.getByRole('status')).toContainText('Isi jumlah ton di atas 0');
    await expect(form.getByText('Ini belum dapat dihitung')).toBeVisible();
    expect(await written(page)).toEqual([expect.stringMatching(/\nJumlah \(belum dihitung\): banyak$/)]);
  });
});

/** Scripts are on their way until the answer is called. */
async function withoutScripts(page: Page): Promise<() => void> {
  let go = () => {};
  const wanted = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  return () => go();
}

/** The text of chat, mail and chat button, or the different ones that they have. */
async function written(page: Page): Promise<(string | undefined)[]> {
  const links = page.locator('a[href*="text="], a[href*="body="]');
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const texts = addresses.map((address) => {
    const { searchParams } = new URL(address);
    return searchParams.get('text') ?? searchParams.get('body')?.replace('\r\n', '\n');
  });
  return [...new Set(texts)];
}
