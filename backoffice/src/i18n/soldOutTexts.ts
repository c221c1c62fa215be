import { number } from './texts';

/** Of the question from when selected products are to be had again. */
export const SOLD_OUT = {
  title: (count: number) => `${number(count)} produk habis`,
  day: 'Tersedia lagi mulai',
  hint: 'Di situs tampil bulan dan tahunnya, setelah tanggal 20 sebagai akhir bulan.',
  missing: 'Pilih tanggal yang belum lewat.',
  until: (day: string) => `Habis, tersedia lagi mulai ${day}`,
} as const;
