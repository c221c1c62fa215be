import type { errors as english } from '../en/errors';
import type { Texts } from '../texts';

export const errors: Texts<typeof english> = {
  notFound: {
    title: '404 - Halaman Tidak Ditemukan',
    text: 'Ups! Halaman yang Anda cari tidak ada.',
    button: 'Kembali',
  },
  unavailable: {
    title: 'Kami segera kembali',
    text: 'Katalog kami sedang tidak dapat dijangkau. Silakan coba lagi setengah menit lagi.',
    button: 'Coba lagi',
  },
  noProduct: {
    title: 'Produk tidak ditemukan',
    text: 'Produk ini mungkin sudah habis atau dipindahkan. Katalog terbaru kami hanya selangkah dari sini.',
    button: 'Lihat semua produk',
  },
  noCategory: {
    title: 'Kategori tidak ditemukan',
    text: 'Kategori tidak ditemukan.',
    button: 'Lihat semua produk',
  },
};
