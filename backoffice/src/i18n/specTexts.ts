import { number } from './texts';

/** Of a category's template of specifications. */
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
