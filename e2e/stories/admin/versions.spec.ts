import type { Page } from '@playwright/test';
import { demoPicture } from '../../demo-picture';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

const save = (page: Page) => page.getByRole('button', { name: 'Simpan' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Data sudah diubah' });
const choose = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();

interface Product {
  name: string;
  description: string | null;
  price: number;
  image: string | null;
}

test('a product somebody else has changed meanwhile is saved over only when that is chosen', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kopi Dua Orang');
  const id = await api.addProduct({ name, category_id: 1, price: 4000 });
  await page.goto(`/admin/produk/edit/${id}`);
  await expect(page.getByLabel('Nama')).toHaveValue(name);
  await api.put(`product/${id}`, { name, category_id: 1, price: 5000, description: 'Dari orang lain.' });

  await page.getByLabel('Harga').fill('6000');
  await page.getByLabel('Gambar').setInputFiles(demoPicture('coffee-ground.jpg'));
  await save(page).click();
  await expect(dialog(page)).toContainText(/ Etalase mengubah data ini pada \d+ \S+ \d{4} pukul/);
  await choose(page, 'Batal');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByLabel('Harga')).toHaveValue('6.000');
  await expect(page.getByRole('img', { name: /^Gambar baru/ })).toBeVisible();
  const [untouched] = await api.list<Product>('product', { id: [id] });
  expect(untouched).toMatchObject({ price: 5000, image: null });

  await save(page).click();
  await expect(dialog(page)).toBeVisible();
  // Another change before the answer: the page asks again.
  const [other] = await api.list<Product>('product', { id: [1] });
  await api.put(`product/${id}`, { name, category_id: 1, price: 5500, image: other?.image });
  await choose(page, 'Timpa');
  for (const picture of ['Gambar saat ini', 'Gambar baru'])
    await expect(dialog(page).getByRole('img', { name: picture })).toBeVisible();
  await choose(page, 'Timpa');
  await expect(page.getByText('Produk berhasil diperbarui.')).toBeVisible();
  await expect(page).toHaveURL('/admin/produk');
  const [saved] = await api.list<Product>('product', { id: [id] });
  expect(saved).toMatchObject({ price: 6000, description: null, image: expect.stringContaining('/media/') });
});

test('changes of other fields than somebody else has changed are saved together with theirs', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kopi Berdua');
  const id = await api.addProduct({ name, category_id: 1, price: 4000, description: 'Lama.' });
  await page.goto(`/admin/produk/edit/${id}`);
  const description = page.getByRole('textbox', { name: 'Deskripsi' });
  await description.fill('Dari saya.');
  await page.getByLabel('Gambar').setInputFiles(demoPicture('coffee-ground.jpg'));
  const theirs = { name: `${name} B`, category_id: 1, price: 5000, description: 'Lama.' };
  await api.put(`product/${id}`, theirs);
  await save(page).click();
  await expect(dialog(page)).toContainText('Yang diubah: Nama, Harga.');
  const answers: number[] = [];
  page.on('response', (answer) => answer.request().method() === 'PUT' && answers.push(answer.status()));
  await choose(page, 'Gabungkan');
  await expect(page.getByText('Produk berhasil diperbarui.')).toBeVisible();
  await expect(page).toHaveURL('/admin/produk');
  const [saved] = await api.list<Product>('product', { id: [id] });
  expect(answers).toEqual([200]);
  const image = expect.stringContaining('/media/');
  expect(saved).toMatchObject({ ...theirs, description: 'Dari saya.', image });
});

test('of what both have changed both values are shown, and nothing else is saved over', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kopi Bentrok');
  const id = await api.addProduct({ name, category_id: 1, price: 4000 });
  await page.goto(`/admin/produk/edit/${id}`);
  await page.getByLabel('Harga').fill('6000');
  await page.getByLabel('Nama').fill(`${name} B`);
  const theirs = { name, category_id: 1, price: 5000, description: 'Dari orang lain.' };
  await api.put(`product/${id}`, theirs);
  await save(page).click();
  await expect(dialog(page).getByRole('listitem')).toHaveText('HargaTersimpan: Rp 5.000Isian Anda: Rp 6.000');
  await choose(page, 'Gabungkan');
  await expect(page).toHaveURL('/admin/produk');
  const [saved] = await api.list<Product>('product', { id: [id] });
  expect(saved).toMatchObject({ ...theirs, price: 6000, name: `${name} B` });
});

