import type { Page } from '@playwright/test';
import { ApiClient } from '../../api-client';
import { CONTACT } from '../../fake-api';
import { expect, test } from '../../fixtures';
import { POPPLER, readPdf, unspaced } from '../../pdf';

const ADDRESS = 'Jl. Pemuda 1, Semarang';
const NOTE = 'Libur Lebaran 27 Maret–5 April';
const REGION = 'Salatiga, Central Java, Indonesia';
const save = (page: Page) => page.getByRole('button', { name: 'Simpan' });
const letterhead = (page: Page) => page.getByRole('main').locator('address');
const onMap = (page: Page) =>
  page
    .locator('footer')
    .getByRole('link', { name: /OpenStreetMap$/ })
    .last();

test('HAND-18 the office that staff enter is where, and when, the site says it is', async ({
  ownPage: page,
  ownProduct: { url, password },
}) => {
  test.slow();
  const { token } = await ApiClient.signIn(url, password);
  const answer = await page.request.post('/api/contact', {
    headers: { authorization: `Bearer ${token}` },
    data: CONTACT,
  });
  expect(answer.status()).toBe(201);
  const visitor = await page.context().newPage();
  const footer = visitor.locator('footer');
  await visitor.goto('/contact-us');
  await expect(footer).toContainText(`Warung Ndeso, ${REGION}`);
  await expect(onMap(visitor)).toHaveAttribute('href', /mlat=-7\.319&mlon=110\.491#map=17/);
  await expect(letterhead(visitor)).toContainText(REGION);
  await expect(visitor.getByText('08:00–16:00')).toBeVisible();

  await page.goto('/admin/kontak/edit/1');
  const office = page.getByRole('group', { name: 'Kantor' });
  const point = office.getByLabel('Titik peta');
  await point.fill('https://maps.app.goo.gl/AbC123');
  await save(page).click();
  await expect(office.getByText('Tautan ini tidak memuat titiknya. Buka tautannya,')).toBeVisible();
  await expect(page).toHaveURL('/admin/kontak/edit/1');
  await point.fill('https://www.google.com/maps/@-6.98,110.42,17z');
  await expect(office.getByText('Disimpan sebagai -6.98, 110.42')).toBeVisible();
  await expect(office.getByRole('link', { name: 'Coba : Titik peta' })).toHaveAttribute(
    'href',
    /mlat=-6\.98&mlon=110\.42#/,
  );
  await office.getByLabel('Jam kerja Senin–Jumat').fill('9 s.d. 17');
  await expect(office.getByText('Disimpan sebagai 09:00-17:00')).toBeVisible();
  await office.getByLabel('Jam kerja Sabtu').fill('');
  await office.getByLabel('Alamat', { exact: true }).fill(ADDRESS);
  await office.getByLabel('Keterangan jam buka', { exact: true }).fill(NOTE);
  const english = office.getByLabel('Keterangan jam buka (Inggris)');
  await english.fill('Closed for Eid 27 March–6 April');
  await expect(page.getByText('Angka beda dalam kedua bahasa: ').getByRole('button')).toHaveText([
    'Keterangan jam buka (5 April)',
    'Keterangan jam buka (Inggris) (6 April)',
  ]);
  await english.fill('');
  await save(page).click();
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/kontak/edit/1');
  const elsewhere = office.getByText('Alamat berubah. Periksa juga titik petanya.');
  await office.getByLabel('Alamat', { exact: true }).fill('Jalan Lain 2');
  await expect(elsewhere).toBeVisible();
  await office.getByLabel('Alamat', { exact: true }).fill(ADDRESS);
  await expect(elsewhere).toHaveCount(0);
  await page.goto('/admin/kontak');
  for (const text of [ADDRESS, '-6.98, 110.42', '09:00-17:00', NOTE])
    await expect(page.getByRole('main').getByText(text)).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByRole('main').getByRole('link', { name: ADDRESS })).toHaveAttribute(
    'href',
    /mlat=-6\.98&mlon=110\.42#map/,
  );
  await expect(footer).not.toContainText('Warung Ndeso');
  await expect(onMap(visitor)).toHaveAttribute('href', /mlat=-6\.98&mlon=110\.42#map=17/);
  await expect(visitor.getByText('09:00–17:00')).toBeVisible();
  const saturday = visitor.getByRole('term').filter({ hasText: 'Saturday' });
  await expect(saturday.locator('xpath=following-sibling::dd')).toHaveText(['closed']);
  const hours = visitor.getByRole('region', { name: 'Opening hours' });
  await expect(hours.getByRole('paragraph').first()).toHaveText(NOTE);
  await expect(hours.getByText(NOTE)).toHaveAttribute('lang', 'id');
  for (const place of [footer, letterhead(visitor)])
    await expect(place.getByText(ADDRESS)).toHaveAttribute('lang', 'id');
  await visitor.emulateMedia({ media: 'print' });
  await expect(letterhead(visitor).getByText(ADDRESS)).toBeVisible();
  await visitor.emulateMedia({ media: null });
  const tile = visitor.waitForRequest(/\/17\/105738\/68083\.png$/);
  await footer.getByRole('heading', { name: 'Our Location' }).scrollIntoViewIfNeeded();
  await tile;
  await footer.getByRole('button', { name: 'Warung Ndeso' }).click();
  await expect(footer.locator('.leaflet-popup')).toContainText('Warung Ndeso');
  await visitor.goto('/id/about');
  for (const place of [footer, letterhead(visitor)])
    await expect(place.getByText(ADDRESS)).not.toHaveAttribute('lang');
  expect(await visitor.content()).toContain(`"streetAddress":"${ADDRESS}"`);
  if (POPPLER) {
    const pdf = await readPdf(await (await page.request.get('/company-profile.pdf')).body());
    expect(unspaced(pdf.text)).toContain(unspaced(ADDRESS));
    expect(pdf.text).not.toContain(REGION);
    await pdf.close();
  }

  await page.goto(`/admin/riwayat?filter=${JSON.stringify({ resource: 'contact' })}`);
  const question = page.getByRole('dialog', { name: 'Kembalikan semua?' });
  await page.getByRole('main').getByRole('button', { name: 'Kembalikan semua' }).click();
  for (const label of [
    'Alamat',
    'Titik peta',
    'Jam kerja Senin–Jumat',
    'Jam kerja Sabtu',
    'Keterangan jam buka',
  ])
    await expect(question.getByText(label, { exact: true })).toBeVisible();
  await question.getByRole('button', { name: 'Kembalikan semua' }).click();
  await expect(page.getByText('Nilai sebelumnya dikembalikan.')).toBeVisible();
  await visitor.goto('/contact-us');
  await expect(footer).toContainText(`Warung Ndeso, ${REGION}`);
  await expect(visitor.getByText('08:00–16:00')).toBeVisible();
});

test('HAND-18 without hours nothing on the contact page is said of them but what staff note', async ({
  ownPage: page,
  ownProduct: { url, password },
}) => {
  const { token } = await ApiClient.signIn(url, password);
  const headers = { authorization: `Bearer ${token}` };
  const data = { ...CONTACT, weekday_hours: null, saturday_hours: null };
  await page.request.post('/api/contact', { headers, data });
  await page.goto('/contact-us');
  const office = page.getByRole('region', { name: 'Our office' });
  await expect(office).toContainText(`Warung Ndeso, ${REGION}`);
  for (const text of ['Opening hours', 'Western Indonesia Time'])
    await expect(page.getByText(text)).toHaveCount(0);
  await expect(office.locator('dl')).toHaveCount(0);

  await page.request.put('/api/contact/1', { headers, data: { ...data, hours_note: NOTE } });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Opening hours' })).toContainText(NOTE);
  await expect(page.getByText('Western Indonesia Time')).toHaveCount(0);
});

test('HAND-18 of an address without a point on the map it is said where the map points, and the site has it searched for', async ({
  ownPage: page,
  ownProduct: { url, password },
}) => {
  const { token } = await ApiClient.signIn(url, password);
  const headers = { authorization: `Bearer ${token}` };
  await page.request.post('/api/contact', { headers, data: CONTACT });
  await page.goto('/admin/kontak/edit/1');
  await page.getByLabel('Alamat', { exact: true }).fill(ADDRESS);
  await expect(page.getByText('Alamat berubah. Periksa juga titik petanya.')).toBeVisible();
  await save(page).click();
  const said = 'Kontak berhasil diperbarui. Alamat berubah. Periksa juga titik petanya.';
  await expect(page.getByText(said)).toBeVisible();
  await page.getByRole('link', { name: 'Perbaiki' }).click();
  await expect(page).toHaveURL('/admin/kontak/edit/1');
  await page.goto('/contact-us');
  const office = page.getByRole('main').getByRole('link', { name: ADDRESS });
  await expect(office).toHaveAttribute('href', /\/search\?query=Jl\.%20Pemuda%201%2C%20Semarang$/);
});
