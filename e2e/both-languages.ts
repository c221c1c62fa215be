import type { Page } from '@playwright/test';

export const PAGES = ['/', '/product', '/product-list/Coffee', '/produk/4', '/about', '/contact-us'] as const;
export const FAILED = ['/nope', '/produk/999999', '/product-list/Tidak%20Ada', '/product?page=999'] as const;
export const SEARCHES = [
  '/product?q=kopi&sort=-price',
  '/product?q=zzz',
  '/product-list/Coffee?q=zzz',
] as const;

/** The Indonesian path of an English one. */
export const twin = (path: string) => (path === '/' ? '/id' : `/id${path}`);

export async function addressesOf(page: Page): Promise<Record<string, string | null>> {
  const links = await page.locator('head link[rel=canonical], head link[rel=alternate]').all();
  const named = links.map(async (link) => [
    (await link.getAttribute('hreflang')) ?? 'canonical',
    await link.getAttribute('href'),
  ]);
  return Object.fromEntries(await Promise.all(named)) as Record<string, string | null>;
}
