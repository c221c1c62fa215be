import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../../../backoffice/src/paths';
import { ApiClient } from '../../api-client';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

type Specs = Record<string, Record<string, unknown>>;

const FIELDS = [
  { key: 'moisture', label: 'Kadar air', kind: 'range', unit: '%', method: 'SNI 01-2907', required: true },
  { key: 'carbon', label: 'C-organik', kind: 'number', unit: '%', bound: 'min' },
  { key: 'ph', label: 'pH', kind: 'number' },
  { key: 'form', label: 'Bentuk', kind: 'choice', choices: 'granule: Granul / Granule\npowder: Serbuk' },
  { key: 'halal', label: 'Halal', kind: 'yes_no' },
  { key: 'smell', label: 'Aroma', kind: 'text' },
];
const SPECS = {
  moisture: { min: 10, max: 12.5, lab: 'Sucofindo', tested_at: '2025-09-01' },
  carbon: { min: 1250.25 },
  ph: { value: 7 },
  form: { choice: 'powder' },
  halal: { yes: false },
  smell: { text: 'Netral', text_en: 'Neutral' },
};

const input = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Simpan' }).click();

async function choose(page: Page, label: string, option: string) {
  await input(page, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Of these fields alone: stories beside this one change others. */
const historyOf = (record_id: (number | undefined)[]) =>
  `${PATHS.history}?filter=${JSON.stringify({ resource: 'spec-field', record_id })}`;

async function addFields(page: Page, api: ApiClient, category_id: number, fields: object[] = FIELDS) {
  for (const field of fields) {
    const headers = { authorization: `Bearer ${api.token}` };
    const answer = await page.request.post('/api/spec-field', { headers, data: { ...field, category_id } });
    expect(answer.status()).toBe(201);
  }
}

async function specsOf(page: Page, id: number): Promise<Specs> {
  const { data } = (await (await page.request.get(`/api/product/${id}`)).json()) as {
    data: { specs: Specs };
  };
  return data.specs;
}

async function chooseCategory(page: Page, name: string) {
  const option = page.getByRole('option', { name, exact: true });
  // The name of the present one may arrive while another is typed, and the list is drawn anew when what was searched for does.
  await expect(async () => {
    await input(page, 'Kategori *').fill(name);
    await option.click({ timeout: 2000 });
    await expect(option).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

test('SPEC-1 HAND-6 a template is made, put in order and changed by keyboard, and refusals stand at their fields', async ({
  ownPage: page,
  ownProduct: { url, password },
}) => {
  const api = await ApiClient.signIn(url, password);
  const id = await api.addCategory('Templat');
  await page.goto(`/admin/kategori/edit/${id}`);
  const section = page.getByRole('region', { name: 'Spesifikasi produk' });
  await expect(section).toContainText('Tentukan data mutu yang diisi pada setiap produk');
  const dialog = page.getByRole('dialog');

  await button(page, '+ Spesifikasi baru').press('Enter');
  await expect(input(page, 'Label *')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(input(page, 'Kunci *')).toHaveAccessibleDescription('Wajib diisi.');
  await page.keyboard.type('Kadar air');
  await expect(input(page, 'Kunci *')).toHaveValue('kadar_air');
  await expect(input(page, 'Kunci *')).not.toHaveAccessibleDescription('Wajib diisi.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Moisture');
  await input(page, 'Kunci *').fill('Kadar Air');
  await input(page, 'Label *').fill('Kadar air bebas');
  await expect(input(page, 'Kunci *')).toHaveValue('Kadar Air');
  await input(page, 'Satuan').fill('%');
  await input(page, 'Metode uji').fill('SNI 01-2907');
  await input(page, 'Wajib diisi').press('Space');
  await input(page, 'Dapat disaring').press('Space');
  await input(page, 'Label *').press('Enter');
  await expect(input(page, 'Kunci *')).toHaveAccessibleDescription(/^Kunci harus diawali huruf kecil/);
  await input(page, 'Kunci *').fill('moisture');
  await choose(page, 'Batas', 'Paling banyak (maks.)');
  await input(page, 'Label *').press('Enter');
  await expect(dialog).toHaveCount(0);

  for (const [label, kind] of [
    ['Bentuk', 'Pilihan dari daftar'],
    ['Catatan', 'Teks'],
  ] as const) {
    await button(page, '+ Spesifikasi baru').press('Enter');
    await input(page, 'Label *').fill(label);
    await expect(input(page, 'Dapat disaring')).toBeVisible();
    await choose(page, 'Jenis nilai *', kind);
    await expect(input(page, 'Satuan')).toHaveCount(0);
    await expect(input(page, 'Batas')).toHaveCount(0);
    if (kind === 'Teks') await expect(input(page, 'Dapat disaring')).toHaveCount(0);
    else await input(page, 'Pilihan *').fill('Serbuk / Powder');
    await page.route('**/api/spec-field', (route) => route.fetch().then(() => route.abort()), { times: 1 });
    await input(page, 'Label *').press('Enter');
    await expect(dialog).toContainText('Koneksi terputus. Isian Anda masih ada di halaman ini.');
    await button(page, 'Coba lagi').press('Enter');
    await expect(dialog).toHaveCount(0);
  }

  await button(page, 'Turunkan Kadar air bebas').press('Enter');
  await expect(section.getByRole('status')).toHaveText('Kadar air bebas: urutan 2 dari 3.');
  await expect(button(page, 'Turunkan Kadar air bebas')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Turunkan Kadar air bebas')).toBeDisabled();
  await expect(button(page, 'Naikkan Kadar air bebas')).toBeFocused();
  await page.route(
    '**/api/spec-field/*',
    async (route) => {
      await expect(page.getByRole('progressbar', { name: 'Memuat' })).toBeVisible();
      await route.continue();
    },
    { times: 1 },
  );
  await button(page, 'Ubah Bentuk').press('Enter');
  await input(page, 'Label (Inggris)').fill('Bean shape');
  await input(page, 'Label (Inggris)').press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(section.getByRole('listitem')).toContainText([
    'Bentuk / Bean shape',
    'Catatan',
    'Kadar air bebas',
  ]);
  expect(await api.list('spec-field', { category_id: id })).toMatchObject([
    {
      key: 'bentuk',
      label_en: 'Bean shape',
      kind: 'choice',
      choices: 'serbuk: Serbuk / Powder',
      position: 0,
    },
    { key: 'catatan', kind: 'text', unit: null, filterable: false, position: 1 },
    {
      key: 'moisture',
      label: 'Kadar air bebas',
      label_en: 'Moisture',
      kind: 'number',
      unit: '%',
      bound: 'max',
      method: 'SNI 01-2907',
      required: true,
      filterable: true,
      position: 2,
    },
  ]);
});

test("SPEC-1 the browser's Back asks before it takes what was typed for a specification, and the form below keeps its own question", async ({
  page,
  api,
  unique,
}) => {
  let leave = false;
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.message());
    void (leave ? question.accept() : question.dismiss());
  });
  const name = unique('Kembali');
  const id = await api.addCategory(name);
  const list = `/admin/kategori?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`;
  await page.goto(list);
  await page.getByRole('region', { name }).getByRole('link', { name: 'Edit' }).click();
  await input(page, 'Subjudul (Inggris)').fill('Setengah jadi');
  await button(page, '+ Spesifikasi baru').click();
  await expect(input(page, 'Label *')).toBeFocused();
  await page.goBack();
  await expect.poll(() => questions).toHaveLength(1);
  await input(page, 'Label *').fill('Kadar air');
  await page.goBack();
  await expect.poll(() => questions).toHaveLength(2);
  await expect(page).toHaveURL(`/admin/kategori/edit/${id}`);
  await expect(input(page, 'Label *')).toHaveValue('Kadar air');
  await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click();
  await input(page, 'Subjudul (Inggris)').fill('');
  await button(page, '+ Spesifikasi baru').click();
  await input(page, 'Label *').fill('Kadar abu');
  await page.evaluate(() => window.location.reload());
  await expect.poll(() => questions).toHaveLength(3);
  await page.goBack();
  await expect.poll(() => questions).toHaveLength(4);
  await expect(input(page, 'Label *')).toHaveValue('Kadar abu');
  leave = true;
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/kategori\?/);
});

test('SPEC-1 what another category has by the same label is proposed, but for what was typed, and the label that goes on has its own key', async ({
  ownPage: page,
  ownProduct: { url, password },
}) => {
  const api = await ApiClient.signIn(url, password);
  const coffee = await api.addCategory('Kopi');
  const category_id = await api.addCategory('Kakao');
  const [moisture, , , form] = FIELDS;
  await addFields(page, api, coffee, [{ ...moisture, label_en: 'Moisture' }, form ?? {}]);
  await page.goto(`/admin/kategori/edit/${category_id}`);
  const add = async (label: string) => {
    await button(page, '+ Spesifikasi baru').click();
    await expect(input(page, 'Label *')).toBeFocused();
    await page.keyboard.type(label);
  };
  const hint = page.getByRole('dialog').getByRole('status').filter({ hasText: 'Disamakan' });
  const submit = async () => {
    await input(page, 'Label *').press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  await add('kadar air (%)');
  await expect(hint).toHaveText(
    'Disamakan dengan spesifikasi di kategori Kopi: Kunci, Jenis nilai, Satuan, dan Label (Inggris).',
  );
  await expect(input(page, 'Kunci *')).toHaveValue('moisture');
  await expect(input(page, 'Jenis nilai *')).toHaveText('Rentang angka');
  await page.keyboard.type(' bebas');
  await expect(hint).toHaveCount(0);
  await expect(input(page, 'Kunci *')).toHaveValue('kadar_air_bebas');
  await expect(input(page, 'Jenis nilai *')).toHaveText('Angka');
  await expect(input(page, 'Satuan')).toHaveValue('');
  await input(page, 'Metode uji').fill('Oven');
  await input(page, 'Label *').fill('');
  await input(page, 'Label (Inggris)').fill('Moisture');
  await expect(input(page, 'Label *')).toHaveValue('Kadar air');
  await expect(hint).toHaveText(
    'Disamakan dengan spesifikasi di kategori Kopi: Kunci, Jenis nilai, Satuan, dan Label.',
  );
  await submit();

  await add('Bentuk');
  await expect(input(page, 'Pilihan *')).toHaveValue(String(form?.choices));
  await submit();
  await add('Kadar air');
  await expect(input(page, 'Kunci *')).toHaveValue('kadar_air');
  await expect(hint).toHaveCount(0);
  expect(await api.list('spec-field', { category_id })).toMatchObject([
    { key: 'moisture', label: 'Kadar air', label_en: 'Moisture', kind: 'range', unit: '%', method: 'Oven' },
    { key: 'form', label: 'Bentuk', kind: 'choice', choices: form?.choices },
  ]);
});

test('SPEC-1 a category takes over the specifications of another one, on a phone too', async ({
  page,
  api,
  unique,
}) => {
  const from = await api.addCategory(unique('Asal'));
  await addFields(page, api, from);
  const category_id = await api.addCategory(unique('Cabang'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/kategori/edit/${category_id}`);
  await button(page, 'Ambil dari kategori lain').click();
  const dialog = page.getByRole('dialog', { name: 'Ambil spesifikasi kategori lain' });
  await dialog.getByRole('button', { name: 'Tambahkan' }).click();
  await expect(dialog.getByText('Pilih kategori asalnya terlebih dahulu.')).toBeVisible();
  await expect(input(page, 'Ambil dari')).toBeFocused();
  await input(page, 'Ambil dari').selectOption(unique('Asal'));
  await dialog.getByRole('button', { name: 'Tambahkan' }).click();
  await expect(page.getByText(`${FIELDS.length} spesifikasi ditambahkan.`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ubah / })).toHaveCount(FIELDS.length);
  await button(page, 'Ambil dari kategori lain').click();
  await input(page, 'Ambil dari').selectOption(unique('Asal'));
  await dialog.getByRole('button', { name: 'Tambahkan' }).click();
  await expect(page.getByText('Tidak ada yang ditambahkan: semuanya sudah ada.')).toBeVisible();
});

test('LANG-6 SPEC-2 English of a specification that has not followed its Indonesian is marked, and named on a copy', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Briket'));
  await api.addSpecField(category_id, { key: 'size', label: 'Ukuran', label_en: 'Size', kind: 'text' });
  const specs = { size: { text: 'Kubus 25 mm', text_en: 'Cube of 25 mm' } };
  const id = await api.addProduct({ name: unique('Kubus'), category_id, specs: JSON.stringify(specs) });
  await page.goto(`/admin/produk/edit/${id}`);
  const [size, english] = [input(page, 'Ukuran'), input(page, 'Ukuran (Inggris)')];
  await expect(english).toHaveValue('Cube of 25 mm');
  await size.fill('Kubus 26 mm');
  await expect(english).toHaveAccessibleDescription('Teks Indonesia berubah. Sesuaikan juga yang Inggris.');
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  await page.goto(`/admin/produk/edit/${id}`);
  await expect(english).toHaveAccessibleDescription('Terjemahan mungkin usang');
  const hint = page.getByText('Terjemahan mungkin usang', { exact: true });
  await expect(hint).toHaveCSS('font-weight', '600');
  // Beside the button that saves, however far the field is from it.
  await page.setViewportSize({ width: 390, height: 700 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(english).not.toBeInViewport();
  const named = page.getByText(/^Terjemahan mungkin usang:/);
  await expect(named).toHaveText('Terjemahan mungkin usang: Ukuran (Inggris)');
  await button(page, 'Ukuran (Inggris)').click();
  await expect(english).toBeFocused();
  await expect(english).toBeInViewport({ ratio: 1 });
  await english.fill('Cube of 26 mm');
  await expect(named).toHaveCount(0);
  await english.fill('Cube of 25 mm');
  await expect(named).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/admin/produk/edit/${id}`);
  await expect(named).toBeVisible();
  await page.getByRole('link', { name: 'Duplikat' }).click();
  const still = page.getByText(/^Masih seperti produk yang disalin/);
  await expect(still).toHaveText('Masih seperti produk yang disalin: Harga, Ukuran.');
  await input(page, 'Harga *').fill('2.000');
  await size.fill('Kubus 40 mm');
  await expect(still).toHaveCount(0);
  const behind = page.getByText(/^Teks Indonesianya sudah diganti/);
  await expect(behind).toHaveText(/, yang Inggris masih seperti produk yang disalin: Ukuran \(Inggris\)\.$/);
  await english.fill('Cube of 40 mm');
  await expect(behind).toHaveCount(0);
});

test('SPEC-1 a new category says that its specifications follow', async ({ page }) => {
  await page.goto('/admin/kategori/add');
  await expect(page.getByRole('heading', { name: 'Spesifikasi produk' })).toBeVisible();
  await expect(page.getByText('setelah kategori ini disimpan untuk pertama kali.')).toBeVisible();
});

test('SPEC-1 SPEC-5 a used field is removed by a press that names how many lose a value, asked anew when they are more', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Buangan'));
  await addFields(page, api, category_id);
  const add = () => api.addProduct({ name: unique('Pupuk'), category_id, specs: JSON.stringify(SPECS) });
  const id = await add();
  await page.goto(`/admin/kategori/edit/${category_id}`);
  await button(page, 'Buang pH').click();
  const dialog = page.getByRole('dialog', { name: 'Buang spesifikasi “pH”?' });
  await dialog.getByRole('button', { name: 'Buang', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('1 produk akan kehilangan nilai ini');
  await add();
  await dialog.getByRole('button', { name: 'Buang beserta nilai 1 produk' }).click();
  await expect(dialog.getByRole('alert')).toContainText('2 produk akan kehilangan nilai ini');
  expect(await specsOf(page, id)).toEqual(SPECS);
  await dialog.getByRole('button', { name: 'Buang beserta nilai 2 produk' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Buang pH')).toHaveCount(0);
  const { ph: _, ...others } = SPECS;
  expect(await specsOf(page, id)).toEqual(others);
});

test('SPEC-5 the first question before a field is removed says how many products use it', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Dipakai'));
  await addFields(page, api, category_id, [FIELDS[2] ?? {}, FIELDS[4] ?? {}]);
  for (const name of [unique('Satu'), unique('Dua')])
    await api.addProduct({ name, category_id, specs: JSON.stringify({ ph: { value: 7 } }) });
  await page.goto(`/admin/kategori/edit/${category_id}`);
  for (const [label, sentence] of [
    [
      'pH',
      '2 produk memakainya, termasuk yang di sampah. Spesifikasi dan nilainya dapat dikembalikan dari Riwayat: tambahkan lagi spesifikasinya, lalu kembalikan nilainya.',
    ],
    ['Halal', 'Tidak ada produk yang memakainya.'],
  ] as const) {
    await button(page, `Buang ${label}`).click();
    const dialog = page.getByRole('dialog', { name: `Buang spesifikasi “${label}”?` });
    await expect(dialog).toContainText(`Spesifikasi ini hilang dari templat kategori. ${sentence}`);
    await dialog.getByRole('button', { name: 'Batal' }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test('SPEC-5 HAND-13 another unit or method for the values of products has to be meant', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Bersatuan'));
  await addFields(page, api, category_id, [FIELDS[0] ?? {}]);
  const specs = JSON.stringify({ moisture: { min: 10, max: 12 } });
  await api.addProduct({ name: unique('Lembap'), category_id, specs });
  await page.goto(`/admin/kategori/edit/${category_id}`);
  await button(page, 'Ubah Kadar air').click();
  const dialog = page.getByRole('dialog');
  const isMeant = dialog.getByLabel('Ganti satuannya saja');
  const saveIt = () => dialog.getByRole('button', { name: 'Simpan' }).click();
  await input(page, 'Satuan').fill('g/kg');
  await expect(dialog).toContainText(
    '1 produk memakainya. Angkanya tidak dihitung ulang: 2 % menjadi 2 g/kg.',
  );
  await saveIt();
  await expect(dialog).toContainText('Centang bila memang demikian.');
  await input(page, 'Satuan').fill('%');
  await expect(isMeant).toHaveCount(0);
  await input(page, 'Satuan').fill('% b/b');
  await isMeant.check();
  await input(page, 'Metode uji').fill('');
  await expect(dialog).toContainText('tampil tanpa metode, juga dengan hasil uji yang sudah ada.');
  await dialog.getByLabel('Ganti metodenya saja').check();
  await saveIt();
  await expect(dialog).toHaveCount(0);
  const [field] = await api.list('spec-field', { category_id });
  expect(field).toMatchObject({ unit: '% b/b', method: null });
  await page.goto(historyOf([field?.id]));
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: '% b/b' }).first();
  await entry.getByRole('button', { name: 'Kembalikan' }).first().click();
  await expect(dialog).toContainText('1 produk memakainya.');
});

test('SPEC-5 HAND-13 another bound for the values of products has to be meant, and comes back from the history', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Berbatas'));
  await addFields(page, api, category_id, [{ key: 'air', label: 'Kadar air', kind: 'number', unit: '%' }]);
  const specs = JSON.stringify({ air: { value: 1.8 } });
  const id = await api.addProduct({ name: unique('Kering'), category_id, specs });
  await page.goto(`/admin/kategori/edit/${category_id}`);
  await button(page, 'Ubah Kadar air').click();
  const dialog = page.getByRole('dialog');
  const saveIt = () => dialog.getByRole('button', { name: 'Simpan' }).click();
  await choose(page, 'Batas', 'Paling banyak (maks.)');
  await expect(dialog).toContainText(
    '1 produk memakainya. Angkanya tetap, artinya berganti: 2 menjadi maks. 2.',
  );
  await saveIt();
  await expect(dialog).toContainText('Centang bila memang demikian.');
  await dialog.getByLabel('Ganti batasnya saja').check();
  await saveIt();
  await expect(dialog).toHaveCount(0);
  expect(await specsOf(page, id)).toEqual({ air: { max: 1.8 } });
  const [field] = await api.list('spec-field', { category_id });
  await page.goto(historyOf([field?.id]));
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Batas' }).first();
  await entry.getByRole('button', { name: 'Kembalikan' }).first().click();
  await expect(dialog).toContainText('artinya berganti: maks. 2 menjadi 2.');
  await dialog.getByRole('button', { name: 'Kembalikan' }).click();
  await expect(page.getByText('Nilai sebelumnya dikembalikan.')).toBeVisible();
  expect(await specsOf(page, id)).toEqual({ air: { value: 1.8 } });
});

test('SPEC-1 LANG-5 a field without an English label or choice is marked', async ({ page, api, unique }) => {
  const category_id = await api.addCategory(unique('Setengah'));
  const form = { ...FIELDS[3], label_en: 'Form' };
  await addFields(page, api, category_id, [
    { ...FIELDS[0], label_en: 'Moisture' },
    FIELDS[2] ?? {},
    form,
    { ...form, key: 'shape', label: 'Rupa', choices: 'granule: Granul / Granule' },
    { ...form, key: 'grade', label: 'Mutu', choices: 'a: Satu\nb: Dua\nc: Tiga\nd: Empat\ne: Lima' },
  ]);
  await page.goto(`/admin/kategori/edit/${category_id}`);
  const rows = page.getByRole('region', { name: 'Spesifikasi produk' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Kadar air' })).not.toContainText('Belum ada bahasa Inggris');
  const textOf = (label: string) => rows.filter({ hasText: label }).getByText('Belum ada bahasa Inggris');
  await expect(textOf('pH')).toHaveText('Belum ada bahasa Inggris');
  await expect(textOf('Bentuk')).toHaveText('Belum ada bahasa Inggris: Serbuk');
  await expect(textOf('Mutu')).toHaveText('Belum ada bahasa Inggris: Satu, Dua, Tiga, dan 2 lainnya');
  await expect(rows.filter({ hasText: 'Rupa' })).not.toContainText('Belum ada bahasa Inggris');
});

test('SPEC-1 SPEC-2 HAND-14 a specification that becomes required says who lacks it, and keeps nobody from putting other things right', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Wajib Baru'));
  await addFields(page, api, category_id, [FIELDS[2] ?? {}, FIELDS[5] ?? {}]);
  const names = [unique('Terisi'), unique('Kosong')] as const;
  const specs = { ph: SPECS.ph, smell: SPECS.smell };
  const id = await api.addProduct({ name: names[0], category_id, price: 1, specs: JSON.stringify(specs) });
  await api.addProduct({ name: names[1], category_id });
  await page.goto(`/admin/kategori/edit/${category_id}`);
  await button(page, '+ Spesifikasi baru').click();
  await input(page, 'Label *').fill('Kadar pasir');
  await page.getByLabel('Wajib diisi').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click();
  await expect(
    page.getByText('Spesifikasi berhasil ditambahkan. 2 produk kategori ini belum mengisi semua yang wajib.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Lihat produknya' }).click();
  await expect(page.getByLabel('Kelengkapan')).toHaveText('Spesifikasi wajib belum diisi');
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(3);

  await page.goto(`/admin/produk/edit/${id}`);
  const warning = page.getByText('Wajib, tetapi belum diisi: Kadar pasir.');
  await expect(warning).toBeVisible();
  await input(page, 'Deskripsi').fill('Diperbaiki.');
  await save(page);
  await expect(page).toHaveURL(/\/admin\/produk(\?.*)?$/);
  expect(await api.list('product', { id: [id] })).toMatchObject([{ description: 'Diperbaiki.' }]);

  await page.goto(`/admin/produk/edit/${id}`);
  await input(page, 'pH').fill('6');
  await expect(warning).toBeVisible();
  await save(page);
  await expect(page).toHaveURL(/\/admin\/produk(\?.*)?$/);
  expect(await specsOf(page, id)).toEqual({ ...specs, ph: { value: 6 } });

  // What is there is asked for, as is all of a product that said nothing.
  await page.goto(`/admin/produk/edit/${id}`);
  await input(page, 'Kadar pasir *').fill('5');
  await expect(warning).toHaveCount(0);
  await save(page);
  await expect(page).toHaveURL(/\/admin\/produk(\?.*)?$/);
  await page.goto(`/admin/produk/edit/${id}`);
  await expect(input(page, 'Kadar pasir *')).toHaveValue('5');
  await expect(warning).toHaveCount(0);
  await input(page, 'Kadar pasir *').fill('');
  await save(page);
  await expect(input(page, 'Kadar pasir *')).toHaveAccessibleDescription('Kadar pasir wajib diisi.');
});

test('SPEC-2 of a category without a template the form of its products says so, and leads to where it is made', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Kosong'));
  const id = await api.addProduct({ name: unique('Tanpa Templat'), category_id });
  await page.goto('/admin/produk/add');
  const hint = page.getByText('Produk golongan ini belum memiliki templat spesifikasi.');
  await expect(input(page, 'Kategori *')).toBeVisible();
  await expect(hint).toHaveCount(0);
  await page.goto(`/admin/produk/edit/${id}`);
  await expect(hint).toBeVisible();
  await input(page, 'Deskripsi').fill('Diketik.');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Susun templatnya' }).press('Enter');
  const other = await opened;
  await expect(other).toHaveURL(`/admin/kategori/edit/${category_id}#spec-template`);
  await expect(button(other, '+ Spesifikasi baru')).toBeInViewport();
  await other.close();
  await addFields(page, api, category_id);
  // A headless browser does not tell its pages that they are seen again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(input(page, 'pH')).toBeVisible();
  await expect(hint).toHaveCount(0);
  await expect(input(page, 'Deskripsi')).toHaveValue('Diketik.');
});

test('SPEC-2 a refusal is about the category it was sent with: in another one a kept value is not asked for', async ({
  page,
  api,
  unique,
}) => {
  const [first, second] = [unique('Semula'), unique('Sesudah')];
  const from = await api.addCategory(first);
  const to = await api.addCategory(second);
  await addFields(page, api, from);
  await addFields(page, api, to, [{ ...FIELDS[0] }, { ...FIELDS[2], kind: 'text' }]);
  const specs = JSON.stringify(SPECS);
  const id = await api.addProduct({ name: unique('Bolak-balik'), category_id: from, specs });
  await page.goto(`/admin/produk/edit/${id}`);
  await chooseCategory(page, second);
  await expect(input(page, 'pH')).toHaveValue('');
  const [, ph] = await api.list('spec-field', { category_id: to });
  await api.put(`spec-field/${ph?.id}`, { ...FIELDS[2], kind: 'text', required: true });
  await save(page);
  await expect(input(page, 'pH')).toHaveAccessibleDescription('pH wajib diisi.');
  await chooseCategory(page, first);
  await expect(input(page, 'pH')).toHaveValue('7');
  await expect(input(page, 'pH')).not.toHaveAccessibleDescription(/./);
});

test('SPEC-2 each kind of value is typed, saved and read back, and only what changed is sent', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Semua jenis'));
  await addFields(page, api, category_id);
  const name = unique('Pupuk Lengkap');
  const id = await api.addProduct({ name, category_id });
  await page.goto(`/admin/produk/edit/${id}`);
  await input(page, 'Kadar air (min.) *').fill('10');
  await input(page, 'Kadar air (maks.) *').fill('12,5');
  await button(page, 'Data uji: SNI 01-2907 (dari kategori) (Kadar air)').press('Enter');
  const test = page.getByRole('group', { name: 'Data uji (Kadar air)' });
  await expect(test.getByLabel('Metode uji')).toHaveAttribute('placeholder', 'SNI 01-2907');
  await expect(test.getByLabel('Metode uji')).toHaveAccessibleDescription(
    'Bila kosong, situs menampilkan SNI 01-2907 dari kategori. Belum diuji? Isi dengan tanda -.',
  );
  await test.getByLabel('Laboratorium').fill('Sucofindo');
  await test.getByLabel('Tanggal uji').fill('2025-09-01');
  await input(page, 'C-organik (min.)').fill('1.250,25');
  await input(page, 'pH').fill('7');
  await choose(page, 'Bentuk', 'Serbuk');
  await choose(page, 'Halal', 'Tidak');
  await input(page, 'Aroma').fill('Netral');
  await input(page, 'Aroma (Inggris)').fill('Neutral');
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  expect(await specsOf(page, id)).toEqual(SPECS);

  await page.goto(`/admin/produk/edit/${id}`);
  for (const [label, value] of [
    ['Kadar air (min.) *', '10'],
    ['Kadar air (maks.) *', '12,5'],
    ['C-organik (min.)', '1.250,25'],
    ['pH', '7'],
    ['Aroma', 'Netral'],
    ['Aroma (Inggris)', 'Neutral'],
  ] as const)
    await expect(input(page, label)).toHaveValue(value);
  await expect(input(page, 'Bentuk')).toHaveText('Serbuk');
  await expect(input(page, 'Halal')).toHaveText('Tidak');
  await expect(
    button(page, 'Data uji: SNI 01-2907 (dari kategori), Sucofindo, 1 September 2025 (Kadar air)'),
  ).toBeVisible();

  const testLost = page.getByText('Nilainya berubah: data uji lama dilepas. Isi lagi bila ada uji baru.');
  await input(page, 'Kadar air (maks.) *').fill('13');
  await expect(testLost).toBeVisible();
  await expect(button(page, 'Data uji: SNI 01-2907 (dari kategori) (Kadar air)')).toBeVisible();
  await input(page, 'Kadar air (maks.) *').fill('1,25');
  await expect(page.getByText('Sebelumnya 12,5. Periksa nol dan komanya.')).toBeVisible();
  await button(page, 'Tetap pakai data uji lama').press('Enter');
  await expect(testLost).toHaveCount(0);
  await expect(button(page, /^Data uji: .*Sucofindo/)).toBeVisible();
  await button(page, 'Data uji (pH)').press('Enter');
  await button(page, 'Sama dengan Kadar air: Sucofindo, 1 September 2025').press('Enter');
  await expect(button(page, 'Data uji: Sucofindo, 1 September 2025 (pH)')).toBeVisible();
  await expect(button(page, /^Sama dengan/)).toHaveCount(0);
  for (const label of ['Laboratorium', 'Tanggal uji']) await page.getByLabel(label).fill('');
  await button(page, 'Data uji (pH)').press('Enter');
  await input(page, 'Kadar air (maks.) *').fill('12,5');
  await expect(button(page, /^Data uji: .*Sucofindo/)).toBeVisible();

  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.postData() ?? ''));
  await page.getByLabel('Harga').fill('5000');
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  expect(sent).toEqual([expect.not.stringContaining('name="specs"')]);

  await page.goto(`/admin/produk/edit/${id}`);
  await input(page, 'pH').fill('');
  await choose(page, 'Halal', 'Tidak diisi');
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  const { moisture, carbon, form, smell } = SPECS;
  expect(await specsOf(page, id)).toEqual({ moisture, carbon, form, smell });
});

test('SPEC-2 SPEC-5 what is wrong is said at its field, by the form and by the server', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Ditolak'));
  await addFields(page, api, category_id);
  const id = await api.addProduct({ name: unique('Pupuk Ditolak'), category_id });
  await page.goto(`/admin/produk/edit/${id}`);
  const lowest = input(page, 'Kadar air (min.) *');
  await expect(page.getByText('* Isi salah satu atau keduanya.')).toBeVisible();
  await input(page, 'pH').fill('7,5,');
  await save(page);
  await expect(input(page, 'pH')).toHaveAccessibleDescription('pH harus berupa angka, misalnya 12,5.');
  await expect(lowest).toHaveAccessibleDescription('Kadar air wajib diisi.');
  await expect(lowest).toBeFocused();
  await expect(lowest).toBeInViewport();
  const toPutRight = page.getByText(/^Perlu diperbaiki: /);
  await expect(toPutRight).toHaveText('Perlu diperbaiki: Kadar air, pH');
  await input(page, 'pH').fill('7.5');
  await expect(input(page, 'pH')).toHaveAccessibleDescription('Dibaca 7,5.');
  await expect(toPutRight).toHaveText('Perlu diperbaiki: Kadar air');
  const highest = input(page, 'Kadar air (maks.) *');
  await lowest.fill('13');
  await highest.fill('12 mdpl');
  await expect(highest).toHaveAccessibleDescription('Kadar air harus berupa angka, misalnya 12,5.');
  await expect(lowest).toHaveAttribute('aria-invalid', 'false');
  await highest.fill('12.500');
  await expect(page.getByText('12.500 % lebih dari 100 %. Bila maksudnya 12,5 %, tulis 12,5.')).toBeVisible();
  await highest.fill('12 %');
  await lowest.focus();
  await expect(highest).toHaveValue('12');
  await expect(lowest).not.toHaveAccessibleDescription(/./);
  await expect(toPutRight).toHaveCount(0);
  await save(page);
  await expect(lowest).toHaveAccessibleDescription('Kadar air: batas bawah tidak boleh di atas batas atas.');
  await expect(toPutRight).toHaveText('Perlu diperbaiki: Kadar air');
  await expect(input(page, 'pH')).toHaveValue('7.5');
  await lowest.fill('11');
  await expect(lowest).not.toHaveAccessibleDescription(/./);
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  expect(await specsOf(page, id)).toEqual({ moisture: { min: 11, max: 12 }, ph: { value: 7.5 } });
});

test('SPEC-2 another category keeps what both have, names what would be lost, and nothing is lost on the way back', async ({
  page,
  api,
  unique,
}) => {
  const [first, second] = [unique('Asal Satu'), unique('Tuju Dua')];
  const from = await api.addCategory(first);
  const to = await api.addCategory(second);
  await addFields(page, api, from);
  await addFields(page, api, to, [
    { ...FIELDS[0], label: 'Air' },
    { ...FIELDS[2], kind: 'text' },
  ]);
  const id = await api.addProduct({
    name: unique('Pindahan'),
    category_id: from,
    specs: JSON.stringify(SPECS),
  });
  await page.goto(`/admin/produk/edit/${id}`);
  await input(page, 'C-organik (min.)').fill('15');
  const notice = page.getByRole('status').filter({ hasText: 'Akan hilang saat disimpan' });
  await expect(notice).toHaveCount(0);
  await chooseCategory(page, second);
  await expect(notice).toContainText(
    'C-organik: min. 15 %; pH: 7; Bentuk: Serbuk; Halal: Tidak; Aroma: Netral / Neutral',
  );
  await expect(notice).toBeInViewport();
  await expect(input(page, 'Air (maks.) *')).toHaveValue('12,5');
  await expect(input(page, 'pH')).toHaveValue('');
  await input(page, 'pH').fill('netral');
  await chooseCategory(page, first);
  await expect(input(page, 'pH')).toHaveValue('7');
  await expect(input(page, 'C-organik (min.)')).toHaveValue('15');
  await expect(notice).toHaveText('Akan hilang saat disimpan: pH: netral');
  await chooseCategory(page, second);
  await expect(input(page, 'pH')).toHaveValue('netral');
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  expect(await specsOf(page, id)).toEqual({ moisture: SPECS.moisture, ph: { text: 'netral' } });
});

test('SPEC-2 on a phone the chosen category stays in sight, and its specifications come below it', async ({
  page,
  api,
  unique,
}) => {
  const nama_category = unique('Panjang');
  const category_id = await api.addCategory(nama_category);
  await addFields(page, api, category_id);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PATHS.products);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('link', { name: 'Tambah Produk' }).click();
  const category = input(page, 'Kategori *');
  await category.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await choose(page, 'Kategori *', nama_category);
  await expect(input(page, 'Aroma')).toBeAttached();
  await expect(category).toBeInViewport();
});

test('SPEC-2 a copy has the specifications without lab and day of a test, and a new product gets those of its category alone', async ({
  page,
  api,
  unique,
}) => {
  const [first, second] = [unique('Salin Satu'), unique('Salin Dua')];
  const from = await api.addCategory(first);
  const to = await api.addCategory(second);
  await addFields(page, api, from);
  await addFields(page, api, to, [FIELDS[0] ?? {}]);
  const name = unique('Asli');
  const carbon = { ...SPECS.carbon, method: 'Walkley-Black' };
  const tested = { ...SPECS, carbon: { ...carbon, lab: 'Sucofindo', tested_at: '2025-09-01' } };
  const id = await api.addProduct({ name, category_id: from, specs: JSON.stringify(tested) });
  await page.goto(`/admin/produk/edit/${id}`);
  const untested = page.getByText('Laboratorium dan tanggal uji tidak disalin. Isi bila produk ini diuji.');
  await expect(input(page, 'pH')).toHaveValue('7');
  await expect(untested).toHaveCount(0);
  page.on('dialog', (alert) => alert.accept());
  const copy = async () => {
    await page.getByRole('link', { name: 'Duplikat' }).click();
    await expect(page.getByRole('heading', { name: 'Tambah Produk Baru' })).toBeVisible();
    await expect(input(page, 'Kadar air (maks.) *')).toHaveValue('12,5');
    await input(page, 'Nama *').fill(`${name} Lain`);
  };
  const saved = async () => {
    await save(page);
    await expect(page).toHaveURL('/admin/produk');
    const [product] = await api.list('product', { q: `${name} Lain` });
    const specs = await specsOf(page, product?.id ?? 0);
    await api.remove(`product/${product?.id}`);
    await api.remove(`trash/${product?.id}`);
    return specs;
  };
  await copy();
  const [lowest, highest] = [input(page, 'Kadar air (min.) *'), input(page, 'Kadar air (maks.) *')];
  await expect(untested).toBeVisible();
  await expect(button(page, 'Data uji: SNI 01-2907 (dari kategori) (Kadar air)')).toBeVisible();
  await expect(button(page, 'Data uji: Walkley-Black (C-organik)')).toBeVisible();
  const still = page.getByText(/^Masih seperti produk yang disalin/);
  await expect(still).toContainText('Kadar air, ');
  for (const field of [lowest, highest]) await field.fill('');
  await expect(still).toBeVisible();
  await expect(still).not.toContainText('Kadar air');
  await save(page);
  await expect(page.getByText('Isian belum benar. Periksa kolom yang ditandai.')).toBeVisible();
  await expect(page.getByText('Nama, harga, dan kategori wajib diisi.')).toHaveCount(0);
  await expect(lowest).toBeFocused();
  await lowest.fill('10');
  await highest.fill('12,5');
  const moisture = { min: 10, max: 12.5 };
  expect(await saved()).toEqual({ ...SPECS, moisture, carbon });
  expect(await specsOf(page, id)).toEqual(tested);
  await page.goto(`/admin/produk/edit/${id}`);
  await copy();
  await chooseCategory(page, second);
  await expect(page.getByText('Akan hilang saat disimpan: C-organik')).toBeVisible();
  expect(await saved()).toEqual({ moisture });
});

test('SPEC-2 a copy says that its specifications are copied, until one is changed, and a choice that its name has another one of', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Mutu'));
  const choices = 'g1: Grade 1\ng2: Grade 2';
  await addFields(page, api, category_id, [{ key: 'grade', label: 'Grade', kind: 'choice', choices }]);
  const specs = JSON.stringify({ grade: { choice: 'g1' } });
  const id = await api.addProduct({ name: unique('Arabika Grade 1'), category_id, specs });
  await page.goto(`/admin/produk/edit/${id}`);
  const copied = page.getByText('Disalin: periksa apakah masih sesuai dengan produk ini.');
  const other = page.getByText('Namanya menyebut “Grade 2”.');
  await expect(input(page, 'Grade')).toHaveText('Grade 1');
  await expect(copied).toHaveCount(0);
  await page.getByRole('link', { name: 'Duplikat' }).click();
  await expect(copied).toBeVisible();
  await expect(other).toHaveCount(0);
  await input(page, 'Nama *').fill(unique('Arabika grade 2'));
  await expect(other).toBeVisible();
  await choose(page, 'Grade', 'Grade 2');
  await expect(other).toHaveCount(0);
  await expect(copied).toHaveCount(0);
});

test('SPEC-2 a value typed for a unit that is changed meanwhile is asked for again, and is not lost', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Satuan Baru'));
  const time = { key: 'nyala', label: 'Waktu nyala', kind: 'number', unit: 'h' };
  const field = await api.addSpecField(category_id, time);
  const specs = { nyala: { value: 4 } };
  const id = await api.addProduct({ name: unique('Arang'), category_id, specs: JSON.stringify(specs) });
  await page.goto(`/admin/produk/edit/${id}`);
  const value = input(page, 'Waktu nyala');
  await value.fill('5');
  await api.put(`spec-field/${field.id}?confirm=1`, { ...time, category_id, unit: 'menit' });
  await save(page);
  await expect(page.getByText(/^Waktu nyala: satuan atau pilihannya baru saja diubah/)).toBeVisible();
  expect(await specsOf(page, id)).toEqual(specs);
  await expect(value).toHaveValue('');
  await value.fill('300');
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  expect(await specsOf(page, id)).toEqual({ nyala: { value: 300 } });
});

