import type { NumberDoubt } from 'api/contact-link';
import { always } from './texts';

export const NUMBER_DOUBTS: Record<NumberDoubt, string> = {
  short: 'Nomor ini pendek untuk WhatsApp. Periksa lagi, lalu tekan Coba.',
  landline: 'Ini nomor telepon rumah atau kantor. Pastikan terdaftar di WhatsApp: tekan Coba.',
};

export const emailDoubt = (meant: string) => `Mungkin maksudnya ${meant}? Periksa lagi alamatnya.`;

export const OFFICE = {
  address: 'Tampil di situs dan di dokumen. Selama kosong, situs menulis Salatiga, Jawa Tengah.',
  address_en: 'Untuk halaman bahasa Inggris. Selama kosong, alamat bahasa Indonesia yang tampil.',
  map_point:
    'Contoh: -7.319, 110.491, atau tautan Google Maps yang memuatnya. Selama kosong, peta menunjuk Warung Ndeso.',
  elsewhere: 'Alamat berubah. Periksa juga titik petanya.',
  abroad: 'Titik ini di luar Indonesia. Periksa tanda minusnya, lalu tekan Coba.',
  weekday_hours: 'Contoh: 08:00-16:00. Kosongkan jika tutup.',
  saturday_hours: 'Contoh: 08:00-12:00. Kosongkan jika tutup.',
  hours_note:
    'Contoh: Libur Lebaran 27 Maret–5 April. Tampil di atas jam buka di situs. Jika kedua jam kosong, hanya ini yang tampil.',
  hours_note_en: 'Untuk halaman bahasa Inggris. Selama kosong, keterangan bahasa Indonesia yang tampil.',
} as const;

export const CONTACT_FORM = {
  created: 'Kontak berhasil ditambahkan.',
  create: always('Terjadi kesalahan saat menambahkan kontak.'),
  numberHint: 'Contoh: 0812 3456 7890, +62 812 3456 7890, atau https://wa.me/6281234567890',
  accountHint: 'Nama akun, misalnya @ndeso, atau tautannya.',
  understood: (link: string) => `Disimpan sebagai ${link}`,
  try: 'Coba',
} as const;
