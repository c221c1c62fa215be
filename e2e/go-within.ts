import { expect, type Page } from '@playwright/test';

/** Goes to another screen of the back office, of another heading, as a link does: the document stays. */
export async function goWithin(page: Page, path: string) {
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(heading).not.toHaveText(before);
}
