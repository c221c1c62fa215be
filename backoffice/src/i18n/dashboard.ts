import type { CountKind } from 'api/schema';
import { always, number } from './texts';

export const WORK = {
  firstSteps: 'Langkah pertama',
  firstStepsHint: 'Dengan empat langkah ini situs siap dikunjungi.',
  steps: {
    kontak: 'Isi kontak perusahaan',
    kategori: 'Buat kategori pertama',
    produk: 'Tambahkan produk pertama',
    dashboard: 'Tulis informasi perusahaan',
  },
  done: 'selesai',
  incomplete: 'Perlu perhatian',
  latest: 'Perubahan terbaru',
  categories: {
    indonesian: 'Nama kategori tanpa Indonesia',
    english: 'Teks kategori tanpa Inggris',
    current_translation: 'Teks kategori mungkin usang',
  },
} as const;

export const MAILS = {
  failed: (count: number) => `${number(count)} e-mail gagal terkirim`,
  retry: 'Kirim lagi',
  notRetried: always('E-mail tidak dikirim lagi.'),
} as const;

export const INTEREST = {
  title: 'Minat',
  hint: 'Tiga puluh hari terakhir, tanpa cookie dan tanpa identitas. Yang berulang pada hari yang sama dihitung sekali.',
  kinds: {
    view: 'Produk dilihat',
    whatsapp: 'WhatsApp dibuka',
    email: 'E-mail dibuka',
    call: 'Telepon ditekan',
    inquiry_add: 'Masuk daftar permintaan',
    inquiry: 'Permintaan dikirim',
    pdf: 'PDF dibuka',
    document: 'Dokumen dibuka',
    search: 'Dicari',
    search_none: 'Dicari, tidak ada',
    compare: 'Dibandingkan',
  },
  day: 'Tanggal',
  viewed: 'Paling sering dilihat',
  asked: 'Paling sering ditanyakan',
  missed: 'Dicari, tidak ditemukan',
  none: 'Belum ada.',
  byStatus: 'Permintaan menurut status',
} as const satisfies { kinds: Record<CountKind, string> } & Record<string, unknown>;
