import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../../../backoffice/src/paths';
import { type ApiClient } from '../../api-client';
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

test('SPEC-1 a template is made, put in order and changed, and a refusal stands at its field', async ({
  page,
  api,
  unique,
}) => {
  const id = await api.addCategory(unique('Templat'));
  await page.goto(`/admin/kategori/edit/${id}`);
  const section = page.getByRole('region', { name: 'Spesifikasi produk' });
  const rows = section.getByRole('listitem');
  const saveTemplate = button(page, 'Perbarui spesifikasi');
  await expect(section).toContainText('Tentukan data mutu yang diisi pada setiap produk');
  for (const label of ['Kadar air', 'Bentuk']) {
    await button(page, '+ Spesifikasi baru').press('Enter');
    await rows.last().getByLabel('Label *', { exact: true }).fill(label);
  }
  await rows.first().getByLabel('Kunci').fill('Kadar Air');
  await rows.first().getByLabel('Satuan').fill('%');
  await rows.first().getByLabel('Wajib diisi').check();
  await rows.last().getByLabel('Jenis nilai').click();
  await page.getByRole('option', { name: 'Pilihan dari daftar' }).click();
  await expect(rows.last().getByLabel('Satuan')).toHaveCount(0);
  await rows.last().getByLabel('Pilihan *').fill('Serbuk / Powder');
  await saveTemplate.click();
  await expect(rows.first().getByText(/^Kunci harus diawali huruf kecil/)).toBeVisible();
  await rows.first().getByLabel('Kunci').fill('moisture');
  await saveTemplate.click();
  await expect(page.getByText('Spesifikasi berhasil disimpan.')).toBeVisible();
  const stored = () => api.list('spec-field', { category_id: id });
  expect(await stored()).toMatchObject([
    { key: 'moisture', label: 'Kadar air', kind: 'number', unit: '%', required: true, position: 0 },
    { key: 'bentuk', kind: 'choice', choices: 'serbuk: Serbuk / Powder', unit: null, position: 1 },
  ]);

  await rows.first().getByRole('button', { name: 'Pindah ke bawah' }).press('Enter');
  await rows.last().getByLabel('Label (Inggris)').fill('Moisture');
  await saveTemplate.click();
  await expect(saveTemplate).toBeDisabled();
  await expect.poll(stored).toMatchObject([
    { key: 'bentuk', position: 0 },
    { key: 'moisture', label_en: 'Moisture', position: 1 },
  ]);
});

test('SPEC-1 SPEC-5 a field is removed after a question that says how many products lose a value', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Buangan'));
  await addFields(page, api, category_id);
  const id = await api.addProduct({ name: unique('Pupuk'), category_id, specs: JSON.stringify(SPECS) });
  await page.goto(`/admin/kategori/edit/${category_id}`);
  const section = page.getByRole('region', { name: 'Spesifikasi produk' });
  const ph = section.getByRole('listitem').nth(2);
  await expect(ph.getByLabel('Kunci')).toHaveValue('ph');
  await ph.getByRole('button', { name: 'Hapus' }).click();
  await button(page, 'Perbarui spesifikasi').click();
  const dialog = page.getByRole('dialog', { name: 'Buang spesifikasi?' });
  await expect(dialog).toContainText('“pH”: 1 produk kehilangan nilainya, termasuk yang di sampah.');
  expect(await specsOf(page, id)).toEqual(SPECS);
  await dialog.getByRole('button', { name: 'Buang', exact: true }).click();
  await expect(page.getByText('Spesifikasi berhasil disimpan.')).toBeVisible();
  const { ph: _, ...others } = SPECS;
  expect(await specsOf(page, id)).toEqual(others);
});

test('SPEC-1 a new category says that its specifications follow', async ({ page }) => {
  await page.goto('/admin/kategori/add');
  await expect(page.getByRole('heading', { name: 'Spesifikasi produk' })).toBeVisible();
  await expect(page.getByText('setelah kategori ini disimpan untuk pertama kali.')).toBeVisible();
});

