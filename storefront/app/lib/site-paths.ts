import { documentedPath, languageOf, pathIn } from './languages';

export const paths = {
  home: '/',
  about: '/about',
  products: '/product',
  contact: '/contact-us',
  privacy: '/privacy',
} as const;

/** Other pages link to these sections. */
export const ABOUT_PAPERS = 'who';
export const papersPath = `${paths.about}#${ABOUT_PAPERS}`;
export const ABOUT_SHIPPING = 'ports';

export const CONTACT_OFFICE = 'office-hours';

export const CONTACT_PROFILE = 'company-profile';

export const companyProfilePath = '/company-profile.pdf';

/** Not among `paths`, which search engines are told of; no cache keeps them. */
export const comparePath = '/compare';
export const inquiryPath = '/inquiry';
export const sentPath = `${inquiryPath}/sent`;

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
  ['privacy', paths.privacy],
  [comparePath.slice(1), comparePath],
  [inquiryPath.slice(1), inquiryPath],
  [companyProfilePath.slice(1), companyProfilePath],
]);

/** Undefined for no page. A category's loader redirects itself, as the API knows how its name is spelled. */
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
