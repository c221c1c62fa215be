import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page, each with the first element it is about. */
export async function violationsOn(page: Page): Promise<string[]> {
  // A link halfway below a fixed header would count as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page })
    // WCAG 2.2's smallest target, which axe leaves out unless it is asked for.
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    // Within the page: no screen has frames of another origin, for which a second page would be opened each time.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`);
}
