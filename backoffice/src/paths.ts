/** The addresses that links name; React Admin makes those of lists and forms from the names of the resources. */
export const PATHS = {
  admin: '/admin',
  products: '/admin/produk',
  categories: '/admin/kategori',
  contacts: '/admin/kontak',
  addProduct: '/admin/produk/add',
  productSheet: '/admin/produk/spreadsheet',
  addContact: '/admin/kontak/add',
  addCompanyInfo: '/admin/dashboard/add',
  profile: '/admin/profile',
  password: '/admin/profile/password',
  security: '/admin/profile/keamanan',
  administrators: '/admin/administrator',
  trash: '/admin/sampah',
  history: '/admin/riwayat',
  login: '/sistem/login',
  /** The same screen as `login`, after a refused token. */
  loginAgain: '/login',
  publicSite: '/',
} as const;

/** Part of the screen of a category. */
export const SPEC_TEMPLATE = 'spec-template';

/** Of the public site, in its two languages. */
export const FEEDS = { en: '/feeds/meta.csv', id: '/feeds/meta-id.csv' } as const;

/** The company profile, whose prices are the catalogue's. */
export const PRICE_LISTS = { en: '/company-profile.pdf', id: '/id/company-profile.pdf' } as const;

/** The address of a list that shows what meets a filter. */
export function filtered(path: string, filter: object): string {
  return `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
}
