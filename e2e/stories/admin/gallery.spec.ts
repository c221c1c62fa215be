import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ProductResponse } from 'api/schema';
import sharp from 'sharp';
import { violationsOn } from '../../accessibility';
import { demoPicture } from '../../demo-picture';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

const FILES = ['coffee-ground.jpg', 'briquette-cube.jpg', 'fertilizer-pellet.jpg'].map(demoPicture);
const PHOTO = readFileSync(demoPicture('coffee-ground.jpg'));
const HEIC = {
  name: 'foto.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(400, '\0'), 'latin1'),
};

const gallery = (page: Page) => page.getByRole('region', { name: 'Galeri' });
const items = (page: Page) => gallery(page).getByRole('listitem');
const choose = (page: Page) => page.getByLabel('Tambah ke galeri');
const press = (page: Page, name: string) => gallery(page).getByRole('button', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Simpan' });
/** By the first letters of the file that it was stored from. */
const shown = (page: Page) =>
  gallery(page)
    .locator('li img')
    .evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src.split('/').at(-2) ?? ''));

async function stored(page: Page, id: number): Promise<ProductResponse> {
  const answer = await page.request.get(`/api/product/${id}`);
  return ((await answer.json()) as { data: ProductResponse }).data;
}
const keysOf = ({ pictures }: ProductResponse) => pictures.map(({ url }) => url.split('/').at(-2));

async function open(page: Page, id: number, pictures: number) {
  await page.goto(`/admin/produk/edit/${id}`);
  await choose(page).setInputFiles(FILES.slice(0, pictures));
  await expect(items(page)).toHaveCount(pictures);
}

test('SHOW-6 several pictures are added at once and put in order by buttons, and what was typed is saved with them', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kopi Galeri');
  const id = await api.addProduct({ name, category_id: 1 });
  await page.goto(`/admin/produk/edit/${id}`);
  await page.getByRole('textbox', { name: 'Deskripsi' }).fill('Sudah diketik.');
  await choose(page).setInputFiles(FILES);
  await expect(items(page)).toHaveCount(3);
  const [a, b, c] = await shown(page);
  const main = page.getByRole('img', { name: 'Gambar saat ini' });
  await expect(main).toHaveAttribute('src', new RegExp(String(a)));

  await press(page, 'Maju 3').press('Enter');
  await expect.poll(() => shown(page)).toEqual([a, c, b]);
  await expect(press(page, 'Maju 2')).toBeFocused();
  await press(page, 'Maju 2').press('Enter');
  await expect.poll(() => shown(page)).toEqual([c, a, b]);
  await expect(press(page, 'Maju 1')).toBeFocused();
  await press(page, 'Jadikan utama 3').click();
  await expect.poll(() => shown(page)).toEqual([b, c, a]);
  await press(page, 'Mundur 1').click();
  await expect.poll(() => shown(page)).toEqual([c, b, a]);
  await expect(main).toHaveAttribute('src', new RegExp(String(c)));
  expect(await stored(page, id)).toMatchObject({
    description: null,
    image: expect.stringContaining(String(c)),
  });

  const puts: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()));
  await save(page).click();
  await expect(page).toHaveURL('/admin/produk');
  expect(puts).toHaveLength(1);
  const product = await stored(page, id);
  expect(product.description).toBe('Sudah diketik.');
  expect(keysOf(product)).toEqual([c, b, a]);
});

test('SHOW-6 pictures are dropped, dragged into order, and removed after a question', async ({
  page,
  api,
  unique,
}) => {
  const id = await api.addProduct({ name: unique('Kopi Seret'), category_id: 1 });
  await open(page, id, 2);
  const [a, b] = await shown(page);
  await gallery(page)
    .getByRole('list')
    .evaluate(async (list) => {
      const canvas = new OffscreenCanvas(900, 600);
      canvas.getContext('2d')?.fillRect(0, 0, 900, 600);
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([await canvas.convertToBlob()], 'seret.png', { type: 'image/png' }));
      list.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    });
  await expect(items(page)).toHaveCount(3);
  const c = (await shown(page))[2];
  await items(page).nth(2).locator('[draggable]').dragTo(items(page).first());
  await expect.poll(() => shown(page)).toEqual([c, a, b]);

  await press(page, 'Hapus 2').click();
  const question = page.getByRole('dialog', { name: 'Hapus gambar ini?' });
  await question.getByRole('button', { name: 'Hapus' }).click();
  await expect.poll(() => shown(page)).toEqual([c, b]);
  await expect(choose(page)).toBeFocused();
  expect(keysOf(await stored(page, id))).toEqual([c, b]);
});

