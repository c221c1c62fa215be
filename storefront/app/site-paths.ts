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

/** What answers what no product does. */
export const HELP_PATHS = {
  prices: companyProfilePath,
  profile: companyProfilePath,
  sheets: paths.products,
  papers: papersPath,
  shipping: `${paths.about}#${ABOUT_SHIPPING}`,
  place: `${paths.contact}#${CONTACT_OFFICE}`,
  contact: paths.contact,
  company: paths.about,
} as const;

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

const CATEGORY_PAGE = new RegExp(`^${categoryPath('')}[^/]+$`);

const DETAIL_PATH = /^(\/id)?\/(produk|product)\/[^/]+$/i;

/** NAV-6: a product's page, in either of its documented forms. */
export function isProductDetailPath(pathname: string): boolean {
  return DETAIL_PATH.test(pathname);
}

/** What a message writes after an address, and its reader's program takes for a part of it: '4).' */
const STRAY_END = /^(\d+)[^\w-]+$/;

/** In place of 'product-list', before the name of a category. */
const CATEGORY_GUESSES = ['category', 'categories', 'kategori'];

/** As people guess it from the Indonesian pages: the English ones have no prefix. */
const ENGLISH = /^\/+en(?=\/|$)/i;

const FIXED = new Map<string, string>([
  ['', paths.home],
  ['about', paths.about],
  ['product', paths.products],
  ['produk', paths.products],
  ['contact-us', paths.contact],
  [companyProfilePath.slice(1), companyProfilePath],
  // As people guess them.
  ...['home', 'beranda', 'index.html'].map((guess) => [guess, paths.home] as const),
  ...['about-us', 'tentang', 'tentang-kami'].map((guess) => [guess, paths.about] as const),
  ...['products', 'catalog', 'catalogue', 'katalog', 'shop', 'store', 'toko', 'search', 'cari'].map(
    (guess) => [guess, paths.products] as const,
  ),
  ...['price-list', 'pricelist', 'daftar-harga'].map((guess) => [guess, companyProfilePath] as const),
  ...CATEGORY_GUESSES.map((guess) => [guess, paths.products] as const),
  ...['contact', 'contacts', 'kontak', 'hubungi-kami'].map((guess) => [guess, paths.contact] as const),
]);

/**
 * The canonical spelling of a path, or undefined when it belongs to no page. Category pages redirect in their own
 * loader, which reads the category's spelling from the API.
 */
export function canonicalPath(pathname: string): string | undefined {
  if (ENGLISH.test(pathname)) return canonicalEnglishPath(pathname.replace(ENGLISH, ''));
  const path = canonicalDocumentedPath(documentedPath(pathname));
  return path && pathIn(languageOf(pathname), path);
}

function canonicalEnglishPath(path: string): string | undefined {
  return canonicalDocumentedPath(path) ?? (CATEGORY_PAGE.test(path) ? path : undefined);
}

function canonicalDocumentedPath(pathname: string): string | undefined {
  const segments = pathname.split('/').filter(Boolean);
  const [first = '', second, third] = segments;
  const page = first.toLowerCase();
  if (segments.length <= 1) return FIXED.get(page);
  if (second && segments.length === 2 && CATEGORY_GUESSES.includes(page))
    return `${categoryPath('')}${second}`;
  if (!second || (page !== 'product' && page !== 'produk')) return undefined;
  if (segments.length === 2) return productPath(second.replace(STRAY_END, '$1'));
  if (segments.length === 3 && third?.toLowerCase() === SPEC_SHEET) return specSheetPath(second);
  return undefined;
}
