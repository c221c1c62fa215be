import type { Page } from '@playwright/test';
import { answer, REFUSED } from '../../answers';
import { demoPicture } from '../../demo-picture';
import { ADMIN_USERNAME, adminPassword, expect, test } from '../../fixtures';

test.use({ signedIn: true });

const save = (page: Page) => page.getByRole('button', { name: 'Simpan' });
const kategori = (page: Page) => page.getByRole('combobox', { name: 'Kategori' });
const UNSAVED = 'Perubahan Anda belum disimpan. Tinggalkan halaman ini?';

/** The texts of the page's dialogs; each is accepted or dismissed as `leave` says. */
function questionsOf(page: Page, leave: () => boolean): string[] {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void (leave() ? dialog.accept() : dialog.dismiss());
  });
  return questions;
}

test('a save that is clicked twice stores one product', async ({ page, api, unique }) => {
  const name = unique('AM Dua Kali');
  const category = await api.addCategory(unique('AM Kategori'));
  await page.goto('/admin/produk/add');
  await page.getByLabel('Nama').fill(name);
  await page.getByLabel('Harga').fill('5000');
  await kategori(page).fill(unique('AM Kategori'));
  await page.getByRole('option', { name: unique('AM Kategori') }).click();
  await save(page).dblclick();
  await expect(page).toHaveURL('/admin/produk');
  const stored = await api.list('product', { category_id: [category] });
  expect(stored).toMatchObject([{ name }]);
  await api.remove(`product/${stored[0]?.id}`);
  await api.remove(`trash/${stored[0]?.id}`);
});

test('whoever leaves a changed form is asked first, and keeps what was typed by staying', async ({
  page,
}) => {
  let leave = false;
  const questions = questionsOf(page, () => leave);
  await page.goto('/admin/produk');
  await page.getByRole('link', { name: '+ Tambah Produk' }).click();
  const name = page.getByLabel('Nama');
  await name.fill('Setengah jadi');
  await page.goBack();
  await expect.poll(() => questions).toEqual([UNSAVED]);
  await expect(page).toHaveURL('/admin/produk/add');
  await expect(name).toHaveValue('Setengah jadi');
  await page.getByRole('link', { name: 'Kontak' }).click();
  await expect.poll(() => questions).toEqual([UNSAVED, UNSAVED]);
  await expect(name).toHaveValue('Setengah jadi');

  leave = true;
  await page.getByRole('link', { name: 'Batal' }).click();
  await expect(page).toHaveURL('/admin/produk');
});

