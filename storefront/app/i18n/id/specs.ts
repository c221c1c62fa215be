import type * as english from '../en/specs';
import type { Texts } from '../texts';

const numbers = new Intl.NumberFormat('id', { maximumFractionDigits: 4 });
const dates = new Intl.DateTimeFormat('id', { dateStyle: 'medium', timeZone: 'UTC' });

export const specs: Texts<typeof english.specs> = {
  heading: 'Spesifikasi',
  columns: { property: 'Sifat', value: 'Nilai', test: 'Metode dan tanggal uji' },
  number: (value) => numbers.format(value),
  unit: (unit) => (unit === 'h' ? 'jam' : unit),
  least: (value) => `min. ${value}`,
  most: (value) => `maks. ${value}`,
  yes: 'Ya',
  no: 'Tidak',
  tested: (day) => `diuji ${dates.format(new Date(day))}`,
};

export const facets: Texts<typeof english.facets> = {
  heading: 'Saring menurut spesifikasi',
  open: 'Saring',
  from: 'Dari',
  to: 'Sampai',
  whole: 'Produk ditemukan bila seluruh rentangnya berada di dalam rentang Anda.',
  apply: 'Terapkan',
  clear: 'Hapus saringan',
  remove: 'Hapus saringan:',
  least: (value) => `mulai ${value}`,
  most: (value) => `hingga ${value}`,
};
