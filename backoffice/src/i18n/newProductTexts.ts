import { CATEGORY_NOT_LOADED } from './texts';

/** Of the form of a new product. */
export const NEW_PRODUCT = {
  needs: 'Nama, harga, dan kategori wajib diisi.',
  created: 'Produk berhasil ditambahkan.',
  create: { refused: 'Gagal menambahkan produk.', failed: 'Terjadi kesalahan saat menambahkan produk.' },
  categories: { refused: CATEGORY_NOT_LOADED, failed: 'Terjadi kesalahan saat mengambil kategori.' },
  /** Of a copy that is called as such. */
  rename: { name: ': tulis nama produk ini', name_en: ': tulis nama Inggrisnya, atau kosongkan' },
  sameEnglish: 'Sama dengan produk yang disalin: tulis nama Inggrisnya, atau kosongkan.',
} as const;
