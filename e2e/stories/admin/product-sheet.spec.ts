import { readFileSync, writeFileSync } from 'node:fs';
import { REQUESTS } from 'api/contract';
import { zipSync } from 'fflate';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

const csv = (...lines: string[]) => ({
  name: 'produk.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

for (const viewport of [
  { width: 390, height: 700 },
  { width: 1440, height: 600 },
]) {
  test(`HAND-11 the button that imports stays in view at ${viewport.width} px, and covers no row`, async ({
    page,
    unique,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/admin/produk/spreadsheet');
    const rows = Array.from({ length: 30 }, (_, at) => `${unique('Baris')} ${at};Coffee;1000`);
    await page.getByLabel('Berkas spreadsheet').setInputFiles(csv('Nama;Kategori;Harga', ...rows));
    const changes = page.getByRole('listitem').filter({ hasText: unique('Baris') });
    await expect(changes).toHaveCount(30);
    const apply = page.getByRole('button', { name: 'Terapkan' });
    for (const row of [changes.first(), changes.nth(15), changes.last()]) {
      await row.evaluate((item) => item.scrollIntoView({ block: 'end' }));
      await expect(apply).toBeInViewport({ ratio: 1 });
      const isInFront = await row.evaluate((item) => {
        const { left, bottom } = item.getBoundingClientRect();
        return item.contains(document.elementFromPoint(left + 1, bottom - 1));
      });
      expect(isInFront).toBe(true);
    }
    await page
      .getByRole('heading', { name: 'Impor', exact: true })
      .evaluate((title) => title.scrollIntoView());
    await expect(apply).toBeInViewport({ ratio: 1 });
  });
}

test('products are exported from the list, as CSV and as XLSX', async ({ page }) => {
  await page.goto('/admin/produk');
  await page.getByRole('link', { name: 'Impor / ekspor' }).click();
  for (const [format, start] of [
    ['CSV', /^\uFEFFID;.*;Versi\r\n/],
    ['XLSX', /^PK/],
  ] as const) {
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: `Unduh ${format}` }).click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^produk-\\d{4}-\\d\\d-\\d\\d\\.${format.toLowerCase()}$`),
    );
    const text = readFileSync(await download.path()).toString();
    expect(text).toMatch(start);
    // A picture does not fit into a sheet, and specifications have columns by their keys.
    const fields = Object.entries(REQUESTS.CreateProductRequest).filter(
      ([field]) => !['image', 'specs'].includes(field),
    );
    const titles = fields.map(([, { label }]) => label);
    if (format === 'CSV') expect(text.split(/[;\r]/)).toEqual(expect.arrayContaining(titles));
  }
});

test('a file with problems is explained line by line, and the mended one is stored', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Vanili');
  const category = await api.addCategory(unique('Impor'));
  const id = await api.addProduct({ name, category_id: category });
  await page.goto('/admin/produk/spreadsheet');
  const file = page.getByLabel('Berkas spreadsheet');

  await file.setInputFiles(csv('ID;Nama;Kategori;Harga', `${id};${name};Tidak ada;seribu`));
  await expect(page.getByText('2 masalah. Perbaiki berkasnya, lalu pilih lagi.')).toBeVisible();
  await expect(page.getByRole('row')).toHaveText([
    'BarisKolomMasalah',
    '2KategoriKategori tidak ditemukan.“Tidak ada”',
    '2HargaHarga harus berupa angka, paling banyak dua desimal.“seribu”',
  ]);
  await expect(page.getByRole('button', { name: 'Terapkan' })).toHaveCount(0);

  await file.setInputFiles(csv('ID;Nama;Kategori;Harga', `${id};${name};${unique('Impor')};Rp 75.000`));
  await expect(page.getByText('1 baris: 0 produk baru, 1 diubah, 0 tetap.')).toBeVisible();
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page.getByText('Impor berhasil disimpan.')).toBeVisible();
  await expect(page).toHaveURL('/admin/produk?filter=%7B%7D');
  const [stored] = await api.list<{ price: number }>('product', { q: name });
  expect(stored?.price).toBe(75000);

  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText('1 produk dikembalikan.')).toBeVisible();
  const [before] = await api.list<{ price: number }>('product', { q: name });
  expect(before?.price).not.toBe(75000);
});

test('thousands of problems are listed page by page', async ({ page }) => {
  await page.goto('/admin/produk/spreadsheet');
  const lines = Array<string>(2500).fill('Kopi Baru;Tidak ada;1');
  await page.getByLabel('Berkas spreadsheet').setInputFiles(csv('Nama;Kategori;Harga', ...lines));
  await expect(page.getByText('2.500 masalah.')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(101);
  await page.getByRole('button', { name: /25$/ }).click();
  await expect(page.getByRole('row').last()).toHaveText('2501KategoriKategori tidak ditemukan.“Tidak ada”');
});

test('while a file is checked the screen says so', async ({ page }) => {
  let release: (() => void) | undefined;
  await page.route('**/api/product-sheet?apply=false', async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  await page.goto('/admin/produk/spreadsheet');
  const file = page.getByLabel('Berkas spreadsheet');
  await file.setInputFiles(csv('Nama;Kategori;Harga', 'Kopi Baru;Tidak ada;1'));
  const progress = page.getByText('Memeriksa berkas...');
  await expect(progress).toBeVisible();
  await expect(file).toBeDisabled();
  await expect.poll(() => release).toBeDefined();
  release?.();
  await expect(page.getByText('1 masalah.')).toBeVisible();
  await expect(progress).toHaveCount(0);
});

test('HAND-6 an import without an answer says so until it has one, and is stored once', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Gambir Sekali');
  const lost = page.getByText('Koneksi terputus. Isian Anda masih ada di halaman ini.');
  const again = page.getByRole('button', { name: 'Coba lagi' });
  await page.goto('/admin/produk/spreadsheet');
  await expect(page.getByText('Pilih berkas')).toBeVisible();
  await page.context().setOffline(true);
  await page
    .getByLabel('Berkas spreadsheet')
    .setInputFiles(csv('Nama;Kategori;Harga', `${name};Coffee;1000`));
  await expect(lost).toBeVisible();
  await again.press('Enter');
  await expect(again).toBeFocused();
  await page.context().setOffline(false);
  await again.click();
  await expect(page.getByText('1 baris: 1 produk baru, 0 diubah, 0 tetap.')).toBeVisible();
  await expect(lost).toHaveCount(0);

  await page.route('**/api/product-sheet?apply=true', (route) => route.fetch().then(() => route.abort()), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await expect(lost).toBeVisible();
  await again.click();
  await expect(page.getByText('Impor berhasil disimpan.')).toBeVisible();
  const stored = await api.list<{ id: number }>('product', { q: name });
  expect(stored).toHaveLength(1);
  await api.remove(`product/${stored[0]?.id}`);
});

test('what is no spreadsheet is refused in a sentence', async ({ page }) => {
  await page.goto('/admin/produk/spreadsheet');
  await page.getByLabel('Berkas spreadsheet').setInputFiles({
    name: 'foto.xlsx',
    mimeType: 'application/zip',
    buffer: Buffer.from('PK\u0003\u0004xxxx'),
  });
  await expect(page.getByText('Berkas tidak dapat dibaca. Pakai berkas XLSX atau CSV.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Terapkan' })).toHaveCount(0);
});

test('HAND-11 the sheet that is read is named with its hidden rows, and what was checked is what is stored', async ({
  page,
  api,
  unique,
}, testInfo) => {
  const name = unique('Lembar');
  const path = testInfo.outputPath('produk.xlsx');
  writeFileSync(path, workbook(`2026 ${name}`, ['Nama', 'Kategori', 'Harga'], [name, 'Coffee', '1500']));
  await page.goto('/admin/produk/spreadsheet');
  await page.getByLabel('Berkas spreadsheet').setInputFiles(path);
  await expect(page.getByText('1 baris: 1 produk baru, 0 diubah, 0 tetap.')).toBeVisible();
  await expect(page.getByText(`Lembar: 2026 ${name}`, { exact: true })).toBeVisible();
  await expect(page.getByText('1 baris tersembunyi ikut dibaca.')).toBeVisible();

  writeFileSync(path, workbook('Lain', ['Nama', 'Kategori', 'Harga'], [name, 'Coffee', '9999']));
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page.getByText('Impor berhasil disimpan.')).toBeVisible();
  const [product] = await api.list('product', { q: name });
  expect(product).toMatchObject({ name, price: 1500 });
  await api.remove(`product/${product?.id}`);
});

/** Its last row is hidden. */
function workbook(sheet: string, titles: string[], hidden: string[]): Uint8Array {
  const cells = (texts: string[]) => texts.map((text) => `<c t="str"><v>${text}</v></c>`).join('');
  const worksheet = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';
  const files = {
    'xl/workbook.xml': `<workbook><sheets><sheet name="${sheet}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${worksheet}" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row>${cells(titles)}</row><row hidden="1">${cells(hidden)}</row></sheetData></worksheet>`,
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, new TextEncoder().encode(xml)])),
  );
}
