/** Of what a save of a product has changed. */
export const SAVED = {
  became: (before: string, after: string) => `${before} menjadi ${after}`,
  far: (changes: string) => `${changes}. Jauh berbeda: periksa nol dan komanya.`,
  testsLost: (labels: string) => `Nilainya berubah, data uji lama dilepas: ${labels}.`,
  others: (ends: readonly string[], unit: string) =>
    `Produk lain di kategorinya ${[...new Set(ends)].join(' – ')} ${unit}`.trimEnd() +
    '. Periksa nol dan komanya.',
  specsLost: (count: number) =>
    `${count} nilai spesifikasi hilang, karena kategorinya diganti. Riwayat dapat mengembalikannya.`,
} as const;