test('HAND-6 of long texts what both have changed is in sight, and what they have in different sentences is merged', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kopi Bubuk');
  const begun = 'Campuran robusta dan arabika, disangrai sedang. '.repeat(5);
  const text = (pouches: number, least: number) =>
    `${begun}${pouches} kantong per karton, ${'dengan katup, '.repeat(5)}mulai ${least} kg.`;
  const id = await api.addProduct({ name, category_id: 1, price: 4000, description: text(40, 500) });
  await page.goto(`/admin/produk/edit/${id}`);
  await page.getByRole('textbox', { name: 'Deskripsi' }).fill(text(48, 500));
  await api.put(`product/${id}`, { name, category_id: 1, price: 4000, description: text(40, 300) });
  await save(page).click();
  const choice = dialog(page).getByRole('radiogroup', { name: 'Deskripsi' });
  for (const [stands, shown] of [
    ['Tersimpan: ', /^….*40 kantong .* 300$/],
    ['Isian Anda: ', /^….*48 kantong .* 500$/],
  ] as const) {
    const differs = choice.locator('label', { hasText: stands });
    await expect(differs.getByRole('strong')).toBeInViewport({ ratio: 1 });
    const shownText = (await differs.innerText()).replace(stands, '');
    expect(shownText.replace(' kg.', '')).toMatch(shown);
  }
  await choose(page, 'Batal');
  const mine = (least: number) => text(40, least).replace('Campuran', 'Paduan');
  await page.getByRole('textbox', { name: 'Deskripsi' }).fill(mine(500));
  await save(page).click();
  await expect(dialog(page)).toContainText('Yang diubah: Deskripsi.');
  await expect(dialog(page).getByRole('radiogroup')).toHaveCount(0);
  await choose(page, 'Gabungkan');
  await expect(page).toHaveURL('/admin/produk');
  const answer = await page.request.get(`/api/product/${id}`);
  expect(((await answer.json()) as { data: object }).data).toMatchObject({ description: mine(300) });
});

test('SPEC-2 of specifications too each one is merged, and of one that both have changed the chosen value stays', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kopi Mutu Berdua');
  const category_id = await api.addCategory(name);
  for (const [key, label] of [
    ['kadar_air', 'Kadar air'],
    ['kadar_abu', 'Kadar abu'],
    ['cacat', 'Nilai cacat'],
  ])
    await api.addSpecField(category_id, { key, label, kind: 'number', unit: '%' });
  const of = (kadar_air: number, kadar_abu: number, cacat: number) => ({
    kadar_air: { value: kadar_air },
    kadar_abu: { value: kadar_abu },
    cacat: { value: cacat },
  });
  const id = await api.addProduct({ name, category_id, specs: JSON.stringify(of(12, 5, 11)) });
  const change = (specs: object) => api.put(`product/${id}`, { name, category_id, specs });
  const typed = (label: string) => page.getByLabel(label, { exact: true });
  const stored = async () => {
    const answer = await page.request.get(`/api/product/${id}`);
    return ((await answer.json()) as { data: { specs: object } }).data.specs;
  };

  await page.goto(`/admin/produk/edit/${id}`);
  await typed('Kadar abu').fill('4');
  await typed('Nilai cacat').fill('9');
  await change({ kadar_air: { value: 11 }, kadar_abu: { value: 6 } });
  await save(page).click();
  await expect(dialog(page)).toContainText('Yang diubah: Kadar air, Kadar abu.');
  await expect(dialog(page).getByRole('listitem')).toHaveText('Kadar abuTersimpan: 6 %Isian Anda: 4 %');
  await choose(page, 'Gabungkan');
  await expect(page).toHaveURL('/admin/produk');
  expect(await stored()).toEqual(of(11, 4, 9));

  await page.goto(`/admin/produk/edit/${id}`);
  await typed('Kadar air').fill('10');
  await typed('Kadar abu').fill('3');
  await change({ kadar_air: { value: 13 }, kadar_abu: { value: 7 } });
  await save(page).click();
  const ash = dialog(page).getByRole('radiogroup', { name: 'Kadar abu' });
  await expect(ash.getByRole('radio', { name: 'Isian Anda: 3 %' })).toBeChecked();
  await ash.getByRole('radio', { name: 'Tersimpan: 7 %' }).check();
  await choose(page, 'Gabungkan');
  await expect(page).toHaveURL('/admin/produk');
  expect(await stored()).toEqual(of(10, 7, 9));

  // What another category has no place for is not thrown away without a word.
  await page.goto(`/admin/produk/edit/${id}`);
  await typed('Kadar abu').fill('2');
  await api.put(`product/${id}`, { name, category_id: 2 });
  await save(page).click();
  await choose(page, 'Gabungkan');
  await expect(page.getByText('Kategorinya sudah lain. Periksa spesifikasinya, lalu simpan.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Kadar abu: 2 %');
  await expect(page).toHaveURL(`/admin/produk/edit/${id}`);
});

