import type { Page } from '@playwright/test';

/** What a call of the back office gets instead of the server's answer. */
export const REFUSED = { status: 400, json: { success: false, message: '', data: null } };
export const refusedWith = (message: string) => ({
  status: 409,
  json: { success: false, message, data: null },
});

/** A list without rows. */
export const NONE = {
  status: 200,
  json: { success: true, message: 'OK', data: [] },
  headers: { 'X-Total-Count': '0' },
};

/** Answers calls of one method to one path below /api itself: with what is given, or with a broken connection. */
export async function answer(
  page: Page,
  method: string,
  path: string,
  reply?: { status: number; json: object; headers?: Record<string, string> },
) {
  await page.route(
    ({ pathname }) => pathname === `/api/${path}`,
    (route) => {
      if (route.request().method() !== method) return route.fallback();
      return reply ? route.fulfill(reply) : route.abort();
    },
  );
}
