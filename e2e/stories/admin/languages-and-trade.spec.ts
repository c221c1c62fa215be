import type { Locator, Page } from '@playwright/test';
import { REQUESTS } from 'api/contract';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

const OUTDATED = 'Terjemahan mungkin usang';
const INDONESIAN_CHANGED = 'Teks Indonesia berubah. Sesuaikan juga yang Inggris.';
const ENGLISH_CHANGED = 'Teks Inggris berubah. Sesuaikan juga yang Indonesia.';
const save = (page: Page) => page.getByRole('button', { name: 'Simpan' }).click();

/** By field: its label, what is chosen or typed, and what is stored of it. */
const TRADE: Record<string, [label: string, entered: string, stored: string | number]> = {
  price_unit: ['Dijual per', 'karung', 'sack'],
  pack_net_kg: ['Isi bersih per kemasan', '40', 40],
  export_price: ['Nilai ekspor', '1.250,50', 1250.5],
  export_currency: ['Mata uang', 'USD', 'USD'],
  export_unit: ['Nilai ekspor per', 'ton', 'ton'],
  export_incoterm: ['Incoterm', 'FOB (Free On Board)', 'FOB'],
  export_place: ['Tempat penyerahan', 'Semarang', 'Semarang'],
  export_valid_until: ['Berlaku sampai', '2099-12-31', '2099-12-31'],
  moq: ['Pesanan terkecil', '2,50', 2.5],
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

test('LANG-6 a translation is marked as its Indonesian text changes, and after that until it is edited', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Kopi Usang');
  const id = await api.addProduct({ name, category_id: 1 });
  const edit = `/admin/produk/edit/${id}`;
  await api.put(`product/${id}`, { name, category_id: 1, name_en: 'Coffee', sample: 'Ya', sample_en: 'Yes' });
  const english = input(page, 'Sebutan (Inggris)');
  await page.goto(edit);
  await expect(english).toHaveValue('Coffee');
  await expect(page.getByText(OUTDATED)).toHaveCount(0);
  await page.getByLabel('Nama').fill(`${name} Baru`);
  await expect(english).toHaveAccessibleDescription(INDONESIAN_CHANGED);
  await page.getByLabel('Nama').fill(name);
  await expect(english).not.toHaveAccessibleDescription(/./);
  await page.getByLabel('Nama').fill(`${name} Baru`);
  await input(page, 'Sampel (Inggris)').fill('Yes, 500 g');
  await expect(input(page, 'Sampel')).toHaveAccessibleDescription(ENGLISH_CHANGED);
  await input(page, 'Sampel').fill('Ya, 500 g');
  // Without a translation there is nothing to contradict, and a new one contradicts nothing.
  await input(page, 'Deskripsi').fill('Dari lereng Sindoro.');
  await input(page, 'Uraian (Inggris)').fill('From the slopes of Sindoro.');
  await expect(page.getByText(ENGLISH_CHANGED)).toHaveCount(0);
  await expect(page.getByText(INDONESIAN_CHANGED)).toHaveCount(1);
  await save(page);
  await expect(page).toHaveURL('/admin/produk');

  await page.goto(edit);
  await expect(english).toHaveAccessibleDescription(OUTDATED);
  // Below it, and beside the button that saves.
  await expect(page.getByText(OUTDATED)).toHaveCount(2);
  await english.fill('New coffee');
  await expect(page.getByText(OUTDATED)).toHaveCount(0);
  // It has caught up with the Indonesian.
  await expect(page.getByText(ENGLISH_CHANGED)).toHaveCount(0);
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  await page.goto(edit);
  await expect(english).toHaveValue('New coffee');
  await expect(page.getByText(OUTDATED)).toHaveCount(0);
});

