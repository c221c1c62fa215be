import type { Page, Route } from '@playwright/test';
import { answer, REFUSED } from '../../answers';
import { ApiClient } from '../../api-client';
import { expect, test } from '../../fixtures';
import type { RunningProduct } from '../../start-product';

declare global {
  interface Window {
    CloseWatcher: new () => { requestClose: () => void };
    lastCloseWatcher: { requestClose: () => void };
  }
}

const NONE_FITS = 'Tidak ada yang cocok dengan pencarian dan saringan ini.';
const MATCHING = 230;

interface Named {
  name: string;
  price: number | null;
}

/** More products than one request moves into the trash, and one of another name. */
async function fill({ url, password }: RunningProduct): Promise<ApiClient> {
  const api = await ApiClient.signIn(url, password);
  await api.addCategory('Rempah');
  const names = Array.from({ length: MATCHING }, (_, n) => `Lada ${n}`);
  const rows = [...names, 'Kopi'].map((name) => `${name},Rempah,1000`);
  const body = new FormData();
  body.set('file', new Blob([['Nama,Kategori,Harga', ...rows].join('\n')]), 'produk.csv');
  const headers = { authorization: `Bearer ${api.token}` };
  const { status } = await fetch(`${url}/api/product-sheet?apply=true`, { method: 'POST', headers, body });
  expect(status).toBe(200);
  return api;
}

/** All products, as CSV. */
async function exported({ url, token }: ApiClient): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${url}/api/product-sheet?format=csv`, { headers })).text();
}

async function selectMatching(page: Page) {
  await page.goto('/admin/produk');
  await page.getByLabel('Cari').fill('Lada');
  await expect(page.getByText(`1–25 dari ${MATCHING}`)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Pilih semua' }).press('Space');
  await expect(page.getByText('25 dipilih')).toBeVisible();
  await page.getByRole('button', { name: `Pilih semua ${MATCHING} produk yang cocok` }).press('Enter');
  await expect(page.getByText(`${MATCHING} dipilih`)).toBeVisible();
}

async function filterByAvailability(page: Page, word: string) {
  await page.getByRole('combobox', { name: /^Ketersediaan/ }).click();
  await page.getByRole('option', { name: word, exact: true }).click();
}

/** By the keyboard alone. */
async function changeAvailability(page: Page, word: string) {
  await page.getByRole('button', { name: 'Ubah ketersediaan' }).press('Enter');
  await page.getByRole('menuitem', { name: word, exact: true }).press('Enter');
}

/** So that `pressBack` can ask what is open to close, as a phone's Back does. */
const keepCloseWatcher = (page: Page) =>
  page.addInitScript(() => {
    const Native = window.CloseWatcher;
    window.CloseWatcher = class extends Native {
      constructor() {
        super();
        window.lastCloseWatcher = this;
      }
    };
  });
const pressBack = (page: Page) => page.evaluate(() => window.lastCloseWatcher.requestClose());

async function moveSelected(page: Page, category: string) {
  await page.getByRole('button', { name: 'Ubah kategori' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Ubah kategori [\d.]+ produk$/ });
  await dialog.getByRole('combobox', { name: 'Pindahkan ke' }).selectOption(category);
  await dialog.getByRole('button', { name: 'Pindahkan' }).click();
  return dialog;
}

/** The dialog, with a percentage in it. */
async function typePercent(page: Page, percent: string) {
  await page.getByRole('button', { name: 'Ubah harga' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Ubah harga [\d.]+ produk$/ });
  await dialog.getByRole('textbox', { name: 'Naik atau turun (persen)' }).fill(percent);
  return dialog;
}

const right = (box: { x: number; width: number } | null) => Math.floor((box?.x ?? NaN) + (box?.width ?? NaN));
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

async function deleteSelected(page: Page) {
  await page.getByRole('button', { name: 'Hapus yang dipilih' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Hapus ${MATCHING} produk` });
  await dialog.getByRole('button', { name: 'Hapus' }).click();
}

/** The address of the list of a category's products, which no other story changes. */
async function listOfOwn(api: ApiClient, category: string, products: number): Promise<string> {
  const category_id = await api.addCategory(category);
  for (let n = 1; n <= products; n++) await api.addProduct({ name: `${category} ${n}`, category_id });
  return `/admin/produk?filter=${encodeURIComponent(JSON.stringify({ category_id }))}`;
}

