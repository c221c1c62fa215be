import type { Page } from '@playwright/test';

/**
 * How many milliseconds a sentence stands on the page before the address changes, measured in the page itself: a slow
 * machine delays what a story sees, not what a visitor gets. Call it before the sentence comes, await it afterwards.
 */
export function timeUntilLeaving(page: Page, sentence: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        let said = Number.POSITIVE_INFINITY;
        const observer = new MutationObserver(() => {
          if (!document.body.textContent?.includes(text)) return;
          said = performance.now();
          observer.disconnect();
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        const push = history.pushState.bind(history);
        history.pushState = (...entry) => {
          resolve(performance.now() - said);
          history.pushState = push;
          push(...entry);
        };
      }),
    sentence,
  );
}
