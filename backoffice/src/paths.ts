/** React Admin makes the addresses of lists and forms itself, from the names of the resources. */
export const PATHS = {
  admin: '/admin',
  products: '/admin/produk',
  categories: '/admin/kategori',
  contacts: '/admin/kontak',
  documents: '/admin/dokumen',
  certificates: '/admin/sertifikat',
  inquiries: '/admin/permintaan',
  addProduct: '/admin/produk/add',
  productSheet: '/admin/produk/spreadsheet',
  productPictures: '/admin/produk/pictures',
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

export const SPEC_TEMPLATE = 'spec-template';

export const FEEDS = { en: '/feeds/meta.csv', id: '/feeds/meta-id.csv' } as const;

export const PRICE_LISTS = { en: '/company-profile.pdf', id: '/id/company-profile.pdf' } as const;

export function filtered(path: string, filter: object): string {
  return `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
}