test('SPEC-2 what was typed, and what another category would lose, is there again after the next login', async ({
  ownPage: page,
  ownProduct: { url, password },
}) => {
  const api = await ApiClient.signIn(url, password);
  const from = await api.addCategory('Satu');
  const to = await api.addCategory('Dua');
  await addFields(page, api, from);
  await addFields(page, api, to, [FIELDS[0] ?? {}]);
  const id = await api.addProduct({ name: 'Draf', category_id: from, specs: JSON.stringify(SPECS) });
  await page.goto(`/admin/produk/edit/${id}`);
  await input(page, 'pH').fill('6,5');
  await chooseCategory(page, 'Dua');
  await input(page, 'Kadar air (maks.) *').fill('11');
  await page.evaluate(() => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    return fetch('/api/admins/logout', { method: 'POST', headers });
  });
  await save(page);
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Kembalikan isian' }).click();
  await expect(input(page, 'Kadar air (maks.) *')).toHaveValue('11');
  await expect(page.getByText('Akan hilang saat disimpan: C-organik')).toContainText('pH: 6,5');
  await chooseCategory(page, 'Satu');
  await expect(input(page, 'pH')).toHaveValue('6,5');
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  expect(await specsOf(page, id)).toEqual({
    ...SPECS,
    moisture: { ...SPECS.moisture, max: 11 },
    ph: { value: 6.5 },
  });
});

