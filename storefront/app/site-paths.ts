/** The canonical address of every public page, and the way to it from every other spelling. */

export const paths = {
  home: '/',
  about: '/about',
  products: '/product',
  contact: '/contact-us',
} as const;

export function productPath(id: number | string): string {
  return `/produk/${id}`;
}

export function categoryPath(name: string): string {
  return `/product-list/${encodeURIComponent(name)}`;
}

const DETAIL_PATH = /^\/(produk|product)\/[^/]+$/i;

/** NAV-6: a product's page, in either of its documented forms. */
export function isProductDetailPath(pathname: string): boolean {
  return DETAIL_PATH.test(pathname);
}

const FIXED = new Map<string, string>([
  ['', paths.home],
  ['about', paths.about],
  ['product', paths.products],
  ['produk', paths.products],
  ['contact-us', paths.contact],
]);

/**
 * The canonical spelling of a path, or undefined when it belongs to no page. Category pages are left to their own
 * loader, which alone knows how the category really spells itself.
 */
export function canonicalPath(pathname: string): string | undefined {
  const segments = pathname.split('/').filter(Boolean);
  const [first = '', second] = segments;
  const room = first.toLowerCase();
  if (segments.length <= 1) return FIXED.get(room);
  if (segments.length === 2 && second && (room === 'product' || room === 'produk'))
    return productPath(second);
  return undefined;
}
