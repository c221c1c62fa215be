import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { ApiClient } from '../../api-client';
import { CONTACT } from '../../fake-api';

const REGION = 'Salatiga, Central Java, Indonesia';
const save = (page: Page) => page.getByRole('button', { name: 'Simpan' });
const letterhead = (page: Page) => page.getByRole('main').locator('address');

test('HAND-18 an office that staff enter is where the site says it is', async ({
  ownPage: page,
  ownProduct,
}) => {
  const { token } = await ApiClient.signIn(ownProduct.url, ownProduct.password);
  const answer = await page.request.post('/api/contact', {
    headers: { authorization: `Bearer ${token}` },
    data: CONTACT,
  });
  expect(answer.status()).toBe(201);
  const visitor = await page.context().newPage();
  const footer = visitor.locator('footer');
  await visitor.goto('/contact-us');
  await expect(footer).toContainText(`Warung Ndeso, ${REGION}`);
  await expect(letterhead(visitor)).toContainText(REGION);

  await page.goto('/admin/kontak/edit/1');
  const office = page.getByRole('group', { name: 'Kantor' });
  await office.getByLabel('Alamat', { exact: true }).fill('Jl. Pemuda 1, Semarang');
  await save(page).click();
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/kontak');
  await expect(page.getByRole('main')).toContainText('Jl. Pemuda 1, Semarang');

  await visitor.reload();
  await expect(footer).not.toContainText('Warung Ndeso');
  for (const place of [footer, letterhead(visitor)])
    await expect(place.getByText('Jl. Pemuda 1, Semarang')).toHaveAttribute('lang', 'id');
  await visitor.goto('/id/contact-us');
  for (const place of [footer, letterhead(visitor)])
    await expect(place.getByText('Jl. Pemuda 1, Semarang')).not.toHaveAttribute('lang');
});
