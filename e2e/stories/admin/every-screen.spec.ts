import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { RESOURCES } from '../../../backoffice/src/api/resources';
import { PATHS } from '../../../backoffice/src/paths';
import { answer, NONE } from '../../answers';
import { appScreens } from '../../app-screens';
import { englishLeaks } from '../../english-leaks';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

interface Screen {
  path: string;
  heading: string;
  /** Done there before the screen is looked at. */
  first?: (page: Page) => Promise<unknown>;
}

const SCREENS: Screen[] = [
  { path: '/sistem/login', heading: 'Admin Login' },
  { path: '/admin', heading: 'Dashboard' },
  { path: '/admin/produk', heading: 'List Products' },
  { path: '/admin/produk', heading: 'List Products', first: askForDeletion },
  { path: '/admin/produk', heading: 'List Products', first: selectAll },
  { path: '/admin/produk/add', heading: 'Tambah Produk Baru' },
  { path: '/admin/produk/add', heading: 'Tambah Produk Baru', first: saveAsItIs },
  { path: '/admin/produk/edit/1', heading: 'Edit Produk' },
  { path: '/admin/produk/spreadsheet', heading: 'Impor dan ekspor produk' },
  { path: '/admin/sampah', heading: 'Sampah' },
  { path: '/admin/riwayat?perPage=10', heading: 'Riwayat' },
  { path: '/admin/kategori', heading: 'Kategori' },
  { path: '/admin/kategori/add', heading: 'Tambah Kategori Baru' },
  { path: '/admin/kategori/edit/1', heading: 'Edit Kategori' },
  { path: '/admin/kontak', heading: 'Kontak' },
  { path: '/admin/kontak/add', heading: 'Tambah Kontak' },
  { path: '/admin/kontak/edit/1', heading: 'Edit Kontak' },
  { path: '/admin/dashboard/add', heading: 'Tambah Informasi' },
  { path: '/admin/dashboard/edit/1', heading: 'Edit Informasi' },
  { path: '/admin/profile', heading: 'Profile' },
  { path: '/admin/profile/password', heading: 'Ganti Password' },
  { path: '/admin/profile/keamanan', heading: 'Sesi dan keamanan' },
  { path: '/admin/profile/keamanan', heading: 'Sesi dan keamanan', first: beginTwoStep },
  { path: '/admin/administrator', heading: 'Administrator' },
  { path: '/admin/administrator/add', heading: 'Tambah Administrator Baru' },
  { path: '/admin/tidak/ada', heading: 'Halaman tidak ditemukan' },
];

const bare = ({ path }: Screen) => path.replace(/\?.*/, '');

test('every address of the back office is among these screens', () => {
  const looked = new Set(SCREENS.map((screen) => bare(screen).replace(/\/\d+$/, '/:id')));
  const { lists, others } = appScreens();
  expect(lists).toContain('/admin/produk');
  expect(others).toContain('/admin/produk/edit/:id');
  const elsewhere: string[] = [PATHS.publicSite, PATHS.loginAgain];
  const all = [...Object.values(PATHS), ...lists, ...others];
  expect(all.filter((path) => !looked.has(path) && !elsewhere.includes(path))).toEqual([]);
});

// Two of the four combinations cover both themes and both widths.
for (const [colorScheme, width] of [
  ['light', 390],
  ['dark', 1440],
] as const) {
  test.describe(`${colorScheme}, at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('every admin screen is accessible, Indonesian, and named in its tab', async ({ page }) => {
      test.setTimeout(240_000);
      for (const screen of SCREENS) await lookAt(page, screen);
    });
  });
}

test('lists with nothing in them are accessible, Indonesian, and named in their tab', async ({ page }) => {
  for (const { group } of Object.values(RESOURCES)) await answer(page, 'GET', group, NONE);
  const lists = [PATHS.admin, ...appScreens().lists];
  for (const screen of SCREENS) if (!screen.first && lists.includes(bare(screen))) await lookAt(page, screen);
});

for (const [path, required] of [
  ['/admin/produk/add', ['Nama', 'Harga', 'Kategori']],
  ['/admin/produk/edit/1', ['Nama', 'Kategori']],
  ['/admin/kategori/add', ['Nama kategori']],
  ['/admin/kontak/edit/1', ['WhatsApp', 'Instagram', 'TikTok', 'Email', 'Facebook']],
  ['/admin/dashboard/add', ['Judul', 'Deskripsi']],
  ['/admin/profile', ['Nama depan', 'Nama belakang', 'Username', 'Email']],
  ['/admin/profile/password', ['Password baru', 'Konfirmasi password']],
  ['/admin/administrator/add', ['Nama depan', 'Nama belakang', 'Username', 'Email', 'Password']],
] as const) {
  test(`the required fields of ${path} have an asterisk`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('label').filter({ hasText: '*' })).toHaveText(
      required.map((label) => `${label}\u2009*`),
    );
  });
}

async function lookAt(page: Page, { path, heading, first }: Screen) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root, [role=progressbar]')).toHaveCount(0);
  await first?.(page);
  await expect(page).toHaveTitle(`${heading} · ${path === '/sistem/login' ? '' : 'Admin '}Ndeso Nusantara`);
  expect(await englishLeaks(page), path).toEqual([]);
  await page.evaluate(animationsToEnd);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${path} ${id} ${nodes[0]?.target.join(' ')}`)).toEqual([]);
}

async function askForDeletion(page: Page) {
  await page.getByRole('button', { name: 'Hapus', exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function selectAll(page: Page) {
  await page.getByRole('checkbox', { name: 'Pilih semua' }).check();
}

async function beginTwoStep(page: Page) {
  await page.getByRole('button', { name: 'Aktifkan' }).click();
  await expect(page.getByLabel('Kode verifikasi')).toBeFocused();
}

async function saveAsItIs(page: Page) {
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Nama, harga, dan kategori wajib diisi.')).toBeVisible();
}

/** In the browser: the contrast of a colour in transition is that of neither state. */
async function animationsToEnd() {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
}
