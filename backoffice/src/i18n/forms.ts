import { REQUESTS } from 'api/contract';
import type { ChangedRecord } from 'api/schema';
import { formatTime } from '../formatTime';
import { RELOAD } from './texts';

const MEGABYTES = REQUESTS.CreateProductRequest.image.maxBytes / 1024 / 1024;

export const FORM = {
  disconnected: 'Koneksi terputus. Isian Anda masih ada di halaman ini.',
  gone: 'Sementara itu data ini sudah dihapus. Isian Anda masih ada di halaman ini.',
  tryAgain: 'Coba lagi',
  toPutRight: (labels: string) => `Perlu diperbaiki: ${labels}`,
} as const;

export const PLAIN_TEXT = {
  hasTags: 'Deskripsi memuat kode HTML.',
  convert: 'Jadikan teks biasa',
} as const;

export const DECIMAL = {
  readAs: (number: string) => `Dibaca ${number}.`,
  unclear: 'Harus berupa angka, misalnya 1.250,5.',
} as const;

export const DAY = { unclear: 'Tanggal belum lengkap.' } as const;

export const DRAFT = {
  offer: (time: string) => `Ada isian yang belum disimpan dari ${time}.`,
  fileLost: 'Gambar perlu dipilih lagi.',
  restore: 'Kembalikan isian',
  discard: 'Mulai kosong',
} as const;

export const CONFLICT = {
  title: 'Data sudah diubah',
  by: ({ changed_by, changed_at }: ChangedRecord) =>
    `${changed_by} mengubah data ini pada ${formatTime(changed_at)}, setelah Anda membukanya. Isian Anda belum disimpan.`,
  stored: 'Tersimpan: ',
  typed: 'Isian Anda: ',
  choice: '“Timpa” menyimpan isian Anda di atasnya. “Muat ulang” membuang isian Anda.',
  overwrite: 'Timpa',
  reload: RELOAD,
} as const;

export const PICTURE = {
  hint: `JPEG, PNG, WebP, atau AVIF. Foto di atas ${MEGABYTES} MB diperkecil dahulu.`,
  choose: 'Pilih gambar',
  undoChoice: 'Batalkan gambar baru',
  remove: 'Hapus gambar',
  removed: 'Gambar akan dihapus saat disimpan.',
  undoRemove: 'Batal hapus gambar',
  stored: 'Gambar saat ini',
  chosen: 'Gambar baru',
  tooLarge: `Ukuran gambar paling besar ${MEGABYTES} MB.`,
  empty: 'Berkas gambar kosong.',
  camera: 'Ambil foto',
  broken: 'Berkas gambar rusak atau tidak lengkap.',
  heic: 'Format HEIC belum didukung. Simpan foto sebagai JPEG terlebih dahulu.',
  notAccepted: 'Gambar harus berupa berkas JPEG, PNG, WebP, atau AVIF.',
} as const;
