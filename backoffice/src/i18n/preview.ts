/** Of a product's card as its form shows it. */
export const PREVIEW = {
  title: 'Pratinjau di situs',
  unnamed: 'Nama produk',
  /** As on the public site. */
  noPrice: 'Hubungi kami untuk harga',
} as const;
