import { REQUESTS } from 'api/contract';
import type { CertificateResponse, DocumentResponse } from 'api/schema';
import { isPast } from 'api/shared';
import { formatDate } from '../formatTime';
import { WORDS } from './codes';
import { DATA_NOT_LOADED, LAYOUT, always } from './texts';

const MEGABYTES = REQUESTS.DocumentRequest.file.maxBytes / 1024 / 1024;

const megabytes = (bytes: number) =>
  `${(bytes / 1e6).toLocaleString('id-ID', { maximumFractionDigits: 1, minimumFractionDigits: 1 })} MB`;

export const PDF = {
  choose: 'Pilih PDF',
  hint: `PDF, paling besar ${MEGABYTES} MB. Jatuhkan di sini atau pilih.`,
  required: 'Pilih berkas PDF.',
  tooLarge: `Berkas ini lebih besar dari ${MEGABYTES} MB. Kecilkan, lalu pilih lagi.`,
  download: 'Unduh',
  notDownloaded: always('Berkas gagal diunduh.'),
} as const;

export const BELONGING = {
  hint: 'Kosongkan jika milik perusahaan.',
  publicHint: 'Publik tampil di situs; internal hanya untuk admin.',
} as const;

export const belonging = ({
  product_ids,
  is_public,
}: Pick<DocumentResponse, 'product_ids' | 'is_public'>) => [
  product_ids.length > 0 ? `${product_ids.length} produk` : 'Milik perusahaan',
  is_public ? null : 'Internal',
];

const textsOf = (title: string, name = title.toLowerCase()) => ({
  title,
  add: `+ Tambah ${title}`,
  createTitle: `Tambah ${title}`,
  editTitle: `Edit ${title}`,
  search: `Cari ${name}`,
  empty: `Belum ada ${name}.`,
  created: `${title} berhasil ditambahkan.`,
  updated: `${title} berhasil diperbarui.`,
  deleted: `${title} dihapus.`,
  load: always(DATA_NOT_LOADED),
  create: always(`Gagal menambahkan ${name}.`),
  update: always(`Gagal memperbarui ${name}.`),
});

export const DOCUMENT = {
  ...textsOf(LAYOUT.documents),
  emptyNext: 'Tambahkan lembar data, hasil uji, atau brosur sebagai PDF dengan tombol di atas.',
  details: ({ language, size, is_encrypted }: DocumentResponse) => [
    `PDF, ${WORDS.language[language]}, ${megabytes(size)}`,
    is_encrypted ? 'Dilindungi kata sandi' : null,
  ],
};
export type PaperTexts = ReturnType<typeof textsOf> & Pick<typeof DOCUMENT, 'emptyNext'>;

const OVER = 'Sudah berakhir: tidak tampil di situs.';

export const CERTIFICATE = {
  ...textsOf(LAYOUT.certificates),
  emptyNext: 'Tambahkan Halal, ISO, organik, dan lainnya dengan tombol di atas.',
  kindHint: 'Misalnya Halal atau ISO 9001.',
  over: OVER,
  details: ({ issuer, expires_at }: CertificateResponse) => [
    issuer,
    isPast(expires_at) ? OVER : expires_at && `Berlaku sampai ${formatDate(expires_at)}`,
  ],
  validity: 'Masa berlaku',
  within: [
    { id: 0, name: 'Sertifikat sudah berakhir' },
    { id: 7, name: 'Sertifikat berakhir dalam 7 hari' },
    { id: 30, name: 'Sertifikat berakhir dalam 30 hari' },
    { id: 60, name: 'Sertifikat berakhir dalam 60 hari' },
  ],
};

export const PAPERS = {
  title: 'Dokumen dan sertifikat',
  hint: 'Yang dipilih di sini langsung menjadi milik produk ini juga. Milik perusahaan tidak dapat dipilih.',
  deleteHint: 'Yang dihapus langsung hilang dari situs dan tidak dapat dikembalikan.',
  attach: { dokumen: 'Tambahkan dokumen yang ada', sertifikat: 'Tambahkan sertifikat yang ada' },
  notAttached: always('Gagal menambahkannya ke produk ini.'),
} as const;