test('HAND-6 what was stored by a save whose answer was lost is not asked about, but what others have changed since', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kopi Tanpa Jawaban');
  const theirs = { name, category_id: 1, price: 6000, description: 'Lama.' };
  const id = await api.addProduct({ ...theirs, price: 4000 });
  const description = page.getByRole('textbox', { name: 'Deskripsi' });
  const price = page.getByLabel('Harga');
  const answered: number[] = [];
  page.on('response', (answer) => answer.request().method() === 'PUT' && answered.push(answer.status()));
  async function loseAnswer() {
    await page.route(`**/api/product/${id}`, (route) =>
      route.request().method() === 'PUT' ? route.fetch().then(() => route.abort()) : route.fallback(),
    );
    await save(page).click();
    await expect(page.getByText('Koneksi terputus. Isian Anda masih ada di halaman ini.')).toBeVisible();
    await page.unrouteAll();
  }

  await page.goto(`/admin/produk/edit/${id}`);
  await price.fill('6000');
  await description.fill('Baru.');
  await loseAnswer();
  await price.fill('7000');
  await description.fill('Lama.');
  await save(page).click();
  await expect(page).toHaveURL('/admin/produk');
  expect(answered).toEqual([409, 200]);
  expect(await api.list('product', { id: [id] })).toMatchObject([{ ...theirs, price: 7000 }]);

  await page.goto(`/admin/produk/edit/${id}`);
  await price.fill('8000');
  await loseAnswer();
  await api.put(`product/${id}`, { ...theirs, price: 8000, description: 'Dari orang lain.' });
  await price.fill('9000');
  await save(page).click();
  await expect(dialog(page)).toContainText('Yang diubah: Deskripsi.');
  await expect(dialog(page).getByRole('listitem')).toHaveCount(0);
  await choose(page, 'Gabungkan');
  await expect(page).toHaveURL('/admin/produk');
  const both = { ...theirs, price: 9000, description: 'Dari orang lain.' };
  expect(await api.list('product', { id: [id] })).toMatchObject([both]);
});

test('a category somebody else has changed meanwhile is loaded again, and saved then', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kategori Dua Orang');
  const id = await api.addCategory(name);
  await page.goto(`/admin/kategori/edit/${id}`);
  const field = page.getByLabel('Nama kategori');
  await expect(field).toHaveValue(name);
  await api.put(`category/${id}`, { nama_category: `${name} B` });

  await field.fill(`${name} B`);
  await save(page).click();
  await expect(dialog(page)).toContainText('Yang Anda isi sudah tersimpan.');
  await expect(dialog(page).getByRole('button')).toHaveText(['Muat ulang']);
  await page.keyboard.press('Escape');
  await field.fill(`${name} A`);
  await save(page).click();
  await choose(page, 'Muat ulang');
  await expect(dialog(page)).toHaveCount(0);
  await expect(field).toHaveValue(`${name} B`);
  await field.fill(`${name} C`);
  await save(page).click();
  await expect(page.getByText('Kategori berhasil diperbarui.')).toBeVisible();
  expect(await api.list('category', { id: [id] })).toMatchObject([{ nama_category: `${name} C` }]);
});

test('a name that is taken is told as ever, without a question', async ({ page, api, unique }) => {
  const id = await api.addCategory(unique('Kategori Kembar'));
  await page.goto(`/admin/kategori/edit/${id}`);
  await page.getByLabel('Nama kategori').fill('coffee');
  await save(page).click();
  await expect(page.getByText('Nama kategori sudah ada.').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
