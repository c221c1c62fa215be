import type { Page } from '@playwright/test';
import { answer, REFUSED } from '../../answers';
import { demoPicture } from '../../demo-picture';
import { expect, test } from '../../fixtures';
import { runUntilShown } from '../../time-until-leaving';

test.use({ signedIn: true });

const save = (page: Page) => page.getByRole('button', { name: 'Simpan' });
const name = (page: Page) => page.getByLabel('Nama kategori');

/** Holds back the answer to each PUT, until the story lets it go. */
async function holdPut(page: Page, path: string, refused = false) {
  let release: (() => void) | undefined;
  await page.route(`**/api/${path}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await new Promise<void>((resolve) => (release = resolve));
    return refused ? route.fulfill(REFUSED) : route.continue();
  });
  return {
    arrived: () => expect.poll(() => release).toBeDefined(),
    release: () => {
      release?.();
      release = undefined;
    },
  };
}

test('APRO-9 a form is shut while it is saved and until the list is back, so that nothing typed is lost', async ({
  page,
  api,
  unique,
}) => {
  const id = await api.addCategory(unique('AN Lama'));
  const put = await holdPut(page, `category/${id}`);
  await page.clock.install();
  await page.goto(`/admin/kategori/edit/${id}`);
  await name(page).fill(unique('AN Baru'));
  await page.clock.pauseAt(Date.now() + 60_000);
  await name(page).press('Enter');
  await put.arrived();
  await name(page).focus();
  await page.keyboard.type('terlambat');
  await expect(name(page)).toHaveValue(unique('AN Baru'));

  put.release();
  await runUntilShown(page, 'Kategori berhasil diperbarui.');
  await name(page).focus();
  await page.keyboard.type('terlambat');
  await expect(name(page)).toHaveValue(unique('AN Baru'));
  await page.clock.resume();
  await expect(page).toHaveURL('/admin/kategori');
  expect(await api.list('category', { id: [id] })).toMatchObject([{ nama_category: unique('AN Baru') }]);
});

test('APRO-9 what had the focus when a save was refused has it again', async ({ page }) => {
  const put = await holdPut(page, 'category/1', true);
  await page.goto('/admin/kategori/edit/1');
  await name(page).fill('Nama lain');
  for (const pressed of [name(page), save(page)]) {
    await pressed.press('Enter');
    await put.arrived();
    await expect(page.getByRole('button', { name: 'Menyimpan...' })).toBeDisabled();
    put.release();
    await expect(pressed).toBeFocused();
  }
  await expect(name(page)).toHaveValue('Nama lain');
});

test('APRO-7 whoever removes, keeps and chooses pictures by keyboard goes on from there', async ({
  page,
  api,
  unique,
}) => {
  const image = demoPicture('coffee-ground.jpg');
  const id = await api.addProduct({ name: unique('AN Gambar'), category_id: 1, image });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(`/admin/produk/edit/${id}`);
  await button('Hapus gambar').press('Enter');
  await expect(button('Batal hapus gambar')).toBeFocused();
  await button('Batal hapus gambar').press('Enter');
  await expect(button('Hapus gambar')).toBeFocused();
  await page.getByLabel('Gambar').setInputFiles(image);
  await button('Batalkan gambar baru').press('Enter');
  await expect(button('Hapus gambar')).toBeFocused();

  await page.goto('/admin/produk/add');
  await page.getByLabel('Gambar').setInputFiles(image);
  await button('Batalkan gambar baru').press('Enter');
  await expect(page.getByLabel('Gambar')).toBeFocused();
});

test('PASS-1 a pasted password that is too long is refused, not cut off', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await page.goto('/admin/profile/password');
  for (const label of [/^Password baru/, /^Konfirmasi password/]) {
    await page.getByLabel(label).focus();
    await page.keyboard.insertText('x'.repeat(129));
  }
  await save(page).click();
  await expect(page.getByText('Password paling panjang 128 karakter.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('AKON-2 PROF-1 each field is required, and nothing is sent without it', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  page.on('dialog', (dialog) => void dialog.accept());
  for (const [path, labels] of [
    ['/admin/kontak/edit/1', ['WhatsApp', 'Instagram', 'TikTok', 'Email', 'Facebook']],
    ['/admin/profile', ['Nama depan', 'Nama belakang', 'Username', 'Email']],
  ] as const) {
    await page.goto(path);
    for (const label of labels) {
      const field = page.getByLabel(label);
      await expect(field).not.toHaveValue('');
      const before = await field.inputValue();
      await field.fill('');
      await save(page).click();
      await expect(field, label).toHaveAttribute('aria-invalid', 'true');
      expect(sent, label).toEqual([]);
      await field.fill(before);
      await expect(field, label).toHaveAttribute('aria-invalid', 'false');
    }
  }
});

test('APRO-8 AKAT-7 AKON-3 AINF-2 PROF-2 a change that is refused, or fails', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const updating = 'Terjadi kesalahan saat memperbarui';
  for (const [path, call, label, refused, failed] of [
    ['produk/edit/1', 'product/1', 'Nama', 'Gagal memperbarui produk.', `${updating} produk.`],
    [
      'kategori/edit/1',
      'category/1',
      'Nama kategori',
      'Gagal memperbarui kategori.',
      'Gagal mengupdate kategori.',
    ],
    ['kontak/edit/1', 'contact/1', 'TikTok', `${updating} kontak.`, `${updating} kontak.`],
    ['dashboard/edit/1', 'dashboard/1', 'Judul', `${updating} data.`, `${updating} data.`],
    ['profile', 'admins/1', 'Nama depan', 'Gagal memperbarui profil.', `${updating} profil.`],
  ] as const) {
    for (const [reply, sentence] of [
      [REFUSED, refused],
      [undefined, failed],
    ] as const) {
      await page.goto(`/admin/${path}`);
      await page.getByLabel(label).fill('Lain');
      await answer(page, 'PUT', call, reply);
      await save(page).click();
      await expect(page.getByText(sentence), path).toBeVisible();
    }
  }
});

test('APRO-8 AKAT-7 AKON-3 AINF-2 a record that cannot be loaded', async ({ page }) => {
  for (const [path, call, sentence] of [
    ['produk', 'product/1', 'Terjadi kesalahan saat memuat data produk.'],
    ['kategori', 'category/1', 'Gagal mengambil data kategori.'],
    ['kontak', 'contact/1', 'Terjadi kesalahan saat mengambil data.'],
    ['dashboard', 'dashboard/1', 'Terjadi kesalahan saat mengambil data.'],
  ] as const) {
    await answer(page, 'GET', call);
    await page.goto(`/admin/${path}/edit/1`);
    await expect(page.getByText(sentence), path).toBeVisible();
  }
});
