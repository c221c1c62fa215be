import { CATEGORY_NOT_LOADED } from './texts';

/** Of the form of a new product. */
export const NEW_PRODUCT = {
  needs: 'Nama, harga, dan kategori wajib diisi.',
  created: 'Produk berhasil ditambahkan.',
  create: { refused: 'Gagal menambahkan produk.', failed: 'Terjadi kesalahan saat menambahkan produk.' },
  categories: { refused: CATEGORY_NOT_LOADED, failed: 'Terjadi kesalahan saat mengambil kategori.' },
} as const;
