/** Of the specifications in the form of a product. */
export const SPEC_INPUTS = {
  title: 'Spesifikasi',
  hint: 'Yang bertanda * wajib diisi begitu salah satu diisi. Desimal ditulis dengan koma, misalnya 12,5.',
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
  needed: (label: string) => `${label} wajib diisi.`,
  unclear: (label: string) => `${label} harus berupa angka, misalnya 12,5.`,
  dayUnclear: (label: string) => `${label}: tanggal uji belum lengkap.`,
} as const;
