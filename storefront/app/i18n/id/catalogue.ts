import type * as english from '../en/catalogue';
import type { Texts } from '../texts';

export const listing: Texts<typeof english.listing> = {
  title: 'Produk kami',
  description:
    'Pupuk organik, kopi Arabika dan Robusta, serta briket arang dari Jawa Tengah, lengkap dengan grade, kadar air, dan kemasannya.',
  heroText: 'Pupuk, kopi, dan briket dari Jawa Tengah, dengan spesifikasi tertulis.',
  contact: 'Hubungi Kami',
  heading: 'Daftar Produk',
};

export const category: Texts<typeof english.category> = {
  heading: 'Produk dalam kategori ini',
  description: (name) =>
    `${name} dari Jawa Tengah: semua produk, lengkap dengan grade, kadar air, dan kemasannya.`,
};

export const empty: Texts<typeof english.empty> = {
  products: 'Belum ada produk yang tersedia.',
  category: 'Belum ada produk di kategori ini.',
  search: 'Tidak ada produk yang cocok dengan pencarian ini.',
  page: 'Halaman ini tidak ada.',
  failed: 'Produk sedang tidak dapat dimuat. Silakan coba lagi nanti.',
};

export const ways: Texts<typeof english.ways> = {
  all: 'Lihat semua produk',
  newest: 'Lihat produk terbaru',
  category: 'Lihat seluruh kategori',
  everywhere: 'Cari di semua produk',
  ask: 'Tanyakan kepada kami',
};

export const searching: Texts<typeof english.searching> = {
  categories: 'Kategori',
  all: 'Semua produk',
  sort: 'Urutkan',
  sorts: {
    catalogue: 'Urutan katalog',
    newest: 'Terbaru dahulu',
    name: 'Nama',
    price: 'Harga, terendah dahulu',
    '-price': 'Harga, tertinggi dahulu',
  },
};

const numbers = new Intl.NumberFormat('id');

export const found: Texts<typeof english.found> = {
  products: (count, q) => `${numbers.format(count)} produk${q ? ` untuk “${q}”` : ''}`,
  used: (q) => `Menampilkan hasil untuk ${q}`,
  exact: (q) => `Cari “${q}” saja`,
};

export const paging: Texts<typeof english.paging> = {
  label: 'Halaman',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
};

export const price: Texts<typeof english.price> = {
  none: 'Hubungi kami untuk harga',
  note: 'Harga sesuai permintaan',
};
