import type { Failure } from '../api/failure';
import type { HistoryResponse } from 'api/schema';

/** Texts that are loaded with every screen. Some sentences are documented, and have to stay to the letter. */

export const DATA_NOT_LOADED = 'Terjadi kesalahan saat mengambil data.';
export const CATEGORY_NOT_LOADED = 'Gagal mengambil data kategori.';
export const RELOAD = 'Muat ulang';

export const number = (value: number) => value.toLocaleString('id-ID');
export const always = (sentence: string): Failure => ({ refused: sentence, failed: sentence });

export const COMPANY = 'Ndeso Nusantara';
export const SAVING = 'Menyimpan...';
export const COPY = 'Salin';
export const NOT_COPIED = 'Browser tidak mengizinkan penyalinan.';
export const COMPLETENESS = { label: 'Kelengkapan', any: 'Semua' } as const;
export const NO_ENGLISH = 'Belum ada bahasa Inggris';
const NO_INDONESIAN = 'Belum ada bahasa Indonesia';
export const OUTDATED = 'Terjemahan mungkin usang';
export const PAGES = 'Navigasi halaman';
export const CLEAR_SEARCH = 'Hapus pencarian dan saringan';
export const NONE_FITS = 'Tidak ada yang cocok dengan pencarian dan saringan ini.';
export const selectRow = (name: string) => `Pilih ${name}`;

export const SESSION = {
  loginFirst: 'Silakan login terlebih dahulu.',
  accessDenied: 'Akses ditolak. Silakan login terlebih dahulu.',
} as const;

export const NOT_ARRIVED = {
  sentence: 'Halaman gagal dimuat. Periksa koneksi Anda, lalu muat ulang.',
  reload: RELOAD,
} as const;

export const NO_SITE_DATA =
  'Browser ini tidak menyimpan data situs, sehingga Anda tidak dapat login. Izinkan cookie dan data situs untuk alamat ini di pengaturan browser, lalu muat ulang.';

export const LAYOUT = {
  sidebarTitle: 'Admin Panel',
  topBar: 'Admin Dashboard',
  dashboard: 'Dashboard',
  inquiries: 'Permintaan',
  products: 'Produk',
  categories: 'Kategori',
  contacts: 'Kontak',
  documents: 'Dokumen',
  certificates: 'Sertifikat',
  profile: 'Profile',
  logout: 'Logout',
  inputLeft: 'Isian yang belum disimpan akan terhapus. Tetap logout?',
  publicSite: 'Lihat situs',
  toDashboard: 'Ke Dashboard',
} as const;

export const OVERVIEW = {
  companyInfo: 'Informasi Perusahaan',
  noCompanyInfo: 'Tidak ada data perusahaan tersedia.',
  noContact: 'Tidak ada informasi kontak tersedia.',
  notLoaded: 'Data gagal dimuat.',
  addCompanyInfo: 'Tambah Informasi',
  editCompanyInfo: 'Edit Informasi',
  addContact: 'Tambah Kontak',
  editContact: 'Edit Kontak',
} as const;

export const ADMINISTRATOR = {
  title: 'Administrator',
  add: '+ Tambah Administrator',
  empty: 'Tidak ada administrator.',
  search: 'Cari nama, username, atau email',
  you: 'Anda',
  disabled: 'Nonaktif',
  twoStep: 'Verifikasi dua langkah aktif',
  since: (time: string) => `Ditambahkan ${time}`,
} as const;

export const CATEGORY = {
  addNamed: (name: unknown) => `Buat kategori "${String(name)}"`,
  createTitle: 'Tambah Kategori Baru',
  editTitle: 'Edit Kategori',
  noProducts: 'Tidak ada produk di kategori ini.',
  search: 'Cari kategori',
  lacks: { indonesian: NO_INDONESIAN, english: NO_ENGLISH, current_translation: OUTDATED },
  noneMatches: 'Tidak ada kategori yang cocok.',
  /** Stands below the 'Rp 0' that is documented for a product without a price. */
  onRequest: 'Harga atas permintaan',
  productsNotLoaded: 'Produk kategori ini gagal dimuat.',
  emptyList: 'Data kategori kosong atau gagal dimuat.',
  emptyNext: 'Buat kategori pertama dengan tombol di atas; setiap produk membutuhkan satu.',
  create: { refused: 'Gagal menambahkan kategori.', failed: 'Terjadi kesalahan saat menambahkan kategori.' },
  updated: 'Kategori berhasil diperbarui.',
  deleted: 'Kategori dihapus.',
  load: { refused: 'Data kategori tidak ditemukan.', failed: CATEGORY_NOT_LOADED },
  update: { refused: 'Gagal memperbarui kategori.', failed: 'Gagal mengupdate kategori.' },
} as const;

