/** Of what the form of a product can do without. */
export const PRODUCT_HINT = {
  sameName: (id: number) => `Sudah ada produk bernama ini (ID ${id}).`,
  sameWords: (name: string, id: number) => `Sudah ada produk bernama mirip: “${name}” (ID ${id}).`,
  stillAsCopied: (labels: string) => `Masih seperti produk yang disalin: ${labels}.`,
  behindCopy: (labels: string) =>
    `Teks Indonesianya sudah diganti, yang Inggris masih seperti produk yang disalin: ${labels}.`,
  offerLeftOut: 'Nilai ekspor masih kosong: tidak disalin.',
  soldOutCopy: (word: string) => `Ketersediaan masih “${word}”, seperti produk yang disalin.`,
  showAll: 'Tampilkan semua',
  doubted: 'Diragukan saat terakhir disimpan',
  leftBehind: 'Angka di teks sudah diganti, di isiannya belum',
  offerStays: (offer: string) => `Nilai ekspor tetap ${offer}.`,
} as const;