test('SHOW-6 alternative texts are written in both languages, and the list finds pictures without them', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kopi Teks');
  const id = await api.addProduct({ name, category_id: 1 });
  const filter = JSON.stringify({ q: name, lacks: 'picture_text' });
  const list = `/admin/produk?filter=${encodeURIComponent(filter)}`;
  await open(page, id, 1);
  await page.goto(list);
  await expect(page.getByRole('combobox', { name: 'Kelengkapan' })).toHaveText('Gambar tanpa teks');
  await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();

  await page.goto(`/admin/produk/edit/${id}`);
  const text = items(page).getByLabel('Teks alternatif', { exact: true });
  await text.fill('Kopi bubuk dalam mangkuk');
  await items(page).getByLabel('Teks alternatif (Inggris)').fill('Ground coffee in a bowl');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await stored(page, id)).pictures[0]?.alt_en).toBe('Ground coffee in a bowl');
  await expect(text).toHaveValue('Kopi bubuk dalam mangkuk');
  expect(await violationsOn(page)).toEqual([]);
  const { pictures } = await stored(page, id);
  expect(pictures).toMatchObject([{ alt: 'Kopi bubuk dalam mangkuk', alt_en: 'Ground coffee in a bowl' }]);
  await page.goto(list);
  await expect(page.getByText('Tidak ada yang cocok')).toBeVisible();
});

test('SHOW-6 a button that takes the focus from a text waits until that text is saved', async ({
  page,
  api,
  unique,
}) => {
  const id = await api.addProduct({ name: unique('Kopi Urut'), category_id: 1 });
  await open(page, id, 2);
  const [a, b] = await shown(page);
  await page.route(/\/pictures\/\d+$/, async (route) => {
    await new Promise((answer) => setTimeout(answer, 300));
    await route.continue();
  });
  await items(page).nth(1).getByLabel('Teks alternatif', { exact: true }).fill('Kopi di karung');
  await press(page, 'Maju 2').click();
  await expect.poll(() => shown(page)).toEqual([b, a]);
  expect((await stored(page, id)).pictures).toMatchObject([{ alt: 'Kopi di karung' }, { alt: null }]);
});

test('SHOW-6 nine pictures are refused in one sentence, and none is stored', async ({
  page,
  api,
  unique,
}) => {
  const id = await api.addProduct({ name: unique('Kopi Sembilan'), category_id: 1 });
  await open(page, id, 1);
  const eight = Array.from({ length: 8 }, (_, at) => ({
    name: `${at}.jpg`,
    mimeType: 'image/jpeg',
    buffer: PHOTO,
  }));
  await choose(page).setInputFiles(eight);
  await expect(page.getByText(/^Paling banyak 8 gambar per produk: sudah ada 1, dipilih 8/)).toBeVisible();
  expect((await stored(page, id)).pictures).toHaveLength(1);
});

test('SHOW-6 a picture that was removed elsewhere is told, the gallery is loaded again, and what was typed stays', async ({
  page,
  api,
  unique,
}) => {
  const id = await api.addProduct({ name: unique('Kopi Hilang'), category_id: 1 });
  await open(page, id, 3);
  const [a, b] = await shown(page);
  const description = page.getByRole('textbox', { name: 'Deskripsi' });
  await description.fill('Masih di sini.');
  const { version, pictures } = await stored(page, id);
  await api.put(`product/${id}/pictures`, { ids: pictures.slice(0, 2).map((each) => each.id), version });
  await press(page, 'Jadikan utama 3').click();
  await expect(page.getByText('Perubahan gambar tidak disimpan. Daftar gambar dimuat ulang.')).toBeVisible();
  await expect.poll(() => shown(page)).toEqual([a, b]);
  await press(page, 'Jadikan utama 2').click();
  await expect.poll(() => shown(page)).toEqual([b, a]);
  await expect(description).toHaveValue('Masih di sini.');
  await save(page).click();
  await expect(page).toHaveURL('/admin/produk');
  const product = await stored(page, id);
  expect(product.description).toBe('Masih di sini.');
  expect(keysOf(product)).toEqual([b, a]);
});

