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

test('SPEC-3 the product page has a table of values with unit, method and test, in either language', async ({
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
      'Moisture|max. 12.5 %|SNI 01|8 Sept 2025Sucofindo',
      'Halal|Yes||',
      'Smell|Tajam||',
    ],
    [
      `/id/produk/${id}`,
      'Spesifikasi',
      'Kadar air|maks. 12,5 %|SNI 01|8 Sep 2025Sucofindo',
      'Halal|Ya||',
      'Aroma|Tajam||',
    ],
  ] as const) {
    await page.goto(path);
    const table = page.getByRole('table', { name: caption });
    await expect(table.getByRole('columnheader')).toHaveCount(4);
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
});

/** Of a laboratory's report, in words as long as they come. */
const REPORT = { method: 'SNI 01–3743', tested_at: '2025-09-08', lab: 'Laboratorium Sucofindo Semarang' };
const TESTED = [
  { key: 'moisture', label: 'Kadar air', label_en: 'Moisture content', kind: 'range', unit: '%' },
  { key: 'carbon', label: 'Karbon terikat', label_en: 'Fixed carbon', kind: 'range', unit: '%' },
  { key: 'heat', label: 'Nilai kalor', label_en: 'Calorific value', kind: 'range', unit: 'kcal/kg' },
  { key: 'ash', label: 'Kadar abu', label_en: 'Ash', kind: 'number', unit: '%' },
  { key: 'colour', label: 'Kenampakan', label_en: 'Appearance', kind: 'text' },
];
const RESULTS = {
  moisture: { max: 12.5, ...REPORT },
  carbon: { min: 80, max: 85.5, ...REPORT },
  heat: { min: 7000, max: 7500, ...REPORT },
  ash: { value: 2.25, ...REPORT },
  colour: { text: 'Hitam pekat tanpa retakan '.repeat(8).trim(), ...REPORT },
};

/** In the browser: the words and the amounts with their unit that do not stand in one line. */
function brokenParts(table: Element): string[] {
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const whole = /^\D{0,6}[\d.,–]+ (%|kcal\/kg)$/.test(text.textContent ?? '') ? /.+/g : /\S+/g;
    for (const { 0: part, index } of (text.textContent ?? '').matchAll(whole)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + part.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(part);
    }
  }
  return broken;
}

