/** Of a dialog that is loaded when it is opened. */
export const BRING_BACK = {
  title: (field: string, name: string) => `Kembalikan ${field} “${name}”?`,
  willBe: (value: string) => `Nilainya menjadi: ${value}`,
  withoutSpecs:
    'Spesifikasi yang berubah bersamanya tidak ikut kembali: isi lagi di formulir produk, seperti tertulis di perubahan ini.',
  changedSince: (value: string) => `Nilai ini sudah diubah lagi setelah itu, menjadi: ${value}`,
  recordGone: 'Data ini sudah tidak ada.',
  done: 'Nilai sebelumnya dikembalikan.',
  failure: {
    refused: 'Nilai tidak dikembalikan.',
    failed: 'Terjadi kesalahan saat mengembalikan nilai.',
  },
} as const;
