import type { Incoterms } from './codes';
import { CATEGORY_NOT_LOADED, PRODUCT, always, number } from './texts';

export const PRODUCT_FORM = {
  createTitle: 'Tambah Produk Baru',
  editTitle: 'Edit Produk',
  onRequest: 'Atas permintaan',
  editCategories: always('Gagal memuat kategori.'),
  updated: 'Produk berhasil diperbarui.',
  load: PRODUCT.load,
  update: {
    refused: 'Gagal memperbarui produk.',
    failed: 'Terjadi kesalahan saat memperbarui produk.',
  },
} as const;

export const FIVE_FOLD = {
  title: 'Angkanya berubah lima kali lipat atau lebih',
  confirm: 'Sudah benar, simpan',
  cancel: 'Periksa lagi',
  check: 'Belum disimpan: periksa angkanya.',
} as const;

export const NEW_PRODUCT = {
  needs: 'Nama, harga, dan kategori wajib diisi.',
  created: 'Produk berhasil ditambahkan.',
  create: { refused: 'Gagal menambahkan produk.', failed: 'Terjadi kesalahan saat menambahkan produk.' },
  categories: { refused: CATEGORY_NOT_LOADED, failed: 'Terjadi kesalahan saat mengambil kategori.' },
} as const;

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

export const TRADE = {
  domestic: 'Penjualan dalam negeri',
  export: 'Ekspor',
  order: 'Pesanan dan pengemasan',
  delivery: 'Asal-usul dan pengiriman',
  days: 'hari',
  expired: 'Sudah kedaluwarsa: pengunjung tidak melihat nilai ekspor ini.',
} as const;

export const INCOTERMS: Incoterms = {
  EXW: 'EXW (Ex Works)',
  FCA: 'FCA (Free Carrier)',
  FAS: 'FAS (Free Alongside Ship)',
  FOB: 'FOB (Free On Board)',
  CFR: 'CFR (Cost and Freight)',
  CIF: 'CIF (Cost, Insurance and Freight)',
  CPT: 'CPT (Carriage Paid To)',
  CIP: 'CIP (Carriage and Insurance Paid To)',
  DAP: 'DAP (Delivered at Place)',
  DPU: 'DPU (Delivered at Place Unloaded)',
  DDP: 'DDP (Delivered Duty Paid)',
};

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

export const MOVE = {
  to: 'Pindahkan ke',
  where: 'Pilih kategori tujuan terlebih dahulu.',
} as const;

export const PREVIEW = {
  title: 'Pratinjau di situs',
  unnamed: 'Nama produk',
  noPrice: 'Hubungi kami untuk harga',
} as const;
