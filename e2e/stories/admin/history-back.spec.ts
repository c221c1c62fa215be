import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

const historyOf = (record_id: number) =>
  `/admin/riwayat?filter=${JSON.stringify({ resource: 'product', record_id })}`;

test('HAND-13 SPEC-6 a single change is brought back after a question that shows what it replaces', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Pala Kembali');
  const category_id = await api.addCategory(name);
  await api.addSpecField(category_id, { key: 'kadar_air', label: 'Kadar air', kind: 'number' });
  const id = await api.addProduct({ name, category_id, price: 4000 });
  await api.put(`product/${id}`, { name, category_id, specs: { kadar_air: { value: 12 } } });
  await api.put(`product/${id}`, { name, category_id, price: 5000, specs: { kadar_air: { value: 9 } } });
  await page.goto(historyOf(id));
  const entries = page.getByRole('main').getByRole('listitem');
  for (const [label, before] of [
    ['Harga', 'Rp 4.000'],
    ['Kadar air', '12'],
  ] as const) {
    const change = entries.filter({ hasText: 'Rp 5.000' }).last();
    const field = change.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    await field.getByRole('button', { name: 'Kembalikan' }).click();
    const question = page.getByRole('dialog', { name: `Kembalikan nilai sebelumnya “${name}”?` });
    await expect(question.getByRole('insertion')).toContainText(before);
    await question.getByRole('button', { name: 'Kembalikan' }).click();
    await expect(question).toBeHidden();
    await expect(entries.first().getByRole('insertion').filter({ hasText: before })).toHaveCount(1);
  }
});

test('HAND-13 SPEC-6 what went with the category of one product comes back with it', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Pala Pindah');
  const [from, to] = [await api.addCategory(name), await api.addCategory(`${name} lain`)];
  for (const key of ['kadar_air', 'kadar_abu'])
    await api.addSpecField(from, { key, label: key, kind: 'number', required: true });
  const specs = { kadar_air: { value: 12 }, kadar_abu: { value: 3 } };
  const id = await api.addProduct({ name, category_id: from, specs: JSON.stringify(specs) });
  await api.put(`product/${id}`, { name, category_id: to, specs: { kadar_air: null, kadar_abu: null } });
  await page.goto(historyOf(id));
  await page.getByRole('main').getByRole('button', { name: 'Urungkan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText('1 produk dikembalikan.')).toBeVisible();
  const stored: unknown = await (await page.request.get(`/api/product/${id}`)).json();
  expect(stored).toMatchObject({ data: { category_id: from, specs } });
});

test('HAND-13 the history has days, and what the first start filled in is one entry that opens', async ({
  ownPage: page,
  ownProduct,
}) => {
  const lines = ['Nama;Kategori;Harga', ...Array.from({ length: 30 }, (_, n) => `Isi ${n};Baru;1`)];
  await page.goto(`${ownProduct.url}/admin/produk/spreadsheet`);
  await page.getByLabel('Berkas spreadsheet').setInputFiles({
    name: 'produk.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await page.getByRole('checkbox', { name: 'Buat yang belum ada' }).check();
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page.getByText('Impor berhasil disimpan.')).toBeVisible();
  await page.goto(`${ownProduct.url}/admin`);
  const latest = page.getByRole('region', { name: 'Perubahan terbaru' }).getByRole('listitem');
  await expect(latest.first()).toContainText('menambahkan kategori Baru, dan 30 data lain sekaligus');
  await page.goto(`${ownProduct.url}/admin/riwayat`);
  const today = new Intl.DateTimeFormat('id-ID', { dateStyle: 'full' }).format(new Date());
  await expect(page.getByRole('heading', { level: 2, name: today })).toBeVisible();
  const filled = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'menambahkan kategori Baru' });
  await filled.getByRole('link', { name: 'dan 30 data lain sekaligus' }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Isi 29' })).toBeVisible();
});
