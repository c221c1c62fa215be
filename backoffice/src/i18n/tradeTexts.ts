import type { AmountUnit } from 'api/amount-units';
import type { Incoterms } from './codes';

/** Of the part of the product form that is loaded after the rest of it. */
export const TRADE = {
  domestic: 'Penjualan dalam negeri',
  export: 'Ekspor',
  order: 'Pesanan dan pengemasan',
  delivery: 'Asal-usul dan pengiriman',
  decimals: 'Desimal ditulis dengan koma, misalnya 2,50.',
  offerLeftOut: 'Nilai ekspor dan masa berlakunya tidak disalin. Isi nilai produk ini.',
  shownAnyway: 'Nilai ekspor tetap tampil di situs, walau harga rupiahnya atas permintaan.',
  incotermHint: 'Sampai di mana nilai itu berlaku, misalnya FOB: sampai dimuat di kapal.',
  noIncoterm: 'Tanpa Incoterm pembeli tidak tahu sampai di mana nilai itu berlaku.',
  noWeight: 'Pembeli tidak tahu berapa kg isinya. Isi juga Isi bersih per kemasan.',
  placeHint: 'Pelabuhan atau kota dari Incoterm itu, misalnya Tanjung Emas, Semarang.',
  unclear: (unit?: AmountUnit) =>
    `Harus berupa angka${counted(unit)}, paling banyak dua desimal, misalnya 12.500 atau 12,50.`,
  whole: (unit?: AmountUnit) =>
    `Harus berupa bilangan bulat${counted(unit)}, misalnya ${unit === 'kg' ? '19.200 atau 19,2 ton' : '14'}.`,
  perhaps: (amount: string) => `Angkanya belum jelas: mungkin ${amount}?`,
  readAs: (amount: string) => `Dibaca ${amount}.`,
  currencyHint: 'Kode tiga huruf, misalnya USD.',
  hsHint: '6 sampai 10 angka, misalnya 0901.11.',
  dayUnclear: 'Tanggal belum lengkap.',
  returnHint: 'Boleh kosong. Di situs tampil bulan dan tahunnya, setelah tanggal 20 sebagai akhir bulan.',
} as const;

const counted = (unit: AmountUnit | undefined) => (unit ? ` dalam ${unit}` : '');

/** By the names that the International Chamber of Commerce gives them. */
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
