import type { Incoterms } from './codes';

/** Of the part of the product form that is loaded after the rest of it. */
export const TRADE = {
  domestic: 'Penjualan dalam negeri',
  export: 'Ekspor',
  order: 'Pesanan dan pengemasan',
  delivery: 'Asal-usul dan pengiriman',
  days: 'hari',
  expired: 'Sudah kedaluwarsa: pengunjung tidak melihat nilai ekspor ini.',
} as const;

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
