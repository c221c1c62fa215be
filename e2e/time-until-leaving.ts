import type { Page } from '@playwright/test';

/**
 * How many milliseconds pass between the answer to the next call of the API and the change of address, measured in the
 * page itself: a slow machine delays what a story sees, not what a visitor gets. Call it before the click, await it
 * afterwards.
 */
export function timeUntilLeaving(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const push = history.pushState.bind(history);
        history.pushState = (...entry) => {
          const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
          const next = calls.find(({ name, startTime }) => startTime >= began && name.includes('/api/'));
          resolve(performance.now() - (next?.responseEnd ?? Number.NaN));
          history.pushState = push;
          push(...entry);
        };
      }),
  );
}