test('SPEC-2 of a category without a template the form of its products says so, and leads to where it is made', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Kosong'));
  const id = await api.addProduct({ name: unique('Tanpa Templat'), category_id });
  await page.goto(`/admin/produk/edit/${id}`);
  await expect(page.getByText('Produk golongan ini belum memiliki templat spesifikasi.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Susun templatnya' })).toHaveAttribute(
    'href',
    `/admin/kategori/edit/${category_id}#spec-template`,
  );
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
  await button(page, 'Data uji (Kadar air)').press('Enter');
  const test = page.getByRole('group', { name: 'Data uji (Kadar air)' });
  await expect(test.getByLabel('Metode uji')).toHaveAttribute('placeholder', 'SNI 01-2907');
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
  await expect(button(page, 'Data uji: Sucofindo, 1 September 2025 (Kadar air)')).toBeVisible();

  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.postData() ?? ''));
  await page.getByLabel('Harga').fill('2000');
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

test('SPEC-2 SPEC-5 what is wrong is said at its field', async ({ page, api, unique }) => {
  const category_id = await api.addCategory(unique('Ditolak'));
  await addFields(page, api, category_id);
  const id = await api.addProduct({ name: unique('Pupuk Ditolak'), category_id });
  await page.goto(`/admin/produk/edit/${id}`);
  const [lowest, highest] = [input(page, 'Kadar air (min.) *'), input(page, 'Kadar air (maks.) *')];
  await input(page, 'pH').fill('7,5,');
  await save(page);
  await expect(input(page, 'pH')).toHaveAccessibleDescription('pH harus berupa angka.');
  await expect(lowest).toHaveAccessibleDescription('Kadar air wajib diisi.');
  await input(page, 'pH').fill('7,5');
  await lowest.fill('13');
  await highest.fill('12');
  await save(page);
  await expect(lowest).toHaveAccessibleDescription('Kadar air: batas bawah tidak boleh di atas batas atas.');
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
  const specs = JSON.stringify(SPECS);
  const id = await api.addProduct({ name: unique('Pindahan'), category_id: from, specs });
  await page.goto(`/admin/produk/edit/${id}`);
  await input(page, 'C-organik (min.)').fill('15');
  const notice = page.getByRole('status').filter({ hasText: 'Akan hilang saat disimpan' });
  await chooseCategory(page, second);
  await expect(notice).toHaveText('Akan hilang saat disimpan: C-organik, pH, Bentuk, Halal, Aroma');
  await expect(input(page, 'Air (maks.) *')).toHaveValue('12,5');
  await expect(input(page, 'pH')).toHaveValue('');
  await input(page, 'pH').fill('netral');
  await chooseCategory(page, first);
  await expect(notice).toHaveCount(0);
  await expect(input(page, 'pH')).toHaveValue('7');
  await expect(input(page, 'C-organik (min.)')).toHaveValue('15');
  await chooseCategory(page, second);
  await expect(input(page, 'pH')).toHaveValue('netral');
  await save(page);
  await expect(page).toHaveURL('/admin/produk');
  expect(await specsOf(page, id)).toEqual({ moisture: SPECS.moisture, ph: { text: 'netral' } });
});

test('SPEC-6 the history calls values as their template does', async ({ page, api, unique }) => {
  const category_id = await api.addCategory(unique('Riwayat'));
  await addFields(page, api, category_id);
  const name = unique('Riwayat Mutu');
  const id = await api.addProduct({ name, category_id, specs: JSON.stringify(SPECS) });
  await api.put(`product/${id}`, { name, category_id, specs: { moisture: { max: 11 } } });
  await page.goto(`/admin/riwayat?filter=${JSON.stringify({ resource: 'product', record_id: id })}`);
  const change = page.getByRole('main').getByRole('listitem').first();
  const moisture = change.locator('dl > div').filter({ hasText: 'Kadar air' });
  await expect(moisture.getByRole('insertion')).toContainText('maks. 11 %');
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });
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
    await expect(button(page, 'Perbarui spesifikasi')).toBeVisible();
    await expectFits(page, 'section[aria-labelledby=spec-template]');

    await page.goto(`/admin/produk/edit/${id}`);
    await button(page, /^Data uji: .*Sucofindo/).click();
    await expect(page.getByLabel('Laboratorium')).toHaveValue('Sucofindo');
    await expectFits(page, 'fieldset:has(#spec-form)');
  });
});

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
