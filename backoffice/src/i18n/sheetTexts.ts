import { REQUESTS } from '../api/contract';
import type { SameName, SheetReport, SimilarName, SkippedRow, WanderedColumn } from '../api/schema';
import { always, number } from './texts';

const SHEET_LIMITS = REQUESTS.SheetRequest.file;
const list = new Intl.ListFormat('id');

/** Of a screen that is loaded when it is opened: what texts.ts has is loaded with every screen. */
export const SHEET = {
  title: 'Impor dan ekspor produk',
  exportTitle: 'Ekspor',
  exportHint: 'Semua produk sebagai berkas untuk Excel atau program spreadsheet lain.',
  export: { csv: 'Unduh CSV', xlsx: 'Unduh XLSX' },
  template: { csv: 'Templat CSV', xlsx: 'Templat XLSX' },
  importTitle: 'Impor',
  importHint: `Berkas XLSX atau CSV, paling banyak ${number(SHEET_LIMITS.maxRows)} baris dan ${SHEET_LIMITS.maxBytes / 1024 / 1024} MB. Baris dengan ID mengubah produk itu; baris tanpa ID mengubah produk yang bernama sama, atau menambah produk. Produk yang tidak ada di berkas tetap seperti sekarang. Berkas diperiksa dahulu; belum ada yang disimpan.`,
  rulesTitle: 'Cara mengisi berkas',
  rules: [
    'Kolomnya ID, Nama, Kategori, Harga, Deskripsi, dan Versi; kolom lain seperti dalam ekspor boleh ada, dan yang tidak ada dibiarkan. Bila ada ID, kolom yang diubah saja sudah cukup; begitu juga daftar nama dan harga saja.',
    'Angka ditulis seperti 90.000 atau 90,5; 1.25 dibaca sebagai 1,25. Berat dalam kg, kapasitas dalam ton, waktu dalam hari; 18 ton dalam kolom berat dibaca sebagai 18.000 kg.',
    'Harga boleh diisi dengan Atas permintaan, satuan dengan karung, dan ketersediaan dengan Siap kirim, seperti di formulir.',
    'Harga Baru atau Harga Lokal dibaca sebagai Harga, Harga Ekspor atau Harga FOB (USD/ton) sebagai Nilai ekspor, MOQ atau Min. Order (ton) sebagai Pesanan terkecil, Satuan di sebelah Harga sebagai Dijual per, HS Code sebagai Kode HS, dan Jenis atau Kelompok sebagai Kategori. Mata uang, satuan, Incoterm, dan tempatnya di judul mengisi yang belum ada, dan harus sama dengan yang sudah ada; begitu juga di sel, seperti 21.000/kg, 5 ton, atau USD 7,20/kg FOB Semarang.',
    'Kolom spec: memuat spesifikasi menurut kuncinya, dan kolom seperti Kadar air atau Kadar air (%) menurut namanya: angka seperti 12,5, yang berbatas juga seperti min. 10 atau maks. 12,5; rentang seperti 10–12,5, min. 10, atau maks. 12, bukan satu angka saja; pilihan dengan namanya; Ya atau Tidak.',
    'Sel kosong membuang nilainya, kecuali kategori, harga, dan spesifikasi yang wajib, yang tetap; nilai lain pun tetap bila itu dicentang setelah berkasnya diperiksa. Harga dibuang dengan Atas permintaan. Nilai spesifikasi yang baru tidak membawa data uji nilai lamanya; metode, laboratorium, dan tanggal uji diisi di formulir produk.',
    'Versi menjaga agar perubahan orang lain tidak tertimpa; kosongkan bila tidak perlu.',
  ],
  choose: 'Pilih berkas',
  file: 'Berkas spreadsheet',
  unsaved: (name: string) =>
    `Impor “${name}” terputus. Pilih berkasnya lagi: yang sudah tersimpan terbaca sebagai tetap.`,
  sending: 'Mengirim berkas...',
  checking: 'Memeriksa berkas...',
  summary: ({ rows, created, updated, unchanged }: SheetReport) =>
    `${number(rows)} baris: ${number(created)} produk baru, ${number(updated)} diubah, ${number(unchanged)} tetap.`,
  others: (count: number) =>
    `${number(count)} produk lain tidak ada di berkas ini dan tetap seperti sekarang.`,
  columnsLeftOut: (titles: string[]) => `Kolom yang dilewati: ${list.format(titles)}.`,
  keptOffers: (names: readonly string[], count: number) =>
    `${number(count)} produk yang harganya berubah punya nilai ekspor, yang tetap: ${some(names, count)}.`,
  keptDays: (names: readonly string[], count: number) =>
    `${number(count)} produk mendapat nilai ekspor baru, dan 'Berlaku sampai' yang lama tetap: ${some(names, count)}.`,
  keptTranslations: (names: readonly string[], count: number) =>
    `Teks ${number(count)} produk berubah dalam satu bahasa saja, dan terjemahannya tetap: ${some(names, count)}.`,
  problems: (count: number) => `${number(count)} masalah. Perbaiki berkasnya, lalu pilih lagi.`,
  trashed: (count: number) => `Pulihkan ${number(count)} produk dari sampah`,
  trashedHint: 'Produk yang dipulihkan langsung tampil lagi di situs; berkasnya lalu diperiksa lagi.',
  outdated: 'Baris yang tidak Anda ubah boleh dihapus dari berkas.',
  skipOutdated: 'Lewati baris yang produknya sudah diubah setelah berkas diekspor',
  skipped: (rows: readonly SkippedRow[], count: number) =>
    `${number(count)} baris dilewati karena produknya sudah diubah: ${some(rows.map(skippedRow), count)}. Hapus centang di bawah untuk melihat dan mengunduhnya.`,
  skipProblems: 'Lewati baris yang bermasalah',
  skipColumns: (titles: string[]) => `Lewati kolom yang tidak dikenal: ${list.format(titles)}`,
  skippedAny: (rows: readonly SkippedRow[], count: number) =>
    `${number(count)} baris dilewati: ${some(rows.map(skippedRow), count)}. Hapus centang di bawah untuk melihat masalahnya.`,
  line: 'Baris',
  column: 'Kolom',
  problem: 'Masalah',
  wrongValue: (value: string | null) => (value ? `“${value}”` : 'Kosong'),
  nearest: (name: string) => `mungkin “${name}”?`,
  unknown: (count: number) => `${number(count)} kategori belum ada:`,
  unknownIn: (name: string, rows: number) => `“${name}” (${number(rows)} baris)`,
  createUnknownHint:
    'Kategori yang dibuat bernama itu juga di situs berbahasa Inggris dan dalam alamat halamannya. Di menu Kategori namanya dapat diisi dalam kedua bahasa. Bila berkas ini memuat spesifikasi produknya, buat dahulu kategorinya di sana, dengan spesifikasinya.',
  requiredSpecs:
    'Spesifikasi wajib harus ada begitu sebuah produk punya spesifikasi lain. Isi kolomnya, atau kosongkan semua spesifikasi di baris itu.',
  createUnknown: 'Buat yang belum ada, bersama produknya',
  matchNames: (rows: number) => `Perbarui produk yang bernama sama (${number(rows)} baris tanpa ID)`,
  sameNames: (count: number) =>
    `${number(count)} nama dipakai lebih dari satu produk. Itu boleh; pastikan produknya memang berbeda.`,
  sameName: (same: SameName) => {
    const named = same.english ? 'bernama Inggris' : 'bernama';
    return same.id === null
      ? `${rowsOf(same)} ${named} sama: “${same.name}”.`
      : `${rowsOf(same)}: produk ${named} “${same.name}” sudah ada (ID ${some(same.ids, same.products)}). ${same.english ? 'Pembeli luar negeri tidak dapat membedakannya.' : 'Periksa kolom ID dan urutan barisnya.'}`;
  },
  similarNames: (count: number) =>
    `${number(count)} produk baru bernama mirip dengan produk lain. Itu boleh; bila produk itu yang dimaksud, betulkan namanya atau isi ID-nya.`,
  similarName: ({ line, name, nearest, id }: SimilarName) =>
    `Baris ${number(line)}: “${name}” mirip dengan “${nearest}” (ID ${id}).`,
  guessable: (count: number) =>
    `${number(count)} nama tidak dimiliki produk mana pun, tetapi mirip. Centang yang memang produk itu:`,
  guess: ({ line, name, nearest }: SimilarName) => `Baris ${number(line)}: “${name}” adalah “${nearest}”`,
  guessFirst: (lines: number[]) =>
    `Baris ${list.format(lines.map(number))}: bila produk di atas yang dimaksud, centang dahulu. Masalahnya lalu diperiksa untuk produk itu.`,
  moreNames: (count: number) => `${number(count)} nama lainnya`,
  wandered: ({ column, products }: WanderedColumn) =>
    `Kolom ${column}: ${number(products)} produk mendapat nilai yang tadinya milik produk lain. Periksa urutan barisnya: mungkin kolom ini diurutkan sendiri.`,
  farPrices: (count: number) =>
    `${number(count)} harga atau nilai ekspor menjadi 5 kali lipat atau lebih, atau seperlima atau kurang. Itu boleh; periksa nol dan komanya.`,
  far: 'jauh berbeda: periksa',
  unlikely: (count: number) =>
    `${number(count)} nilai tidak lazim: harga yang hilang, harga di bawah Rp 100, harga produk baru tanpa satuan atau tempat penyerahan, lebih dari 100 % atau kurang dari 0,1 %, berat yang tidak biasa, harga kemasan yang tetap walau isinya berubah, tanggal yang sudah lewat, angka yang beda dalam kedua bahasa atau, seperti satuan harga di teks, lain dari isiannya, atau jauh dari sebelumnya. Itu boleh; periksa nol, koma, dan satuannya.`,
  emptied: (count: number) =>
    `${number(count)} nilai menjadi kosong: selnya kosong, atau kategori barunya tidak punya tempat untuknya. Itu boleh; pastikan memang dibuang.`,
  keepEmpty: 'Biarkan nilai lama di mana selnya kosong',
  emptiedOne: 'menjadi kosong: periksa',
  testsLost: (count: number) =>
    `Data uji ${number(count)} nilai dilepas, karena nilainya berubah. Isi lagi di formulir produknya bila ada uji baru.`,
  stillWritten: (count: number) =>
    `${number(count)} nilai berubah, dan angka lamanya masih tertulis di teks produk atau kategorinya. Itu boleh; ubah juga di sana.`,
  saveProblems: 'Unduh daftar masalah',
  saveChanges: 'Unduh semua perubahan',
  firstChanges: (shown: number) => `${number(shown)} perubahan pertama:`,
  added: (line: number) => `Baris ${number(line)}: produk baru`,
  changed: (line: number, id: number) => `Baris ${number(line)}: mengubah produk ${id}`,
  apply: 'Terapkan',
  nothing: 'Tidak ada yang berubah.',
  applied: 'Impor berhasil disimpan. Bisa dikembalikan dari Riwayat.',
  left: (products: number) => `Di katalog sekarang ${number(products)} produk punya angka lama di teksnya.`,
  toLeft: 'Lihat produknya',
  outdatedTranslations: (products: number) => `Terjemahan ${number(products)} produk mungkin usang.`,
  toTranslations: 'Lihat terjemahannya',
  undone: (count: number) => `${number(count)} produk kembali seperti sebelum impor.`,
  notUndone: always('Impor gagal dikembalikan. Kembalikan dari Riwayat.'),
  check: { refused: 'Berkas tidak dapat dipakai.', failed: 'Terjadi kesalahan saat mengirim berkas.' },
  save: { refused: 'Impor tidak disimpan.', failed: 'Terjadi kesalahan saat menyimpan impor.' },
} as const;

const skippedRow = ({ line, name }: SkippedRow) => `baris ${number(line)} (${name})`;

const rowsOf = ({ lines, rows }: SameName) => `Baris ${some(lines.map(number), rows)}`;

/** '3 dan 7', '2, 3, 4, 5, 6, dan 12 lainnya' */
function some(first: readonly (number | string)[], all: number): string {
  const others = all > first.length ? [`${number(all - first.length)} lainnya`] : [];
  return list.format([...first.map(String), ...others]);
}