export const PRODUCT = {
  listTitle: 'List Products',
  sheets: 'Impor / ekspor',
  pictures: 'Gambar banyak produk',
  add: '+ Tambah Produk',
  emptyList: 'Tidak ada produk.',
  emptyNext: 'Tambahkan produk satu per satu, atau semuanya dari spreadsheet, dengan tombol di atas.',
  lacks: {
    image: 'Tanpa gambar',
    picture_text: 'Gambar tanpa teks',
    price: 'Tanpa harga (atas permintaan)',
    description: 'Tanpa deskripsi',
    english: NO_ENGLISH,
    current_translation: OUTDATED,
    offer: 'Nilai ekspor (hampir) kedaluwarsa',
    current_availability: 'Habis, tanggalnya lewat',
    required: 'Spesifikasi wajib belum diisi',
  },
  copy: { name: ' (salinan)', name_en: ' (copy)' },
  actions: 'Aksi',
  onSite: 'Lihat di situs',
  search: 'Cari',
  allCategories: 'Semua kategori',
  deleted: 'Produk dihapus.',
  deleteRefused: 'Gagal menghapus produk',
  load: { refused: 'Produk tidak ditemukan.', failed: 'Terjadi kesalahan saat memuat data produk.' },
} as const;

export const CONTACT = {
  office: 'Kantor',
  fixed:
    'Nama akun Instagram yang tertulis di situs dan nama “Warung Ndeso” pada petanya bukan bagian dari kontak ini. Mintalah pengembang mengubahnya.',
  updated: 'Kontak berhasil diperbarui.',
  load: always(DATA_NOT_LOADED),
  update: always('Terjadi kesalahan saat memperbarui kontak.'),
} as const;

export const COMPANY_INFO = {
  deleted: 'Informasi perusahaan dihapus.',
  deleteRefused: 'Gagal menghapus informasi perusahaan.',
} as const;

export const TRASH = {
  title: 'Sampah',
  empty: 'Sampah kosong. Produk yang dihapus disimpan di sini dan dapat dipulihkan sebelum dihapus permanen.',
  deleted: (by: string, time: string) => `Dihapus oleh ${by}, ${time}`,
  daysLeft: (days: number) => `Dihapus permanen ${days} hari lagi.`,
  lastHour: 'Segera dihapus permanen.',
  goesThere: 'Produk dipindahkan ke sampah dan dapat dipulihkan dari sana selama 30 hari.',
  restoreAction: 'Pulihkan',
  restored: 'Produk berhasil dipulihkan.',
  restore: always('Gagal memulihkan produk.'),
  removeAction: 'Hapus permanen',
  removeTitle: (name: string) => `Hapus permanen “${name}”?`,
  removeContent: 'Produk dan gambarnya tidak dapat dikembalikan lagi.',
  remove: {
    deleted: 'Produk berhasil dihapus permanen.',
    deleteRefused: 'Gagal menghapus produk secara permanen.',
  },
} as const;

export const HISTORY = {
  title: 'Riwayat',
  all: 'Semua riwayat',
  search: 'Cari nama data',
  since: 'Dari tanggal',
  until: 'Sampai tanggal',
  resource: 'Jenis data',
  action: 'Tindakan',
  any: 'Semua',
  empty: 'Belum ada perubahan yang tercatat.',
  noneMatches: 'Tidak ada perubahan yang cocok.',
  emptyNext: 'Setiap data yang ditambah, diubah, atau dihapus dicatat di sini.',
  nothing: '(kosong)',
  secret: 'Nilainya tidak dicatat.',
  picture: 'Gambar',
  pictureGone: 'Gambar sudah tidak ada.',
  pictureNotLoaded: 'Gambar gagal dimuat.',
  parts: (count: number) => `dan ${number(count)} data lain sekaligus`,
  revert: 'Kembalikan',
  revertTitle: (name: string) => `Kembalikan nilai sebelumnya “${name}”?`,
  reverted: 'Nilai sebelumnya dikembalikan.',
  notReverted: {
    refused: 'Nilai tidak dikembalikan.',
    failed: 'Terjadi kesalahan saat mengembalikan nilai.',
  },
  undoTitle: 'Urungkan perubahan ini?',
  undoContent: (count: number) =>
    `${number(count)} data diubah sekaligus. Produknya dikembalikan seperti sebelumnya; yang sudah diubah lagi setelah itu dibiarkan.`,
  undone: (undone: number, skipped: number) =>
    `${number(undone)} produk dikembalikan.` +
    (skipped > 0
      ? ` ${number(skipped)} dibiarkan karena sudah diubah lagi atau tidak bisa dikembalikan.`
      : ''),
  notUndone: { refused: 'Perubahan tidak diurungkan.', failed: 'Terjadi kesalahan saat mengurungkan.' },
  actions: {
    create: 'Ditambahkan',
    update: 'Diubah',
    delete: 'Dihapus',
    restore: 'Dipulihkan',
  } satisfies Record<HistoryResponse['action'], string>,
  toTrash: 'memindahkan ke sampah',
  did: {
    create: 'menambahkan',
    update: 'mengubah',
    delete: 'menghapus',
    restore: 'memulihkan',
  } satisfies Record<HistoryResponse['action'], string>,
} as const;
