import type { Locator, Page } from '@playwright/test';
import { REQUESTS } from 'api/contract';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

const OUTDATED = 'Terjemahan mungkin usang';
const save = (page: Page) => page.getByRole('button', { name: 'Simpan' }).click();

/** By field: its label, what is chosen or typed, and what is stored of it. */
const TRADE: Record<string, [label: string, entered: string, stored: string | number]> = {
  price_unit: ['Dijual per', 'karung', 'sack'],
  pack_net_kg: ['Isi bersih per kemasan', '40', 40],
  export_price: ['Nilai ekspor', '1.250,5', 1250.5],
  export_currency: ['Mata uang', 'USD', 'USD'],
  export_unit: ['Nilai ekspor per', 'ton', 'ton'],
  export_incoterm: ['Incoterm', 'FOB (Free On Board)', 'FOB'],
  export_place: ['Tempat penyerahan', 'Semarang', 'Semarang'],
  export_valid_until: ['Berlaku sampai', '2099-12-31', '2099-12-31'],
  moq: ['Pesanan terkecil', '2,5', 2.5],
  moq_unit: ['Satuan pesanan', 'ton', 'ton'],
  packing: ['Kemasan', 'Karung goni', 'Karung goni'],
  packing_en: ['Kemasan (Inggris)', 'Jute sack', 'Jute sack'],
  load_20_kg: ['Muatan peti kemas 20 kaki', '18.000', 18_000],
  load_40_kg: ['Muatan peti kemas 40 kaki', '25.000', 25_000],
  hs_code: ['Kode HS', '0901.11', '0901.11'],
  origin: ['Asal', 'Temanggung', 'Temanggung'],
  origin_en: ['Asal (Inggris)', 'Temanggung, Java', 'Temanggung, Java'],
  port: ['Pelabuhan muat', 'Tanjung Emas', 'Tanjung Emas'],
  lead_days_min: ['Siap kirim tercepat', '14', 14],
  lead_days_max: ['Siap kirim terlama', '21', 21],
  supply_ton_month: ['Kapasitas per bulan', '50', 50],
  sample: ['Sampel', 'Gratis 500 g', 'Gratis 500 g'],
  sample_en: ['Sampel (Inggris)', '500 g free', '500 g free'],
  local_terms: ['Pembelian lokal', 'Mulai 1 karung', 'Mulai 1 karung'],
  local_terms_en: ['Pembelian lokal (Inggris)', 'From one sack', 'From one sack'],
  availability: ['Ketersediaan', 'Habis', 'sold_out'],
  back_in_stock_on: ['Tersedia lagi mulai', '2099-03-01', '2099-03-01'],
};

