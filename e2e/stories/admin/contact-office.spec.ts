import type { Page } from '@playwright/test';
import { ApiClient } from '../../api-client';
import { CONTACT } from '../../fake-api';
import { expect, test } from '../../fixtures';
import { POPPLER, readPdf, unspaced } from '../../pdf';

const ADDRESS = 'Jl. Pemuda 1, Semarang';
const NOTE = 'Libur Lebaran 27 Maret–5 April';
const save = (page: Page) => page.getByRole('button', { name: 'Simpan' });

test('KEEP-7 the office that staff enter is where, and when, the site says it is', async ({
  ownPage: page,
  ownProduct: { url, password },
}) => {
  const { token } = await ApiClient.signIn(url, password);
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post('/api/contact', { headers, data: CONTACT })).status()).toBe(201);
  await page.goto('/admin/kontak/edit/1');
  const office = page.getByRole('group', { name: 'Kantor' });
  await office.getByLabel('Titik peta').fill('Semarang');
  await save(page).click();
  await expect(office.getByText('Titik peta harus berupa dua angka')).toBeVisible();
  await office.getByLabel('Titik peta').fill('-6.98, 110.42');
  await office.getByLabel('Jam kerja Senin–Jumat').fill('09:00-17:00');
  await office.getByLabel('Alamat', { exact: true }).fill(ADDRESS);
  await office.getByLabel('Keterangan jam buka', { exact: true }).fill(NOTE);
  await save(page).click();
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/kontak');
  for (const text of [ADDRESS, '-6.98, 110.42', '09:00-17:00', NOTE])
    await expect(page.getByRole('main').getByText(text)).toBeVisible();

  await page.goto('/contact-us');
  await expect(page.getByRole('main').getByText('09:00–17:00')).toBeVisible();
  await expect(page.getByRole('main').getByText(NOTE).first()).toHaveAttribute('lang', 'id');
  await expect(page.locator('footer').getByText(ADDRESS).first()).toHaveAttribute('lang', 'id');
  const onMap = page.locator('footer').getByRole('link', { name: /OpenStreetMap$/ });
  await expect(onMap.last()).toHaveAttribute('href', /mlat=-6\.98&mlon=110\.42#map=17/);
  if (!POPPLER) return;
  const pdf = await readPdf(await (await page.request.get('/company-profile.pdf')).body());
  expect(unspaced(pdf.text)).toContain(unspaced(ADDRESS));
  await pdf.close();
});
