import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { demoPicture } from '../../demo-picture';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

const PHOTO = readFileSync(demoPicture('coffee-ground.jpg'));
const gambar = (page: Page) => page.getByLabel('Gambar');
const chosen = (page: Page) => page.getByRole('img', { name: /^Gambar baru/ });

/** In the browser: a picture of one colour, pasted or dropped by its script. */
async function hand(page: Page, kind: 'paste' | 'drop', target: string) {
  await page.evaluate(
    async ([kind, target]) => {
      const canvas = new OffscreenCanvas(900, 600);
      canvas.getContext('2d')?.fillRect(0, 0, 900, 600);
      const carried = new DataTransfer();
      carried.items.add(new File([await canvas.convertToBlob()], `${kind}.png`, { type: 'image/png' }));
      const how = { bubbles: true, cancelable: true };
      const event =
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...how, clipboardData: carried })
          : new DragEvent('drop', { ...how, dataTransfer: carried });
      document.querySelector(String(target))?.dispatchEvent(event);
    },
    [kind, target],
  );
}

test('HAND-9 a broken picture is named when it is chosen', async ({ page }) => {
  await page.goto('/admin/produk/add');
  const broken = { name: 'rusak.jpg', mimeType: 'image/jpeg', buffer: PHOTO.subarray(0, 200) };
  await gambar(page).setInputFiles(broken);
  await expect(page.getByRole('alert').filter({ hasText: 'Berkas gambar rusak' })).toBeVisible();
  await expect(chosen(page)).toHaveCount(0);

  await gambar(page).setInputFiles(demoPicture('coffee-ground.jpg'));
  await expect(page.getByText('Berkas gambar rusak')).toHaveCount(0);
});

test('HAND-9 the bytes of a picture decide, whatever type the computer gives the file', async ({
  page,
  api,
  unique,
}) => {
  // The last two bytes of a JPEG are its end. Without a type Playwright would take that of the name.
  for (const [fileName, mimeType] of [
    ['12-photo', 'image/jpg'],
    ['12-photo', 'application/octet-stream'],
    ['IMG_1.HEIC', ''],
  ] as const) {
    const name = unique('Kopi Tanpa Tipe');
    const id = await api.addProduct({ name, category_id: 1 });
    await page.goto(`/admin/produk/edit/${id}`);
    await gambar(page).setInputFiles({ name: fileName, mimeType, buffer: PHOTO.subarray(0, -2) });
    await expect(chosen(page)).toBeVisible();
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page).toHaveURL(/\/admin\/produk$/);
    const [stored] = await api.list<{ image: string | null }>('product', { q: name });
    expect(stored?.image).toMatch(/^\/media\//);
  }

  await page.goto('/admin/produk/add');
  await gambar(page).setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(400, '\0'), 'latin1'),
  });
  await expect(page.getByText('Format HEIC belum didukung')).toBeVisible();
});

test('HAND-9 a picture of more than 51 megapixels is made smaller before it is sent', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kopi Besar');
  const id = await api.addProduct({ name, category_id: 1 });
  const buffer = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await page.goto(`/admin/produk/edit/${id}`);
  await gambar(page).setInputFiles({ name: 'besar.jpg', mimeType: 'image/jpeg', buffer });
  const width = () => chosen(page).evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBe(4000);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page).toHaveURL(/\/admin\/produk$/);
  const [stored] = await api.list<{ image: string | null }>('product', { q: name });
  expect(stored?.image).toMatch(/-1920x1280\//);
});

test('HAND-9 a picture is pasted or dropped into the form; pasted text stays text', async ({ page }) => {
  await page.goto('/admin/produk/add');
  await expect(gambar(page)).toBeAttached();
  await hand(page, 'paste', 'input[name=name]');
  await expect(page.getByRole('img', { name: 'Gambar baru: paste.png' })).toBeVisible();
  await hand(page, 'drop', 'input[name=image]');
  await expect(page.getByRole('img', { name: 'Gambar baru: drop.png' })).toBeVisible();
});

test('HAND-9 the camera has a button of its own, on devices with touch only', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/admin/produk/add');
  await expect(gambar(page)).toBeAttached();
  await expect(page.getByText('Ambil foto')).toBeHidden();
  const storageState = await page.context().storageState();
  const phone = await browser.newContext({
    baseURL,
    storageState,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const form = await phone.newPage();
  await form.goto('/admin/produk/add');
  await expect(form.getByText('Ambil foto')).toBeVisible();
  await expect(form.getByLabel('Ambil foto')).toHaveAttribute('capture', 'environment');
  await form.getByLabel('Ambil foto').setInputFiles(demoPicture('coffee-ground.jpg'));
  await expect(chosen(form)).toBeVisible();
  await phone.close();
});

test('HAND-9 a copy of a product keeps its picture', async ({ page, api, unique }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const name = unique('Kopi Bergambar');
  const image = demoPicture('coffee-ground.jpg');
  await api.addProduct({ name, category_id: 1, image });
  await page.goto(`/admin/produk?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  await page.getByRole('link', { name: 'Duplikat' }).click();
  await expect(page.getByRole('heading', { name: 'Tambah Produk Baru' })).toBeVisible();
  await page.getByLabel('Nama *', { exact: true }).fill(`${name} Lain`);
  await expect(page.getByRole('img', { name: 'Gambar saat ini' })).toBeVisible();
  await page.getByRole('button', { name: 'Hapus gambar', exact: true }).click();
  await page.getByRole('button', { name: 'Batal hapus gambar' }).click();
  await page.getByRole('button', { name: 'Simpan' }).click();
  // The list puts the search that it was left with into its address.
  await expect(page).toHaveURL(/\/admin\/produk(\?.*)?$/);
  const stored = await api.list<{ id: number; image: string | null }>('product', { q: name });
  expect(stored).toHaveLength(2);
  expect(stored[0]?.image).toMatch(/^\/media\//);
  expect(stored[1]?.image).toBe(stored[0]?.image);
  const copy = Math.max(...stored.map(({ id }) => id));
  await api.remove(`product/${copy}`);
  await api.remove(`trash/${copy}`);
});

test('HAND-9 what is said of a chosen picture is in sight on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/admin/produk/add');
  await gambar(page).setInputFiles({
    name: 'rusak.jpg',
    mimeType: 'image/jpeg',
    buffer: PHOTO.subarray(0, 200),
  });
  const said = page.getByText('Berkas gambar rusak');
  await expect(said).toBeInViewport();
  const bar = page.getByRole('button', { name: 'Simpan' });
  const below = async () => ((await bar.boundingBox())?.y ?? 0) - ((await said.boundingBox())?.y ?? 0);
  await expect.poll(below).toBeGreaterThan(0);
});

test('HAND-9 the preview is the card of the site: category, name below the picture, price', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kopi Kartu');
  const id = await api.addProduct({ name, category_id: 2, price: 4000 });
  await page.goto(`/admin/produk/edit/${id}`);
  const card = page.getByRole('region', { name: 'Pratinjau di situs' });
  await expect(card).toContainText(new RegExp(`Coffee.*${name}.*Rp 4\\.000`));
  await page.goto(`/product?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toHaveText(
    new RegExp(`${name}.*Rp 4\\.000.*Coffee`),
  );
});