const input = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function enter(page: Page, label: string, text: string) {
  const field = input(page, label);
  if ((await field.getAttribute('role')) !== 'combobox') return field.fill(text);
  await field.click();
  const option = page.getByRole('option', { name: text, exact: true });
  await option.click();
  // While it closes it is still labelled as its field is. Drawn anew below the pointer, it may have missed the press.
  const list = page.getByRole('listbox', { includeHidden: true });
  await expect(async () => {
    if (await option.isVisible()) await option.click({ timeout: 1000 });
    await expect(list).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

async function expectEntered(page: Page, label: string, text: string) {
  const field = input(page, label);
  if ((await field.getAttribute('role')) === 'combobox') await expect(field, label).toHaveText(text);
  else await expect(field, label).toHaveValue(text);
}

/** Of a product, as staff read it. */
async function stored(page: Page, id: number, token: string): Promise<Record<string, unknown>> {
  const answer = await page.request.get(`/api/product/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { data: Record<string, unknown> }).data;
}

async function boxOf(field: Locator) {
  const box = await field.boundingBox();
  if (!box) throw new Error('not on the screen');
  return box;
}

test('LANG-6 both texts of a form are side by side, on a phone one below the other', async ({ page }) => {
  for (const [path, pairs] of [
    [
      '/admin/produk/add',
      [
        ['Nama *', 'Sebutan (Inggris)'],
        ['Deskripsi', 'Uraian (Inggris)'],
        ['Kemasan', 'Kemasan (Inggris)'],
        ['Asal', 'Asal (Inggris)'],
        ['Sampel', 'Sampel (Inggris)'],
      ],
    ],
    [
      '/admin/kategori/add',
      [
        ['Nama kategori *', 'Sebutan (Indonesia)'],
        ['Subjudul (Inggris)', 'Subjudul (Indonesia)'],
        ['Pengantar (Inggris)', 'Pengantar (Indonesia)'],
        ['Fakta (Inggris)', 'Fakta (Indonesia)'],
      ],
    ],
    [
      '/admin/dashboard/add',
      [
        ['Judul *', 'Sebutan (Inggris)'],
        ['Deskripsi *', 'Uraian (Inggris)'],
      ],
    ],
  ] as const) {
    await page.goto(path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [text, translation] of pairs) {
        const first = input(page, text);
        const second = input(page, translation);
        // The fields grow and shrink with the width of the page.
        await expect(async () => {
          const from = await boxOf(first);
          const to = await boxOf(second);
          if (width === 1280) expect(to).toMatchObject({ y: from.y, width: from.width });
          else expect(to.y, translation).toBeGreaterThan(from.y + from.height);
        }).toPass();
        const other = translation.endsWith('(Inggris)') ? 'en' : 'id';
        await expect(second).toHaveAttribute('lang', other);
        await expect(first).toHaveAttribute('lang', other === 'en' ? 'id' : 'en');
      }
    }
  }
});

test('LANG-6 a translation is marked once its Indonesian text was saved, until it is edited', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kopi Usang');
  const id = await api.addProduct({ name, category_id: 1 });
  const edit = `/admin/produk/edit/${id}`;
  await api.put(`product/${id}`, {
    name,
    category_id: 1,
    name_en: 'Coffee',
    sample: '500 g',
    sample_en: '500 g',
  });
  const english = input(page, 'Sebutan (Inggris)');
  await page.goto(edit);
  await expect(english).toHaveValue('Coffee');
  await expect(page.getByText(OUTDATED)).toHaveCount(0);
  await page.getByLabel('Nama').fill(`${name} Baru`);
  await save(page);
  await expect(page).toHaveURL('/admin/produk');

  await page.goto(edit);
  await expect(english).toHaveAccessibleDescription(OUTDATED);
  await expect(input(page, 'Sampel (Inggris)')).not.toHaveAccessibleDescription(/./);
  await english.fill('New coffee');
  await expect(page.getByText(OUTDATED)).toHaveCount(0);
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  await page.goto(edit);
  await expect(english).toHaveValue('New coffee');
  await expect(page.getByText(OUTDATED)).toHaveCount(0);
});

test('LANG-6 the English text of a category is marked once its Indonesian one was saved', async ({
  page,
  api,
  unique,
}) => {
  const nama_category = unique('Spices');
  const id = await api.addCategory(nama_category);
  await api.put(`category/${id}`, { nama_category, intro: 'Of Banda.', intro_id: 'Dari Banda.' });
  await api.put(`category/${id}`, { nama_category, intro_id: 'Asli Banda.' });
  await page.goto(`/admin/kategori/edit/${id}`);
  await expect(input(page, 'Pengantar (Inggris)')).toHaveAccessibleDescription(OUTDATED);
  await expect(input(page, 'Pengantar (Indonesia)')).not.toHaveAccessibleDescription(/./);
});

test('LANG-6 products without English are found, together with a search', async ({ page, api, unique }) => {
  const name = unique('Teh Saring');
  const translated = await api.addProduct({ name: `${name} satu`, category_id: 1 });
  await api.addProduct({ name: `${name} dua`, category_id: 1 });
  await api.put(`product/${translated}`, { name: `${name} satu`, category_id: 1, name_en: 'Tea' });
  await page.goto('/admin/produk');
  await page.getByLabel('Cari', { exact: true }).fill(name);
  const rows = page.getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(2);
  await enter(page, 'Kelengkapan', 'Belum ada bahasa Inggris');
  await expect(rows).toHaveText([/dua/]);
});

test('LANG-6 categories without Indonesian are found, together with a search', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Tea');
  const translated = await api.addCategory(`${name} one`);
  await api.addCategory(`${name} two`);
  await api.put(`category/${translated}`, { nama_category: `${name} one`, nama_id: 'Teh' });
  await page.goto('/admin/kategori');
  await page.getByLabel('Cari kategori').fill(name);
  const sections = page.getByRole('region').filter({ hasText: name });
  await expect(sections).toHaveCount(2);
  await enter(page, 'Kelengkapan', 'Belum ada bahasa Indonesia');
  await expect(sections).toHaveText([/two/]);
});

test('LANG-4 LANG-6 company information keeps both texts, and that without English is found', async ({
  ownPage: page,
}) => {
  for (const [title, english] of [
    ['Sejarah', 'History'],
    ['Visi', ''],
  ] as const) {
    await page.goto('/admin/dashboard/add');
    await input(page, 'Judul *').fill(title);
    await input(page, 'Deskripsi *').fill('Isi.');
    await input(page, 'Sebutan (Inggris)').fill(english);
    await input(page, 'Uraian (Inggris)').fill(english);
    await save(page);
    await expect(page.getByText('Informasi perusahaan berhasil ditambahkan.')).toBeVisible();
  }
  await page.goto('/admin');
  const titles = page
    .getByRole('region', { name: 'Informasi Perusahaan' })
    .getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(['Sejarah', 'Visi']);
  const cards = page.getByRole('region', { name: 'Informasi Perusahaan' }).locator('.MuiCard-root');
  await expect(cards.filter({ hasText: 'Belum ada bahasa Inggris' })).toHaveText([/Visi/]);
});

test('TRADE-2 TRADE-3 every trade fact is saved and read back, and copied by Duplikat, but for the price', async ({
  page,
  api,
  unique,
}) => {
  const others = [
    'name',
    'name_en',
    'description',
    'description_en',
    'price',
    'category_id',
    'image',
    'specs',
  ];
  expect(Object.keys(TRADE).sort()).toEqual(
    Object.keys(REQUESTS.CreateProductRequest)
      .filter((field) => !others.includes(field))
      .sort(),
  );
  const name = unique('Kopi Ekspor');
  const id = await api.addProduct({ name, category_id: 1, description: 'Dipilah, Grade 1.' });
  await page.goto(`/admin/produk/edit/${id}`);
  for (const [label, text] of Object.values(TRADE)) await enter(page, label, text);
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  const expected = Object.fromEntries(Object.entries(TRADE).map(([field, [, , value]]) => [field, value]));
  expect(await stored(page, id, api.token)).toMatchObject(expected);

  // The list has not every field: neither the form nor the copy begins with its record.
  await page.goto(`/admin/produk?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  await page.getByRole('link', { name: 'Edit' }).click();
  for (const [label, text] of Object.values(TRADE)) await expectEntered(page, label, text);
  await page.getByRole('link', { name: 'Batal' }).click();
  await page.getByRole('link', { name: 'Duplikat' }).click();
  await expect(page.getByRole('heading', { name: 'Tambah Produk Baru' })).toBeVisible();
  await expect(page.getByLabel('Nama')).toHaveValue(`${name} (salinan)`);
  for (const [label, text] of Object.values(TRADE)) await expectEntered(page, label, text);
});

test('TRADE-5 a refused fact is named at its field, which comes into view, and nothing is lost', async ({
  page,
  api,
  unique,
}) => {
  const id = await api.addProduct({ name: unique('Kopi Ditolak'), category_id: 1 });
  await page.goto(`/admin/produk/edit/${id}`);
  for (const [label, text, problem, blamed] of [
    ['Kapasitas per bulan', 'banyak', 'Harus berupa angka, misalnya 1.250,5.'],
    [
      'Kapasitas per bulan',
      '1,234',
      'Kapasitas per bulan harus berupa angka dalam ton, paling banyak dua desimal.',
    ],
    ['Nilai ekspor', '2,5', 'Mata uang wajib diisi bila ada nilai ekspor.', 'Mata uang'],
    ['Siap kirim tercepat', '30', 'Siap kirim tercepat tidak boleh lebih lama dari yang terlama.'],
    ['Kode HS', '12', 'Kode HS terdiri dari 6 sampai 10 angka, boleh dengan titik, misalnya 0901.11.'],
  ] as const) {
    await enter(page, 'Siap kirim terlama', '7');
    await enter(page, label, text);
    await input(page, 'Sampel').focus();
    await save(page);
    const field = input(page, blamed ?? label);
    await expect(field).toHaveAccessibleDescription(problem);
    await expect(field).toBeInViewport();
    await expect(page.getByText(new RegExp(`^Perlu diperbaiki: .*${blamed ?? label}`))).toBeVisible();
    await expectEntered(page, label, text);
    await expectEntered(page, 'Siap kirim terlama', '7');
    await input(page, label).fill('');
  }
  const supply = input(page, 'Kapasitas per bulan');
  await supply.fill('3.2');
  await expect(supply).toHaveAccessibleDescription('Dibaca 3,2.');
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  expect(await stored(page, id, api.token)).toMatchObject({ lead_days_max: 7, supply_ton_month: 3.2 });
});

test('TRADE-2 an export price past its last day says so until it gets another', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kopi Lewat');
  const id = await api.addProduct({ name, category_id: 1 });
  await api.put(`product/${id}`, {
    name,
    category_id: 1,
    export_price: 3,
    export_currency: 'USD',
    export_unit: 'kg',
    export_valid_until: '2020-01-31',
  });
  await page.goto(`/admin/produk/edit/${id}`);
  const day = input(page, 'Berlaku sampai');
  await expect(day).toHaveValue('2020-01-31');
  await expect(day).toHaveAccessibleDescription(/kedaluwarsa/);
  await day.fill('2099-01-31');
  await expect(page.getByText('kedaluwarsa')).toHaveCount(0);
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  await page.goto(`/admin/produk/edit/${id}`);
  await expect(day).toHaveValue('2099-01-31');
  await expect(page.getByText('kedaluwarsa')).toHaveCount(0);
});

test('TRADE-3 the history tells facts in words, days as days, and brings them back', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kopi Riwayat');
  const id = await api.addProduct({ name, category_id: 1 });
  const facts = { name, category_id: 1, availability: 'seasonal', moq: 2.5, moq_unit: 'sack' };
  await api.put(`product/${id}`, { ...facts, export_valid_until: '2099-12-31' });
  await api.put(`product/${id}`, {
    name,
    category_id: 1,
    availability: 'sold_out',
    moq: 3,
    moq_unit: 'ton',
    export_valid_until: '2099-01-31',
    name_en: 'Coffee',
  });
  await page.goto(`/admin/riwayat?filter=${JSON.stringify({ resource: 'product', record_id: id })}`);
  const change = page.getByRole('main').getByRole('listitem').first();
  const fieldOf = (label: string) =>
    change.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  for (const [label, from, to] of [
    ['Ketersediaan', 'Musiman', 'Habis'],
    ['Satuan pesanan', 'karung', 'ton'],
    ['Pesanan terkecil', '2,5', '3'],
    ['Berlaku sampai', '31 Desember 2099', '31 Januari 2099'],
    ['Sebutan (Inggris)', '(kosong)', 'Coffee'],
  ] as const) {
    await expect(fieldOf(label).getByRole('deletion')).toHaveText(from);
    await expect(fieldOf(label).getByRole('insertion')).toContainText(to);
  }
  await fieldOf('Berlaku sampai').getByRole('button', { name: 'Kembalikan' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Kembalikan' }).click();
  await expect(question).toHaveCount(0);
  await expect
    .poll(() => stored(page, id, api.token))
    .toMatchObject({ availability: 'sold_out', export_valid_until: '2099-12-31' });
});
