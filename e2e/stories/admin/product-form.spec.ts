import { answer, refusedWith } from '../../answers';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

test("SPEC-2 the form draws the category's fields; another category keeps what both have and says what would be lost", async ({
  page,
  api,
  unique,
}) => {
  const [from, to] = [unique('Arang'), unique('Briket')];
  const ash = { key: 'ash', label: 'Kadar abu', kind: 'number', unit: '%' };
  const category_id = await api.addCategory(from);
  await api.addSpecField(category_id, ash);
  await api.addSpecField(category_id, { key: 'size', label: 'Ukuran', kind: 'text' });
  await api.addSpecField(await api.addCategory(to), ash);
  const id = await api.addProduct({ name: unique('Arang Batok'), category_id });
  await page.goto(`/admin/produk/edit/${id}`);
  await page.getByLabel('Kadar abu', { exact: true }).fill('2,2');
  await page.getByLabel('Ukuran', { exact: true }).fill('Besar');
  const category = page.getByRole('combobox', { name: 'Kategori' });
  await category.fill(to);
  await page.getByRole('option', { name: to, exact: true }).click();
  await expect(page.getByText('Akan hilang saat disimpan: Ukuran')).toBeVisible();
  await expect(page.getByLabel('Kadar abu', { exact: true })).toHaveValue('2,2');
  await category.fill(from);
  await page.getByRole('option', { name: from, exact: true }).click();
  await expect(page.getByText('Akan hilang saat disimpan')).toHaveCount(0);
  await expect(page.getByLabel('Ukuran', { exact: true })).toHaveValue('Besar');
});

test('HAND-9 pasted HTML in a description is offered as plain text, in one notice', async ({
  page,
  api,
  unique,
}) => {
  const name = unique('Arang Tempel');
  const id = await api.addProduct({ name, category_id: 1, description: 'Kadar abu <5%, suhu > 700' });
  await page.goto(`/admin/produk/edit/${id}`);
  const description = page.getByLabel('Deskripsi', { exact: true });
  const english = page.getByLabel('Uraian (Inggris)', { exact: true });
  const offer = page.getByRole('button', { name: 'Jadikan teks biasa' });
  await expect(description).toHaveValue(/abu <5%/);
  await expect(offer).toHaveCount(0);
  await description.fill('<p>Arang &amp; <b>briket</b></p><ul><li>Abu <5%</li><li>Panas</li></ul>');
  await english.fill('Charcoal<br>Ash &lt;5%<script>alert(1)</script>');
  await expect(offer).toHaveCount(1);
  await offer.click();
  await expect(description).toHaveValue('Arang & briket\n- Abu <5%\n- Panas');
  await expect(english).toHaveValue('Charcoal\nAsh <5%');
  await expect(offer).toHaveCount(0);
  await expect(description).toBeFocused();
});

test("TRUST-11 a new administrator's password says its rules before it is sent", async ({ page }) => {
  await page.goto('/admin/administrator/add');
  await page.getByLabel('Email').fill('sari@gudang.example');
  const password = page.getByLabel('Password');
  await expect(password).toHaveAccessibleDescription(/^6 sampai 128 karakter\./);
  await password.fill('kopi-gayo-tinggi');
  for (const [label, text] of [
    ['Nama depan', 'Sari'],
    ['Nama belakang', 'Dewi'],
    ['Username', 'sari'],
  ] as const)
    await page.getByLabel(label).fill(text);
  await answer(page, 'POST', 'admins', refusedWith('Ditolak.'));
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Ditolak.')).toBeVisible();
});
