import type { InquiryResponse, NoteResponse } from 'api/schema';
import { always, DATA_NOT_LOADED, LAYOUT } from './texts';

export const INQUIRIES = {
  title: LAYOUT.inquiries,
  add: '+ Catat Permintaan',
  suspected: 'Diduga spam',
  search: 'Cari kode, nama, atau nomor',
  any: 'Semua',
  all: 'Semua permintaan',
  mine: 'Milik saya',
  exports: { csv: 'Unduh CSV', xlsx: 'Unduh XLSX' },
  empty: 'Belum ada permintaan.',
  emptyNext:
    'Yang dikirim pembeli lewat situs muncul di sini. Obrolan, telepon, atau pameran dicatat dengan tombol di atas.',
  followUp: (day: string) => `Hubungi lagi ${day}`,
  groups: {
    late: 'Terlambat',
    today: 'Hari ini',
    tomorrow: 'Besok',
    week: 'Minggu ini',
    later: 'Nanti',
    none: 'Tanpa tanggal',
    closed: 'Selesai',
    spam: 'Diduga spam',
  },
} as const;

export const INQUIRY = {
  createTitle: 'Catat Permintaan',
  editTitle: 'Detail Permintaan',
  created: 'Permintaan berhasil dicatat.',
  updated: 'Permintaan berhasil diperbarui.',
  load: always(DATA_NOT_LOADED),
  create: always('Gagal mencatat permintaan.'),
  update: always('Gagal memperbarui permintaan.'),
  amount: (product: string) => `Jumlah ${product}`,
  facts: 'Data permintaan',
  items: 'Yang ditanyakan',
  buyer: 'Ubah data pembeli',
  handling: 'Tindak lanjut',
  sample: 'sampel',
  me: 'Saya',
  nobody: 'Belum ada',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  neighbours: 'Permintaan lain',
  postpone: { 1: '+1 hari', 3: '+3 hari', 7: '+1 minggu' },
  noDay: 'Hapus tanggal',
  notSpam: 'Bukan spam',
  isNoSpam: 'Permintaan dipindahkan ke yang baru.',
  download: 'Unduh data',
  notDownloaded: always('Data tidak terunduh.'),
  anonymise: 'Anonimkan',
  anonymiseTitle: 'Anonimkan permintaan ini?',
  anonymiseHint: 'Nama, kontak, pesan, dan catatan dihapus dan tidak dapat dikembalikan.',
  anonymised: 'Permintaan sudah dianonimkan.',
  notAnonymised: always('Permintaan tidak dianonimkan.'),
} as const;

export const TIMELINE = {
  title: 'Jejak',
  received: 'Permintaan diterima',
  note: 'Catatan baru',
  addNote: 'Simpan catatan',
  noteAdded: 'Catatan tersimpan.',
  notAdded: always('Catatan tidak tersimpan.'),
  changed: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
  kinds: {
    note: 'Catatan',
    whatsapp: 'Dijawab lewat WhatsApp',
    email: 'Dijawab lewat e-mail',
  } satisfies Record<NoteResponse['kind'], string>,
} as const;

export const REPLY = {
  whatsapp: 'Balas WhatsApp',
  email: 'Balas e-mail',
  template: 'Teks',
  text: 'Jawaban',
  hint: (language: string) => `Bahasa pembeli: ${language}. Begitu dibuka, jawaban dicatat di jejak.`,
  open: { whatsapp: 'Buka WhatsApp', email: 'Buka e-mail' },
} as const;

export type Group = keyof typeof INQUIRIES.groups;
export type Language = InquiryResponse['language'];
