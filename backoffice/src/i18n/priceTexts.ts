import { always, number } from './texts';

/** Of a dialog that is loaded when it is opened. */
export const PRICES = {
  title: (count: number) => `Ubah harga ${number(count)} produk`,
  percent: 'Naik atau turun (persen)',
  percentHint: 'Misalnya 5, -3, atau 2,5.',
  roundTo: 'Bulatkan ke',
  roundToHint: (usual: string) => `Biasanya ${usual}. Yang tepat di tengah dibulatkan ke atas.`,
  perUnit: (unit: string) => ` / ${unit}`,
  others: (count: number) => `dan ${number(count)} lainnya`,
  unlikely: (percent: number) =>
    `${percent > 0 ? 'Naik' : 'Turun'} ${number(Math.abs(percent))} %: harga jarang berubah sebanyak itu. Periksa nol dan komanya.`,
  none: 'Tidak ada harga yang berubah.',
  same: (count: number) => `${number(count)} produk tetap: hasilnya sama dengan harganya sekarang.`,
  onRequest: (count: number) => `${number(count)} produk tetap: harganya atas permintaan.`,
  exportStays: 'Nilai ekspor tidak ikut berubah.',
  change: (count: number) => `Ubah harga ${number(count)} produk`,
  notLoaded: always('Harga produk gagal dimuat.'),
  outdated:
    'Harga belum diubah: ada produk yang sudah berubah sejak dialog ini dibuka. Semua harga di bawah ini sudah dibaca lagi. Periksa dahulu.',
  changed: (count: number, gone: number) =>
    `Harga ${number(count)} produk diubah.` + (gone > 0 ? ` ${number(gone)} produk sudah dihapus.` : ''),
  notChanged: (count: number) =>
    always(`Harga ${number(count)} produk gagal diubah. Produk itu tetap dipilih.`),
  unanswered: (count: number) =>
    always(
      `Koneksi terputus: belum pasti apakah harga ${number(count)} produk berubah. Coba lagi di sini setelah tersambung.`,
    ),
  changedBack: (count: number) => `Harga ${number(count)} produk dikembalikan.`,
  notChangedBack: always('Harga gagal dikembalikan. Kembalikan dari Riwayat.'),
} as const;
