import type { asking as english, sent as englishSent } from '../en/asking';
import type { Texts } from '../texts';
import { inquiry } from './product';
import { site } from './site';

export const asking: Texts<typeof english> = {
  title: 'Permintaan Anda',
  description: 'Harga, sampel, dan pengiriman produk pilihan Anda: tanyakan lewat WhatsApp atau formulir.',
  subtitle: 'Sampaikan kebutuhan Anda lewat WhatsApp atau formulir. Kami membalas dalam satu hari kerja.',
  products: 'Produk',
  product: 'Produk',
  none: 'Belum ada produk yang dipilih. Anda juga dapat bertanya tanpa memilih produk.',
  choose: 'Pilih produk',
  quantity: 'Jumlah',
  unit: 'Satuan',
  units: ['kg', 'ton', 'karung', 'karton', 'buah', 'kontainer 20′', 'kontainer 40′'],
  sample: 'Sampel',
  remove: 'Hapus',
  message: {
    tell: `${site.asking.tell}:`,
    ask: 'Halo, saya ingin bertanya tentang:',
    general: inquiry.general.message,
    subject: inquiry.general.subject,
    sample: 'sampel',
    more: 'dan {count} lainnya',
    blanks: inquiry.blanks,
    code: 'Kode:',
  },
  chat: {
    title: 'Lewat WhatsApp',
    text: 'WhatsApp terbuka dengan pesan ini, dan Anda mengirimnya di sana.',
    contact: 'WhatsApp',
    email: 'Email',
  },
  form: {
    title: 'Lewat formulir',
    name: 'Nama',
    email: 'Email',
    phone: 'Telepon',
    reach: 'Isi nama, pesan, dan alamat email atau nomor telepon.',
    company: 'Perusahaan',
    country: 'Negara',
    port: 'Pelabuhan tujuan',
    incoterm: 'Incoterm',
    message: 'Pesan',
    fax: 'Biarkan kosong',
    button: 'Kirim permintaan',
    sending: 'Mengirim…',
    notice:
      'Kami memakai isian Anda untuk menjawab Anda, dan menganonimkannya setelah 24 bulan. Isian tidak diberikan kepada pihak lain.',
    privacy: 'Cara kami memperlakukan data pribadi',
  },
  errors: {
    name: 'Isi nama Anda, paling panjang 100 karakter.',
    email: 'Isi alamat email yang lengkap, atau nomor telepon sebagai gantinya.',
    phone: 'Hanya angka, spasi, dan + ( ) - . /, paling sedikit enam angka.',
    message: 'Isi pesan, paling panjang 4.000 karakter.',
  },
  failures: {
    refused: 'Perbaiki isian yang ditandai.',
    busy: 'Terlalu banyak permintaan terkirim. Hubungi kami lewat WhatsApp atau email, atau coba lagi nanti. Isian Anda masih ada di sini.',
    lost: 'Permintaan tidak dapat dikirim. Coba lagi, atau hubungi kami lewat WhatsApp atau email. Isian Anda masih ada di sini.',
  },
};

export const sent: Texts<typeof englishSent> = {
  title: 'Permintaan Anda telah terkirim',
  description: 'Kami membalas dalam satu hari kerja.',
  code: 'Kodenya',
  keep: 'Sebutkan kode ini saat Anda menulis atau menelepon: dengan kode itu kami menemukan permintaan Anda.',
  more: 'Lihat produk lain',
};
