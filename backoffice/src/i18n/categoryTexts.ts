/** Of the form of a category. */
export const CATEGORY_FORM = {
  created: 'Kategori berhasil ditambahkan.',
  create: { refused: 'Gagal menambahkan kategori.', failed: 'Terjadi kesalahan saat menambahkan kategori.' },
  nameHint: 'Dalam bahasa Inggris, juga untuk alamat halamannya di situs.',
  indonesianNameHint: 'Namanya di situs berbahasa Indonesia; bila kosong, nama Inggris.',
  headingHint: 'Di bawah nama kategori, pada spanduk halamannya di situs.',
  factsHint: "Paling banyak empat, satu per baris dengan titik dua, misalnya 'Asal: Temanggung'.",
  blank: 'Nama kategori tidak boleh kosong.',
  specs: 'Spesifikasi produk',
  specsLater: 'Spesifikasi dapat disusun setelah kategori ini disimpan untuk pertama kali.',
  composeSpecs: 'Susun spesifikasi',
} as const;