test('LANG-6 a translation that is right although its text has changed is said to be, and outdated no more', async ({
  page,
  api,
  unique,
}) => {
  const nama_category = unique('Rempah');
  const category_id = await api.addCategory(nama_category);
  await api.put(`category/${category_id}`, { nama_category, intro: 'Of Banda.', intro_id: 'Dari Banda.' });
  await api.put(`category/${category_id}`, { nama_category, intro: 'From Banda.' });
  const texts = { name: unique('Pala'), name_en: 'Nutmeg', category_id };
  const id = await api.addProduct({
    ...texts,
    description: 'Biji dan fuli.',
    description_en: 'Seed and mace.',
  });
  await api.put(`product/${id}`, { ...texts, description: 'Biji serta fuli.' });
  const right = page.getByRole('checkbox', { name: 'Sudah diperiksa, masih benar' });
  for (const [edit, list, path, field] of [
    [`/admin/produk/edit/${id}`, '/admin/produk', 'product', 'Uraian (Inggris)'],
    [`/admin/kategori/edit/${category_id}`, '/admin/kategori', 'category', 'Pengantar (Indonesia)'],
  ] as const) {
    await page.goto(edit);
    await expect(input(page, field)).toHaveAccessibleDescription(OUTDATED);
    await right.check();
    await save(page);
    await expect(page).toHaveURL(list);
    const record = path === 'product' ? id : category_id;
    expect(await api.list(path, { id: [record], lacks: 'current_translation' })).toEqual([]);
    await page.goto(edit);
    await expect(input(page, field)).not.toHaveAccessibleDescription(OUTDATED);
    await expect(right).toHaveCount(0);
  }
  // In one go, too.
  await page.goto(`/admin/produk/edit/${id}`);
  await input(page, 'Deskripsi').fill('Biji dan fuli pala.');
  await right.check();
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  expect(await api.list('product', { id: [id], lacks: 'current_translation' })).toEqual([]);
  // Of the Indonesian text, which no translation makes outdated, there is nothing to say.
  await page.goto(`/admin/produk/edit/${id}`);
  await input(page, 'Uraian (Inggris)').fill('Seeds and mace.');
  await expect(input(page, 'Deskripsi')).toHaveAccessibleDescription(ENGLISH_CHANGED);
  await expect(right).toHaveCount(0);
});

test('LANG-6 a translation of a category is marked when its English text has changed', async ({
  page,
  api,
  unique,
}) => {
  const id = await api.addCategory(unique('Spices'));
  await page.goto(`/admin/kategori/edit/${id}`);
  await expect(input(page, 'Nama kategori *')).toHaveAccessibleDescription(/bahasa Inggris/);
  await expect(input(page, 'Sebutan (Indonesia)')).toHaveAccessibleDescription(/bahasa Indonesia/);
  await input(page, 'Sebutan (Indonesia)').fill('Rempah');
  await expect(input(page, 'Nama kategori *')).toHaveAccessibleDescription(/bahasa Inggris/);
  await save(page);
  await expect(page).toHaveURL('/admin/kategori');
  await api.put(`category/${id}`, { nama_category: unique('Herbs') });
  await page.goto(`/admin/kategori/edit/${id}`);
  await expect(input(page, 'Sebutan (Indonesia)')).toHaveValue('Rempah');
  await expect(input(page, 'Sebutan (Indonesia)')).toHaveAccessibleDescription(OUTDATED);
  await expect(input(page, 'Fakta (Indonesia)')).not.toHaveAccessibleDescription(OUTDATED);
  await page.getByText(`${OUTDATED}: `).getByRole('button', { name: 'Sebutan (Indonesia)' }).click();
  await expect(input(page, 'Sebutan (Indonesia)')).toBeFocused();
  await input(page, 'Nama kategori *').fill(unique('Tea'));
  await expect(input(page, 'Sebutan (Indonesia)')).toHaveAccessibleDescription(ENGLISH_CHANGED);
  await input(page, 'Fakta (Inggris)').fill('Packing: sacks of 25 or 50 kg');
  await input(page, 'Fakta (Indonesia)').fill('Kemasan: karung 30 atau 50 kg');
  await expect(page.getByText('Angka beda dalam kedua bahasa: ').getByRole('button')).toHaveText([
    'Fakta (Inggris) (25 kg)',
    'Fakta (Indonesia) (30 kg)',
  ]);
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
  // The form says which text it is.
  await rows.getByRole('link', { name: `${name} dua` }).click();
  const [english, description] = [input(page, 'Sebutan (Inggris)'), input(page, 'Uraian (Inggris)')];
  await expect(english).toHaveAccessibleDescription('Belum ada bahasa Inggris');
  await expect(description).toHaveAccessibleDescription('');
  await english.fill('Tea bags');
  await expect(english).toHaveAccessibleDescription('');
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
  const filter = page.getByRole('button', { name: 'Belum ada bahasa Inggris' });
  await filter.press('Enter');
  await expect(titles).toHaveText(['Visi']);
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/admin/dashboard/edit/1');
  await expect(input(page, 'Uraian (Inggris)')).toHaveValue('History');
  await input(page, 'Deskripsi *').fill('Sejak 1998.');
  await expect(input(page, 'Uraian (Inggris)')).toHaveAccessibleDescription(INDONESIAN_CHANGED);
  await page.getByText(`${OUTDATED}: `).getByRole('button', { name: 'Uraian (Inggris)' }).click();
  await expect(input(page, 'Uraian (Inggris)')).toBeFocused();
});

