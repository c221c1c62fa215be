import type { FeedOmission, FeedReport } from 'api/schema';
import { number } from './texts';

type Reason = FeedOmission['reasons'][number];

/** Of a section that is loaded with its screen. */
export const FEED = {
  title: 'Katalog Meta dan WhatsApp',
  hint: 'Tempelkan salah satu alamat ini di Commerce Manager sebagai umpan data terjadwal, lalu hubungkan katalognya dengan WhatsApp Business. Meta mengambil isinya sendiri menurut jadwal; produk yang tidak masuk ada di bawah, dengan alasannya.',
  languages: { en: 'Bahasa Inggris', id: 'Bahasa Indonesia' },
  copyOf: (language: string) => `Salin alamat ${language}`,
  copied: 'Alamat disalin.',
  notLoaded: 'Daftar produk yang tidak masuk gagal dimuat.',
  listed: ({ listed }: FeedReport) => `${number(listed)} produk masuk katalog.`,
  allListed: 'Tidak ada yang tertinggal.',
  omitted: ({ omitted }: FeedReport) => `${number(omitted)} produk tidak masuk`,
  others: (count: number) => `dan ${number(count)} lainnya`,
  reasons: {
    no_price: 'tanpa harga',
    no_description: 'tanpa deskripsi',
    no_picture: 'tanpa gambar',
    small_picture: 'gambar kurang dari 500 × 500 piksel',
  } satisfies Record<Reason, string>,
} as const;
