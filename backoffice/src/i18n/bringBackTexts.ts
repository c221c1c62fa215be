export const BRING_BACK = {
  bringBackTitle: (field: string, name: string) => `Kembalikan ${field} “${name}”?`,
  willBe: (value: string) => `Nilainya menjadi: ${value}`,
  changedSince: (value: string) => `Nilai ini sudah diubah lagi setelah itu, menjadi: ${value}`,
  recordGone: 'Data ini sudah tidak ada.',
  broughtBack: 'Nilai sebelumnya dikembalikan.',
  notBroughtBack: {
    refused: 'Nilai tidak dikembalikan.',
    failed: 'Terjadi kesalahan saat mengembalikan nilai.',
  },
} as const;
