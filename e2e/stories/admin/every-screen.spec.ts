import type { Page } from '@playwright/test';
import { apiNameOf, RESOURCES } from '../../../backoffice/src/api/resources';
import { id } from '../../../backoffice/src/i18n/id';
import * as OF_ACCOUNTS from '../../../backoffice/src/i18n/account';
import * as OF_DOCUMENTS from '../../../backoffice/src/i18n/documents';
import * as OF_INQUIRIES from '../../../backoffice/src/i18n/inquiries';
import * as OF_PRODUCTS from '../../../backoffice/src/i18n/products';
import * as OF_IMPORT from '../../../backoffice/src/i18n/import';
import * as TEXTS from '../../../backoffice/src/i18n/texts';
import * as OF_LOGIN from '../../../backoffice/src/i18n/login';
import { PATHS } from '../../../backoffice/src/paths';
import { violationsOn } from '../../accessibility';
import { answer, EMPTY, NONE } from '../../answers';
import type { ApiClient } from '../../api-client';
import { appScreens } from '../../app-screens';
import { englishLeaks } from '../../english-leaks';
import { goWithin } from '../../go-within';
import { expect, test } from '../../fixtures';

test.use({ signedIn: true });

const { lists, others } = appScreens();
const ELSEWHERE: string[] = [PATHS.publicSite, PATHS.loginAgain];
const ADDRESSES = [...new Set([...Object.values(PATHS), ...lists, ...others, '/admin/tidak/ada'])].filter(
  (path) => !ELSEWHERE.includes(path),
);

/** What is done on a screen before it is looked at once more. */
const STATES: [path: string, first: (page: Page) => Promise<unknown>][] = [
  [PATHS.products, askForDeletion],
  [PATHS.products, select],
  [PATHS.addProduct, saveAsItIs],
  [PATHS.security, beginTwoStep],
];

const HEADINGS = [
  id.ra.page.not_found,
  ...Object.values<object | string>({
    ...TEXTS,
    ...OF_ACCOUNTS,
    ...OF_LOGIN,
    ...OF_DOCUMENTS,
    ...OF_INQUIRIES,
    ...OF_PRODUCTS,
    ...OF_IMPORT,
  }).flatMap((texts) => Object.values(texts) as unknown[]),
];

// Two of the four combinations cover both themes and both widths.
for (const [colorScheme, width] of [
  ['light', 390],
  ['dark', 1440],
] as const) {
  test.describe(`${colorScheme}, at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('every admin screen is accessible, Indonesian, and named in its tab, as no other is', async ({
      page,
      api,
    }) => {
      test.setTimeout(240_000);
      expect(ADDRESSES).toEqual(expect.arrayContaining(['/admin/produk', '/admin/produk/edit/:id']));
      await api.addInquiry({ name: 'Sari', phone: '0812 3456 7890', items: [{ product_id: 1 }] });
      const headings: string[] = [];
      await page.goto('/admin/tidak/ada');
      for (const path of ADDRESSES) {
        await follow(page, await withRecord(page, api, path));
        headings.push(await lookAt(page, path));
      }
      expect(headings.filter((heading, index) => headings.indexOf(heading) < index)).toEqual([]);
      for (const [path, first] of STATES) {
        await page.goto(path);
        await lookAt(page, path, first);
      }
    });
  });
}

test('lists with nothing in them are accessible, Indonesian, and named in their tab', async ({ page }) => {
  for (const { group } of Object.values(RESOURCES)) await answer(page, 'GET', group, NONE);
  await page.goto('/admin/tidak/ada');
  for (const path of [PATHS.admin, ...lists]) {
    await follow(page, path);
    await lookAt(page, path);
  }
});

/** Required by the demo's template. */
const SPECS_OF_ITS_CATEGORY = ['Bentuk', 'Kadar air (min.)', 'Kadar air (maks.)', 'C-organik (min.)'];

test('the required fields of each form have an asterisk', async ({ page }) => {
  await page.goto('/admin/tidak/ada');
  for (const [path, required] of [
    ['/admin/produk/add', ['Nama', 'Harga', 'Kategori']],
    ['/admin/produk/edit/1', ['Nama', 'Kategori', ...SPECS_OF_ITS_CATEGORY]],
    ['/admin/kategori/add', ['Nama kategori']],
    ['/admin/kontak/edit/1', ['WhatsApp', 'Instagram', 'TikTok', 'Email', 'Facebook']],
    ['/admin/dashboard/add', ['Judul', 'Deskripsi']],
    ['/admin/dokumen/add', ['Judul', 'Bahasa']],
    ['/admin/sertifikat/add', ['Jenis', 'Nomor', 'Penerbit']],
    ['/admin/permintaan/add', ['Nama', 'Bahasa']],
    ['/admin/profile', ['Nama depan', 'Nama belakang', 'Username', 'Email']],
    ['/admin/profile/password', ['Password baru', 'Konfirmasi password']],
    ['/admin/administrator/add', ['Nama depan', 'Nama belakang', 'Username', 'Email', 'Password']],
  ] as const) {
    await follow(page, path);
    await expect(page.locator('label').filter({ hasText: '*' }), path).toHaveText(
      required.map((label) => `${label}\u2009*`),
    );
  }
});

/** The address of the first record; where there is none, the answer stands in for one without values. */
async function withRecord(page: Page, api: ApiClient, path: string): Promise<string> {
  if (!path.endsWith('/:id')) return path;
  const group = apiNameOf(path.split('/')[2] ?? '');
  const [record] = await api.list(group);
  if (!record) await answer(page, 'GET', `${group}/1`, EMPTY);
  return path.replace(':id', String(record?.id ?? 1));
}

/** As a link does that keeps the document, within the part of the back office that needs a session and that which needs none. */
async function follow(page: Page, path: string) {
  const isInside = (address: string) => address.startsWith(PATHS.admin);
  if (!isInside(path) || !isInside(new URL(page.url()).pathname)) return void (await page.goto(path));
  await goWithin(page, path);
}

/** @returns the heading of the screen, which is one of the texts */
async function lookAt(page: Page, path: string, first?: (page: Page) => Promise<unknown>): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => HEADINGS.includes(await heading.textContent()), path).toBe(true);
  await expect(page.locator('.MuiSkeleton-root, [role=progressbar]')).toHaveCount(0);
  const name = (await heading.textContent()) ?? '';
  await first?.(page);
  await expect(page).toHaveTitle(`${name} · ${path === PATHS.login ? '' : 'Admin '}Ndeso Nusantara`);
  expect(await englishLeaks(page), path).toEqual([]);
  await page.evaluate(animationsToEnd);
  expect(await inWholeHeight(page, violationsOn), path).toEqual([]);
  return name;
}

/** In a window as high as the screen, where no bar covers half of what would be scrolled from behind it. */
async function inWholeHeight<T>(page: Page, look: (page: Page) => Promise<T>): Promise<T> {
  const window = page.viewportSize();
  if (!window) throw new Error('The window has no size.');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...window, height });
  const seen = await look(page);
  await page.setViewportSize(window);
  return seen;
}

async function askForDeletion(page: Page) {
  await page.getByRole('button', { name: 'Hapus', exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Cards have no checkbox for all of a page. */
async function select(page: Page) {
  await page.getByRole('main').getByRole('checkbox').first().check();
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
