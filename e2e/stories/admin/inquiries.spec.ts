import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { daysAfter, today } from 'api/shared';
import { violationsOn } from '../../accessibility';
import { ApiClient } from '../../api-client';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

const BUYER = { email: 'jb@example.de', phone: '+49 30 123456', language: 'en' };
const CODE = /E-[0-9A-Z]{6}/;

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const timeline = (page: Page) => page.getByRole('region', { name: 'Jejak' }).getByRole('listitem');
const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click();
const open = (page: Page, id: number) => page.goto(`/admin/permintaan/edit/${id}`);
const versionOf = async (api: ApiClient, id: number) =>
  (await api.get<{ version: number }>(`inquiry/${id}`)).version;

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('ASK-4 the inbox has groups by day, is searched and filtered, and is a file', async ({
  ownProduct: { url, password },
  ownPage: page,
}) => {
  const api = await ApiClient.signIn(url, password);
  const category_id = await api.addCategory('Kopi');
  const product_id = await api.addProduct({ name: 'Kopi Gayo', category_id });
  const add = async (name: string, day: number | null, fields: object = {}) => {
    const items = name === 'Besok' ? [{ product_id, quantity: '18', unit: 'ton' }] : [];
    const id = await api.addInquiry({ ...BUYER, name, items });
    const follow_up_at = day === null ? null : daysAfter(today(), day);
    return api.put(`inquiry/${id}`, { follow_up_at, ...fields });
  };
  await add('Nanti', 30);
  await add('Belum', null, { assignee_id: 1 });
  await add('Lewat', -2, { company: '=1+1' });
  await add('Kini', 0, { status: 'dihubungi' });
  await add('Besok', 1);
  await add('Pekan', 6);
  await add('Usai', -9, { status: 'menang' });

  await page.goto('/admin');
  await page.getByRole('link', { name: 'Permintaan (5)' }).click();
  await expect(page.getByRole('main').getByRole('heading')).toHaveText([
    'Permintaan',
    ...['Terlambat', 'Lewat', 'Hari ini', 'Kini', 'Besok', 'Besok', 'Minggu ini', 'Pekan'],
    ...['Nanti', 'Nanti', 'Tanpa tanggal', 'Belum', 'Selesai', 'Usai'],
  ]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`permintaan-${today()}.csv`);
  expect((await readFile(await download.path(), 'utf8')).match(CODE)).not.toBeNull();

  const only = async (...names: string[]) => {
    await expect(cards(page).getByRole('heading')).toHaveText(names);
    await page.getByRole('button', { name: 'Semua permintaan' }).click();
    await expect(cards(page)).toHaveCount(7);
  };
  await choose(page, 'Penanggung jawab', 'Milik saya');
  await only('Belum');
  await choose(page, 'Status', 'Menang');
  await only('Usai');
  await choose(page, 'Produk', 'Kopi Gayo');
  await only('Besok');
  await choose(page, 'Asal', 'WhatsApp');
  await expect(page.getByText('Tidak ada yang cocok', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Semua permintaan' }).click();
  await page.getByLabel('Cari kode, nama, atau nomor').fill('lewat');
  await only('Lewat');

  // The next one is the next in the list.
  await cards(page).getByRole('link', { name: 'Lewat' }).click();
  await expect(page.getByRole('button', { name: 'Sebelumnya' })).toBeDisabled();
  await page.getByRole('link', { name: 'Berikutnya' }).click();
  await expect(page.getByRole('region', { name: 'Data permintaan' })).toContainText('Kini');
});

test('ASK-4 staff set day, person and status, which alone are sent, and the time line tells of them', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Pembeli');
  const id = await api.addInquiry({ ...BUYER, name, items: [{ product_id: 1, quantity: '2' }] });
  await open(page, id);
  const facts = page.getByRole('region', { name: 'Data permintaan' });
  await expect(facts).toContainText(name);
  await expect(facts.getByRole('listitem').getByRole('link')).toHaveAttribute('href', '/admin/produk/edit/1');
  await page.getByRole('button', { name: '+3 hari' }).click();
  await expect(page.getByLabel('Hubungi lagi')).toHaveValue(daysAfter(today(), 3));
  await choose(page, 'Penanggung jawab', 'Saya');
  await expect(page.getByLabel('Alasan kalah')).toHaveCount(0);
  await choose(page, 'Status', 'Kalah');
  await page.getByLabel('Alasan kalah').fill('Terlalu mahal');
  // What is typed here stays when a note is saved.
  await page.getByLabel('Catatan baru').fill('Menelepon, tidak diangkat.');
  await page.getByRole('button', { name: 'Simpan catatan' }).click();
  await expect(timeline(page).first()).toContainText('Menelepon, tidak diangkat.');
  await expect(page.getByLabel('Alasan kalah')).toHaveValue('Terlalu mahal');

  const drafts = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(drafts).toContain('Terlalu mahal');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await save(page);
  expect((await sent).postDataJSON()).toEqual({
    follow_up_at: daysAfter(today(), 3),
    assignee_id: 1,
    status: 'kalah',
    lost_reason: 'Terlalu mahal',
    version: 1,
  });
  await expect(page.getByText('Permintaan berhasil diperbarui.')).toBeVisible();
  await expect(timeline(page).filter({ hasText: 'Status: Baru → Kalah' })).toHaveCount(1);
  await expect(timeline(page).filter({ hasText: 'Penanggung jawab: (kosong) → ' })).toHaveCount(1);
  await expect(timeline(page).last()).toContainText('Permintaan diterima');
  await expect.poll(drafts).not.toContain('Terlalu mahal');
});

test('ASK-4 KEEP-2 what somebody else has changed meanwhile is merged, or asked about', async ({
  page,
  api,
  unique,
}) => {
  const id = await api.addInquiry({ ...BUYER, name: unique('Berdua') });
  await open(page, id);
  await page.getByRole('button', { name: '+1 minggu' }).click();
  await api.put(`inquiry/${id}`, { status: 'penawaran', version: 1 });
  await save(page);
  await expect(page.getByText('Permintaan berhasil diperbarui.')).toBeVisible();
  const follow_up_at = daysAfter(today(), 7);
  expect(await api.get(`inquiry/${id}`)).toMatchObject({ status: 'penawaran', follow_up_at });
  await choose(page, 'Status', 'Sampel');
  await api.put(`inquiry/${id}`, { status: 'menang', version: await versionOf(api, id) });
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Data sudah diubah' });
  await expect(dialog.getByRole('listitem')).toHaveText('StatusTersimpan: MenangIsian Anda: Sampel');
  await dialog.getByRole('button', { name: 'Timpa' }).click();
  await expect.poll(() => api.get(`inquiry/${id}`)).toMatchObject({ status: 'sampel', follow_up_at });
});

test('ASK-5 an answer opens in WhatsApp or a mail with a text in the language of the buyer, and is noted', async ({
  page,
  api,
  unique,
}) => {
  const product = unique('Kopi');
  const product_id = await api.addProduct({ name: product, category_id: 1, price: 85_000 });
  const id = await api.addInquiry({ ...BUYER, name: 'Jürgen Bäcker', items: [{ product_id }] });
  await open(page, id);
  await page.getByRole('button', { name: 'Balas WhatsApp' }).click();
  const dialog = page.getByRole('dialog');
  await choose(page, 'Teks', 'Harga');
  await expect(dialog.getByLabel('Jawaban')).toHaveValue(
    new RegExp(`^Dear Jürgen Bäcker,[^]*- ${product}: IDR 85,000\n`),
  );
  await dialog.getByLabel('Jawaban').fill('Dear Jürgen & co.');
  const link = dialog.getByRole('link', { name: 'Buka WhatsApp' });
  await expect(link).toHaveAttribute('href', 'https://wa.me/4930123456?text=Dear%20J%C3%BCrgen%20%26%20co.');
  const popup = page.waitForEvent('popup');
  await link.click();
  await (await popup).close();
  await expect(timeline(page).first()).toContainText('Dijawab lewat WhatsApp');
  await expect(timeline(page).first()).toContainText('Dear Jürgen & co.');
  await expect(page.getByRole('region', { name: 'Data permintaan' })).toContainText('Jawaban pertama');

  await page.getByRole('button', { name: 'Balas e-mail' }).click();
  await expect(dialog.getByRole('link', { name: 'Buka e-mail' })).toHaveAttribute(
    'href',
    /^mailto:jb@example\.de\?subject=Your%20inquiry%20E-/,
  );
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await expect(timeline(page).filter({ hasText: 'Dijawab' })).toHaveCount(1);
});

test('ASK-3 what waits in Diduga spam is taken out of it', async ({ page, api, unique }) => {
  const name = unique('Dicurigai');
  await page.request.post('/api/inquiry', { data: { ...BUYER, name, message: 'Without a token.' } });
  await page.goto('/admin/permintaan');
  await page.getByRole('link', { name: 'Diduga spam' }).click();
  const card = cards(page).filter({ hasText: name });
  await card.getByRole('button', { name: 'Bukan spam' }).click();
  await expect(card).toHaveCount(0);
  expect(await api.list('inquiry', { q: name })).toMatchObject([{ status: 'baru', version: 2 }]);
});

test('ASK-4 staff write down a call, and of a chat without a number who it was', async ({
  page,
  api,
  unique,
}) => {
  const [product, name] = [unique('Arang'), unique('Ibu Sari')];
  const product_id = await api.addProduct({ name: product, category_id: 1 });
  await page.goto('/admin/permintaan');
  await page.getByRole('link', { name: '+ Catat Permintaan' }).click();
  await page.getByLabel('Nama').fill(name);
  await page.getByRole('combobox', { name: 'Produk' }).fill(product);
  await page.getByRole('option', { name: product }).click();
  await page.getByLabel('Telepon').fill('belum tahu');
  await save(page);
  await expect(page.getByText('Telepon hanya boleh berisi angka', { exact: false }).first()).toBeVisible();
  await page.getByLabel('Telepon').fill('');
  await page.getByLabel(`Jumlah ${product}`).fill('2 kontainer');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await save(page);
  expect((await sent).headers()).toHaveProperty('idempotency-key');
  expect((await sent).postDataJSON()).toMatchObject({ items: [{ product_id, quantity: '2 kontainer' }] });
  await cards(page).getByRole('link', { name }).click();
  await expect(page.getByRole('link', { name: `${product}, 2 kontainer` })).toHaveAttribute(
    'href',
    `/admin/produk/edit/${product_id}`,
  );
  await expect(page.getByRole('button', { name: /^Balas/ })).toHaveCount(0);
  await page.getByText('Ubah data pembeli').click();
  await page.getByLabel('Telepon').fill('0812 3456 7890');
  await save(page);
  await expect(page.getByRole('button', { name: 'Balas WhatsApp' })).toBeVisible();
});

test('ASK-4 on a phone the inbox is worked through with a thumb', async ({ page, api, unique }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = unique('Panjang'.repeat(9));
  const items = [{ product_id: 1, quantity: 'banyak'.repeat(6), sample: true }];
  const id = await api.addInquiry({ ...BUYER, name, message: 'panjang'.repeat(60), items });
  await page.goto('/admin/permintaan');
  await expect(cards(page).filter({ hasText: name })).toBeVisible();
  await expectOneThumb(page);
  await page.goto('/admin/permintaan/add');
  await expectOneThumb(page);
  await open(page, id);
  await expect(timeline(page)).toHaveCount(1);
  await page.getByText('Ubah data pembeli').click();
  await expectOneThumb(page);
  await page.getByRole('button', { name: 'Balas e-mail' }).click();
  await expect(page.getByRole('textbox', { name: 'Jawaban' })).toBeVisible();
  await expectOneThumb(page);
});

async function expectOneThumb(page: Page) {
  await expect(page.locator('.MuiSkeleton-root, [role=progressbar]')).toHaveCount(0);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(
    await page.evaluate(() => {
      const pressed = 'button, a.MuiButtonBase-root, [role=combobox], summary, .MuiInputBase-root';
      return [...document.querySelectorAll(`main :is(${pressed}), [role=dialog] :is(${pressed})`)].flatMap(
        (element) => {
          const target = element.closest('.MuiInputBase-root') ?? element;
          const { width, height } = target.getBoundingClientRect();
          const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 1;
          return isShown && height < 48 ? `${element.textContent || element.outerHTML}: ${height}` : [];
        },
      );
    }),
  ).toEqual([]);
}

test('ASK-7 what is kept of a buyer is downloaded, and made anonymous after a question', async ({
  page,
  api,
}) => {
  const id = await api.addInquiry({ ...BUYER, name: 'Jürgen Bäcker', items: [] });
  await open(page, id);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh data' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('Jürgen Bäcker');
  await page.getByRole('button', { name: 'Anonimkan' }).click();
  const question = page.getByRole('dialog', { name: 'Anonimkan permintaan ini?' });
  await question.getByRole('button', { name: 'Anonimkan' }).click();
  await expect(page.getByText('Permintaan sudah dianonimkan.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Data permintaan' })).not.toContainText('Jürgen');
});
