import { NO_ENGLISH, number } from './texts';

/** By what `bound` has. */
const BOUNDED: Readonly<Record<string, string>> = {
  typical: '2 (nilai lazim)',
  min: 'min. 2',
  max: 'maks. 2',
};
const twoOf = (bound: string | null) => BOUNDED[bound ?? ''] ?? '2';
const two = (unit: string | null) => (unit ? `2 ${unit}` : '2');

const list = new Intl.ListFormat('id');
/** Those of the choices that are named. */
const FIRST = 3;

/** Of the specifications in the screens of categories and products. */
export const SPECS = {
  purpose:
    'Tentukan data mutu yang diisi pada setiap produk kategori ini, misalnya kadar air; situs menampilkannya dalam satu tabel dan menyaring produk dengannya.',
  onCards: 'Tiga angka, rentang, atau pilihan teratas yang terisi tampil pada kartu produk di situs.',
  add: '+ Spesifikasi baru',
  copy: 'Ambil dari kategori lain',
  copyTitle: 'Ambil spesifikasi kategori lain',
  copyContent: 'Ditambahkan di bawah yang sudah ada. Kunci yang sudah ada di sini tetap seperti semula.',
  copyFrom: 'Ambil dari',
  copyFromWhich: 'Pilih kategori asalnya terlebih dahulu.',
  copyConfirm: 'Tambahkan',
  copied: (count: number) =>
    count > 0
      ? `${number(count)} spesifikasi ditambahkan.`
      : 'Tidak ada yang ditambahkan: semuanya sudah ada.',
  addTitle: 'Spesifikasi baru',
  changeTitle: (label: string) => `Ubah spesifikasi “${label}”`,
  change: (label: string) => `Ubah ${label}`,
  up: (label: string) => `Naikkan ${label}`,
  down: (label: string) => `Turunkan ${label}`,
  movedTo: (label: string, place: number, of: number) => `${label}: urutan ${place} dari ${of}.`,
  required: 'wajib',
  filterable: 'penyaring',
  /** @param choices that lack it, where the label has it */
  noEnglish: (choices: readonly string[]) => {
    if (choices.length === 0) return NO_ENGLISH;
    const others = choices.length > FIRST ? [`${number(choices.length - FIRST)} lainnya`] : [];
    return `${NO_ENGLISH}: ${list.format([...choices.slice(0, FIRST), ...others])}`;
  },
  keyHint: 'Huruf kecil, angka, dan garis bawah; tetap, sekali produk memakainya.',
  sameAs: (category: string, parts: readonly string[]) =>
    `Disamakan dengan spesifikasi di kategori ${category}: ${list.format(parts)}.`,
  methodHint:
    'Yang lazim, misalnya SNI 01-2907. Situs menampilkannya pada produk yang tidak menyebut metode lain.',
  unitHint: 'Misalnya %, mm, kg, jam, atau poin. Satuan lain tampil sama di kedua bahasa.',
  isOther: {
    unit: 'Ganti satuannya saja',
    method: 'Ganti metodenya saja',
    bound: 'Ganti batasnya saja',
  },
  other: {
    unit: (products: number, from: string | null, to: string | null) =>
      `${number(products)} produk memakainya. Angkanya tidak dihitung ulang: ${two(from)} menjadi ${two(to)}.`,
    method: (products: number, _from: string | null, to: string | null) =>
      `${number(products)} produk memakainya. Yang tidak menyebut metode lain tampil ${to ? `dengan ${to}` : 'tanpa metode'}, juga dengan hasil uji yang sudah ada.`,
    bound: (products: number, from: string | null, to: string | null) =>
      `${number(products)} produk memakainya. Angkanya tetap, artinya berganti: ${twoOf(from)} menjadi ${twoOf(to)}.`,
  },
  notMeant: 'Centang bila memang demikian.',
  choicesHint: "Satu per baris, misalnya 'serbuk: Serbuk / Powder'.",
  requiredHint: 'Berlaku begitu sebuah produk memiliki spesifikasi.',
  filterableHint: 'Pengunjung dapat menyaring produk kategori ini dengannya.',
  remove: (label: string) => `Buang ${label}`,
  removeTitle: (label: string) => `Buang spesifikasi “${label}”?`,
  removeContent: 'Spesifikasi ini hilang dari templat kategori.',
  usedBy: (products: number) =>
    products > 0
      ? `${number(products)} produk memakainya, termasuk yang di sampah. Spesifikasi dan nilainya dapat dikembalikan dari Riwayat: tambahkan lagi spesifikasinya, lalu kembalikan nilainya.`
      : 'Tidak ada produk yang memakainya.',
  keep: (key: string) =>
    `Yang diunduh dapat diisikan lagi: buat spesifikasi dengan kunci ${key}, lalu impor berkasnya, dengan kolom ID, Nama, Kategori, dan spec:${key}. Data uji dan produk di sampah tidak ikut.`,
  removeAction: 'Buang',
  removeAnyway: (products: number) => `Buang beserta nilai ${number(products)} produk`,
  lackedBy: (products: number) =>
    `${number(products)} produk kategori ini belum mengisi semua yang wajib. Produknya tetap dapat diubah.`,
  lacking: 'Lihat produknya',
  created: 'Spesifikasi berhasil ditambahkan.',
  updated: 'Spesifikasi berhasil diperbarui.',
  removed: 'Spesifikasi berhasil dibuang.',
  load: { refused: 'Data spesifikasi tidak ditemukan.', failed: 'Gagal mengambil data spesifikasi.' },
  create: { refused: 'Gagal menambahkan spesifikasi.', failed: 'Gagal menambahkan spesifikasi.' },
  update: { refused: 'Gagal memperbarui spesifikasi.', failed: 'Gagal memperbarui spesifikasi.' },
  removal: { refused: 'Gagal membuang spesifikasi.', failed: 'Gagal membuang spesifikasi.' },
} as const;
