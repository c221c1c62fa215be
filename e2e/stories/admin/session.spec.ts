import type { Page } from '@playwright/test';
import { ADMIN_USERNAME, adminPassword, expect, stateWith, test } from '../../fixtures';

const username = (page: Page) => page.getByLabel('Username');
const password = (page: Page) => page.getByLabel('Password');
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign In' });
const LOGIN = '**/api/admins/login';

test('LOG-1 the login screen at either address', async ({ page }) => {
  for (const path of ['/sistem/login', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expect(page).toHaveTitle(/Admin Login/);
    await expect(page.getByRole('img', { name: /^Logo/ })).toBeVisible();
    const background = page.locator('img[alt=""]').first();
    await expect
      .poll(() => background.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(600);
    await expect(username(page)).toBeVisible();
    await expect(password(page)).toHaveAttribute('type', 'password');
    await expect(signIn(page)).toBeEnabled();
    await expect(
      page.getByText('Lupa kata sandi? Minta administrator lain membuatkan yang baru.'),
    ).toBeVisible();
  }
});

test('LOG-2 with both fields, the username or the password empty nothing is sent', async ({ page }) => {
  let sent = false;
  await page.route(LOGIN, (route) => {
    sent = true;
    return route.abort();
  });
  for (const [user, pass] of [
    ['', ''],
    ['', 'rahasia'],
    ['admin', ''],
  ] as const) {
    await page.goto('/sistem/login');
    await username(page).fill(user);
    await password(page).fill(pass);
    await signIn(page).click();
    await expect(page.getByRole('alert')).toHaveText('Username dan password wajib diisi.');
    expect(sent, `${user} ${pass}`).toBe(false);
  }
});

async function logIn(page: Page) {
  await username(page).fill(ADMIN_USERNAME);
  await password(page).fill(adminPassword());
  await signIn(page).click();
}

async function tryToSignIn(page: Page) {
  await page.goto('/sistem/login');
  await username(page).fill(ADMIN_USERNAME);
  await password(page).fill('apa saja');
  await signIn(page).click();
}

test('LOG-3 while signing in the button reads Loading... and is disabled', async ({ page }) => {
  let answer: (() => void) | undefined;
  await page.route(LOGIN, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.abort();
  });
  await tryToSignIn(page);
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  await expect.poll(() => answer).toBeDefined();
  answer?.();
  await expect(signIn(page)).toBeEnabled();
});

test('LOG-5 a refusal without a message, and a connection that fails', async ({ page }) => {
  await page.route(LOGIN, (route) =>
    route.fulfill({ status: 401, json: { success: false, message: '', data: null } }),
  );
  await tryToSignIn(page);
  await expect(page.getByRole('alert')).toHaveText('Login gagal. Silakan coba lagi.');
  await page.unroute(LOGIN);
  await page.route(LOGIN, (route) => route.abort());
  await signIn(page).click();
  await expect(page.getByRole('alert')).toHaveText('Terjadi kesalahan koneksi.');
});

test('LOG-6 editing either field clears the error', async ({ page }) => {
  for (const field of ['Username', 'Password']) {
    await page.goto('/sistem/login');
    await signIn(page).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await page.getByLabel(field).press('a');
    await expect(page.getByRole('alert'), field).toBeEmpty();
  }
});

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const token = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

const PATHS = [
  '/admin',
  '/admin/produk',
  '/admin/produk/add',
  '/admin/kategori',
  '/admin/kontak',
  '/admin/nope',
];

test('SES-2 without a session every screen leads to the login, in place of the history entry', async ({
  page,
}) => {
  for (const path of PATHS) {
    await page.goto('/about');
    await page.goto(path);
    await expect(page, path).toHaveURL('/sistem/login');
    await page.goBack();
    await expect(page, path).toHaveURL('/about');
  }
});

test('SES-1 SES-2 a token that is expired, malformed or without exp is no session', async ({ page }) => {
  for (const stored of [token({ id: 1, exp: inSeconds(-1) }), 'bukan.token', token({ id: 1 })]) {
    await page.goto('/about');
    await page.evaluate((value) => localStorage.setItem('token', value), stored);
    await page.goto('/admin');
    await expect(page, stored).toHaveURL('/sistem/login');
  }
});

test('SES-3 Logout clears the token, ends the session on the server, and logs out the other tabs, which keep what was typed', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/sistem/login');
  // A session of its own: the other stories go on with theirs.
  await logIn(page);
  await expect(page).toHaveURL('/admin');
  const ended = await page.evaluate(() => localStorage.getItem('token'));
  const other = await context.newPage();
  await other.goto('/admin/kategori/add');
  await other.getByLabel('Nama kategori').fill('Belum disimpan');
  const untouched = await context.newPage();
  await untouched.goto('/admin/kategori');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/sistem/login');
  await expect(page.getByText('Sesi Anda telah berakhir.')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(untouched.getByText('Sesi Anda telah berakhir. Silakan login lagi.')).toBeVisible();
  await expect(other).toHaveURL('/sistem/login');
  await expect(other.getByText('Isian yang belum disimpan ditawarkan lagi setelah login.')).toBeVisible();
  const headers = { Authorization: `Bearer ${ended}` };
  await expect.poll(async () => (await request.get('/api/admins/1', { headers })).status()).toBe(401);
});

/** Ends the session on the server only: the page still holds its token. */
const endSession = (page: Page) =>
  page.evaluate(() =>
    fetch('/api/admins/logout', {
      method: 'POST',
      headers: { Authorization: `Bearer ${localStorage.getItem('token')}` },
    }),
  );

test('SES-4 a token the server refuses is removed, and the user is at /login, where it says why, and back where he was after the login', async ({
  page,
  api,
  unique,
}) => {
  const id = await api.addCategory(unique('Ditolak'));
  await page.goto('/sistem/login');
  await expect(page.getByText('Sesi Anda telah berakhir.')).toBeHidden();
  await logIn(page);
  await expect(page).toHaveURL('/admin');
  await page.goto(`/admin/kategori/edit/${id}`);
  const history = page.getByRole('main').getByRole('link', { name: 'Riwayat' });
  await expect(history).toBeVisible();
  await endSession(page);
  await history.click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Sesi Anda telah berakhir. Silakan login lagi.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await logIn(page);
  await expect(page).toHaveURL(/\/admin\/riwayat\?filter=/);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/sistem/login');
  await expect(page.getByText('Sesi Anda telah berakhir.')).toBeHidden();
});

/** The dialogs from now on, each of which is answered with no: without an answer Playwright agrees to leave a page. */
function refusedDialogs(page: Page): string[] {
  const types: string[] = [];
  page.on('dialog', (dialog) => {
    types.push(dialog.type());
    void dialog.dismiss();
  });
  return types;
}

const save = (page: Page) => page.getByRole('button', { name: 'Simpan' });

/** Logs in, types into the form of a product, and is logged out by saving it. */
async function describeUntilTheSessionEnds(page: Page, id: number) {
  await page.goto('/sistem/login');
  await logIn(page);
  await expect(page).toHaveURL('/admin');
  await page.goto(`/admin/produk/edit/${id}`);
  const description = page.getByRole('textbox', { name: 'Deskripsi' });
  await expect(description).toHaveValue('Lama.');
  await description.fill('Cerita yang panjang.');
  // What else the form loads would notice the end before the save does.
  await page.waitForLoadState('networkidle');
  await endSession(page);
  await save(page).click();
  await expect(page).toHaveURL('/login');
  return description;
}

const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'Ada isian yang belum disimpan' });
const restore = (page: Page) => offer(page).getByRole('button', { name: 'Kembalikan isian' }).click();

