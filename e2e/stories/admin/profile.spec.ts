import type { Page } from '@playwright/test';
import { answer, REFUSED } from '../../answers';
import { ApiClient } from '../../api-client';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

const save = (page: Page) => page.getByRole('button', { name: 'Simpan' });
const newPassword = (page: Page) => page.getByLabel(/^Password baru/);
const confirmation = (page: Page) => page.getByLabel(/^Konfirmasi password/);

test("PROF-1 PROF-2 one's own record is edited and kept", async ({ page, unique }) => {
  await page.goto('/admin/profile');
  const firstName = page.getByLabel('Nama depan');
  await expect(firstName).not.toHaveValue('');
  const changed = unique('Siti');
  await firstName.fill(changed);
  await save(page).click();
  await expect(page.getByText('Profil berhasil diperbarui.')).toBeVisible();
  await page.reload();
  await expect(firstName).toHaveValue(changed);
});

test('PROF-1 PASS-2 the e-mail has to be one; a button leads to the password, and cancelling returns', async ({
  page,
}) => {
  await page.goto('/admin/profile');
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  await page.getByLabel('Email').fill('bukan email');
  await save(page).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await page.getByRole('link', { name: 'Ganti Password' }).click();
  await expect(page).toHaveURL('/admin/profile/password');
  await page.getByRole('link', { name: 'Batal' }).click();
  await expect(page).toHaveURL('/admin/profile');
});

for (const [name, reply, sentence] of [
  ['refused', REFUSED, 'Gagal mengambil data admin.'],
  ['broken off', undefined, 'Gagal mengambil data. Silakan login ulang.'],
] as const) {
  test(`PROF-3 a record whose loading is ${name} leads to the login`, async ({ page }) => {
    await answer(page, 'GET', 'admins/1', reply);
    await page.goto('/admin/profile');
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page).toHaveURL('/sistem/login');
  });
}

test('PASS-1 PASS-3 too short, and not the same twice; a change that is refused, or fails', async ({
  page,
}) => {
  await page.goto('/admin/profile/password');
  await newPassword(page).fill('12345');
  await confirmation(page).fill('12345');
  await save(page).click();
  await expect(page.getByText('Password harus minimal 6 karakter.')).toBeVisible();
  await newPassword(page).fill('123456');
  await save(page).click();
  await expect(page.getByText('Password konfirmasi tidak cocok.')).toBeVisible();
  await expect(page.getByText('Perlu diperbaiki: Konfirmasi password')).toBeVisible();

  await newPassword(page).fill('rahasia-baru');
  await confirmation(page).fill('rahasia-baru');
  await answer(page, 'PUT', 'admins/password', REFUSED);
  await save(page).click();
  await expect(page.getByText('Gagal memperbarui password.')).toBeVisible();
  await answer(page, 'PUT', 'admins/password');
  await save(page).click();
  await expect(page.getByText('Terjadi kesalahan. Silakan coba lagi.')).toBeVisible();
});

test.describe('on a product of its own', () => {
  // A new password ends the other sessions, which other stories need.
  test('PASS-2 a changed password is announced first, and is the one that counts', async ({
    ownProduct: product,
    ownPage: page,
  }) => {
    await page.goto('/admin/profile/password');
    await newPassword(page).fill('enam66');
    await confirmation(page).fill('enam66');
    const announced = page.waitForEvent('dialog').then(async (dialog) => {
      expect(page.url()).toBe(`${product.url}/admin/profile/password`);
      await dialog.accept();
      return dialog.message();
    });
    await save(page).click();
    expect(await announced).toBe('Password berhasil diperbarui.');
    await expect(page).toHaveURL(`${product.url}/admin/profile`);

    await expect(ApiClient.signIn(product.url, product.password)).rejects.toThrow(
      'Username atau password salah.',
    );
    await ApiClient.signIn(product.url, 'enam66');
  });
});
