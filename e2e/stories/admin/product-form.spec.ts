import { answer, refusedWith } from '../../answers';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

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
