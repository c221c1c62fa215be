import type { contactFailure as englishFailure, map as englishMap, site as english } from '../en/site';
import type { Texts } from '../texts';

export const site: Texts<typeof english> = {
  navigation: {
    home: 'Beranda',
    products: 'Produk',
    about: 'Tentang Kami',
    category: 'Kategori',
    allCategories: 'Semua',
    contact: 'Hubungi Kami',
    privacy: 'Privasi',
    menu: 'Menu',
    main: 'Utama',
    skip: 'Langsung ke isi',
    languages: 'Bahasa',
  },
  search: { label: 'Cari', placeholder: 'Cari produk', button: 'Cari' },
  footer: {
    pages: 'Halaman',
    location: 'Lokasi Kami',
    openMap: 'Buka di OpenStreetMap',
    more: 'Info Lainnya',
  },
  map: {
    zoomIn: 'Perbesar',
    zoomOut: 'Perkecil',
    close: 'Tutup',
  },
  chat: { region: 'Obrolan', label: 'Tanya lewat WhatsApp' },
  asking: {
    add: 'Masukkan ke permintaan',
    tell: 'Kabari saya jika tersedia',
    added: 'Sudah masuk: lihat permintaan',
    full: 'Penuh, 20 produk: lihat permintaan',
    open: 'Permintaan Anda',
  },
  motion: { pause: 'Hentikan gerakan', play: 'Jalankan gerakan' },
};

export const map: Texts<typeof englishMap> = { credit: (link) => `© Kontributor ${link}` };

export const contactFailure: Texts<typeof englishFailure> = {
  unsuccessful: 'Gagal memuat kontak',
  exception: 'Terjadi kesalahan saat memuat kontak',
  noChat: 'Kontak tidak tersedia.',
};
