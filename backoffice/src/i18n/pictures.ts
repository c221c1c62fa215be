import { LIMITS } from 'api/contract';
import type { ProductResponse } from 'api/schema';
import { PRODUCT, always, number } from './texts';

export const GALLERY = {
  title: 'Galeri',
  hint: `Paling banyak ${LIMITS.pictures} gambar; yang pertama adalah gambar utama. Teks alternatif adalah satu kalimat tentang apa yang terlihat. Yang diubah di galeri langsung tersimpan.`,
  add: 'Tambah ke galeri',
  sending: 'Mengirim gambar',
  tooMany: (stored: number, chosen: number) =>
    `Paling banyak ${LIMITS.pictures} gambar per produk: sudah ada ${stored}, dipilih ${chosen}. Belum ada yang dikirim.`,
  notSent: 'Tidak terkirim:',
  forward: 'Maju',
  back: 'Mundur',
  makeFirst: 'Jadikan utama',
  remove: 'Hapus',
  removeTitle: 'Hapus gambar ini?',
  removeHint: 'Gambarnya langsung hilang dari produk dan dari situs.',
  write: always('Perubahan gambar tidak disimpan. Daftar gambar dimuat ulang.'),
  send: always('Terjadi kesalahan saat mengirim gambar.'),
} as const;

type Named = Pick<ProductResponse, 'id' | 'name'>;
const withId = ({ id, name }: Named) => `${name} (ID ${id})`;

export const BULK_PICTURES = {
  title: PRODUCT.pictures,
  choose: 'Pilih gambarnya',
  hint: `Berkas dicocokkan dengan produk menurut ID atau namanya: 12-2.jpg adalah gambar kedua produk 12, kopi-bubuk.jpg gambar Kopi Bubuk. Gambar ditambahkan setelah yang sudah ada, paling banyak ${LIMITS.pictures} per produk. Belum ada yang dikirim sebelum Anda melihat hasilnya.`,
  button: 'Pilih gambar',
  unmatched: (products: readonly Named[]) =>
    products.length === 0
      ? 'tidak cocok dengan nama atau ID produk mana pun.'
      : `cocok dengan lebih dari satu produk: ${products.map(withId).join(', ')}.`,
  goesTo: (file: string, product: Named) => `${file} → ${withId(product)}`,
  send: (count: number) => `Kirim ${number(count)} gambar`,
  saved: (count: number) => `${number(count)} gambar sudah ada di produknya.`,
} as const;