test('SHOW-6 a photo above 10 MB is made smaller, and a save meanwhile waits for it', async ({
  page,
  api,
  unique,
}) => {
  const id = await api.addProduct({ name: unique('Kopi Berat'), category_id: 1 });
  const [width, height] = [5000, 3400];
  const raw = { width, height, channels: 3 } as const;
  const buffer = await sharp(randomBytes(width * height * 3), { raw })
    .jpeg({ quality: 80 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(10 * 1024 * 1024);
  const photo = { name: 'berat.jpg', mimeType: 'image/jpeg', buffer };
  await page.goto(`/admin/produk/edit/${id}`);
  await page.getByLabel('Gambar').setInputFiles(photo);
  await save(page).click();
  await expect(page).toHaveURL('/admin/produk', { timeout: 30_000 });
  expect((await stored(page, id)).image).toMatch(/-1920x1306\//);

  await page.goto('/admin/produk/add');
  await page.getByLabel('Gambar').setInputFiles(HEIC);
  await expect(page.getByText('Format HEIC belum didukung')).toBeVisible();
});

test('SHOW-6 pictures of many products find their product by the names of their files, after a preview', async ({
  page,
  api,
  unique,
}) => {
  const [coffee, tea] = [unique('Kopi Borongan'), unique('Teh Borongan')];
  const ids = [
    await api.addProduct({ name: coffee, category_id: 1 }),
    await api.addProduct({ name: tea, category_id: 1 }),
  ];
  const photo = (name: string, picture: string) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: readFileSync(demoPicture(picture)),
  });
  const slug = coffee.toLowerCase().replaceAll(' ', '-');
  await page.goto('/admin/produk');
  await page.getByRole('link', { name: 'Gambar banyak produk' }).click();
  const chooser = page.getByLabel('Pilih gambar', { exact: true });
  await expect(chooser).toBeEnabled();
  await chooser.setInputFiles([
    photo(`${slug}-2.jpg`, 'briquette-cube.jpg'),
    photo(`${slug}.jpg`, 'coffee-ground.jpg'),
    photo(`${ids[1]}.jpg`, 'fertilizer-pellet.jpg'),
    photo('tidak-ada.jpg', 'coffee-ground.jpg'),
    { ...HEIC, name: `${ids[1]}-2.jpg` },
  ]);
  const preview = page.getByRole('main').getByRole('listitem');
  await expect(preview.filter({ hasText: '→' })).toHaveText([
    `${slug}.jpg → ${coffee} (ID ${ids[0]})`,
    `${slug}-2.jpg → ${coffee} (ID ${ids[0]})`,
    `${ids[1]}.jpg → ${tea} (ID ${ids[1]})`,
  ]);
  await expect(preview.filter({ hasText: 'tidak-ada.jpg' })).toContainText(
    'tidak cocok dengan nama atau ID produk',
  );
  await expect(preview.filter({ hasText: `${ids[1]}-2.jpg` })).toContainText('Format HEIC belum didukung');
  expect((await stored(page, Number(ids[0]))).pictures).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);

  await page.route(`**/api/product/${ids[1]}/pictures`, (route) => route.abort());
  await page.getByRole('button', { name: 'Kirim 3 gambar' }).click();
  await expect(page.getByText('2 gambar sudah ada di produknya.')).toBeVisible();
  await expect(preview.filter({ hasText: 'Terjadi kesalahan saat mengirim gambar.' })).toContainText(
    `${ids[1]}.jpg`,
  );
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Kirim 1 gambar' }).click();
  await expect(page.getByText('1 gambar sudah ada di produknya.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Kirim/ })).toHaveCount(0);
  const products = await Promise.all(ids.map((id) => stored(page, id)));
  expect(products.map(({ pictures }) => pictures.length)).toEqual([2, 1]);
});

test('SHOW-6 a copy of a product takes all its pictures along, and on a phone a finger has 48 px for each of their buttons', async ({
  page,
  api,
  unique,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const name = unique('Kopi Dua Gambar');
  const id = await api.addProduct({ name, category_id: 1 });
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, id, 2);
  for (const button of await gallery(page).locator('li button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  const keys = await shown(page);
  await page.getByRole('link', { name: 'Duplikat' }).click();
  await expect(page.getByRole('heading', { name: 'Tambah Produk Baru' })).toBeVisible();
  await save(page).click();
  await expect(page).toHaveURL(/\/admin\/produk(\?.*)?$/);
  const products = await api.list('product', { q: name });
  const copy = Math.max(...products.map((product) => product.id));
  expect(copy).toBeGreaterThan(id);
  expect(keysOf(await stored(page, copy))).toEqual(keys);
  await api.remove(`product/${copy}`);
  await api.remove(`trash/${copy}`);
});
