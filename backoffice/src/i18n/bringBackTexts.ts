/** Of a dialog that is loaded when it is opened. */
export const BRING_BACK = {
  bringBack: 'Kembalikan',
  of: (name: string) => `“${name}”?`,
  willBe: (value: string) => `Nilainya menjadi: ${value}`,
  withoutSpecs:
    'Spesifikasi yang berubah bersamanya tidak ikut kembali: kembalikan satu per satu sesudahnya.',
  changedSince: (value: string) => `Nilai ini sudah diubah lagi setelah itu, menjadi: ${value}`,
  specChangedSince: 'Nilai ini sudah diubah lagi setelah itu.',
  categoryGone: (name: string) => `Kategori “${name}” sudah tidak ada.`,
  recordGone: 'Data ini sudah tidak ada.',
  done: 'Nilai sebelumnya dikembalikan.',
  failure: {
    refused: 'Nilai tidak dikembalikan.',
    failed: 'Terjadi kesalahan saat mengembalikan nilai.',
  },
} as const;
