import { violationsOn } from '../../accessibility';
import type { ApiClient } from '../../api-client';
import { addressesOf, twin } from '../../both-languages';
import { expect, test } from '../../fixtures';

const FIELDS = [
  { key: 'moisture', label: 'Kadar air', label_en: 'Moisture', kind: 'range', unit: '%', method: 'SNI 01' },
  {
    key: 'form',
    label: 'Bentuk',
    label_en: 'Bean shape',
    kind: 'choice',
    choices: 'a: Biji / Bean\nb: Bubuk / Powder',
  },
  { key: 'halal', label: 'Halal', label_en: 'Halal', kind: 'yes_no' },
  { key: 'ash', label: 'Abu', label_en: 'Ash', kind: 'number', unit: '%' },
].map((field) => ({ ...field, filterable: true }));
const SMELL = { key: 'smell', label: 'Aroma', label_en: 'Smell', kind: 'text' };
const BEAN = {
  moisture: { min: 10, max: 12.5 },
  form: { choice: 'a' },
  halal: { yes: true },
  ash: { value: 2 },
};
const POWDER = { moisture: { max: 5 }, form: { choice: 'b' }, halal: { yes: true }, ash: { value: 5 } };

async function filledCategory(api: ApiClient, nama_category: string) {
  const category_id = await api.addCategory(nama_category);
  for (const field of [...FIELDS, SMELL]) await api.addSpecField(category_id, field);
  const add = (name: string, specs: object) =>
    api.addProduct({ name: `${nama_category} ${name}`, category_id, specs: JSON.stringify(specs) });
  const ids = [await add('Biji', BEAN), await add('Biji Kering', { ...BEAN, moisture: { max: 11 } })];
  ids.push(await add('Bubuk', POWDER), await add('Bubuk Biasa', { ...POWDER, halal: { yes: false } }));
  return { category_id, path: `/product-list/${encodeURIComponent(nama_category)}`, ids };
}

