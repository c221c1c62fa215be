import { PATHS } from '../paths';
import { always, deleted, PRODUCT } from './texts';

export const PRODUCT_FORM = {
  createTitle: 'Tambah Produk Baru',
  editTitle: 'Edit Produk',
  onRequest: 'Atas permintaan',
  priceHint: 'Kosongkan bila harga diberikan atas permintaan.',
  priceUnclear: 'Harga harus berupa angka, paling banyak dua desimal, misalnya 1.250.000 atau 1.250.000,50.',
  priceMeant: (amounts: string) => `Mungkin maksudnya ${amounts}?`,
  perWhat: "Harga per apa? Isi 'Dijual per', supaya pembeli tahu.",
  pricePer: (unit: string) => `Harga per ${unit}? Tulis angkanya saja, dan satuannya di Dijual per.`,
  stillCopy: (end: string, then = ', juga di situs') => `Masih berakhir dengan '${end}'${then}.`,
  copied: 'Disalin: masih sesuai dengan produk ini?',
  editCategories: always('Gagal memuat kategori.'),
  updated: 'Produk berhasil diperbarui.',
  load: PRODUCT.load,
  update: {
    refused: 'Gagal memperbarui produk.',
    failed: 'Terjadi kesalahan saat memperbarui produk.',
    elsewhere: { path: PATHS.trash, label: 'Buka sampah', deleted },
  },
} as const;
