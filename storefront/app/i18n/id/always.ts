import type { always as english } from '../en/always';
import type { Texts } from '../texts';

export const always: Texts<typeof english> = {
  loading: 'Memuat...',
  broken: {
    title: 'Terjadi kesalahan',
    text: 'Halaman ini tidak dapat ditampilkan. Silakan coba lagi, atau kembali.',
    button: 'Kembali',
  },
  offline: {
    title: 'Tidak ada sambungan',
    text: 'Halaman ini tidak dapat dimuat. Periksa sambungan internet Anda, lalu coba lagi.',
  },
  again: 'Coba lagi',
};
