import type * as english from '../en/product';
import type { Texts } from '../texts';

const numbers = new Intl.NumberFormat('id', { maximumFractionDigits: 1 });

export const detail: Texts<typeof english.detail> = {
  trail: 'Jalur halaman',
  contact: 'Hubungi Kami',
  email: 'Email',
  pictures: 'Gambar',
  enlarge: 'Gambar lebih besar',
  sheet: 'Lembar spesifikasi (PDF)',
  close: 'Tutup',
  similar: 'Produk serupa',
};

export const inquiry: Texts<typeof english.inquiry> = {
  subject: (name) => `Pertanyaan: ${name}`,
  message: (name, address) => `Halo, saya ingin tahu lebih banyak tentang ${name}: ${address}`,
  general: { subject: 'Pertanyaan', message: 'Halo, saya ingin tahu lebih banyak tentang produk Anda.' },
  blanks: 'Jumlah: {quantity}\nPelabuhan tujuan: \nPerlu sampel: ',
};

export const papers: Texts<typeof english.papers> = {
  heading: 'Sertifikat dan dokumen',
  size: (bytes) =>
    bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${numbers.format(bytes / 1_000_000)} MB`,
  languages: { en: 'bahasa Inggris', id: 'bahasa Indonesia' },
};
