import { expect, type Page } from '@playwright/test';

/** Goes to a screen with another heading as a link does, without loading a new document. */
export async function goWithin(page: Page, path: string) {
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(heading).not.toHaveText(before);
}