test('SPEC-3 the product page has a table of values with unit, method and test, in either language, and none without values', async ({
  page,
  api,
  unique,
}) => {
  const { category_id } = await filledCategory(api, unique('Rempah'));
  const moisture = { max: 12.5, tested_at: '2025-09-08', lab: 'Sucofindo' };
  const specs = JSON.stringify({ smell: { text: 'Tajam' }, halal: { yes: true }, moisture });
  const id = await api.addProduct({ name: unique('Pala'), category_id, specs });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, caption, ...rows] of [
    [
      `/produk/${id}`,
      'Specifications',
      'Moisture|max. 12.5 %|SNI 01, tested 8 Sept 2025, Sucofindo',
      'Halal|Yes|',
      'Smell|Tajam|',
    ],
    [
      `/id/produk/${id}`,
      'Spesifikasi',
      'Kadar air|maks. 12,5 %|SNI 01, diuji 8 Sep 2025, Sucofindo',
      'Halal|Ya|',
      'Aroma|Tajam|',
    ],
  ] as const) {
    await page.goto(path);
    const table = page.getByRole('table', { name: caption });
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    const lines = await table.locator('tbody tr').all();
    const cells = lines.map((line) => line.locator('th, td').allTextContents());
    expect((await Promise.all(cells)).map((line) => line.join('|'))).toEqual(rows);
    await expect(table.getByRole('rowheader').first()).toHaveText(/air|Moisture/);
    const { width = 0, x = 0 } = (await table.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(390);
    await page.emulateMedia({ media: 'print' });
    await expect(table).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  }
  await page.goto(`/produk/${id}`);
  await expect(page.getByText('Tajam')).toHaveAttribute('lang', 'id');
  const shape = JSON.stringify({ form: { choice: 'a' } });
  await page.goto(`/produk/${await api.addProduct({ name: unique('Pala'), category_id, specs: shape })}`);
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveText(['Property', 'Value']);
  await page.goto(`/produk/${await api.addProduct({ name: unique('Cengkih'), category_id })}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('SPEC-4 a category is narrowed down by links and fields, one after the other', async ({
      page,
      api,
      unique,
    }) => {
      const { path } = await filledCategory(api, unique('Rempah'));
      await page.goto(`${path}?sort=name&page=1`);
      const filter = page.getByRole('navigation', { name: 'Filter by specification' });
      const open = async () => {
        if (!(await filter.getByLabel('To').first().isVisible())) await filter.locator('summary').click();
      };
      const found = page.getByRole('search').getByRole('status');
      await expect(filter.getByRole('link')).toHaveCount(0);
      await open();
      await expect(filter.getByText('5–12.5 %')).toBeVisible();
      await filter.getByRole('group', { name: 'Bean shape' }).getByRole('link', { name: 'Bean (2)' }).click();
      await expect(page).toHaveURL(`${path}?sort=name&form=a`);
      await expect(found).toHaveText('2 products');
      await open();
      const chosen = filter.getByRole('link', { name: 'Bean (2)' });
      await expect(chosen).toHaveAttribute('aria-current', 'true');
      if (javaScriptEnabled) await expect(chosen).toBeFocused();
      const powder = filter.getByRole('link', { name: 'Powder (2)' });
      await powder.click();
      await expect(page).toHaveURL(`${path}?sort=name&form=a.b`);
      await expect(found).toHaveText('4 products');
      await expect(filter.getByText('Bean shape: Bean')).toBeVisible();
      await filter.getByRole('link', { name: 'Remove filter: Bean shape: Powder' }).click();
      await expect(page).toHaveURL(`${path}?sort=name&form=a`);
      await open();
      const moisture = filter.getByRole('group', { name: 'Moisture' });
      await moisture.getByLabel('To').fill('11.0');
      await filter.getByRole('button', { name: 'Apply' }).click();
      await expect(page).toHaveURL(`${path}?sort=name&form=a&moisture=..11`);
      await expect(found).toHaveText('1 product');
      if (javaScriptEnabled) {
        await moisture.getByLabel('To').fill('12.5');
        await moisture.getByLabel('To').press('Enter');
        await expect(page).toHaveURL(`${path}?sort=name&form=a&moisture=..12.5`);
        await expect(moisture.getByLabel('To')).toBeFocused();
        await page.goBack();
        await expect(moisture.getByLabel('To')).toHaveValue('11');
      }
      await filter.getByRole('link', { name: 'Remove filter: Bean shape: Bean' }).click();
      await expect(page).toHaveURL(`${path}?sort=name&moisture=..11`);
      await expect(found).toHaveText('3 products');
      await open();
      await expect(moisture.getByLabel('To')).toHaveValue('11');
      await filter.getByRole('group', { name: 'Ash' }).getByLabel('To').fill('3');
      await filter.getByRole('button', { name: 'Apply' }).click();
      await expect(page).toHaveURL(`${path}?sort=name&ash=..3&moisture=..11`);
      await expect(found).toHaveText('1 product');
      await filter.getByRole('link', { name: 'Clear filters' }).click();
      await expect(page).toHaveURL(`${path}?sort=name`);
      await expect(found).toHaveText('4 products');
    });

    test('SPEC-4 what is chosen stays with a search and another order, and goes with the category', async ({
      page,
      api,
      unique,
    }) => {
      const { path } = await filledCategory(api, unique('Rempah'));
      await page.goto(`/id${path}?halal=yes&moisture=..12`);
      const search = page.getByRole('search');
      await search.getByLabel('Urutkan').selectOption('Nama');
      if (!javaScriptEnabled) await search.getByRole('button').click();
      await expect(page).toHaveURL(`/id${path}?sort=name&halal=yes&moisture=..12`);
      await expect(search.getByRole('status')).toHaveText('2 produk');
      const categories = page.getByRole('navigation', { name: 'Kategori' });
      await categories.getByRole('link', { name: 'Semua produk' }).click();
      await expect(page).toHaveURL('/id/product?sort=name');
    });
  });
}

test('KEEP-6 LIST-1 cards of a list and a category compare the first numbers, ranges and choices, and are ordered by name, in either language', async ({
  page,
  api,
  unique,
}) => {
  const { category_id, path } = await filledCategory(api, unique('Rempah'));
  const bare = `${unique('Rempah')} Tanpa Data`;
  await api.addProduct({ name: bare, name_en: `A ${bare}`, category_id });
  const search = `/product?q=${encodeURIComponent(unique('Rempah'))}&sort=name`;
  for (const [at, first, ofBean, ofPowder] of [
    [search, 'Tanpa Data', 'Moisture 10–12.5 % · Bean · Ash 2 %', 'Moisture max. 5 % · Powder · Ash 5 %'],
    [
      `${twin(path)}?sort=name`,
      'Biji',
      'Kadar air 10–12,5 % · Biji · Abu 2 %',
      'Kadar air maks. 5 % · Bubuk · Abu 5 %',
    ],
  ] as const) {
    await page.goto(at);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toContainText(`${unique('Rempah')} ${first}`);
    const card = (name: string) => cards.filter({ hasText: `${unique('Rempah')} ${name}` });
    await expect(card('Biji').filter({ hasNotText: 'Kering' }).getByText(ofBean)).toBeVisible();
    await expect(card('Bubuk Biasa')).toContainText(ofPowder);
    await expect(cards.filter({ hasText: 'Tanpa Data' }).locator('p')).toHaveCount(1);
  }
});

test('SPEC-4 each count is how many products its link leads to, beside those of the same field, whatever else is chosen', async ({
  page,
  api,
  unique,
}) => {
  const { path } = await filledCategory(api, unique('Rempah'));
  for (const search of ['', '?halal=yes', '?moisture=..11', '?form=a&moisture=..11', '?form=b&halal=no']) {
    await page.goto(path + search);
    const filter = page.getByRole('navigation', { name: 'Filter by specification' });
    await filter.locator('summary').click();
    if (!search) await expect(filter.getByText('its whole range lies within yours')).toBeVisible();
    const links = await filter.locator('[role=group]').getByRole('link').all();
    const choices = await Promise.all(
      links.map(async (link) => ({
        count: Number(/\((\d+)\)$/.exec(await link.innerText())?.[1]),
        isChosen: (await link.getAttribute('aria-current')) === 'true',
        to: String(await link.getAttribute('href')),
      })),
    );
    const others = choices.filter(({ isChosen }) => !isChosen);
    expect(others.length).toBeGreaterThan(0);
    const kept = choices.find(({ isChosen }) => isChosen)?.count ?? 0;
    for (const { count, to } of others) {
      const html = await (await page.request.get(to)).text();
      const found = Number(/role="status">(\d+) product/.exec(html)?.[1]);
      expect(found, `${search} ${to}`).toBe(to.includes('a.b') ? kept + count : count);
    }
  }
});

test('SPEC-4 an answer that fits no product says so and leads back to all of the category', async ({
  page,
  api,
  unique,
}) => {
  const { path } = await filledCategory(api, unique('Rempah'));
  await page.goto(`${path}?moisture=..1`);
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).toHaveCount(0);
  await expect(main.getByText('No product matches this search.')).toBeVisible();
  await main.getByRole('link', { name: 'Clear filters' }).last().click();
  await expect(page).toHaveURL(path);
  await expect(main.getByRole('listitem')).toHaveCount(4);
});

// What else is ignored or kept apart: storefront/app/lib/catalogue/facet-cache.test.ts.
test('SPEC-4 FAST-4 what is unusable or unknown is ignored, and nothing changes where the page stands', async ({
  page,
  api,
  unique,
  baseURL,
}) => {
  const { path } = await filledCategory(api, unique('Rempah'));
  const mainOf = async (search: string) => {
    const response = await page.request.get(path + search);
    expect([search, response.status()]).toEqual([search, 200]);
    return /<main.*<\/main>/s.exec(await response.text())?.[0] ?? '';
  };
  const whole = await mainOf('');
  expect(whole).not.toBe('');
  for (const search of ['?moisture=abc', '?form=none', '?smell=Tajam', '?constructor=1&utm_source=x'])
    expect((await mainOf(search)) === whole, search).toBe(true);
  const narrow = await mainOf('?form=a&moisture=..12');
  expect(narrow === whole).toBe(false);
  expect((await mainOf('?utm_source=x&moisture=..12.0&form=a')) === narrow).toBe(true);
  await page.goto(`${path}?form=a&moisture=..12`);
  expect((await addressesOf(page)).canonical).toBe(baseURL + path);
});

test('SPEC-3 SPEC-4 axe finds nothing in tables and filters at 390, 820 and 1440 px, and nothing is wider than the window', async ({
  page,
  api,
  unique,
}) => {
  test.slow();
  const { path, ids } = await filledCategory(api, unique('Rempah'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of [`${path}?form=a&moisture=..12`, `/id${path}?halal=yes`, `/produk/${ids[0]}`]) {
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      const filter = page.getByRole('main').locator('summary');
      if ((await filter.count()) > 0) await filter.click();
      const at = `${address} at ${width} px`;
      expect(await violationsOn(page), at).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), at).toBe(0);
    }
  }
});
