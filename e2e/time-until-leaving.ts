import { expect, type Page } from '@playwright/test';

/** The page's own clock may run this long between the answer and the message. */
const TOLERANCE_MS = 10;

/** Measures by a clock that only the story moves: install `page.clock` before the page is opened. */
export async function expectToLeave(
  page: Page,
  save: () => Promise<void>,
  { message, ms, path }: { message: string; ms: number; path: string },
): Promise<void> {
  const from = page.url();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await save();
  await runUntilShown(page, message);
  await page.clock.runFor(ms - TOLERANCE_MS);
  expect(page.url()).toBe(from);
  await page.clock.runFor(2 * TOLERANCE_MS);
  await expect(page).toHaveURL(path);
  await page.clock.resume();
}

/** Moves a paused clock by single milliseconds: the page's work between them takes none of its time. */
export async function runUntilShown(page: Page, message: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(page.getByText(message)).toBeVisible({ timeout: 500 });
  }).toPass();
}
