import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export async function violationsOn(page: Page): Promise<string[]> {
  // A link that is half hidden by the fixed header would count as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page })
    // axe leaves a rule of WCAG 2.2, and one that it calls experimental, out unless it is asked for them.
    .options({
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
    })
    // Otherwise axe opens a second page each time, for frames of another origin, and no screen has any.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`);
}