/** What is kept of open forms, in case their tab goes. */
const keptDrafts = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('draft ')));

test('KEEP-3 SES-4 what was typed when the session ended is offered after the next login, and merged with what others have saved', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Draf'));
  const name = unique('Kopi Draf');
  const id = await api.addProduct({ name, category_id, price: 4000, description: 'Lama.' });
  const dialogs = refusedDialogs(page);
  const description = await describeUntilTheSessionEnds(page, id);
  await expect(page.getByText('Isian yang belum disimpan ditawarkan lagi setelah login.')).toBeVisible();
  expect(dialogs).toEqual([]);
  const theirs = { name, category_id, price: 5000, description: 'Dari orang lain.' };
  await api.put(`product/${id}`, theirs);

  await logIn(page);
  await expect(page).toHaveURL(`/admin/produk/edit/${id}`);
  await expect(description).toHaveValue('Dari orang lain.');
  await restore(page);
  await expect(description).toHaveValue('Cerita yang panjang.');
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Data sudah diubah' });
  await expect(dialog.getByRole('listitem')).toContainText('Deskripsi');
  expect(await api.list('product', { id: [id] })).toMatchObject([theirs]);
  await dialog.getByRole('button', { name: 'Timpa' }).click();
  await expect(page).toHaveURL('/admin/produk');
  const both = { ...theirs, description: 'Cerita yang panjang.' };
  expect(await api.list('product', { id: [id] })).toMatchObject([both]);
  await page.goto(`/admin/produk/edit/${id}`);
  await expect(description).toHaveValue('Cerita yang panjang.');
  await expect(offer(page)).toHaveCount(0);
});

