import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

const csv = (...lines: string[]) => ({
  name: 'produk.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});
const file = (page: Page) => page.getByLabel('Berkas spreadsheet');
const changesOn = (page: Page) => page.getByRole('main').getByRole('listitem');

test.beforeEach(({ page }) => page.goto('/admin/produk/spreadsheet').then(() => undefined));

async function textOfDownload(page: Page, button: string): Promise<string> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFileSync(await (await started).path()).toString();
}

test('HAND-11 a wrong value is shown with the nearest known one', async ({ page, api, unique }) => {
  await api.addCategory(unique('Tehku'));
  const wrong = `${unique('Tehku')}h`;
  await file(page).setInputFiles(
    csv('Nama;Kategori;Harga;Dijual per', `${unique('Sencha')};${wrong};1;Karong`),
  );
  await expect(page.getByRole('cell', { name: 'Kategori tidak ditemukan.' })).toHaveText(
    `Kategori tidak ditemukan.“${wrong}” mungkin “${unique('Tehku')}”?`,
  );
  await expect(page.getByRole('cell', { name: 'Dijual per harus salah satu dari' })).toContainText(
    '“Karong” mungkin “karung”?',
  );
});

test('HAND-11 a row without an ID changes the one product of its name; of two the IDs are named', async ({
  page,
  api,
  unique,
}) => {
  const [name, twin] = [unique('Kencur'), unique('Sirih')];
  const id = await api.addProduct({ name, category_id: 1, price: 4000 });
  const twins = [
    await api.addProduct({ name: twin, category_id: 1 }),
    await api.addProduct({ name: twin, category_id: 1 }),
  ];
  await file(page).setInputFiles(csv('Nama;Harga', `${name.toUpperCase()};4500`, `${twin};1`));
  await expect(
    page.getByText(`Ada 2 produk bernama ini. Isi ID yang dimaksud: ${twins.join(', ')}.`),
  ).toBeVisible();
  await file(page).setInputFiles(csv('Nama;Harga', `${name.toUpperCase()};4500`));
  await expect(changesOn(page).last()).toContainText(`${name} Baris 2: mengubah produk ${id}`);
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page.getByText('Impor berhasil disimpan.')).toBeVisible();
  expect(await api.list('product', { id })).toMatchObject([{ name, price: 4500 }]);
});

test('HAND-11 columns that are not known are named and left out', async ({ page, api, unique }) => {
  const id = await api.addProduct({ name: unique('Kencur'), category_id: 1, price: 4000 });
  await file(page).setInputFiles(csv('Kode;ID;Harga;Deskripsii', `A1;${id};4500;Utuh`));
  await expect(page.getByText('Kolom yang tidak dikenal dilewati:')).toHaveText(
    'Kolom yang tidak dikenal dilewati: “Kode” dan “Deskripsii” (mungkin “Deskripsi”?).',
  );
  await expect(changesOn(page).getByRole('insertion')).toHaveText('→ Rp 4.500');
});

test('HAND-11 KEEP-5 changes are shown before and after, five-fold ones marked, of many the first hundred', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Vanili');
  const id = await api.addProduct({ name, category_id: 1, price: 4000 });
  const added = Array.from({ length: 120 }, (_, n) => `;${unique('Baru')} ${n};Coffee;1`);
  await file(page).setInputFiles(csv('ID;Nama;Kategori;Harga', `${id};${name};Coffee;40`, ...added));
  const changes = changesOn(page);
  await expect(changes).toHaveCount(100);
  await expect(changes.first()).toContainText(`${name} Baris 2: mengubah produk ${id}`);
  await expect(changes.first().getByRole('deletion')).toHaveText(['Fertilizer', 'Rp 4.000']);
  await expect(changes.first().getByRole('insertion')).toHaveText(['→ Coffee', '→ Rp 40']);
  await expect(changes.getByText('berubah lima kali lipat atau lebih: periksa')).toHaveCount(1);
  await expect(page.getByText('100 perubahan pertama:')).toBeVisible();
});

test('SPEC-2 SPEC-5 specifications are exported and shown before and after, and a wrong one at its column', async ({
  page,
  api,
  unique,
}) => {
  const category = unique('Mutu');
  const category_id = await api.addCategory(category);
  const key = unique('air').replace(' ', '_');
  await api.addSpecField(category_id, { key, label: 'Kadar air', kind: 'range', unit: '%' });
  const name = unique('Bermutu');
  const specs = JSON.stringify({ [key]: { min: 10, max: 12.5 } });
  const id = await api.addProduct({ name, category_id, specs });
  const [header = '', ...rows] = (await textOfDownload(page, 'Unduh CSV')).split('\r\n');
  const row = rows.find((each) => each.includes(name)) ?? '';
  expect(row.split(';')[header.split(';').indexOf(`spec:${key}`)]).toBe('10–12,5');

  await file(page).setInputFiles(csv(`ID;spec:${key}`, `${id};kering`));
  await expect(page.getByRole('cell', { name: 'Kadar air harus ditulis seperti' })).toContainText('“kering”');
  await file(page).setInputFiles(csv(`ID;spec:${key}`, `${id};maks. 11`));
  await expect(changesOn(page).getByRole('deletion')).toHaveText('10–12,5');
  await expect(changesOn(page).getByRole('insertion')).toHaveText('→ maks. 11');
});

test('HAND-11 categories that are not known are created with the products by one tick', async ({
  page,
  api,
  unique,
}) => {
  const [category, name] = [unique('Rimpang'), unique('Kunyit')];
  await file(page).setInputFiles(csv('Nama;Kategori;Harga', `${name};${category};1000`));
  const create = page.getByRole('checkbox', { name: 'Buat yang belum ada, bersama produknya' });
  await create.focus();
  await create.press('Space');
  await expect(page.getByText('1 baris: 1 produk baru, 0 diubah, 0 tetap.')).toBeVisible();
  await expect(create).toBeChecked();
  await expect(create).toBeFocused();
  expect(await api.list('category', { q: category })).toEqual([]);
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page.getByText('Impor berhasil disimpan.')).toBeVisible();
  const [made] = await api.list('category', { q: category });
  const [product] = await api.list('product', { q: name });
  expect(product).toMatchObject({ category_id: made?.id });
  for (const path of [`product/${product?.id}`, `trash/${product?.id}`, `category/${made?.id}`])
    await api.remove(path);
});

test('HAND-11 the template has the columns and an example that is not imported', async ({ page }) => {
  const template = await textOfDownload(page, 'Templat CSV');
  expect(template.split('\r\n')[0]).toMatch(/^\uFEFFID;Nama;Sebutan \(Inggris\);Kategori;Harga;Dijual per;/);
  await file(page).setInputFiles(csv(template));
  await expect(page.getByText('Baris ini contoh. Hapus barisnya')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Terapkan' })).toHaveCount(0);
});
