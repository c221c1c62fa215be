import type { Page } from '@playwright/test';
import { REQUESTS } from 'api/contract';
import { RESOURCES } from '../../../backoffice/src/api/resources';
import { expect, test } from '../../fixtures';
import { goWithin } from '../../go-within';

test.use({ signedIn: true });

/** Forms with another address than `/admin/{resource}/add`. */
const FORMS: Record<string, string> = { admins: '/admin/profile' };

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

/** A required one has an asterisk behind its label. */
function inputOf(page: Page, label: string) {
  return page.getByLabel(new RegExp(`^${label.replace(/[()]/g, '\\$&')}(\\s\\*)?$`));
}
