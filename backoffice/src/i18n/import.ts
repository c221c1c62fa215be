import { REQUESTS } from 'api/contract';
import type { SheetReport, UnknownCategory, UnknownColumn, FeedOmission, FeedReport } from 'api/schema';
import { always, number } from './texts';

const FILE_LIMITS = REQUESTS.SheetRequest.file;
const list = new Intl.ListFormat('id');

const nearest = (name: string) => `mungkin “${name}”?`;

export const IMPORT = {
  title: 'Impor dan ekspor produk',
  exportTitle: 'Ekspor',
  exportHint: 'Semua produk sebagai berkas untuk Excel atau program spreadsheet lain.',
  export: { csv: 'Unduh CSV', xlsx: 'Unduh XLSX' },
  template: { csv: 'Templat CSV', xlsx: 'Templat XLSX' },
  importTitle: 'Impor',
  importHint: `Berkas XLSX atau CSV, paling banyak ${number(FILE_LIMITS.maxRows)} baris dan ${FILE_LIMITS.maxBytes / 1024 / 1024} MB. Baris dengan ID mengubah produk itu; baris tanpa ID mengubah produk yang bernama sama, atau menambah produk. Berkas diperiksa dahulu; belum ada yang disimpan.`,
  rulesTitle: 'Cara mengisi berkas',
  rules: [
    'Salah satu dari sepuluh baris pertama memuat judul kolom seperti di templat atau ekspor. Kolom yang tidak ada dibiarkan; yang tidak dikenal dilewati. Bila ada ID, kolom yang diubah saja sudah cukup; begitu juga daftar nama dan harga saja.',
    'Angka ditulis seperti 90.000 atau 90,5. Berat dalam kg, kapasitas dalam ton, waktu dalam hari, tanggal seperti 2027-01-31.',
    'Harga boleh diisi dengan Atas permintaan, satuan dengan karung, dan ketersediaan dengan Siap kirim, seperti di formulir.',
    'Kolom spec: memuat spesifikasi: angka seperti 12,5; rentang seperti 10–12,5, min. 10, atau maks. 12; pilihan dengan namanya; Ya atau Tidak. Nilai yang baru tidak membawa data uji nilai lamanya.',
    'Sel kosong membuang nilainya, kecuali kategori, harga, dan spesifikasi yang wajib, yang tetap.',
    'Versi menjaga agar perubahan orang lain tidak tertimpa; kosongkan bila tidak perlu.',
  ],
  downloadFailed: always('Berkas gagal diunduh.'),
  choose: 'Pilih berkas',
  file: 'Berkas spreadsheet',
  checking: 'Memeriksa berkas...',
  summary: ({ rows, created, updated, unchanged }: SheetReport) =>
    `${number(rows)} baris: ${number(created)} produk baru, ${number(updated)} diubah, ${number(unchanged)} tetap.`,
  sheet: (name: string) => `Lembar: ${name}`,
  hiddenRows: (count: number) => `${number(count)} baris tersembunyi ikut dibaca.`,
  problems: (count: number) => `${number(count)} masalah. Perbaiki berkasnya, lalu pilih lagi.`,
  unknownColumns: (columns: readonly UnknownColumn[]) =>
    `Kolom yang tidak dikenal dilewati: ${list.format(columns.map(unknownColumn))}.`,
  unknownCategories: (count: number) => `${number(count)} kategori belum ada:`,
  unknownCategory: ({ name, rows, nearest: similar, refusal }: UnknownCategory) =>
    [`“${name}” (${number(rows)} baris)`, similar && nearest(similar), refusal].filter(Boolean).join(' '),
  createCategories: 'Buat yang belum ada, bersama produknya',
  line: 'Baris',
  column: 'Kolom',
  problem: 'Masalah',
  nearest,
  firstChanges: (shown: number) => `${number(shown)} perubahan pertama:`,
  added: (line: number) => `Baris ${number(line)}: produk baru`,
  changed: (line: number, id: number) => `Baris ${number(line)}: mengubah produk ${id}`,
  fiveFold: 'berubah lima kali lipat atau lebih: periksa',
  apply: 'Terapkan',
  nothing: 'Tidak ada yang berubah.',
  applied: 'Impor berhasil disimpan.',
  check: { refused: 'Berkas tidak dapat dipakai.', failed: 'Terjadi kesalahan saat mengirim berkas.' },
  save: { refused: 'Impor tidak disimpan.', failed: 'Terjadi kesalahan saat menyimpan impor.' },
} as const;

function unknownColumn({ title, nearest: similar }: UnknownColumn): string {
  return similar === null ? `“${title}”` : `“${title}” (${nearest(similar)})`;
}

export const LANGUAGES = { en: 'Inggris', id: 'Indonesia' } as const;

type Reason = FeedOmission['reasons'][number];

export const FEED = {
  title: 'Katalog Meta dan WhatsApp',
  hint: 'Tempelkan salah satu alamat ini di Commerce Manager sebagai umpan data terjadwal, lalu hubungkan katalognya dengan WhatsApp Business. Meta mengambil isinya sendiri menurut jadwal; produk yang tidak masuk ada di bawah, dengan alasannya.',
  link: (_: string, address: string) => address,
  copy: (language: string) => `Salin alamat Bahasa ${language}`,
  copied: 'Alamat disalin.',
  notLoaded: 'Daftar produk yang tidak masuk gagal dimuat.',
  listed: ({ listed }: FeedReport) => `${number(listed)} produk masuk katalog.`,
  allListed: 'Tidak ada yang tertinggal.',
  omitted: ({ omitted }: FeedReport) => `${number(omitted)} produk tidak masuk`,
  others: (count: number) => `dan ${number(count)} lainnya`,
  reasons: {
    no_price: 'tanpa harga',
    no_description: 'tanpa deskripsi',
    no_picture: 'tanpa gambar',
    small_picture: 'gambar kurang dari 500 × 500 piksel',
  } satisfies Record<Reason, string>,
} as const;

export const PRICE_LIST = {
  title: 'Daftar harga untuk pembeli',
  hint: 'PDF profil perusahaan memuat daftar harga: harga rupiah dan nilai ekspor dengan tempat penyerahan dan masa berlakunya, per hari diunduh. Kirimkan tautannya kepada pembeli; isinya selalu yang terbaru.',
  link: (language: string) => `Unduh PDF bahasa ${language}`,
  copy: (language: string) => `Salin tautan bahasa ${language}`,
  copied: 'Tautan disalin.',
} as const;