test.describe('a page that is left', () => {
  test.use({ signedIn: true });

  test('KEEP-3 what was typed is offered after a reload and in the next tab, fills no form by itself, and goes with Mulai kosong', async ({
    context,
    unique,
  }) => {
    const name = (page: Page) => page.getByLabel('Nama kategori');
    const page = await context.newPage();
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto('/admin/kategori/add');
    await name(page).fill(unique('Ditutup'));
    await page.reload();
    await expect(offer(page)).toBeVisible();
    await expect(name(page)).toHaveValue('');
    await page.close();

    const next = await context.newPage();
    await next.goto('/admin/kategori/add');
    await restore(next);
    await expect(name(next)).toHaveValue(unique('Ditutup'));
    await save(next).click();
    await expect(next.getByText('Kategori berhasil ditambahkan.')).toBeVisible();
    await expect.poll(() => keptDrafts(next)).toEqual([]);

    await next.goto('/admin/kategori/add');
    await name(next).fill('Dibuang');
    await expect.poll(() => keptDrafts(next)).toHaveLength(1);
    await next.close();
    const last = await context.newPage();
    await last.goto('/admin/kategori/add');
    await offer(last).getByRole('button', { name: 'Mulai kosong' }).click();
    await expect(name(last)).toHaveValue('');
    expect(await keptDrafts(last)).toEqual([]);
    await last.reload();
    await expect(save(last)).toBeEnabled();
    await expect(offer(last)).toHaveCount(0);
  });

  test('KEEP-3 a form that nobody has typed into, or that has a password, leaves nothing', async ({
    page,
    api,
    unique,
  }) => {
    const category_id = await api.addCategory(unique('Tak Disentuh'));
    await api.addSpecField(category_id, { key: 'air', label: 'Kadar air', kind: 'number', unit: '%' });
    const specs = JSON.stringify({ air: { value: 12 } });
    const id = await api.addProduct({ name: unique('Kopi Tak Disentuh'), category_id, price: 4000, specs });
    const leave = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    for (const path of [
      '/admin/produk/add',
      `/admin/produk/edit/${id}`,
      '/admin/kategori/add',
      `/admin/kategori/edit/${category_id}`,
      '/admin/kontak/edit/1',
      '/admin/profile',
    ]) {
      await page.goto(path);
      await expect(save(page), path).toBeEnabled();
      await page.waitForLoadState('networkidle');
      await leave();
      expect(await keptDrafts(page), path).toEqual([]);
    }
    page.on('dialog', (dialog) => dialog.accept());
    for (const path of ['/admin/profile/password', '/admin/administrator/add']) {
      await page.goto(path);
      await page.locator('input[name=password]').fill('Rahasia yang panjang');
      await leave();
      expect(await keptDrafts(page), path).toEqual([]);
    }
  });
});

