import { DATA_NOT_LOADED, always } from './texts';

export const OFFICE = {
  address: 'Tampil di situs dan di dokumen. Selama kosong, situs menulis Salatiga, Jawa Tengah.',
  map_point: 'Lintang dan bujur, misalnya -7.319, 110.491. Selama kosong, peta menunjuk Warung Ndeso.',
  weekday_hours: 'Contoh: 08:00-16:00. Kosongkan jika tutup.',
  saturday_hours: 'Contoh: 08:00-12:00. Kosongkan jika tutup.',
  hours_note: 'Contoh: Libur Lebaran 27 Maret–5 April. Tampil di atas jam buka di situs.',
} as const;

export const CONTACT_FORM = {
  created: 'Kontak berhasil ditambahkan.',
  create: always('Terjadi kesalahan saat menambahkan kontak.'),
  numberHint: 'Contoh: 0812 3456 7890, +62 812 3456 7890, atau https://wa.me/6281234567890',
  accountHint: 'Nama akun, misalnya @ndeso, atau tautannya.',
  understood: (link: string) => `Disimpan sebagai ${link}`,
  emailRefused: 'Email harus berupa alamat email.',
} as const;

export const COMPANY_INFO_FORM = {
  where:
    'Tampil sebagai kartu di beranda dan di halaman tentang perusahaan (/about). Untuk teks lain di sana, mintalah pengembang mengubahnya.',
  created: 'Informasi perusahaan berhasil ditambahkan.',
  updated: 'Informasi perusahaan berhasil diperbarui.',
  load: always(DATA_NOT_LOADED),
  create: always('Terjadi kesalahan saat menambahkan data.'),
  update: always('Terjadi kesalahan saat memperbarui data.'),
} as const;