test('a form left while it is saved is saved all the same', async ({ page, api, unique }) => {
  questionsOf(page, () => true);
  const id = await api.addCategory(unique('AM Lama'));
  let release: (() => void) | undefined;
  await page.route(`**/api/category/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  await page.goto(`/admin/kategori?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`);
  await page
    .getByRole('region', { name: unique('AM Lama') })
    .getByRole('link', { name: 'Edit' })
    .click();
  await page.getByLabel('Nama kategori').fill(unique('AM Baru'));
  await save(page).click();
  await expect.poll(() => release).toBeDefined();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/kategori\?/);
  release?.();
  await expect
    .poll(() => api.list('category', { id: [id] }))
    .toMatchObject([{ nama_category: unique('AM Baru') }]);
});

test('a connection cut while a picture is sent stores nothing and loses nothing', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('AM Terputus');
  const id = await api.addProduct({ name, category_id: 1, price: 1000 });
  await page.goto(`/admin/produk/edit/${id}`);
  await page.getByLabel('Harga').fill('2500');
  await page.getByLabel('Gambar').setInputFiles(demoPicture('coffee-ground.jpg'));
  await answer(page, 'PUT', `product/${id}`);
  await save(page).click();
  await expect(page.getByText('Terjadi kesalahan saat memperbarui produk.')).toBeVisible();
  expect(await api.list('product', { id: [id] })).toMatchObject([{ price: 1000, image: null }]);

  await page.unrouteAll();
  await expect(page.getByLabel('Harga')).toHaveValue('2500');
  await save(page).click();
  await expect(page).toHaveURL('/admin/produk');
  const [stored] = await api.list<{ id: number; price: number; image: string }>('product', { id: [id] });
  expect(stored?.price).toBe(2500);
  expect(stored?.image).toMatch(/^\/media\//);
});

for (const [path, sentence] of [
  ['produk', 'Produk tidak ditemukan.'],
  ['kategori', 'Data kategori tidak ditemukan.'],
  ['kontak', 'Terjadi kesalahan saat mengambil data.'],
  ['dashboard', 'Terjadi kesalahan saat mengambil data.'],
] as const) {
  test(`an edit screen of ${path} says what is wrong with an id that does not exist, or is none`, async ({
    page,
  }) => {
    for (const id of ['999999', '0', 'abc', '99999999999999999999']) {
      await page.goto(`/admin/${path}/edit/${id}`);
      await expect(page.getByText(sentence), id).toBeVisible();
      await expect(save(page), id).toHaveCount(0);
    }
  });
}

test('names are shown as they were typed, whatever is in them', async ({ page, api, unique }) => {
  const names = ['"Kopi" \'asli\'', '<b>Kopi</b><img src=x onerror=alert(1)>', 'Kopi 🫘🔥', 'قهوة عربية'].map(
    unique,
  );
  const category = await api.addCategory(unique('<i>AM</i> "Uji" 🫘 قهوة'));
  for (const name of names) await api.addProduct({ name, category_id: category, description: name });
  await page.goto(`/admin/produk?filter=${encodeURIComponent(JSON.stringify({ category_id: category }))}`);
  await expect(page.getByRole('row')).toHaveCount(names.length + 1);
  for (const name of names) await expect(page.getByRole('cell', { name, exact: true }).first()).toBeVisible();
  await page.goto(`/admin/riwayat?filter=${encodeURIComponent(JSON.stringify({ q: unique('').trim() }))}`);
  for (const name of names) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});

test('products that a search puts out of sight are no longer selected', async ({ page, api, unique }) => {
  const names = ['Merah', 'Biru'].map((colour) => unique(`AM Pilih ${colour}`));
  for (const name of names) await api.addProduct({ name, category_id: 1 });
  await page.goto('/admin/produk');
  for (const name of names) {
    await page.getByLabel('Cari').fill(name);
    await expect(page.getByRole('row')).toHaveText([/Nama/, new RegExp(name)]);
    await page.getByRole('checkbox', { name: `Pilih ${name}` }).click();
    await expect(page.getByText('1 dipilih')).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('checkbox', { name: `Pilih ${names[1]}` })).not.toBeChecked();
});

test('a search that cannot be made is refused in a sentence, and is cleared', async ({ page }) => {
  await page.goto(`/admin/produk?filter=${encodeURIComponent('{"x":1}')}`);
  await expect(page.getByText("Filter 'x' tidak dikenal.")).toBeVisible();
  await page.getByRole('button', { name: 'Hapus pencarian dan saringan' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.goto('/admin/produk');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('an import that is confirmed twice is stored once', async ({ page, api, unique }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('apply=true') && sent.push(request.url()));
  const id = await api.addProduct({ name: unique('AM Impor'), category_id: 1 });
  await page.goto('/admin/produk/spreadsheet');
  await page.getByLabel('Berkas spreadsheet').setInputFiles({
    name: 'produk.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`ID;Nama;Kategori;Harga\r\n${id};${unique('AM Impor')} 2;Coffee;1`),
  });
  const apply = page.getByRole('button', { name: 'Terapkan' });
  await apply.evaluate((button: HTMLElement) => {
    const again = setInterval(() => button.click(), 10);
    setTimeout(() => clearInterval(again), 3000);
  });
  await expect(page.getByText('Impor berhasil disimpan.')).toBeVisible();
  await expect(page).toHaveURL('/admin/produk?filter=%7B%7D');
  expect(sent).toHaveLength(1);
});

for (const [list, query, row] of [
  ['produk', 'product', 'row'],
  ['sampah', 'trash', 'listitem'],
] as const) {
  test(`rows of ${list} stay on the screen when loading them again fails`, async ({ page, api, unique }) => {
    const name = unique('AA Tetap');
    const id = await api.addProduct({ name, category_id: 1 });
    if (list === 'sampah') await api.remove(`product/${id}`);
    await page.goto(`/admin/${list}`);
    const shown = page.getByRole('main').getByRole(row).filter({ hasText: name });
    await expect(shown).toBeVisible();
    const checkbox = page.getByRole('checkbox', { name: `Pilih ${name}` });
    if (list === 'produk') await checkbox.click();
    await answer(page, 'GET', query);
    const given = page.waitForEvent('console', (message) => message.text().includes('Failed to fetch'));
    // React Query fetches again when the window becomes visible.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await given;
    await expect(shown).toBeVisible();
    if (list === 'produk') await expect(checkbox).toBeChecked();
  });
}

test('a session that ended without a logout leaves no filter to the next one', async ({ page }) => {
  const search = page.getByLabel('Cari');
  await page.goto('/admin/produk');
  await search.fill('Robusta Green');
  await expect(page.getByRole('row')).toHaveText([/Nama/, /Robusta Green Bean/]);
  await page.goto('/admin/produk');
  await expect(search).toHaveValue('Robusta Green');

  await page.route('**/api/contact?*', (route) => route.fulfill({ ...REFUSED, status: 401 }));
  await page.goto('/admin');
  await expect(page).toHaveURL('/login');
  await page.unrouteAll();
  await page.getByLabel('Username').fill(ADMIN_USERNAME);
  await page.getByLabel('Password').fill(adminPassword());
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/produk');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await expect(search).toHaveValue('');
});
