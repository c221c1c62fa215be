import { PATHS } from '../paths';
import { always, deleted, PRODUCT } from './texts';

export const PRODUCT_FORM = {
  createTitle: 'Tambah Produk Baru',
  editTitle: 'Edit Produk',
  onRequest: 'Atas permintaan',
  editCategories: always('Gagal memuat kategori.'),
  updated: 'Produk berhasil diperbarui.',
  load: PRODUCT.load,
  update: {
    refused: 'Gagal memperbarui produk.',
    failed: 'Terjadi kesalahan saat memperbarui produk.',
    elsewhere: { path: PATHS.trash, label: 'Buka sampah', deleted },
  },
} as const;

/** Of a save that changes an amount five-fold or more. */
export const FIVE_FOLD = {
  title: 'Angkanya berubah lima kali lipat atau lebih',
  confirm: 'Sudah benar, simpan',
  cancel: 'Periksa lagi',
  check: 'Belum disimpan: periksa angkanya.',
} as const;