test('KEEP-3 SES-3 who logs out is asked before what was typed goes, and leaves nothing behind', async ({
  page,
  unique,
}) => {
  const answered = (accept: boolean) =>
    page.waitForEvent('dialog').then(async (dialog) => {
      await (accept ? dialog.accept() : dialog.dismiss());
      return dialog.message();
    });
  await page.goto('/sistem/login');
  await logIn(page);
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/kategori/add');
  await page.getByLabel('Nama kategori').fill(unique('Ditinggalkan'));
  await expect.poll(() => keptDrafts(page)).toHaveLength(1);
  const stayed = answered(false);
  await page.getByRole('button', { name: 'Logout' }).click();
  expect(await stayed).toBe('Isian yang belum disimpan akan terhapus. Tetap logout?');
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  await expect(page.getByLabel('Nama kategori')).toHaveValue(unique('Ditinggalkan'));
  const left = answered(true).then(() => refusedDialogs(page));
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialogs = await left;
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(dialogs).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await keptDrafts(page)).toEqual([]);
});

test('KEEP-3 SES-4 when somebody else logs in in another tab, what was typed is not saved under their name', async ({
  browser,
  api,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    storageState: stateWith(String(baseURL), api.token),
  });
  const [page, other] = [await context.newPage(), await context.newPage()];
  await page.goto('/admin/kategori/add');
  await page.getByLabel('Nama kategori').fill('Belum disimpan');

  await other.route(LOGIN, (route) => {
    const data = { token: token({ id: 2, exp: inSeconds(3600) }) };
    return route.fulfill({ json: { success: true, message: 'OK', data } });
  });
  await other.route('**/admin', (route) => route.abort());
  await tryToSignIn(other);
  await expect(page).toHaveURL('/sistem/login');
  await expect(page.getByText('Isian yang belum disimpan ditawarkan lagi setelah login.')).toBeVisible();

  await logIn(page);
  await expect(page).toHaveURL('/admin/kategori/add');
  await restore(page);
  await expect(page.getByLabel('Nama kategori')).toHaveValue('Belum disimpan');
  await context.close();
});

test.describe('a session that is gone by the time a screen is opened', () => {
  test.use({ signedIn: true });

  /** The text of the page's next alert, which is accepted. */
  const nextAlert = (page: Page) =>
    page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.message();
    });

  const expire = (page: Page) =>
    page.evaluate((value) => localStorage.setItem('token', value), token({ id: 1, exp: inSeconds(-1) }));

  test('SES-2 SES-4 the login says so, and leads to that screen; after a logout it says nothing', async ({
    page,
  }) => {
    await page.goto('/admin/produk');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expire(page);
    await page.getByRole('link', { name: 'Kategori' }).click();
    await expect(page).toHaveURL('/sistem/login');
    await expect(page.getByText('Sesi Anda telah berakhir. Silakan login lagi.')).toBeVisible();

    await logIn(page);
    await expect(page).toHaveURL('/admin/kategori');
    const logout = page.getByRole('button', { name: 'Logout' });
    // The screen has asked for the session by then.
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
    await expire(page);
    await logout.click();
    await expect(page).toHaveURL('/sistem/login');
    await expect(page.getByText('Sesi Anda telah berakhir.')).toBeHidden();
  });

  test('SES-5 the profile says so and leads to the login', async ({ page }) => {
    await page.goto('/admin');
    await expect(page.getByRole('link', { name: 'Edit Kontak' })).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('token'));
    const alerted = nextAlert(page);
    await page.getByRole('link', { name: 'Profile' }).click();
    expect(await alerted).toBe('Silakan login terlebih dahulu.');
    await expect(page).toHaveURL('/sistem/login');
  });

  for (const path of ['/admin/profile', '/admin/profile/password']) {
    test(`SES-5 ${path} without the stored id says so and leads to the login`, async ({ page }) => {
      await page.goto('/about');
      await page.evaluate(() => localStorage.removeItem('adminId'));
      const alerted = nextAlert(page);
      await page.goto(path);
      expect(await alerted).toBe('Silakan login terlebih dahulu.');
      await expect(page).toHaveURL('/sistem/login');
    });
  }

  test('SES-6 the contact edit screen says so and leads to /login', async ({ page }) => {
    await page.goto('/admin');
    const edit = page.getByRole('link', { name: 'Edit Kontak' });
    await expect(edit).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('token'));
    const alerted = nextAlert(page);
    await edit.click();
    expect(await alerted).toBe('Akses ditolak. Silakan login terlebih dahulu.');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Sesi Anda telah berakhir. Silakan login lagi.')).toBeVisible();
  });
});
