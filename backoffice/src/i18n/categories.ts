import type { CategoryUse } from 'api/schema';
import { CATEGORY, always, number } from './texts';

export const CATEGORY_FORM = {
  created: 'Kategori berhasil ditambahkan.',
  create: CATEGORY.create,
  nameHint: 'Dalam bahasa Inggris, juga untuk alamat halamannya di situs.',
  indonesianNameHint: 'Namanya di situs berbahasa Indonesia; bila kosong, nama Inggris.',
  headingHint: 'Di bawah nama kategori, pada spanduk halamannya di situs.',
  factsHint: "Paling banyak empat, satu per baris dengan titik dua, misalnya 'Asal: Temanggung'.",
  blank: 'Nama kategori tidak boleh kosong.',
  specs: 'Spesifikasi produk',
  specsLater: 'Spesifikasi dapat disusun setelah kategori ini disimpan untuk pertama kali.',
} as const;

export const CATEGORY_USE = {
  inUseTitle: (name: string) => `Kategori “${name}” masih dipakai`,
  inUse: ({ products, in_trash }: CategoryUse) =>
    `${number(products)} produk ada di kategori ini${in_trash > 0 ? `, ${number(in_trash)} di antaranya di sampah` : ''}.`,
  moveFirst:
    'Kategori dapat dihapus setelah semua produknya, juga yang di sampah, pindah ke kategori lain. Kategori yang dihapus tidak dapat dikembalikan.',
  moveAndDelete: 'Pindahkan dan hapus',
  moveAnyway: (products: number) => `Pindahkan dan hapus beserta nilai ${number(products)} produk`,
  movedAndDeleted: (count: number) => `${number(count)} produk dipindahkan, kategori dihapus.`,
  loadUse: always('Produk kategori ini gagal dimuat.'),
  move: { refused: 'Gagal menghapus kategori.', failed: 'Terjadi kesalahan saat memindahkan produk.' },
} as const;

export const SPECS = {
  purpose:
    'Tentukan data mutu yang diisi pada setiap produk kategori ini, misalnya kadar air. Situs menampilkannya dalam satu tabel, menyaring produk dengannya, dan menaruh tiga teratas pada kartu.',
  add: '+ Spesifikasi baru',
  save: 'Perbarui spesifikasi',
  saved: 'Spesifikasi berhasil disimpan.',
  refused: (label: string) => `Spesifikasi “${label}” belum disimpan: periksa isiannya.`,
  keyHint: 'Bila kosong, dibuat dari label; tetap, sekali produk memakainya.',
  choicesHint: "Satu per baris, misalnya 'serbuk: Serbuk / Powder'.",
  removeTitle: 'Buang spesifikasi?',
  removeAction: 'Buang',
  lostBy: (label: string, products: number) =>
    products > 0
      ? `“${label}”: ${number(products)} produk kehilangan nilainya, termasuk yang di sampah.`
      : `“${label}”: tidak ada produk yang memakainya.`,
  load: { refused: 'Data spesifikasi tidak ditemukan.', failed: 'Gagal mengambil data spesifikasi.' },
  update: { refused: 'Gagal memperbarui spesifikasi.', failed: 'Gagal memperbarui spesifikasi.' },
} as const;