test('TRADE-2 an export price says that it stays on the site without one in rupiah, and what its terms are', async ({
  page,
}) => {
  await page.goto('/admin/produk/add');
  const price = input(page, 'Nilai ekspor');
  const decimals = 'Desimal ditulis dengan koma, misalnya 2,50.';
  await expect(price).toHaveAccessibleDescription(decimals);
  const onRequest = page.getByRole('checkbox', { name: 'Atas permintaan' });
  await onRequest.check();
  await expect(price).toHaveAccessibleDescription(
    'Nilai ekspor tetap tampil di situs, walau harga rupiahnya atas permintaan.',
  );
  await onRequest.uncheck();
  await expect(price).toHaveAccessibleDescription(decimals);
  const incoterm = page.getByText('Sampai di mana nilai itu berlaku, misalnya FOB');
  const unsaid = page.getByText('Tanpa Incoterm pembeli tidak tahu sampai di mana nilai itu berlaku.');
  await expect(incoterm).toBeVisible();
  await price.fill('2,50');
  await expect(unsaid).toBeVisible();
  await enter(page, 'Incoterm', 'FOB (Free On Board)');
  await expect(incoterm).toBeVisible();
  await expect(unsaid).toHaveCount(0);
  await expect(input(page, 'Tempat penyerahan')).toHaveAccessibleDescription(
    'Pelabuhan atau kota dari Incoterm itu, misalnya Tanjung Emas, Semarang.',
  );
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
  await input(page, 'Mata uang').fill('US$');
  await expectEntered(page, 'Mata uang', 'USD');
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
  // What buyers may hold the company to was said of the product alone.
  const leftOut = ['export_price', 'export_valid_until', 'back_in_stock_on'];
  for (const [field, [label, text]] of Object.entries(TRADE))
    if (leftOut.includes(field)) await expect(input(page, label)).toHaveValue('');
    else await expectEntered(page, label, text);
  await expect(
    page.getByText('Nilai ekspor dan masa berlakunya tidak disalin. Isi nilai produk ini.'),
  ).toBeVisible();
  await expect(page.getByText(OUTDATED)).toHaveCount(0);
  const description = input(page, 'Deskripsi');
  const copied = 'Disalin: masih sesuai dengan produk ini?';
  await expect(description).toHaveAccessibleDescription(copied);
  await description.fill('Dipilah, Grade 2.');
  await expect(description).not.toHaveAccessibleDescription(copied);
  // Beside the button that saves, as far as the fields are from it.
  const still = page.getByText(/^Masih seperti produk yang disalin/);
  await expect(still).toBeInViewport();
  const lacksOffer = page.getByText('Nilai ekspor masih kosong: tidak disalin.');
  await expect(lacksOffer).toBeInViewport();
  const soldOut = page.getByText('Ketersediaan masih “Habis”, seperti produk yang disalin.');
  await expect(soldOut).toBeInViewport();
  // First what variants differ in most.
  const named = [
    'Harga, Kemasan, Kemasan (Inggris), Isi bersih per kemasan, Pesanan terkecil',
    'Muatan peti kemas 20 kaki, Muatan peti kemas 40 kaki, Sampel, Sampel (Inggris)',
    'Siap kirim tercepat, Siap kirim terlama, Kapasitas per bulan',
    'Tempat penyerahan, Pelabuhan muat, Kode HS, Asal, Asal (Inggris)',
  ].join(', ');
  await expect(still).toHaveText(`Masih seperti produk yang disalin: ${named}.`);
  // What says how the others are meant is not named beside them.
  const unnamed = [
    'price_unit',
    'moq_unit',
    'export_currency',
    'export_unit',
    'export_incoterm',
    'availability',
  ];
  const missing = Object.keys(TRADE).filter((field) => !named.split(', ').includes(TRADE[field]?.[0] ?? ''));
  expect(missing.sort()).toEqual([...unnamed, ...leftOut].sort());
  const price = input(page, 'Harga *');
  await expect(price).toHaveAccessibleDescription(copied);
  await price.fill('2.000');
  await expect(price).not.toHaveAccessibleDescription(copied);
  await input(page, 'Kemasan').fill('Kotak 2 kg');
  await expect(input(page, 'Kemasan (Inggris)')).toHaveAccessibleDescription(INDONESIAN_CHANGED);
  for (const field of named.split(', ').filter((label) => !['Harga', 'Asal (Inggris)'].includes(label)))
    await input(page, field).fill('3');
  await expect(still).toHaveCount(0);
  await enter(page, 'Ketersediaan', 'Siap kirim');
  await expect(soldOut).toHaveCount(0);
  const behind = page.getByText(/^Teks Indonesianya sudah diganti/);
  await expect(behind).toHaveText(
    'Teks Indonesianya sudah diganti, yang Inggris masih seperti produk yang disalin: Asal (Inggris).',
  );
  await input(page, 'Asal (Inggris)').fill('');
  await expect(behind).toHaveCount(0);
  await input(page, 'Nilai ekspor').fill('3');
  await expect(lacksOffer).toHaveCount(0);
});

