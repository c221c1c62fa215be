import { documentedPath, languageOf, pathIn } from './languages';

/** The documented address of every public page, and the redirects to it from other spellings, in both languages. */

export const paths = {
  home: '/',
  about: '/about',
  products: '/product',
  contact: '/contact-us',
} as const;

/** The section of the about page that says which papers go with the goods. */
export const ABOUT_PAPERS = 'who';
export const papersPath = `${paths.about}#${ABOUT_PAPERS}`;
/** The one that says where the goods go. */
export const ABOUT_SHIPPING = 'ports';

/** The section of the contact page with the office's address and its opening hours. */
export const CONTACT_OFFICE = 'office-hours';

/** The section of the contact page with the company profile, which has the price list. */
export const CONTACT_PROFILE = 'company-profile';

export const companyProfilePath = '/company-profile.pdf';

export function productPath(id: number | string): string {
  return `/produk/${id}`;
}

const SPEC_SHEET = 'spec.pdf';

export function specSheetPath(id: number | string): string {
  return `${productPath(id)}/${SPEC_SHEET}`;
}

export function categoryPath(name: string): string {
  return `/product-list/${encodeURIComponent(name)}`;
}

const DETAIL_PATH = /^(\/id)?\/(produk|product)\/[^/]+$/i;

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
  [companyProfilePath.slice(1), companyProfilePath],
]);

/**
 * The canonical spelling of a path, or undefined when it belongs to no page. Category pages redirect in their own
 * loader, which reads the category's spelling from the API.
 */
export function canonicalPath(pathname: string): string | undefined {
  const path = canonicalDocumentedPath(documentedPath(pathname));
  return path && pathIn(languageOf(pathname), path);
}

function canonicalDocumentedPath(pathname: string): string | undefined {
  const [first = '', second, third, ...others] = pathname.split('/').filter(Boolean);
  const page = first.toLowerCase();
  if (second === undefined) return FIXED.get(page);
  if (others.length > 0 || (page !== 'product' && page !== 'produk')) return undefined;
  if (third === undefined) return productPath(second);
  return third.toLowerCase() === SPEC_SHEET ? specSheetPath(second) : undefined;
}
