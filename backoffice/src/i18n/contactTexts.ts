import type { NumberDoubt } from 'api/contact-link';

export const NUMBER_DOUBTS: Record<NumberDoubt, string> = {
  short: 'Nomor ini pendek untuk WhatsApp. Periksa lagi, lalu tekan Coba.',
  landline: 'Ini nomor telepon rumah atau kantor. Pastikan terdaftar di WhatsApp: tekan Coba.',
};

export const emailDoubt = (meant: string) => `Mungkin maksudnya ${meant}? Periksa lagi alamatnya.`;

export const OFFICE = {
  address: 'Tampil di situs dan di dokumen. Selama kosong, situs menulis Salatiga, Jawa Tengah.',
  address_en: 'Untuk halaman bahasa Inggris. Selama kosong, alamat bahasa Indonesia yang tampil.',
} as const;