test('SPEC-2 SPEC-6 the history calls values as their template does, and brings back one of them or another field alone', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Riwayat'));
  // A key that no other category has, whose label could stand in.
  const key = unique('air').replace(' ', '_');
  await addFields(page, api, category_id, [{ ...FIELDS[0], key }, ...FIELDS.slice(1)]);
  const { moisture, ...others } = SPECS;
  const specs = { [key]: moisture, ...others };
  const name = unique('Riwayat Mutu');
  const id = await api.addProduct({ name, category_id, price: 4000, specs: JSON.stringify(specs) });
  await api.put(`product/${id}`, { name, category_id, price: 5000, specs: { [key]: { max: 11 } } });
  await page.goto(`/admin/riwayat?filter=${JSON.stringify({ resource: 'product', record_id: id })}`);
  const change = page.getByRole('main').getByRole('listitem').first();
  const fieldOf = (label: string) =>
    change.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await expect(fieldOf('Kadar air').getByRole('insertion')).toContainText('maks. 11 %');
  await fieldOf('Harga').getByRole('button', { name: 'Kembalikan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kembalikan' }).click();
  await expect(page.getByText('Nilai sebelumnya dikembalikan.')).toBeVisible();
  expect(await api.list('product', { id: [id] })).toMatchObject([{ price: 4000 }]);
  expect(await specsOf(page, id)).toEqual({ ...specs, [key]: { max: 11 } });
  const changed = page.getByRole('main').getByRole('listitem').nth(1);
  const moistureChange = changed.locator('dl > div').filter({ hasText: 'maks. 11 %' });
  await moistureChange.getByRole('button', { name: 'Kembalikan' }).click();
  const question = page.getByRole('dialog', { name: `Kembalikan Kadar air “${name}”?` });
  await expect(question).toContainText('Nilainya menjadi: 10–12,5 % (Sucofindo, 2025-09-01)');
  await question.getByRole('button', { name: 'Kembalikan' }).click();
  await expect(question).toHaveCount(0);
  expect(await specsOf(page, id)).toEqual(specs);
  await api.put(`product/${id}`, { name, category_id, price: 4000, specs: { [key]: { max: 11 } } });

  const [removed] = await api.list('spec-field', { category_id });
  await api.remove(`spec-field/${removed?.id}?confirm=1`);
  await page.reload();
  await expect(fieldOf('Kadar air').getByRole('deletion')).toContainText('maks. 11');
  await fieldOf('Kadar air').getByRole('button', { name: 'Kembalikan' }).click();
  await expect(question).toContainText("Spesifikasi 'Kadar air' tidak ada di kategori produk ini.");
  await expect(question).toContainText(
    `dapat dikembalikan setelah spesifikasi itu dibuat lagi di sana, dengan kunci ${key}`,
  );
  await expect(question).not.toContainText('Nilainya menjadi');
  await expect(question.getByRole('button', { name: 'Kembalikan' })).toHaveCount(0);
});

