/** The documented addresses; those of single records are derived from the resources. */
export const PATHS = {
  admin: '/admin',
  products: '/admin/produk',
  addProduct: '/admin/produk/add',
  productSheet: '/admin/produk/spreadsheet',
  categories: '/admin/kategori',
  addCategory: '/admin/kategori/add',
  contacts: '/admin/kontak',
  addContact: '/admin/kontak/add',
  addCompanyInfo: '/admin/dashboard/add',
  profile: '/admin/profile',
  password: '/admin/profile/password',
  security: '/admin/profile/keamanan',
  administrators: '/admin/administrator',
  addAdministrator: '/admin/administrator/add',
  trash: '/admin/sampah',
  history: '/admin/riwayat',
  login: '/sistem/login',
  /** The same screen as `login`, after a refused token. */
  loginAgain: '/login',
  publicSite: '/',
} as const;
