import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

const LEFT_OUT = /^Left out: /;

const names = (page: Page) => page.getByRole('columnheader').getByRole('link');
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('SHOW-8 cards of a category are ticked and stand side by side', async ({ page }) => {
      await page.goto('/product-list/Coffee');
      const main = page.getByRole('main');
      const button = main.getByRole('button', { name: 'Compare the ticked products' });
      await expect(button).toBeHidden();
      for (const name of ['Arabica Green Beans', 'Robusta Green Beans'])
        await main.getByRole('checkbox', { name: new RegExp(`Compare.*${name}`) }).check();
      await button.click();
      await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare products');
      await expect(names(page)).toHaveText(['Arabica Green Beans', 'Robusta Green Beans']);
      await expect(page.getByText(LEFT_OUT)).toHaveCount(0);
      await expect(row(page, 'Moisture').getByRole('cell')).toHaveText(['11–12 %', 'max. 12.5 %']);
      await expect(row(page, 'Price')).toContainText(/USD 8,400 \/ t FOB.*Rp 135\.000/);
      for (const name of ['MOQ', '20′ container', 'Lead time'])
        await expect(row(page, name).getByRole('cell')).toHaveCount(2);
      const sheets = row(page, 'Spec sheet').getByRole('link', { name: /^PDF/ });
      await expect(sheets.first()).toHaveAttribute('href', /^\/produk\/\d+\/spec\.pdf$/);
      const chat = new URL(String(await main.getByRole('link', { name: 'Contact Us' }).getAttribute('href')));
      expect(chat.searchParams.get('text')).toContain(
        `about Arabica Green Beans, Robusta Green Beans: ${page.url()}\n`,
      );
      await main.getByRole('link', { name: 'Choose other products' }).click();
      await expect(page).toHaveURL('/product-list/Coffee');
    });
  });
}

test('SHOW-8 whatever is asked for is answered 200: the first known category counts, and what is left out is said in one line', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Rempah'));
  const ids: number[] = [];
  for (const name of ['Pala', 'Lada', 'Jahe', 'Kunyit', 'Cengkeh'])
    ids.push(await api.addProduct({ name, category_id }));
  const [first, second] = ids;
  for (const [asked, shown] of [
    [ids.join(','), 4],
    [`999999,${second},${first}`, 2],
    [`${first},1,2`, 1],
    [`abc,-1,1e9,,${second}`, 1],
    [`${second},${second}, ${second}`, 1],
    ['x'.repeat(3000), 0],
    ['<script>', 0],
    ['', 0],
  ] as const) {
    const response = await page.goto(`/compare?ids=${encodeURIComponent(asked)}`);
    expect(response?.status(), asked).toBe(200);
    await expect(names(page), asked).toHaveCount(shown);
    const isWhole = asked === '' || new Set(asked.split(',').map((id) => id.trim())).size === shown;
    await expect(page.getByText(LEFT_OUT), asked).toHaveCount(isWhole ? 0 : 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await page.goto(`/id/compare?ids=${second},${first}`);
  await expect(names(page)).toHaveText(['Lada', 'Pala']);
});

test('SHOW-8 the form’s address leads to the one with commas; none of them is kept or indexed', async ({
  page,
  request,
}) => {
  const moved = await request.get('/compare?ids=2&ids=1', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/compare?ids=2,1']);
  for (const address of ['/compare?ids=2,1', '/id/compare?ids=1', '/compare']) {
    const { 'cache-control': own, 'cdn-cache-control': shared } = (await request.get(address)).headers();
    expect([own, shared], address).toEqual(['no-store', undefined]);
  }
  await page.goto('/compare?ids=2,1');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('SHOW-8 four products are printed on one landscape page', async ({ page }) => {
  await page.goto('/compare?ids=6,7,8,9');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
});
