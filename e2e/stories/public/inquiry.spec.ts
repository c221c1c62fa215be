import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import Sqlite from 'libsql';
import { ApiClient } from '../../api-client';
import { expect, test } from '../../fixtures';

interface Stored {
  channel: string;
  status: string;
  name: string | null;
  message: string | null;
  language: string;
  source: string | null;
  utm: string | null;
  items: object[];
}

const main = (page: Page) => page.getByRole('main');
const counter = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Your inquiry' });
const row = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name });
const chat = (page: Page) => main(page).getByRole('link', { name: 'WhatsApp' });
const messageOf = async (link: Locator) =>
  String(new URL(String(await link.getAttribute('href'))).searchParams.get('text'));
const SOLD_OUT = { availability: 'sold_out', name_en: 'Nutmeg' };

async function fillIn(
  page: Page,
  [name, email, message]: [string, string, string],
  labels = /Name|E-mail|Message/,
) {
  const fields = main(page).getByRole('textbox', { name: labels });
  await fields.nth(0).fill(name);
  await fields.nth(1).fill(email);
  await fields.nth(2).fill(message);
}

test('ASK-1 cards and product pages add in place, and the list stays in the browser', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Rempah'));
  const id = await api.addProduct({ name: unique('Pala'), category_id, ...SOLD_OUT });
  await page.goto('/product-list/Coffee');
  await expect(counter(page)).toBeHidden();
  const card = main(page).getByRole('article').filter({ hasText: 'Arabica Green Beans' });
  const add = card.getByRole('link', { name: 'Add to inquiry' });
  await expect.poll(() => page.evaluate(() => document.querySelector('[data-add]') !== null)).toBe(true);
  await page.waitForLoadState('networkidle');
  await add.click();
  await expect(card.getByRole('link', { name: 'Added: see your inquiry' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Added: see your inquiry');
  await expect(page).toHaveURL('/product-list/Coffee');
  await expect(counter(page)).toHaveAttribute('data-number', '1');

  await page.goto(`/produk/${id}`);
  await page.waitForLoadState('networkidle');
  await main(page).getByRole('link', { name: 'Tell me when it is available' }).click();
  await expect(counter(page)).toHaveAttribute('data-number', '2');
  await counter(page).click();
  await expect(page).toHaveURL('/inquiry');
  await row(page, 'Arabica Green Beans').getByLabel('Quantity').fill('18');
  await row(page, 'Arabica Green Beans').getByLabel('Unit').selectOption('t');
  await row(page, 'Nutmeg').getByLabel('Sample').check();
  await expect(main(page).getByLabel('Message')).toHaveValue('Tell me when it is available.\n');
  await page.reload();
  await expect(row(page, 'Arabica Green Beans').getByLabel('Quantity')).toHaveValue('18');
  await expect(row(page, 'Arabica Green Beans').getByLabel('Unit')).toHaveValue('t');
  await expect(row(page, 'Nutmeg').getByLabel('Sample')).toBeChecked();

  await row(page, 'Nutmeg').getByRole('button', { name: 'Remove' }).click();
  await expect(counter(page)).toHaveAttribute('data-number', '1');
  await expect(row(page, 'Nutmeg')).toHaveCount(0);
  await expect(row(page, 'Arabica Green Beans').getByLabel('Quantity')).toHaveValue('18');
});

test('ASK-1 the list takes twenty products, and one that is gone can be removed', async ({ page }) => {
  const items = [1, ...Array.from({ length: 19 }, (_, index) => 900_000 + index)].map((id) => ({ id }));
  await page.addInitScript((stored) => {
    if (!localStorage.getItem('inquiry')) localStorage.setItem('inquiry', stored);
  }, JSON.stringify(items));
  await page.goto('/produk/4');
  await page.waitForLoadState('networkidle');
  await page.getByRole('article').first().getByRole('link', { name: 'Add to inquiry' }).click();
  await expect(page.getByRole('alert')).toHaveText('Full, 20 products: see your inquiry');
  await expect(counter(page)).toHaveAttribute('data-number', '20');
  await page.goto('/inquiry');
  await expect(main(page).getByRole('listitem')).toHaveCount(20);
  await row(page, 'Product 900000').getByRole('button', { name: 'Remove' }).click();
  await expect(main(page).getByRole('listitem')).toHaveCount(19);
});

test('ASK-2 a chat has the products, blanks and a code, and is noted without anything personal', async ({
  page,
  api,
  baseURL,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await page.goto('/id/inquiry?add=4');
  await expect(page).toHaveURL('/id/inquiry');
  const item = main(page).getByRole('listitem');
  await item.getByLabel('Jumlah').fill('18');
  await item.getByLabel('Satuan').selectOption('ton');
  await expect.poll(async () => messageOf(chat(page))).toContain(', 18 ton: ');
  const message = await messageOf(chat(page));
  expect(message).toContain(`${baseURL}/id/produk/4\nPelabuhan tujuan: \nPerlu sampel: \nKode: E-`);
  const code = message.slice(-8);
  const noted = page.waitForRequest('**/api/inquiry/whatsapp');
  await chat(page).click();
  await noted;
  await expect
    .poll(async () => (await api.list<Stored>('inquiry', { q: code }))[0])
    .toMatchObject({
      channel: 'whatsapp',
      name: null,
      language: 'id',
      items: [{ product_id: 4, quantity: '18', unit: 'ton' }],
    });
});

test('ASK-3 the form says beside its fields what is wrong, is sent, and empties the list', async ({
  page,
  api,
}) => {
  await page.goto('/product-list/Coffee?utm_source=fair&page=1');
  await page.waitForLoadState('networkidle');
  await main(page).getByRole('link', { name: 'Add to inquiry' }).first().click();
  await counter(page).click();
  await fillIn(page, ['Jürgen Bäcker', '', 'Please quote.']);
  const send = main(page).getByRole('button', { name: 'Send inquiry' });
  await send.click();
  const email = main(page).getByRole('textbox', { name: 'E-mail' });
  await expect(email).toHaveAccessibleDescription('Enter a whole e-mail address, or a phone number instead.');
  await expect(email).toBeFocused();
  await expect(page.getByText('Please correct what is marked.')).toBeVisible();
  await main(page).getByRole('textbox', { name: 'Phone' }).fill('+49 30 123456');
  await send.click();
  await expect(page).toHaveURL(/\/inquiry\/sent\?code=E-\w{6}$/);
  const code = page.url().slice(-8);
  await expect(main(page)).toContainText(`Its code is ${code}`);
  await expect(main(page)).toContainText('Monday to Friday');
  await expect(counter(page)).toBeHidden();
  expect((await api.list<Stored>('inquiry', { q: code }))[0]).toMatchObject({
    channel: 'form',
    status: 'baru',
    name: 'Jürgen Bäcker',
    message: 'Please quote.',
    source: '/product-list/Coffee',
    utm: 'utm_source=fair',
    items: [{ sample: false }],
  });
});

test('ASK-3 what was typed stays when it cannot be sent, and the other ways are named', async ({
  page,
  request,
}) => {
  await page.goto('/id/inquiry');
  const labels = /^(Nama|Email|Pesan)$/;
  await fillIn(page, ['Bu Sari', 'sari@contoh.example', 'Berapa harga pala?'], labels);
  const send = main(page).getByRole('button', { name: 'Kirim permintaan' });
  await page.route('**/api/inquiry', (route) => route.abort());
  await send.click();
  const alert = main(page).getByRole('alert');
  await expect(alert).toHaveText(/tidak dapat dikirim.*WhatsApp atau email/);
  await page.unroute('**/api/inquiry');
  for (let n = 0; n < 5; n += 1) {
    const data = { name: 'Uji', email: 'uji@contoh.example', message: 'Halo' };
    expect((await request.post('/api/inquiry', { data })).status()).toBe(201);
  }
  await send.click();
  await expect(alert).toHaveText(/Terlalu banyak.*WhatsApp atau email/);
  await expect(main(page).getByRole('textbox', { name: 'Pesan' })).toHaveValue('Berapa harga pala?');
});

test('ASK-1 ASK-3 list and form stay: in the other language, beside another window, after an old confirmation', async ({
  page,
  context,
}) => {
  await page.goto('/inquiry?add=4');
  await expect(page).toHaveURL('/inquiry');
  const item = main(page).getByRole('listitem');
  await item.getByLabel('Quantity').fill('2');
  await item.getByLabel('Unit').selectOption('20′ container');
  await fillIn(page, ['Amina', 'amina@example.com', 'x'.repeat(4001)]);
  const other = await context.newPage();
  await other.goto('/inquiry?add=5');
  await expect(other).toHaveURL('/inquiry');
  await expect(item).toHaveCount(2);
  await main(page).getByRole('button', { name: 'Send inquiry' }).click();
  await expect(main(page).getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
    'Enter a message, at most 4,000 characters.',
  );
  await page.goto('/inquiry/sent?code=E-4K7Q2M');
  await page.goto('/id/inquiry');
  await expect(item).toHaveCount(2);
  await expect(item.first().getByLabel('Satuan')).toHaveValue('20′ container');
  await expect(main(page).getByRole('textbox', { name: 'Pesan' })).toHaveValue('x'.repeat(4001));
});

test('ASK-3 with a database that is away what was typed is still there, other ways lead to the company, and it can be sent once more', async ({
  ownProduct: { url, dataDir, password },
  browser,
}) => {
  const api = await ApiClient.signIn(url, password);
  const name_en = 'Nutmeg';
  await api.addProduct({ name: 'Pala', name_en, category_id: await api.addCategory('Rempah') });
  await api.add('contact', {
    url_whatsapp: 'https://wa.me/6281200000000',
    url_instagram: 'https://www.instagram.com/uji',
    url_tiktok: 'https://www.tiktok.com/@uji',
    url_email: 'uji@example.com',
    url_fb: 'https://www.facebook.com/uji',
  });
  const database = new Sqlite(join(dataDir, 'etalase.sqlite'));
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled });
    await page.goto(`${url}/inquiry?add=1`);
    if (javaScriptEnabled) await expect(page).toHaveURL(`${url}/inquiry`);
    await row(page, name_en).getByLabel('Quantity').fill('18 t');
    await fillIn(page, ['Jürgen', 'jb@example.de', 'Hello <all>']);
    await page.getByLabel('Incoterm').selectOption('CIF');
    database.exec('BEGIN IMMEDIATE');
    const refused = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send inquiry' }).click();
    expect((await refused).status()).toBe(503);
    await expect(page.getByText(/write (to us )?by WhatsApp or e-mail/)).toBeVisible();
    const way = javaScriptEnabled ? chat(page) : page.getByRole('link', { name: 'Contact Us' });
    await expect(way).toHaveAttribute('href', javaScriptEnabled ? /wa\.me/ : '/contact-us');
    for (const [label, typed] of [
      ['Name', 'Jürgen'],
      ['E-mail', 'jb@example.de'],
      ['Message', 'Hello <all>'],
    ] as const)
      await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(typed);
    database.exec('ROLLBACK');
    await page.getByRole('button', { name: /^Send/ }).click();
    await expect(page).toHaveURL(/\/inquiry\/sent\?code=E-\w{6}$/);
    const [inquiry] = await api.list<{ id: number }>('inquiry', { q: page.url().slice(-8) });
    expect(await api.get(`inquiry/${inquiry?.id}`)).toMatchObject({
      name: 'Jürgen',
      message: 'Hello <all>',
      incoterm: 'CIF',
      items: [{ product_id: 1, quantity: '18 t' }],
    });
    await page.close();
  }
  database.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [prefix, add, name, email, message, send, sent] of [
    ['', 'Add to inquiry', 'Name', 'E-mail', 'Message', 'Send inquiry', 'Its code is'],
    ['/id', 'Masukkan ke permintaan', 'Nama', 'Email', 'Pesan', 'Kirim permintaan', 'Kodenya'],
  ] as const) {
    test(`ASK-1 ASK-3 a product is asked for at ${prefix}/inquiry`, async ({ page, api }) => {
      await page.goto(`${prefix}/produk/4`);
      await page.getByRole('article').first().getByRole('link', { name: add }).click();
      await expect(page).toHaveURL(`${prefix}/inquiry?add=4`);
      await expect(main(page).getByRole('listitem')).toHaveCount(1);
      expect(await messageOf(chat(page))).toContain(`${prefix}/produk/4\n`);
      await main(page).getByRole('listitem').getByRole('textbox').fill('18 t');
      await main(page).getByRole('listitem').getByRole('checkbox').check();
      await main(page).getByRole('textbox', { name, exact: true }).fill('Jürgen');
      await main(page).getByRole('textbox', { name: email, exact: true }).fill('jb@example.de');
      await main(page).getByRole('textbox', { name: message, exact: true }).fill('Hello\n</script>');
      await main(page).getByRole('button', { name: send }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/inquiry/sent\\?code=E-\\w{6}$`));
      const code = page.url().slice(-8);
      await expect(main(page)).toContainText(`${sent} ${code}`);
      expect((await api.list<Stored>('inquiry', { q: code }))[0]).toMatchObject({
        name: 'Jürgen',
        message: 'Hello\n</script>',
        language: prefix ? 'id' : 'en',
        source: `${prefix}/produk/4`,
        items: [{ product_id: 4, quantity: '18 t', sample: true }],
      });
    });
  }
});

test('ASK-3 ASK-7 the form is kept by no cache and not indexed; its notice and the footer lead to the privacy page', async ({
  page,
  request,
}) => {
  for (const address of ['/inquiry', '/id/inquiry?add=4', '/inquiry/sent?code=E-4K7Q2M']) {
    const response = await request.get(address);
    expect(response.headers()['cache-control'], address).toBe('no-store');
    expect(await response.text(), address).toContain('<meta name="robots" content="noindex"/>');
  }
  await page.goto('/inquiry/sent?code=%3Cb%3E');
  await expect(page).toHaveURL('/inquiry');
  await main(page).getByRole('link', { name: 'How we treat personal data' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await page.goto('/id');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privasi' }).click();
  await expect(page).toHaveURL('/id/privacy');
  await expect(main(page)).toContainText('Nomor 27 Tahun 2022');
  await expect(main(page)).toContainText('24 bulan');
});
