import { REQUESTS } from 'api/contract';
import { DATA_NOT_LOADED, always } from './texts';

const MEGABYTES = REQUESTS.DocumentRequest.file.maxBytes / 1024 / 1024;

export const megabytes = (bytes: number) =>
  `${(bytes / 1e6).toLocaleString('id-ID', { maximumFractionDigits: 1, minimumFractionDigits: 1 })} MB`;

export const PDF = {
  choose: 'Pilih PDF',
  hint: `PDF, paling besar ${MEGABYTES} MB. Jatuhkan di sini atau pilih.`,
  required: 'Pilih berkas PDF.',
  empty: 'Berkas ini kosong (0 byte). Pilih berkas PDF yang berisi.',
  tooLarge: `Berkas ini lebih besar dari ${MEGABYTES} MB. Kecilkan, lalu pilih lagi.`,
  notPdf: 'Berkas ini bukan PDF. Simpan dokumennya sebagai PDF lebih dahulu.',
  encrypted: 'Dilindungi kata sandi',
  download: 'Unduh',
  notDownloaded: always('Berkas gagal diunduh.'),
} as const;

export const BELONGING = {
  company: 'Milik perusahaan',
  products: (count: number) => `${count} produk`,
  hint: 'Kosongkan jika milik perusahaan.',
  public: 'Publik',
  internal: 'Internal',
  publicHint: 'Publik tampil di situs; internal hanya untuk admin.',
  any: 'Semua',
} as const;

export const DOCUMENT = {
  add: '+ Tambah Dokumen',
  createTitle: 'Tambah Dokumen',
  editTitle: 'Edit Dokumen',
  search: 'Cari dokumen',
  empty: 'Belum ada dokumen.',
  emptyNext: 'Tambahkan lembar data, hasil uji, atau brosur sebagai PDF dengan tombol di atas.',
  created: 'Dokumen berhasil ditambahkan.',
  updated: 'Dokumen berhasil diperbarui.',
  deleted: 'Dokumen dihapus.',
  load: always(DATA_NOT_LOADED),
  create: always('Gagal menambahkan dokumen.'),
  update: always('Gagal memperbarui dokumen.'),
} as const;

export const CERTIFICATE = {
  add: '+ Tambah Sertifikat',
  createTitle: 'Tambah Sertifikat',
  editTitle: 'Edit Sertifikat',
  search: 'Cari jenis, nomor, atau penerbit',
  empty: 'Belum ada sertifikat.',
  emptyNext: 'Tambahkan Halal, ISO, organik, dan lainnya dengan tombol di atas.',
  kindHint: 'Misalnya Halal atau ISO 9001.',
  over: 'Sudah berakhir: tidak tampil di situs.',
  until: (day: string) => `Berlaku sampai ${day}`,
  validity: 'Masa berlaku',
  within: [
    { id: 0, name: 'Sertifikat sudah berakhir' },
    { id: 7, name: 'Sertifikat berakhir dalam 7 hari' },
    { id: 30, name: 'Sertifikat berakhir dalam 30 hari' },
    { id: 60, name: 'Sertifikat berakhir dalam 60 hari' },
  ],
  created: 'Sertifikat berhasil ditambahkan.',
  updated: 'Sertifikat berhasil diperbarui.',
  deleted: 'Sertifikat dihapus.',
  load: always(DATA_NOT_LOADED),
  create: always('Gagal menambahkan sertifikat.'),
  update: always('Gagal memperbarui sertifikat.'),
};

export const PAPERS = {
  title: 'Dokumen dan sertifikat',
  hint: 'Yang dipilih di sini langsung menjadi milik produk ini.',
  attach: { dokumen: 'Tambahkan dokumen yang ada', sertifikat: 'Tambahkan sertifikat yang ada' },
  notAttached: always('Gagal menambahkannya ke produk ini.'),
} as const;