test("SPEC-6 the history tells of a template in the words of its category's screen", async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Templat Riwayat');
  const category_id = await api.addCategory(name);
  const label = unique('Bentuk');
  await addFields(page, api, category_id, [{ ...FIELDS[3], label }, { ...FIELDS[1] }]);
  const fields = await api.list('spec-field', { category_id });
  await api.put(`spec-field/${fields[1]?.id}`, { ...FIELDS[1], bound: 'max' });
  await page.goto(historyOf(fields.map(({ id }) => id)));
  const entries = page.getByRole('main').getByRole('listitem');
  const valueOf = (entry: Locator, title: string) =>
    entry
      .locator('dl > div')
      .filter({ has: page.getByText(title, { exact: true }) })
      .locator('dd');
  const bound = entries.filter({ hasText: 'Batas' }).first();
  await expect(valueOf(bound, 'Batas').getByRole('deletion')).toHaveText('Paling sedikit (min.)');
  await expect(valueOf(bound, 'Batas').getByRole('insertion')).toHaveText('→ Paling banyak (maks.)');
  const added = entries.filter({ hasText: label });
  await expect(valueOf(added, 'Jenis nilai')).toHaveText('Pilihan dari daftar');
  await expect(valueOf(added, 'Kategori')).toHaveText(name);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 800 } });
    test('SPEC-1 SPEC-2 a phone shows template and fields without a sideways scroll, each control 44 px high', async ({
      page,
      api,
      unique,
    }) => {
      const category_id = await api.addCategory(unique('Ponsel'));
      await addFields(page, api, category_id);
      const id = await api.addProduct({
        name: unique('Ponsel'),
        category_id,
        specs: JSON.stringify(SPECS),
      });
      await page.goto(`/admin/kategori/edit/${category_id}`);
      await expect(button(page, 'Ubah pH')).toBeVisible();
      await expectFits(page, 'section[aria-labelledby=spec-template]');
      await button(page, 'Ubah Bentuk').click();
      await expect(input(page, 'Pilihan *')).toBeVisible();
      await expectFits(page, '[role=dialog]');
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Simpan' })).toBeInViewport({
        ratio: 1,
      });

      await page.goto(`/admin/produk/edit/${id}`);
      await button(page, /^Data uji: .*Sucofindo/).click();
      await expect(page.getByLabel('Laboratorium')).toHaveValue('Sucofindo');
      await expectFits(page, 'fieldset:has(#spec-form)');
    });
  });
}

