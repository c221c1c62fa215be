import type { BroughtBack, HistoryResponse } from 'api/schema';
import { number } from './texts';

/** Of a dialog that is loaded when it is opened. */
export const BRING_BACK = {
  bringBack: 'Kembalikan',
  of: (name: string) => `“${name}”?`,
  willBe: 'Nilainya menjadi:',
  withOthers: 'Yang berubah bersamanya ikut kembali:',
  otherChangedSince: 'Yang berubah bersamanya sudah diubah lagi setelah itu:',
  withSpecs: 'Spesifikasi yang berubah bersamanya ikut kembali:',
  withoutSpecs: 'Tidak ikut kembali, karena sudah diubah lagi atau tidak ada tempatnya di kategori itu:',
  lost: 'Lepas, karena tidak ada tempatnya di kategori itu; nilainya tetap tercatat di riwayat:',
  changedSince: 'Nilai ini sudah diubah lagi setelah itu, menjadi:',
  specChangedSince: 'Nilai ini sudah diubah lagi setelah itu.',
  isBack: 'Nilainya sudah kembali seperti sebelum perubahan ini.',
  nonetheless: 'Tetap kembalikan',
  recordGone: 'Data ini sudah tidak ada.',
  done: 'Nilai sebelumnya dikembalikan.',
  failure: {
    refused: 'Nilai tidak dikembalikan.',
    failed: 'Terjadi kesalahan saat mengembalikan nilai.',
  },
} as const;

/** Of those for all that one request has added or changed. */
export const BRING_BACK_ALL = {
  title: 'Kembalikan semua?',
  question: (counts: BroughtBack) =>
    sentences(counts, 'akan mendapat nilai sebelumnya', 'akan dipindahkan ke sampah'),
  done: (counts: BroughtBack) => sentences(counts, 'mendapat nilai sebelumnya', 'dipindahkan ke sampah'),
  stillWritten: (products: number) => `Angka lama masih tertulis di teks ${number(products)} produk.`,
  toStillWritten: 'Lihat produknya',
  keptPrices: 'Harga yang tetap, untuk isi atau satuan yang lain:',
  left: (products: number, partly: boolean) =>
    `${number(products)} produk dibiarkan${partly ? ', seluruhnya atau sebagian' : ''}:`,
  lost: (products: number, specs: string) =>
    `Pada ${number(products)} produk lepas pula yang diisi di kategorinya yang sekarang: ${specs}. Nilainya tetap tercatat di riwayat.`,
  one: (name: string, what: string) => `${name}: ${what}`,
  toTrash: 'ke sampah',
  others: (products: number) => `${number(products)} lainnya`,
  rest: 'Kembalikan yang lain',
  leftFields:
    'Dibiarkan, karena sudah diubah lagi setelah itu atau berkaitan dengan yang diubah lagi. Nilai sebelumnya:',
  allLeft: 'Nilai yang belum kembali sudah diubah lagi setelah itu.',
  before: 'Nilai sebelumnya:',
  someChangedSince: 'Ada nilai yang sudah diubah lagi setelah itu:',
  failure: {
    refused: 'Produk tidak dikembalikan.',
    failed: 'Terjadi kesalahan saat mengembalikan produk.',
  },
} as const;

/** Of a record that was deleted for good. */
export const ADD_AGAIN = {
  title: (name: string) => `Tambahkan lagi “${name}”?`,
  content: {
    dashboard: 'Isi dan gambarnya seperti sebelum dihapus.',
    category:
      'Nama, teks, dan gambarnya seperti sebelum dihapus. Produk yang sudah dipindahkan dikembalikan dari entri pemindahannya.',
    'spec-field':
      'Spesifikasi ini kembali ke templat kategorinya. Nilai produk dikembalikan dari entri produk yang kehilangan nilainya.',
  } as Partial<Record<HistoryResponse['resource'], string>>,
  confirm: 'Tambahkan lagi',
  done: 'Ditambahkan lagi.',
  doneWithoutPicture: 'Ditambahkan lagi, tanpa gambar: gambarnya sudah tidak ada.',
  failure: {
    refused: 'Tidak ditambahkan lagi.',
    failed: 'Terjadi kesalahan saat menambahkan lagi.',
  },
} as const;

function sentences({ products, trashed }: BroughtBack, back: string, away: string): string {
  if (products + trashed === 0) return 'Tidak ada yang dapat dikembalikan.';
  return [
    products > 0 && `${number(products)} produk ${back}.`,
    trashed > 0 && `${number(trashed)} produk yang ditambahkan ${away}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
