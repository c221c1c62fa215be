import type { CategoryUse } from 'api/schema';
import { always, number } from './texts';

/** Of a dialog that is loaded when it is opened. */
export const CATEGORY_USE = {
  inUseTitle: (name: string) => `Kategori “${name}” masih dipakai`,
  inUse: ({ products, in_trash }: CategoryUse) =>
    `${number(products)} produk ada di kategori ini${in_trash > 0 ? `, ${number(in_trash)} di antaranya di sampah` : ''}:`,
  inTrash: 'di sampah',
  others: (count: number) => `dan ${number(count)} lainnya`,
  moveFirst:
    'Kategori dapat dihapus setelah semua produknya, juga yang di sampah, pindah ke kategori lain. Kategori yang dihapus tidak dapat dikembalikan.',
  moveAndDelete: 'Pindahkan dan hapus',
  moveAnyway: (products: number) => `Pindahkan dan hapus beserta nilai ${number(products)} produk`,
  movedAndDeleted: (count: number) => `${number(count)} produk dipindahkan, kategori dihapus.`,
  loadUse: always('Produk kategori ini gagal dimuat.'),
  move: { refused: 'Gagal menghapus kategori.', failed: 'Terjadi kesalahan saat memindahkan produk.' },
} as const;