async function expectFits(page: Page, container: string) {
  const unfit = await page.evaluate((selector) => {
    const CONTROLS = 'button, .MuiInputBase-root, .MuiCheckbox-root';
    const small = [...document.querySelectorAll(`${selector} :is(${CONTROLS})`)].flatMap((control) => {
      const { width, height, right } = control.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return width < 44 || height < 44 || right > 390 ? `${name}: ${width} × ${height}, to ${right}` : [];
    });
    const { scrollWidth } = document.documentElement;
    return [...small, ...(scrollWidth > 390 ? [`page: ${scrollWidth}`] : [])];
  }, container);
  expect(unfit).toEqual([]);
}

test('HAND-14 a product that was opened from a list of what is lacking names the fields that lack it, and leads to them', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Gula'));
  const field = { key: 'warna', label: 'Warna', kind: 'text' };
  await api.addSpecField(category_id, field);
  const name = unique('Gula aren');
  const fields = { name, name_en: 'Palm sugar', category_id, origin: 'Sigi' };
  const id = await api.addProduct(fields);
  await api.put(`product/${id}`, { ...fields, specs: { warna: { text: 'Cokelat' } } });
  const required = { key: 'air', label: 'Kadar air', kind: 'number', required: true };
  await api.addSpecField(category_id, required);
  // The part of the form that they are in may be on its way.
  await page.route('**/TradeInputs*.js', async (route) => {
    await setTimeout(1000);
    await route.continue();
  });
  const bar = page.getByText(/^(Belum ada bahasa Inggris|Spesifikasi wajib belum diisi):/);
  for (const [lacks, said, labels] of [
    ['english', /^Belum ada bahasa Inggris: /, ['Asal (Inggris)', 'Warna (Inggris)']],
    ['required', /^Spesifikasi wajib belum diisi: /, ['Kadar air']],
  ] as const) {
    const filter = encodeURIComponent(JSON.stringify({ lacks, q: name }));
    await page.goto(`/admin/produk?filter=${filter}`);
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(bar).toHaveText(said);
    await expect(bar.getByRole('button')).toHaveText(labels);
    for (const label of labels) {
      await bar.getByRole('button', { name: label }).click();
      await expect(page.getByRole('textbox', { name: label, exact: true })).toBeFocused();
    }
  }
  await page.goto('/admin/produk?filter={}');
  await page.goto(`/admin/produk/edit/${id}`);
  await expect(page.getByRole('textbox', { name: 'Nama', exact: true })).toHaveValue(name);
  await expect(bar).toHaveCount(0);
});
