import { readFileSync } from 'node:fs';
import { expect, test } from '../../fixtures';

test('ABT-1 ABT-2 ABT-3 the hero, the mission and its button, WHO, and Visi & Mission with its three cards', async ({
  page,
}) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('ABOUT US');
  await expect(main.getByText('To bring what the land of Central Java gives to buyers abroad')).toBeVisible();
  await expect(main.getByRole('link', { name: 'CONTACT US' })).toHaveAttribute('href', '/contact-us');
  await expect(page.getByRole('region', { name: 'WHO' })).toContainText('general trading company');
  const vision = page.getByRole('region', { name: 'Visi & Mission' });
  await expect(vision.getByRole('listitem').getByRole('heading')).toHaveText([
    'Green Awareness',
    'Eco Service Excellence',
    'Sustainable Growth & Global Impact',
  ]);
});

test('ABT-4 EXPORT HISTORY is a picture that is put into words, with numbers that can be read and a list of what they stand for', async ({
  page,
}) => {
  await page.goto('/about');
  const region = page.getByRole('region', { name: 'EXPORT HISTORY' });
  const map = region.getByRole('img');
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAccessibleName(/World map with shipping lines from Semarang to .+/);
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  for (const [width, readable] of [
    [390, 10],
    [820, 12],
    [1440, 12],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const shown = Number((await map.boundingBox())?.width);
    const svg = await (await page.request.get(String(await map.getAttribute('src')))).text();
    const [, drawn] = /viewBox="0 0 (\d+)/.exec(svg) ?? [];
    const [, digits] = /font-size="(\d+)"/.exec(svg) ?? [];
    expect((Number(digits) * shown) / Number(drawn), `${width} px`).toBeGreaterThan(readable);
    expect(svg.match(/<text /g)).toHaveLength(await region.getByRole('listitem').count());
  }
});

test('ABT-5 Why Choose lists the company information', async ({ page, api }) => {
  const entries = await api.list<{ judul_en: string; value_company_en: string }>('dashboard');
  await page.goto('/about');
  const section = page.getByRole('region', { name: 'Why Choose' });
  for (const { judul_en, value_company_en } of entries) {
    await expect(section.getByRole('heading', { name: judul_en })).toBeVisible();
    await expect(section).toContainText(value_company_en);
  }
});

test('SHOW-3 CON-1 CON-2 CON-3 KEEP-7 the hero and its subtitle; WhatsApp, Email and Instagram; and when the company answers', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CONTACT US');
  await expect(page.getByRole('main')).toContainText('Get In Touch With Us');
  const ways = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(ways).toHaveCount(4);
  await expect(ways.nth(0)).toHaveText(/WhatsApp\s*\+6281200000000/);
  const blanks = 'Quantity: \nPort of destination: \nSample needed: ';
  const chat = new URL(String(await ways.nth(0).getAttribute('href')));
  expect(chat.host + chat.pathname).toBe('wa.me/6281200000000');
  expect(chat.searchParams.get('text')).toContain(blanks);
  await expect(ways.nth(1)).toHaveText(/Email/);
  const compose = new URL(String(await ways.nth(1).getAttribute('href')));
  expect(compose.hostname).toBe('mail.google.com');
  expect(compose.searchParams.get('to')).toBe('export@ndeso-nusantara.example');
  expect(compose.searchParams.get('su')).toBe('Inquiry');
  expect(compose.searchParams.get('body')?.replaceAll('\r', '')).toContain(blanks);
  await expect(ways.nth(2)).toHaveText('export@ndeso-nusantara.example');
  await expect(ways.nth(2)).toHaveAttribute('href', /^mailto:export@ndeso-nusantara\.example\?subject=/);
  await expect(ways.nth(3)).toHaveText(/Instagram\s*@ndeso\.nusantara/);
  await expect(ways.nth(3)).toHaveAttribute('href', /^https:\/\/www\.instagram\.com\//);
  const hours = page.getByRole('region', { name: 'Opening hours' });
  await expect(hours.getByRole('definition').first()).toHaveText(/^\d\d:\d\d–\d\d:\d\d$/);
  await expect(hours).toContainText('UTC+7');
  await expect(page.getByRole('contentinfo')).toContainText('Monday to Friday 08:00–16:00');
  // Who would rather ring has no WhatsApp to copy the number from.
  const call = hours.getByRole('link', { name: '+6281200000000' });
  await expect(call).toHaveAttribute('href', 'tel:+6281200000000');
  await expect(hours).toContainText(/We answer messages within .+\./);
});

test('CON-4 DOWNLOAD PDF brings a real PDF', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(page.getByRole('region', { name: 'Company profile' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'DOWNLOAD PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  const file = readFileSync(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.subarray(-64).toString()).toContain('%%EOF');
  expect(file.length).toBeLessThan(2 * 1024 * 1024);
});

test('NF-1 an unknown path is a 404 with a way back home', async ({ page }) => {
  for (const path of ['/about/more', '/product-list', '/admin-of-something', '/nope']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
    await expect(page.getByText('Oops! The page you are looking for does not exist.')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
});
