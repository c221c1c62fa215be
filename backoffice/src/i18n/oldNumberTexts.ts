import { number } from './texts';

const list = new Intl.ListFormat('id');

/** Of numbers of products that were changed, and that a text still has. */
export const OLD_NUMBER = {
  inCategory: 'Angka lama masih tertulis di pengantar atau fakta:',
  words: (words: readonly string[]) => list.format(words),
  others: (count: number) => `dan ${number(count)} produk lainnya`,
  ofOthers: 'Pengantar dan fakta kategori boleh tetap bila masih benar, juga dengan nilai baru ini.',
  openCategory: 'Buka kategorinya',
} as const;