test('SPEC-3 at every width the table breaks no word, no method and no value with its unit, and stays a table', async ({
  page,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Arang'));
  for (const field of TESTED) await api.addSpecField(category_id, field);
  const id = await api.addProduct({ name: unique('Arang'), category_id, specs: JSON.stringify(RESULTS) });
  const session = await page.context().newCDPSession(page);
  for (const path of [`/produk/${id}`, `/id/produk/${id}`]) {
    await page.goto(path);
    const table = page.getByRole('article').getByRole('table');
    for (const [width, letters] of [
      [320, 16],
      [320, 24],
      [390, 16],
      [390, 24],
      [820, 16],
      [1024, 16],
      [1280, 16],
      [1440, 16],
    ] as const) {
      // The browser's own setting, which media queries in em follow too.
      await session.send('Page.setFontSizes', { fontSizes: { standard: letters } });
      await page.setViewportSize({ width, height: 900 });
      const at = `${path} at ${width} px with letters of ${letters} px`;
      await expect(page.locator('html')).toHaveCSS('font-size', `${letters}px`);
      expect(await table.evaluate(brokenParts), at).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const roles = nodes.map(({ role }) => String(role?.value));
      const count = (name: string) => roles.filter((role) => role === name).length;
      expect([count('table'), count('row'), count('rowheader'), count('cell')], at).toEqual(
        width / letters > 19 ? [1, 6, 5, 15] : [1, 5, 5, 15],
      );
    }
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 703, height: 1032 });
    expect(await table.evaluate(brokenParts), path).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('SPEC-3 a column that no value fills is left out, and so is the table without values', async ({
  page,
  api,
  unique,
}) => {
  const { category_id } = await filledCategory(api, unique('Rempah'));
  const specs = JSON.stringify({ form: { choice: 'a' } });
  await page.goto(`/produk/${await api.addProduct({ name: unique('Pala'), category_id, specs })}`);
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveText(['Property', 'Value']);
  await page.goto(`/produk/${await api.addProduct({ name: unique('Cengkih'), category_id })}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('KEEP-6 cards of a list and a category compare the first numbers, ranges and choices, in either language', async ({
      page,
      api,
      unique,
    }) => {
      const { category_id, path } = await filledCategory(api, unique('Rempah'));
      await api.addProduct({ name: unique('Rempah Tanpa Data'), category_id });
      const search = `/product?q=${encodeURIComponent(unique('Rempah'))}`;
      for (const address of [search, path]) {
        for (const [at, ofBean, ofPowder] of [
          [address, 'Moisture 10–12.5 % · Bean · Ash 2 %', 'Moisture max. 5 % · Powder · Ash 5 %'],
          [twin(address), 'Kadar air 10–12,5 % · Biji · Abu 2 %', 'Kadar air maks. 5 % · Bubuk · Abu 5 %'],
        ] as const) {
          await page.goto(at);
          const card = (name: string) =>
            page
              .getByRole('main')
              .getByRole('link')
              .filter({ hasText: `${unique('Rempah')} ${name}` });
          await expect(card('Biji').filter({ hasNotText: 'Kering' }).getByText(ofBean)).toBeVisible();
          await expect(card('Bubuk Biasa')).toContainText(ofPowder);
        }
        const bare = page.getByRole('link').filter({ hasText: 'Tanpa Data' });
        await expect(bare.locator('p')).toHaveCount(1);
      }
    });

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
      await moisture.getByRole('button', { name: 'Apply' }).click();
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
      await moisture.getByRole('button', { name: 'Apply' }).click();
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
    await expect(filter.getByText('its whole range lies within yours')).toBeVisible();
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
  await expect(main.getByText('Tidak ada produk yang cocok dengan pencarian ini.')).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveCount(0);
  await expect(main.getByText('No product matches this search.')).toBeVisible();
  await main.getByRole('link', { name: 'Clear filters' }).last().click();
  await expect(page).toHaveURL(path);
  await expect(main.getByRole('listitem')).toHaveCount(4);
});

test('SPEC-4 FAST-4 what is unusable or unknown is ignored, and nothing changes where the page stands', async ({
  page,
  api,
  unique,
  baseURL,
}) => {
  const { path } = await filledCategory(api, unique('Rempah'));
  const tagOf = async (search: string) => {
    const response = await page.request.get(path + search);
    expect([search, response.status()]).toEqual([search, 200]);
    return response.headers().etag;
  };
  const whole = await tagOf('');
  expect(whole).toBeTruthy();
  for (const search of ['?moisture=abc', '?moisture=5..x', '?form=none', '?smell=Tajam', '?weight=..5'])
    expect(await tagOf(search), search).toBe(whole);
  expect(await tagOf('?constructor=1&__proto__=2&utm_source=x&moisture[max]=1')).toBe(whole);
  const narrow = await tagOf('?form=a&moisture=..12');
  expect(narrow).not.toBe(whole);
  expect(await tagOf('?utm_source=x&moisture=..12.0&form=a')).toBe(narrow);
  for (const language of ['en', 'id'] as const) {
    const own = language === 'en' ? path : twin(path);
    await page.goto(`${own}?form=a&moisture=..12`);
    expect(await addressesOf(page)).toEqual({
      canonical: baseURL + own,
      en: baseURL + path,
      id: baseURL + twin(path),
      'x-default': baseURL + path,
    });
  }
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
  expect(sitemap).not.toContain('moisture');
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
      const results = page.getByRole('link', { name: /^(Show|Lihat) \d produ/ });
      if (width === 390 && (await filter.count()) > 0) await expect(results).toBeInViewport({ ratio: 1 });
      const at = `${address} at ${width} px`;
      expect(await violationsOn(page), at).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), at).toBe(0);
    }
  }
});
