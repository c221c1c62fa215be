import type { NumberDoubt } from 'api/contact-link';

export const NUMBER_DOUBTS: Record<NumberDoubt, string> = {
  short: 'Nomor ini pendek untuk WhatsApp. Periksa lagi, lalu tekan Coba.',
  landline: 'Ini nomor telepon rumah atau kantor. Pastikan terdaftar di WhatsApp: tekan Coba.',
};

export const emailDoubt = (meant: string) => `Mungkin maksudnya ${meant}? Periksa lagi alamatnya.`;
