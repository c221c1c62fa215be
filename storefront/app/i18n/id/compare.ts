import type { compare as english } from '../en/compare';
import type { Texts } from '../texts';

export const compare: Texts<typeof english> = {
  tick: 'Bandingkan',
  button: 'Bandingkan produk yang ditandai',
  title: 'Bandingkan produk',
  description: 'Hingga empat produk dari satu kategori, berdampingan.',
  property: 'Sifat',
  price: 'Harga',
  sheet: 'Lembar spesifikasi',
  pdf: 'PDF',
  back: 'Pilih produk lain',
  none: 'Tandai dua sampai empat produk dari satu kategori untuk melihatnya berdampingan.',
  leftOut:
    'Tidak ditampilkan: yang tidak ada di katalog, dari kategori lain, atau setelah empat yang pertama.',
};
