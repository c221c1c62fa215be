import type { Incoterms } from './codes';
import { CATEGORY_NOT_LOADED, PRODUCT, always } from './texts';

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

export const MOVE = {
  to: 'Pindahkan ke',
  where: 'Pilih kategori tujuan terlebih dahulu.',
} as const;

export const PREVIEW = {
  title: 'Pratinjau di situs',
  unnamed: 'Nama produk',
  noPrice: 'Hubungi kami untuk harga',
} as const;
