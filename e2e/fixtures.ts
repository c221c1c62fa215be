import { test as base, expect, type Page, type Response } from '@playwright/test';
import { ApiClient } from './api-client';
import { type RunningProduct, startProduct } from './start-product';

function requiredEnv(name: 'E2E_URL' | 'E2E_PASSWORD' | 'E2E_TOKEN'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: global-setup.ts sets it`);
  return value;
}

export const ADMIN_USERNAME = 'admin';
export const adminPassword = () => requiredEnv('E2E_PASSWORD');

interface Options {
  signedIn: boolean;
}

interface Fixtures {
  api: ApiClient;
  /** Adds what only this story has to a name, as all stories share one server. */
  unique: (name: string) => string;
  /** A server of this story alone, with an empty database. */
  ownProduct: RunningProduct;
  ownPage: Page;
  /** Fails a story whose page threw, or was stopped by the content security policy. */
  healthyPages: void;
}

export const test = base.extend<Options & Fixtures>({
  signedIn: [false, { option: true }],

  baseURL: async ({}, use) => use(requiredEnv('E2E_URL')),

  storageState: async ({ signedIn, baseURL }, use) => {
    await use(signedIn && baseURL ? stateWith(baseURL, requiredEnv('E2E_TOKEN')) : undefined);
  },

  /** Failed logins are limited by network, so each story pretends to come from a network of its own. */
  extraHTTPHeaders: async ({}, use, { testId }) => use({ 'X-Forwarded-For': `fd00:${testId.slice(-4)}::1` }),

  /** The storefront's scripts start after its first paint: a loaded page may not have its event handlers yet. */
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) {
      for (const method of ['goto', 'reload'] as const) {
        const navigate = page[method].bind(page) as (...input: unknown[]) => Promise<Response | null>;
        page[method] = async (...input: unknown[]) => {
          const response = await navigate(...input);
          await page.waitForFunction(isHydrated);
          return response;
        };
      }
    }
    await use(page);
  },

  api: async ({ baseURL }, use) => {
    const api = new ApiClient(String(baseURL), requiredEnv('E2E_TOKEN'));
    await use(api);
    await api.tidyUp();
  },

  unique: async ({}, use, { testId }) => use((name) => `${name} ${testId.slice(-6)}`),

  ownProduct: async ({}, use) => {
    const product = await startProduct();
    await use(product);
    await product.stop();
  },

  ownPage: async ({ ownProduct: { url, password }, browser }, use) => {
    const { token } = await ApiClient.signIn(url, password);
    const context = await browser.newContext({ baseURL: url, storageState: stateWith(url, token) });
    await use(await context.newPage());
    await context.close();
  },

  healthyPages: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on('weberror', (error) => problems.push(String(error.error())));
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) problems.push(message.text());
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in the browser. A page without React counts as hydrated once it is loaded. */
function isHydrated(): boolean {
  // A page that was only committed has no body yet.
  if (!document.querySelector('body')) return false;
  const takenOver = Object.keys(document.body).some((key) => key.startsWith('__react'));
  return takenOver || (document.readyState !== 'loading' && !('__remixContext' in window));
}

export { expect };

export function stateWith(origin: string, token: string) {
  const { id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: number };
  const localStorage = [
    { name: 'token', value: token },
    { name: 'adminId', value: String(id) },
  ];
  return { cookies: [], origins: [{ origin, localStorage }] };
}
