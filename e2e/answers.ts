import type { Page } from '@playwright/test';

/** An answer to a request of the back office, in place of the server's. */
export const REFUSED = { status: 400, json: { success: false, message: '', data: null } };
export const refusedWith = (message: string) => ({
  status: 409,
  json: { success: false, message, data: null },
});

/** A record without values. */
export const EMPTY = { status: 200, json: { success: true, message: 'OK', data: { id: 1 } } };

/** A list without rows. */
export const NONE = {
  status: 200,
  json: { success: true, message: 'OK', data: [] },
  headers: { 'X-Total-Count': '0' },
};

/** Answers requests of one method to one path below /api in place of the server, or breaks their connection. */
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
