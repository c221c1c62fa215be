import { join } from 'node:path';
import Sqlite from 'libsql';
import { generate } from 'otplib';
import { ApiClient } from '../../api-client';
import { ADMIN_USERNAME, expect, stateWith, test } from '../../fixtures';

const NEW_PASSWORD = 'kopi-gayo-dataran-tinggi';

test('TRUST-10 long after the login a new password waits for the old one, and nothing typed is lost', async ({
  ownPage: page,
  ownProduct: { dataDir, password },
}) => {
  const database = new Sqlite(join(dataDir, 'etalase.sqlite'));
  database.exec("UPDATE admin_session SET confirmed_at = '2020-01-01 00:00:00'");
  database.close();

  await page.goto('/admin/profile/password');
  await page.getByLabel('Password baru').fill(NEW_PASSWORD);
  await page.getByLabel('Konfirmasi password').fill(NEW_PASSWORD);
  const save = page.getByRole('button', { name: 'Simpan' });
  await save.click();

  const dialog = page.getByRole('dialog', { name: 'Konfirmasi password' });
  const old = dialog.getByLabel('Password Anda');
  await expect(old).toBeFocused();
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await expect(page.getByLabel('Password baru')).toHaveValue(NEW_PASSWORD);

  await save.click();
  await old.fill('bukan ini');
  await dialog.getByRole('button', { name: 'Konfirmasi' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Password salah.');

  const told = page.waitForEvent('dialog');
  await old.fill(password);
  await page.keyboard.press('Enter');
  const alert = await told;
  expect(alert.message()).toBe('Password berhasil diperbarui.');
  await alert.accept();
  await expect(page).toHaveURL(/\/admin\/profile$/);
});

test('TRUST-11 one sees where one is logged in, and ends it from afar', async ({
  ownPage: page,
  ownProduct: { url, password },
  browser,
}) => {
  const { token } = await ApiClient.signIn(url, password);
  const context = await browser.newContext({ baseURL: url, storageState: stateWith(url, token) });
  const elsewhere = await context.newPage();
  await elsewhere.goto('/admin/profile');
  await expect(elsewhere.getByLabel('Nama depan')).toBeVisible();

  await page.goto('/admin/profile/keamanan');
  const sessions = page.getByRole('region', { name: 'Sesi', exact: true }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'Sesi ini' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Akhiri semua sesi lain' }).click();
  await expect(page.getByText('Semua sesi lain berhasil diakhiri.')).toBeVisible();
  await expect(sessions).toHaveCount(1);

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login$/);
  await context.close();
});

test('TRUST-11 another administrator is added, comes in, gets another password when hers is lost, and is out at once when disabled', async ({
  ownPage: page,
  ownProduct: { url },
  browser,
}) => {
  await page.goto('/admin/administrator');
  await page.getByRole('link', { name: '+ Tambah Administrator' }).click();
  const fields = {
    'Nama depan': 'Sari',
    'Nama belakang': 'Dewi',
    Username: 'sari',
    Email: 'sari@example.com',
    Password: NEW_PASSWORD,
  };
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label).first().fill(value);
  }
  await page.getByRole('button', { name: 'Simpan' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'sari@example.com' });
  await expect(card).toBeVisible();

  const { token } = await ApiClient.signIn(url, NEW_PASSWORD, 'sari');
  const context = await browser.newContext({ baseURL: url, storageState: stateWith(url, token) });
  const hers = await context.newPage();
  await hers.goto('/admin/administrator');
  await expect(hers.getByText('sari@example.com')).toBeVisible();

  await card.getByRole('button', { name: 'Buat kata sandi baru' }).click();
  const question = page.getByRole('dialog', { name: 'Buat kata sandi baru untuk Sari Dewi?' });
  await expect(question).toContainText(
    "pengelola server mematikannya dengan 'npm run admin -- totp off sari'.",
  );
  await question.getByRole('button', { name: 'Buat kata sandi baru' }).click();
  const shown = page.getByRole('dialog', { name: 'Kata sandi baru Sari Dewi' });
  await expect(shown).toContainText('Hanya ditampilkan sekarang.');
  const madeUp = (await shown.getByRole('code').textContent()) ?? '';
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await shown.getByRole('button', { name: 'Salin' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(madeUp);
  await page.keyboard.press('Escape');
  await shown.getByRole('button', { name: 'Sudah saya catat' }).click();
  await expect(shown).toBeHidden();
  await hers.reload();
  await expect(hers).toHaveURL(/\/login$/);
  await expect(ApiClient.signIn(url, NEW_PASSWORD, 'sari')).rejects.toThrow('Username atau password salah.');
  await hers.getByLabel('Username').fill('sari');
  await hers.getByLabel('Password').fill(madeUp);
  await hers.getByRole('button', { name: 'Sign In' }).click();
  await expect(hers).toHaveURL(/\/admin/);

  await card.getByRole('button', { name: 'Nonaktifkan' }).click();
  await page
    .getByRole('dialog', { name: 'Nonaktifkan Sari Dewi?' })
    .getByRole('button', { name: 'Nonaktifkan' })
    .click();
  await expect(card.getByText('Nonaktif', { exact: true })).toBeVisible();
  await hers.reload();
  await expect(hers).toHaveURL(/\/login$/);
  await expect(ApiClient.signIn(url, madeUp, 'sari')).rejects.toThrow('Username atau password salah.');
  await context.close();
});

test('TRUST-12 a second step is switched on, its recovery codes stay until they are kept, and one of them stands in once at the next login', async ({
  ownPage: page,
  ownProduct: { password },
}) => {
  await page.goto('/admin/profile');
  await page.getByRole('link', { name: 'Sesi dan keamanan' }).click();
  const card = page.getByRole('region', { name: 'Verifikasi dua langkah' });
  await card.getByRole('button', { name: 'Aktifkan' }).click();
  await expect(card.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible();
  const secret = (await card.getByRole('code').textContent()) ?? '';
  await expect(card.getByText('Buka aplikasi autentikator di ponsel ini')).toHaveAttribute(
    'href',
    new RegExp(`^otpauth://totp/.*secret=${secret}`),
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await card.getByRole('button', { name: 'Salin' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  const code = card.getByLabel('Kode verifikasi');
  await code.fill('000000');
  await card.getByRole('button', { name: 'Konfirmasi kode' }).click();
  await expect(card.getByRole('alert')).toBeVisible();
  await code.fill(await generate({ secret }));
  await card.getByRole('button', { name: 'Konfirmasi kode' }).click();
  const codes = page.getByRole('dialog', { name: 'Kode pemulihan' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [recoveryCode = ''] = await codes.getByRole('listitem').allTextContents();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/profile\/keamanan$/);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await asked).dismiss();
  await expect(codes.getByText(recoveryCode)).toBeVisible();
  await codes.getByRole('button', { name: 'Sudah saya simpan' }).click();
  await expect(card.getByText('10 kode pemulihan tersisa.')).toBeVisible();

  const signIn = async (typed: string) => {
    await page.getByLabel('Username').fill(ADMIN_USERNAME);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Kode verifikasi')).toBeFocused();
    await page.getByLabel('Kode verifikasi').fill(typed);
    await page.getByRole('button', { name: 'Sign In' }).click();
  };
  await page.getByRole('button', { name: 'Logout' }).click();
  await signIn(recoveryCode);
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByRole('button', { name: 'Logout' }).click();
  // With it, wrong guesses from elsewhere do not lock out this browser (TRUST-9).
  expect(await page.evaluate(() => localStorage.getItem('device admin'))).toMatch(/^[\w-]{43}$/);
  await signIn(recoveryCode);
  await expect(page.getByRole('alert')).toHaveText('Kode verifikasi salah atau sudah dipakai.');
});
