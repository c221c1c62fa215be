import type { Page } from '@playwright/test';

export const REFUSED = { status: 400, json: { success: false, message: '', data: null } };
export const refusedWith = (message: string) => ({
  status: 409,
  json: { success: false, message, data: null },
});

export const EMPTY = { status: 200, json: { success: true, message: 'OK', data: { id: 1 } } };

export const NONE = {
  status: 200,
  json: { success: true, message: 'OK', data: [] },
  headers: { 'X-Total-Count': '0' },
};

/** Answers in place of the server, or breaks the connection if there is no `reply`. */
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