/** Passes the first part on, and leaves the second to the story. */
async function onSecondPart(page: Page, then: (route: Route) => Promise<void>) {
  let parts = 0;
  await page.route('**/api/trash', (route) => {
    parts += 1;
    return parts === 2 ? then(route) : route.fallback();
  });
}

test('HAND-7 all products that match get another availability, are deleted with progress, and taken back', async ({
  ownProduct,
  ownPage: page,
}) => {
  const api = await fill(ownProduct);
  let release: (() => void) | undefined;
  await onSecondPart(page, async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  await selectMatching(page);
  await changeAvailability(page, 'Habis');
  await expect(page.getByText(`${MATCHING} produk: ketersediaan menjadi Habis.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ubah ketersediaan' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Pilih semua' })).toBeFocused();
  expect((await exported(api)).match(/;Habis;/g)).toHaveLength(MATCHING);
  await expect(page.getByRole('row').filter({ hasText: 'Habis' })).toHaveCount(25);
  await filterByAvailability(page, 'Habis');
  await expect(page.getByText(`1–25 dari ${MATCHING}`)).toBeVisible();
  await filterByAvailability(page, 'Musiman');
  await expect(page.getByText(NONE_FITS)).toBeVisible();
  await page.getByRole('button', { name: 'Hapus pencarian dan saringan' }).click();
  await expect(page.getByText(`1–25 dari ${MATCHING + 1}`)).toBeVisible();

  await api.addCategory('Bumbu');
  await selectMatching(page);
  await moveSelected(page, 'Bumbu');
  await page.getByText(`${MATCHING} produk dipindahkan.`).hover();
  expect((await exported(api)).match(/;Bumbu;/g)).toHaveLength(MATCHING);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText(`${MATCHING} produk kembali ke kategori semula.`)).toBeVisible();
  expect(await exported(api)).not.toContain(';Bumbu;');

  await selectMatching(page);
  const prices = await typePercent(page, '5');
  await expect(prices).toContainText('Lada 1Rp 1.000 → Rp 1.100');
  await expect(prices).toContainText(`dan ${MATCHING - 5} lainnya`);
  await prices.getByRole('button', { name: `Ubah harga ${MATCHING} produk` }).press('Enter');
  await page.getByText(`Harga ${MATCHING} produk diubah.`).hover();
  const priced = async (price: number) => (await exported(api)).match(new RegExp(`;${price};`, 'g'))?.length;
  expect(await priced(1100)).toBe(MATCHING);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText(`Harga ${MATCHING} produk dikembalikan.`)).toBeVisible();
  expect(await priced(1000)).toBe(MATCHING + 1);

  await selectMatching(page);
  await deleteSelected(page);
  const progress = page.getByRole('progressbar', { name: `Menghapus: 200 dari ${MATCHING} produk` });
  await expect(progress).toBeVisible();
  await expect.poll(() => release).toBeDefined();
  release?.();
  // The pointer on a notification keeps it open.
  await page.getByText(`${MATCHING} produk dihapus.`).hover();
  await expect(page.getByText(NONE_FITS)).toBeVisible();
  expect(await api.list('product')).toMatchObject([{ name: 'Kopi' }]);

  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText(`${MATCHING} produk berhasil dipulihkan.`)).toBeVisible();
  expect(await api.list('product')).toHaveLength(MATCHING + 1);
});

test('HAND-7 of a change or a deletion that breaks off it is said how far it came, and the rest stays selected', async ({
  ownProduct,
  ownPage: page,
}) => {
  const api = await fill(ownProduct);
  await onSecondPart(page, (route) => route.fulfill(REFUSED));
  await selectMatching(page);
  await page.context().setOffline(true);
  await changeAvailability(page, '(tanpa keterangan)');
  await expect(page.getByText('Koneksi terputus. Coba lagi setelah tersambung.')).toBeVisible();
  await page.context().setOffline(false);
  await answer(page, 'PATCH', 'product', REFUSED);
  await changeAvailability(page, '(tanpa keterangan)');
  await expect(
    page.getByText(`Ketersediaan ${MATCHING} produk gagal diubah. Produk itu tetap dipilih.`),
  ).toBeVisible();
  await expect(page.getByText(`${MATCHING} dipilih`)).toBeVisible();
  await deleteSelected(page);
  await expect(page.getByText(`200 dari ${MATCHING} produk dihapus. Sisanya tetap dipilih`)).toBeVisible();
  await expect(page.getByText('30 dipilih')).toBeVisible();
  expect(await api.list('product')).toHaveLength(MATCHING - 200 + 1);
});

test.describe('with the demo catalogue', () => {
  test.use({ signedIn: true });

  test('HAND-7 the name and the picture lead to the edit screen, in table and cards; prices end together', async ({
    page,
    api,
    unique,
  }) => {
    const name = unique('Lada');
    const long = `${name} ${'panjang sekali '.repeat(8)}ujungnya`;
    const trade = { price: 82_000, price_unit: 'sack', pack_net_kg: 40 };
    const id = await api.addProduct({ name: long, category_id: 1, ...trade });
    const list = `/admin/produk?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`;
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(list);
      const link = page.getByRole('link', { name: long });
      const lines = await link.evaluate(
        (element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(Math.round(lines)).toBe(2);
      // The middle has given way.
      const [end, all] = await Promise.all([
        link
          .getByText(/ujungnya$/)
          .last()
          .boundingBox(),
        link.boundingBox(),
      ]);
      expect(right(end)).toBeLessThanOrEqual(right(all));
      await link.click();
      await expect(page).toHaveURL(`/admin/produk/edit/${id}`);
      await page.goto(list);
      await page.locator(`a[href="/admin/produk/edit/${id}"][aria-hidden]`).click();
      await expect(page).toHaveURL(`/admin/produk/edit/${id}`);
    }
    await page.goto(list);
    await expect(page.getByRole('main')).toContainText('Rp 82.000 / karung (40 kg)');
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.locator('td.column-price')).toHaveCSS('text-align', 'right');
  });

  test('HAND-7 the edit screen leads to the site, duplicates, and deletes with a way back', async ({
    page,
    api,
    unique,
  }) => {
    const name = unique('AA Edit');
    const id = await api.addProduct({ name, category_id: 1 });
    await page.goto(`/admin/produk/edit/${id}`);
    const site = page.getByRole('link', { name: 'Lihat di situs' });
    await expect(site).toHaveAttribute('href', `/produk/${id}`);
    await expect(site).toHaveAttribute('target', '_blank');
    await page.setViewportSize({ width: 390, height: 800 });
    const copyLink = page.getByRole('button', { name: 'Salin tautan' });
    for (const way of [site, copyLink]) await expect(way).toBeInViewport({ ratio: 1 });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await copyLink.click();
    await expect(page.getByText('Tautan disalin.')).toBeVisible();
    const address = new URL(`/produk/${id}`, page.url()).href;
    expect(await copied()).toBe(address);
    await page.getByRole('button', { name: 'Salin yang bahasa Indonesia' }).click();
    await expect.poll(copied).toBe(new URL(`/id/produk/${id}`, page.url()).href);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await copyLink.click();
    await expect(page.getByText('Browser tidak mengizinkan penyalinan.')).toBeVisible();
    await page.reload();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('link', { name: 'Duplikat' }).click();
    await expect(page.getByLabel('Nama')).toHaveValue(`${name} (salinan)`);

    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.goto(`/admin/produk?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
    await page
      .getByRole('row')
      .filter({ hasText: name })
      .getByRole('button', { name: 'Salin tautan' })
      .click();
    await expect.poll(copied).toBe(address);
    await page.goto(`/admin/produk/edit/${id}`);
    // What was typed goes with the product: no question about it, which would be dismissed here.
    await page.getByLabel('Nama').fill(unique('AA Diketik'));
    await page.getByRole('button', { name: 'Hapus', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
    // Filtered, as it was left.
    await expect(page).toHaveURL(/\/admin\/produk(\?|$)/);
    await page.getByText('Produk dihapus.').hover();
    await expect(page.getByText('Produk tidak ditemukan.')).toHaveCount(0);
    expect(await api.list('product', { id: [id] })).toEqual([]);
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(page.getByRole('link', { name })).toBeVisible();
    expect(await api.list('product', { id: [id] })).toMatchObject([{ id, name }]);
  });

  test('HAND-7 selected products go to another category, after a question about what it takes from them', async ({
    page,
    api,
    unique,
  }) => {
    const [category, to] = [unique('Asal'), unique('Tujuan')];
    const list = await listOfOwn(api, category, 2);
    const [first, second] = await api.list<{ id: number; name: string; category_id: number }>('product', {
      q: category,
    });
    const { id = 0, name = '', category_id = 0 } = first ?? {};
    await api.addSpecField(category_id, { key: 'ph', label: 'pH', kind: 'number', filterable: true });
    await api.put(`product/${id}`, { name, category_id, specs: { ph: { value: 7 } } });
    const target = await api.addCategory(to);
    const stored = () => api.list('product', { id: [id, second?.id] });
    const withPh = () => api.list('product', { id: [id], category_id, spec: { ph: { min: 7, max: 7 } } });

    await page.goto(list);
    await page.getByRole('checkbox', { name: 'Pilih semua' }).check();
    await answer(page, 'POST', 'product/move');
    const dialog = await moveSelected(page, to);
    await expect(page.getByText('2 produk gagal dipindahkan. Produk itu tetap dipilih.')).toBeVisible();
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Pindahkan' }).click();
    await expect(dialog.getByRole('alert')).toContainText('akan hilang dari 1 produk karena');
    expect(await stored()).toMatchObject([{ category_id }, { category_id }]);
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: /^Buat dulu di templat kategori tujuan/ }).press('Enter');
    const template = await opened;
    await expect(template).toHaveURL(`/admin/kategori/edit/${target}#spec-template`);
    await template.close();
    await dialog.getByRole('button', { name: 'Pindahkan, hapus nilai 1 produk' }).click();
    await page.getByText('2 produk dipindahkan.').hover();
    await expect(page.getByText(NONE_FITS)).toBeVisible();
    expect(await stored()).toMatchObject([{ category_id: target }, { category_id: target }]);
    expect(await withPh()).toEqual([]);
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(page.getByText('2 produk kembali ke kategori semula.')).toBeVisible();
    expect(await stored()).toMatchObject([{ category_id }, { category_id }]);
    expect(await withPh()).toHaveLength(1);
  });

  test('HAND-7 selected products get prices by a percentage, of which the dialog shows what they become, and what stays', async ({
    page,
    api,
    unique,
  }) => {
    const category_id = await api.addCategory(unique('Naik'));
    const offer = { export_price: 5, export_currency: 'USD', export_unit: 'kg' };
    const [robusta, tubruk, sachet] = [unique('Robusta'), unique('Tubruk'), unique('Saset')];
    const id = await api.addProduct({
      name: robusta,
      category_id,
      price: 85_000,
      price_unit: 'kg',
      ...offer,
    });
    await api.addProduct({ name: tubruk, category_id, price: 1_250_000.5 });
    await api.addProduct({ name: sachet, category_id, price: 500 });
    const asked = await api.addProduct({ name: unique('Luwak'), category_id, price: 0 });
    await api.put(`product/${asked}`, { name: unique('Luwak'), category_id, price: 'on_request' });
    const stored = async () =>
      (await api.list<Named>('product', { category_id }))
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map(({ price }) => price);
    const before = await stored();
    await page.goto(`/admin/produk?filter=${encodeURIComponent(JSON.stringify({ category_id }))}`);
    await page.getByRole('checkbox', { name: 'Pilih semua' }).check();

    const dialog = await typePercent(page, '2,5,1');
    await expect(dialog).toContainText(
      '1 produk tetap: harganya atas permintaan. Nilai ekspor tidak ikut berubah.',
    );
    await dialog.getByRole('button', { name: 'Ubah harga' }).click();
    const percent = dialog.getByRole('textbox', { name: 'Naik atau turun (persen)' });
    await expect(percent).toHaveAccessibleDescription(/^Persen harus berupa angka/);
    await expect(percent).toBeFocused();
    await percent.fill('50');
    await expect(percent).toHaveAccessibleDescription(
      'Naik 50 %: harga jarang berubah sebanyak itu. Periksa nol dan komanya.',
    );
    await percent.fill('-99,99');
    await expect(dialog.getByRole('alert')).toContainText('menjadi Rp 0. Ubah persen atau pembulatannya.');
    await expect(dialog.getByRole('button', { name: 'Ubah harga 3 produk' })).toBeDisabled();
    await expect(dialog.getByRole('combobox', { name: 'Bulatkan ke' })).toHaveValue('100');
    await dialog.getByRole('combobox', { name: 'Bulatkan ke' }).selectOption('Rp 1.000');
    await percent.fill('5');
    await expect(dialog).toContainText(`${robusta}Rp 85.000 → Rp 89.000 / kg`);
    await expect(dialog).toContainText(`${sachet}Rp 500 → Rp 1.000`);
    await dialog.getByRole('combobox', { name: 'Bulatkan ke' }).selectOption('Rp 100');
    await expect(dialog).toContainText(`${robusta}Rp 85.000 → Rp 89.300 / kg`);
    await expect(dialog).toContainText(`${tubruk}Rp 1.250.000,50 → Rp 1.312.500`);
    await expect(dialog).toContainText('1 produk tetap: hasilnya sama dengan harganya sekarang.');
    await percent.fill('+5.0 %');
    await percent.press('Enter');
    await page.getByText('Harga 2 produk diubah.').hover();
    expect(await stored()).toEqual([null, 89_300, 500, 1_312_500]);
    expect(await api.list('product', { id: [id] })).toMatchObject([{ export_offer: { price: 5 } }]);
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(page.getByText('Harga 2 produk dikembalikan.')).toBeVisible();
    expect(await stored()).toEqual(before);

    await page.goto('/admin/riwayat');
    await expect(page.getByText('dan 1 data lain sekaligus').first()).toBeVisible();
  });

  test('HAND-7 on a phone a lost answer leaves the prices in their dialog, and they do not rise twice', async ({
    page,
    api,
    unique,
  }) => {
    const category = unique('Putus');
    const list = await listOfOwn(api, category, 9);
    const stored = async () =>
      (await api.list<{ price: number }>('product', { q: category })).map(({ price }) => price);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(list);
    await page.getByRole('checkbox', { name: 'Pilih semua' }).check();
    const dialog = await typePercent(page, '-10');
    const change = dialog.getByRole('button', { name: 'Ubah harga 9 produk' });
    await expect(change).toBeInViewport({ ratio: 1 });

    await answer(page, 'POST', 'product/prices');
    await change.click();
    await expect(
      page.getByText(
        'Koneksi terputus: belum pasti apakah harga 9 produk berubah. Coba lagi di sini setelah tersambung.',
      ),
    ).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('-10');
    await page.unrouteAll();

    await page.route('**/api/product/prices', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await change.click();
    await expect.poll(stored).toEqual(Array(9).fill(900));
    await page.unrouteAll();
    await expect(change).toBeEnabled();
    await change.click();
    await expect(page.getByText('Harga 9 produk diubah.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await stored()).toEqual(Array(9).fill(900));
  });

  test('HAND-7 prices that somebody else has changed meanwhile are shown anew before they are changed', async ({
    page,
    api,
    unique,
  }) => {
    const category = unique('Bersamaan');
    await page.goto(await listOfOwn(api, category, 2));
    await page.getByRole('checkbox', { name: 'Pilih semua' }).check();
    const dialog = await typePercent(page, '-10');
    await expect(dialog).toContainText('Rp 1.000 → Rp 900');
    const [first] = await api.list<{ id: number; name: string; category_id: number }>('product', {
      q: category,
    });
    await api.put(`product/${first?.id}`, { ...first, price: 2000 });
    await dialog.getByRole('button', { name: 'Ubah harga 2 produk' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      'ada produk yang sudah berubah sejak dialog ini dibuka',
    );
    await expect(dialog).toContainText('Rp 2.000 → Rp 1.800');
    await dialog.getByRole('button', { name: 'Batal' }).click();
    await expect(page.getByText('2 dipilih')).toBeVisible();
  });

  test('HAND-7 on a phone the selection stays in sight, and the list is where it was left', async ({
    page,
    api,
    unique,
  }) => {
    const category = unique('Tempat');
    const list = await listOfOwn(api, category, 12);
    await page.setViewportSize({ width: 390, height: 800 });
    await keepCloseWatcher(page);
    await page.goto(list);
    await page.getByRole('checkbox', { name: 'Pilih semua' }).check();
    const bar = page.getByRole('button', { name: 'Hapus yang dipilih' });
    await expect(bar).toBeVisible();
    await page
      .getByRole('checkbox', { name: /^Pilih (?!semua)/ })
      .last()
      .scrollIntoViewIfNeeded();
    expect(await scrollY(page)).toBeGreaterThan(800);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await bar.click();
    const question = page.getByRole('dialog', { name: 'Hapus 12 produk' });
    await expect(question).toContainText(
      new RegExp(`(${category} \\d+, ){4}${category} \\d+ dan 7 lainnya\\.`),
    );
    await pressBack(page);
    await expect(question).toHaveCount(0);
    await page.getByRole('button', { name: 'Ubah ketersediaan' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await pressBack(page);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await bar.click();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(page.getByText('12 dipilih')).toBeVisible();

    await changeAvailability(page, 'Habis');
    await page.getByText('12 produk: ketersediaan menjadi Habis.').hover();
    const soldOut = () => api.list('product', { availability: 'sold_out', q: category });
    expect(await soldOut()).toHaveLength(12);
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(page.getByText('Ketersediaan 12 produk dikembalikan.')).toBeVisible();
    expect(await soldOut()).toHaveLength(0);

    await page.getByRole('checkbox', { name: 'Pilih semua' }).check();
    await changeAvailability(page, 'Habis, tersedia lagi mulai …');
    const day = page.getByRole('dialog', { name: '12 produk habis' });
    await day.getByRole('button', { name: 'Ubah ketersediaan' }).click();
    await expect(day).toContainText('Pilih tanggal yang belum lewat.');
    await day.getByLabel('Tersedia lagi mulai').fill('2099-03-31');
    await day.getByRole('button', { name: 'Ubah ketersediaan' }).click();
    await expect(
      page.getByText('12 produk: ketersediaan menjadi Habis, tersedia lagi mulai 31 Maret 2099.'),
    ).toBeVisible();
    expect(await soldOut()).toHaveLength(12);
    const dated = await exported(api);
    expect(
      dated.split('\n').filter((row) => row.includes(category) && row.includes('2099-03-31')),
    ).toHaveLength(12);

    await page.getByRole('checkbox', { name: 'Pilih semua' }).check();
    await page.getByRole('button', { name: 'Batalkan pilihan' }).click();
    await expect(bar).toHaveCount(0);

    const last = page.getByRole('main').getByRole('listitem').last().getByRole('link', { name: 'Edit' });
    await last.scrollIntoViewIfNeeded();
    const place = await scrollY(page);
    for (const back of ['Batal', 'Simpan']) {
      await last.click();
      const leave = page.getByText(back, { exact: true });
      await expect(leave).toBeVisible();
      expect(await scrollY(page)).toBe(0);
      await leave.click();
      await expect.poll(() => scrollY(page)).toBe(place);
    }
  });

  test('HAND-7 on a desk the actions stay in sight of a row far down that is ticked', async ({
    page,
    api,
    unique,
  }) => {
    const list = await listOfOwn(api, unique('Meja'), 12);
    await page.setViewportSize({ width: 1440, height: 600 });
    await page.goto(list);
    await page
      .getByRole('checkbox', { name: /^Pilih (?!semua)/ })
      .last()
      .check();
    expect(await scrollY(page)).toBeGreaterThan(300);
    await expect(page.getByText('1 dipilih')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Hapus yang dipilih' })).toBeInViewport({ ratio: 1 });
  });

  test('HAND-7 on a phone what was ticked stays under the finger', async ({ page, api, unique }) => {
    const list = await listOfOwn(api, unique('Jari'), 12);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(list);
    const first = page.getByRole('checkbox', { name: /^Pilih (?!semua)/ }).first();
    const place = async () => (await first.boundingBox())?.y;
    const before = await place();
    await first.check();
    await expect(page.getByRole('button', { name: 'Hapus yang dipilih' })).toBeInViewport({ ratio: 1 });
    await expect.poll(place).toBe(before);
    await first.uncheck();
    await expect(page.getByRole('button', { name: 'Hapus yang dipilih' })).toHaveCount(0);
    await expect.poll(place).toBe(before);
  });

  test('HAND-7 at 820 px the cards stand in two columns; the table appears where all of it fits', async ({
    page,
    api,
    unique,
  }) => {
    const list = await listOfOwn(api, unique('Kolom'), 4);
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto(list);
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards.nth(3)).toBeVisible();
    const [first, second, third] = await Promise.all([0, 1, 2].map((n) => cards.nth(n).boundingBox()));
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
    expect(third?.x).toBe(first?.x);
    for (const width of [1199, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('table')).toHaveCount(width < 1200 ? 0 : 1);
      const remove = page.getByRole('main').getByRole('button', { name: 'Hapus', exact: true }).first();
      await expect(remove).toBeInViewport({ ratio: 1 });
    }
  });
});
