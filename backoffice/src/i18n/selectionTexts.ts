import { always, number, TRASH } from './texts';

/** Of the actions on selected products, which are loaded with the first of them. */
export const SELECTION = {
  disconnected: 'Koneksi terputus. Coba lagi setelah tersambung.',
  selectMatching: (count: number) => `Pilih semua ${number(count)} produk yang cocok`,
  selectFailed: always('Produk yang cocok gagal dimuat.'),
  deleteSelected: 'Hapus yang dipilih',
  /** @param count of all, named or not */
  named: (names: string[], count: number) => {
    const others = count - names.length;
    if (names.length === 0) return '';
    return `${names.join(', ')}${others > 0 ? ` dan ${number(others)} lainnya` : ''}.`;
  },
  deleting: (count: number, all: number) => `Menghapus: ${number(count)} dari ${number(all)} produk`,
  deletedSome: (count: number) => `${number(count)} produk dihapus.`,
  deletedOnly: (count: number, all: number) =>
    `${number(count)} dari ${number(all)} produk dihapus. Sisanya tetap dipilih, coba lagi.`,
  changeAvailability: 'Ubah ketersediaan',
  noAvailability: '(tanpa keterangan)',
  soldOutUntil: 'Habis, tersedia lagi mulai …',
  changing: (count: number, all: number) => `Mengubah: ${number(count)} dari ${number(all)} produk`,
  changed: (count: number, word: string, gone: number) =>
    `${number(count)} produk: ketersediaan menjadi ${word}.` +
    (gone > 0 ? ` ${number(gone)} produk sudah dihapus.` : ''),
  notChanged: (count: number) =>
    always(`Ketersediaan ${number(count)} produk gagal diubah. Produk itu tetap dipilih.`),
  changedBack: (count: number) => `Ketersediaan ${number(count)} produk dikembalikan.`,
  notChangedBack: always('Ketersediaan gagal dikembalikan.'),
  moveSelected: 'Ubah kategori',
  moveTitle: (count: number) => `Ubah kategori ${number(count)} produk`,
  move: 'Pindahkan',
  moveAnyway: (products: number) => `Pindahkan, hapus nilai ${number(products)} produk`,
  moved: (count: number, gone: number) =>
    `${number(count)} produk dipindahkan.` + (gone > 0 ? ` ${number(gone)} produk sudah dihapus.` : ''),
  notMoved: (count: number) => always(`${number(count)} produk gagal dipindahkan. Produk itu tetap dipilih.`),
  movedBack: (count: number) => `${number(count)} produk kembali ke kategori semula.`,
  notMovedBack: always('Kategori produk gagal dikembalikan. Kembalikan dari Riwayat.'),
  changePrices: 'Ubah harga',
  restoreSelected: 'Pulihkan yang dipilih',
  restoring: (count: number, all: number) => `Memulihkan: ${number(count)} dari ${number(all)} produk`,
  /** @param names of those that are gone, as far as they are known */
  restored: (count: number, gone: number, names: string[]) => {
    if (gone === 0) return TRASH.restored(count);
    const which = names.length === gone ? names.join(', ') : `${number(gone)} produk`;
    return `${number(count)} produk berhasil dipulihkan. Sudah tidak ada di sampah: ${which}.`;
  },
  notRestored: (count: number) =>
    always(`${number(count)} produk gagal dipulihkan. Produk itu tetap dipilih.`),
  removeSelected: 'Hapus permanen yang dipilih',
  removeTitle: (count: number) => `Hapus permanen ${number(count)} produk?`,
  removed: (count: number, gone: number) =>
    `${number(count)} produk berhasil dihapus permanen.` +
    (gone > 0 ? ` ${number(gone)} produk sudah tidak ada di sampah.` : ''),
  notRemoved: (count: number) =>
    always(`${number(count)} produk gagal dihapus permanen. Produk itu tetap dipilih.`),
  notDeleted: (names: string[]) => `Tidak terhapus: ${names.join(', ')}.`,
} as const;
