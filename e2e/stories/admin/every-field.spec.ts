import type { Page } from '@playwright/test';
import openapi from '../../../api/openapi.json' with { type: 'json' };
import { REQUESTS } from 'api/contract';
import { RESOURCES } from '../../../backoffice/src/api/resources';
import { expect, test } from '../../fixtures';
import { goWithin } from '../../go-within';

test.use({ signedIn: true });

/** Forms with another address than `/admin/{resource}/add`. */
const FORMS: Record<string, string> = { admins: '/admin/profile' };

/** The fields of a product that are no column of their own, with the reason. */
const NO_COLUMN: Record<string, string> = {
  image: 'the first column, which carries the checkbox of the row',
  name_en: 'stands beside the name in the form',
  description_en: 'stands beside the description in the form',
  price_unit: 'a fact for buyers, as the form groups them',
  pack_net_kg: 'a fact for buyers',
  moq: 'a fact for buyers',
  moq_unit: 'a fact for buyers',
  export_place: 'a fact for buyers',
  export_valid_until: 'a fact for buyers',
  availability: 'a word below the name, where it is not ready to ship',
};
const LISTED = openapi.components.schemas.ListedProductResponse.properties;

/** Resources without a form of their own. */
const NO_FORM = ['spesifikasi'];
/** The fields that not every form has one input for, with the reason. */
const NO_INPUT: Record<string, string> = {
  specs: "has an input for each field of the category's template",
  back_in_stock_on: 'is asked of what is sold out alone',
};

test('each form has an input for every field of its request', async ({ page }) => {
  await page.goto('/admin/tidak/ada');
  for (const [resource, rules] of Object.entries(RESOURCES)) {
    if (!('request' in rules) || NO_FORM.includes(resource)) continue;
    const fields: Record<string, { label: string }> = REQUESTS[rules.request];
    const path = FORMS[resource] ?? `/admin/${resource}/add`;
    await goWithin(page, path);
    for (const [field, { label }] of Object.entries(fields)) {
      if (field in NO_INPUT) continue;
      await expect(inputOf(page, label), `${path}: ${label}`).toHaveCount(1);
    }
  }
});

test('every field of a product in the list is a column that can be chosen, in the order of the table', async ({
  page,
}) => {
  await page.goto('/admin/produk');
  const headers = page.getByRole('columnheader');
  await expect(headers.nth(1)).toHaveText('Gambar');
  await page.getByRole('button', { name: 'Kolom' }).press('Enter');
  const columns = await page.getByRole('menuitemcheckbox').allTextContents();
  for (const [field, { label }] of Object.entries(REQUESTS.CreateProductRequest)) {
    if (field in LISTED && !(field in NO_COLUMN)) expect(columns).toContain(label);
  }
  await page.keyboard.press('Escape');
  await expect(headers).toHaveText(['', 'Gambar', ...columns, 'Aksi']);
});

/** A required one has an asterisk behind its label. */
function inputOf(page: Page, label: string) {
  return page.getByLabel(new RegExp(`^${label.replace(/[()]/g, '\\$&')}(\\s\\*)?$`));
}