test('TRADE-5 a refused fact is named at its field, which comes into view, and nothing is lost', async ({
  page,
  api,
  unique,
}) => {
  const id = await api.addProduct({ name: unique('Kopi Ditolak'), category_id: 1 });
  await page.goto(`/admin/produk/edit/${id}`);
  for (const [label, text, problem, blamed] of [
    [
      'Kapasitas per bulan',
      'banyak',
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
  // On a phone a message that it was refused stands above.
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'Nilai ekspor', '2,5');
  await input(page, 'Sampel').focus();
  await save(page);
  const MESSAGE_ENDS_PX = 140;
  await expect
    .poll(async () => (await input(page, 'Mata uang').boundingBox())?.y)
    .toBeGreaterThan(MESSAGE_ENDS_PX);
  await input(page, 'Nilai ekspor').fill('');
  await page.setViewportSize({ width: 1280, height: 900 });
  // All at once.
  const name = await page.getByLabel('Nama').inputValue();
  await page.getByLabel('Nama').fill('');
  await enter(page, 'Pesanan terkecil', '5');
  await save(page);
  await expect(page.getByText(/^Perlu diperbaiki: .*Nama.*, Satuan pesanan/)).toBeVisible();
  await page.getByLabel('Nama').fill(name);
  await input(page, 'Pesanan terkecil').fill('');
  await expect(input(page, 'Satuan pesanan')).not.toHaveAccessibleDescription(/./);
  const [earliest, latest] = [input(page, 'Siap kirim tercepat'), input(page, 'Siap kirim terlama')];
  await earliest.fill('30');
  await save(page);
  await expect(earliest).toHaveAccessibleDescription(/^Siap kirim tercepat tidak boleh/);
  await latest.fill('40');
  await expect(earliest).not.toHaveAccessibleDescription(/./);
  await earliest.fill('');
  await latest.fill('7');
  for (const [label, text, said] of [
    ['Nilai ekspor', '1,250.75', 'Angkanya belum jelas: mungkin 1.250,75?'],
    ['Nilai ekspor', '3.2', 'Dibaca 3,20.'],
    ['Muatan peti kemas 20 kaki', '19,200', 'Angkanya belum jelas: mungkin 19.200?'],
  ] as const) {
    await input(page, label).fill(text);
    await input(page, label).blur();
    await expect(input(page, label)).toHaveAccessibleDescription(said);
    await input(page, label).fill('');
  }
  const load = input(page, 'Muatan peti kemas 20 kaki');
  // Tonnes where kilograms are asked for.
  const usual = 'Bila maksudnya 18 ton, tulis 18.000.';
  await load.fill('18');
  await expect(load).toHaveAccessibleDescription(`Biasanya 2.000–30.000 kg. ${usual}`);
  await load.fill('');
  await load.pressSequentially('18.000');
  await expect(load).toHaveValue('18.000');
  await expect(load).not.toHaveAccessibleDescription(/./);
  await load.fill('');
  await load.pressSequentially('18,5 ton');
  await load.blur();
  await expect(load).toHaveValue('18.500');
  const code = input(page, 'Kode HS');
  await code.fill('9012111');
  await expect(code).toHaveAccessibleDescription('Jumlah angkanya ganjil: mungkin 09012111?');
  await code.fill('09012111');
  await expect(code).toHaveAccessibleDescription('6 sampai 10 angka, misalnya 0901.11.');
  // With the word of the field beside it.
  await input(page, 'Pesanan terkecil').pressSequentially('1,5 ton');
  await input(page, 'Pesanan terkecil').blur();
  await expect(input(page, 'Pesanan terkecil')).toHaveValue('1,50');
  const price = input(page, 'Nilai ekspor');
  await price.fill('$1,250');
  await price.blur();
  await expect(price).toHaveValue('1.250');
  await expect(input(page, 'Mata uang')).toHaveValue('USD');
  await price.fill('');
  await input(page, 'Kapasitas per bulan').fill('1,2');
  await expect(input(page, 'Pesanan terkecil')).toHaveAccessibleDescription(/lebih dari kapasitas sebulan/);
  const larger = input(page, 'Muatan peti kemas 40 kaki');
  await larger.fill('26');
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  const saved = { lead_days_max: 7, export_price: null, load_20_kg: 18_500, load_40_kg: 26, moq: 1.5 };
  expect(await stored(page, id, api.token)).toMatchObject({ ...saved, moq_unit: 'ton' });
  await page.goto(`/admin/produk/edit/${id}`);
  await expect(larger).toHaveAccessibleDescription(/tulis 26\.000\.$/);
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

test('TRADE-2 a past last day is said as soon as it is typed, and can be saved', async ({
  page,
  api,
  unique,
}) => {
  const id = await api.addProduct({ name: unique('Kopi Mundur'), category_id: 1 });
  await page.goto(`/admin/produk/edit/${id}`);
  const day = input(page, 'Berlaku sampai');
  await day.fill('2099-01-31');
  await expect(day).not.toHaveAccessibleDescription(/kedaluwarsa/);
  await day.fill('2020-01-31');
  await expect(day).toHaveAccessibleDescription(/kedaluwarsa/);
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  expect(await stored(page, id, api.token)).toMatchObject({ export_valid_until: '2020-01-31' });
});

test('TRADE-3 what is sold out may say from when it is to be had again, and nothing else may', async ({
  page,
  api,
  unique,
}) => {
  const id = await api.addProduct({ name: unique('Kopi Habis'), category_id: 1 });
  await page.goto(`/admin/produk/edit/${id}`);
  const day = input(page, 'Tersedia lagi mulai');
  await enter(page, 'Ketersediaan', 'Siap kirim');
  await expect(day).toHaveCount(0);
  await enter(page, 'Ketersediaan', 'Habis');
  await expect(day).toHaveAccessibleDescription(
    'Boleh kosong. Di situs tampil bulan dan tahunnya, setelah tanggal 20 sebagai akhir bulan.',
  );
  await day.fill('2020-01-31');
  await expect(day).toHaveAccessibleDescription('Sudah lewat: di situs hanya tertulis Habis.');
  await day.fill('2099-03-01');
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  const isBack = { availability: 'sold_out', back_in_stock_on: '2099-03-01' };
  expect(await stored(page, id, api.token)).toMatchObject(isBack);
  await page.goto(`/admin/produk/edit/${id}`);
  await expect(day).toHaveValue('2099-03-01');
  await day.fill('2099-05-01');
  await enter(page, 'Ketersediaan', 'Musiman');
  await expect(day).toHaveCount(0);
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  const none = { availability: 'seasonal', back_in_stock_on: null };
  expect(await stored(page, id, api.token)).toMatchObject(none);
  await page.goto(`/admin/riwayat?filter=${JSON.stringify({ resource: 'product', record_id: id })}`);
  const change = page.getByRole('main').getByRole('listitem').first();
  const field = (label: string) =>
    change.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await expect(field('Tersedia lagi mulai').getByRole('deletion')).toHaveText('1 Maret 2099');
  await field('Ketersediaan').getByRole('button', { name: 'Kembalikan' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Kembalikan' }).click();
  await expect(question).toHaveCount(0);
  await expect.poll(() => stored(page, id, api.token)).toMatchObject(isBack);
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
  const changed = page.getByRole('main').getByRole('listitem');
  let count = await changed.count();
  const original = changed.filter({ hasText: 'Coffee' }).last();
  for (const [label, willBe] of [
    ['Ketersediaan', 'Musiman'],
    ['Pesanan terkecil', '2,5'],
    ['Berlaku sampai', '31 Desember 2099'],
  ] as const) {
    const field = original.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    await field.getByRole('button', { name: 'Kembalikan' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(`Nilainya menjadi: ${willBe}`);
    await question.getByRole('button', { name: 'Kembalikan' }).click();
    await expect(question).toHaveCount(0);
    // Above it there is another entry then, by which it moves.
    await expect(changed).toHaveCount((count += 1));
  }
  expect(await stored(page, id, api.token)).toMatchObject({
    availability: 'seasonal',
    moq: 2.5,
    // With the amount came what it is of.
    moq_unit: 'sack',
    export_valid_until: '2099-12-31',
  });
});
