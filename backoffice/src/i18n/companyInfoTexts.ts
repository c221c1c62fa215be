import { always, DATA_NOT_LOADED } from './texts';

/** Of the form of the company's information. */
export const COMPANY_INFO_FORM = {
  where:
    'Tampil sebagai kartu di beranda dan di halaman tentang perusahaan (/about). Untuk teks lain di sana, mintalah pengembang mengubahnya.',
  created: 'Informasi perusahaan berhasil ditambahkan.',
  updated: 'Informasi perusahaan berhasil diperbarui.',
  load: always(DATA_NOT_LOADED),
  create: always('Terjadi kesalahan saat menambahkan data.'),
  update: always('Terjadi kesalahan saat memperbarui data.'),
} as const;
