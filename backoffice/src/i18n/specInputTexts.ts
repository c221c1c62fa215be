/** Of the specifications in the form of a product. */
export const SPEC_INPUTS = {
  title: 'Spesifikasi',
  hint: 'Yang bertanda * wajib diisi begitu salah satu diisi. Desimal ditulis dengan koma, misalnya 12,5.',
  empty: 'Produk golongan ini belum memiliki templat spesifikasi.',
  makeTemplate: 'Susun templatnya',
  lost: 'Akan hilang saat disimpan:',
  min: 'min.',
  max: 'maks.',
  english: 'Inggris',
  none: 'Tidak diisi',
  yes: 'Ya',
  no: 'Tidak',
  test: 'Data uji',
  method: 'Metode uji',
  lab: 'Laboratorium',
  day: 'Tanggal uji',
} as const;
