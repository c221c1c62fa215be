import type { always as english } from '../en/always';
import type { Texts } from '../texts';

export const always: Texts<typeof english> = {
  loading: 'Memuat...',
  broken: {
    title: 'Terjadi kesalahan',
    text: 'Halaman ini tidak dapat ditampilkan. Silakan coba lagi, atau mulai dari beranda.',
    button: 'Kembali',
  },
  search: { label: 'Cari produk', button: 'Cari' },
};
