import { always, number } from './texts';

export const BULK = {
  selectAll: (count: number) => `Pilih semua ${number(count)} produk yang cocok`,
  gone: (count: number) => ` ${number(count)} produk sudah tidak ada.`,
  failure: always('Produk gagal diubah. Yang belum diubah tetap dipilih.'),
  /** @param count of all products, with those that are not named */
  named: (names: string[], count: number) => {
    const others = count - names.length;
    return names.length === 0
      ? ''
      : `${names.join(', ')}${others > 0 ? ` dan ${number(others)} lainnya` : ''}.`;
  },
  delete: 'Hapus yang dipilih',
  deleted: (count: number) => `${number(count)} produk dihapus.`,
  availability: 'Ubah ketersediaan',
  noAvailability: '(tanpa keterangan)',
  availabilityChanged: (count: number, word: string) =>
    `${number(count)} produk: ketersediaan menjadi ${word}.`,
  move: 'Ubah kategori',
  moveTitle: (count: number) => `Ubah kategori ${number(count)} produk`,
  moveConfirm: 'Pindahkan',
  moveAnyway: (products: number) => `Pindahkan, hapus nilai ${number(products)} produk`,
  moved: (count: number) => `${number(count)} produk dipindahkan.`,
  prices: 'Ubah harga',
  pricesTitle: (count: number) => `Ubah harga ${number(count)} produk`,
  percent: 'Naik atau turun (persen)',
  percentHint: 'Misalnya 5, -3, atau 2,5.',
  which: 'Harga yang diubah',
  whichPrices: { rupiah: 'Harga rupiah', export: 'Nilai ekspor', both: 'Keduanya' },
  roundTo: 'Bulatkan rupiah ke',
  others: (count: number) => `dan ${number(count)} lainnya`,
  noPriceChanges: 'Tidak ada harga yang berubah.',
  showPrices: 'Lihat hasilnya',
  changePrices: (count: number) => `Ubah harga ${number(count)} produk`,
  pricesChanged: (count: number) => `Harga ${number(count)} produk diubah.`,
} as const;
