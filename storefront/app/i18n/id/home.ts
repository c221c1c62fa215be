import { company } from '../company';
import type { home as english } from '../en/home';
import type { Texts } from '../texts';
import { company as about } from './company';

export const home: Texts<typeof english> = {
  title: `${company.name}: pupuk organik, kopi, dan briket dari Jawa Tengah`,
  description: about.blurb,
  hero: {
    label: 'Yang kami ekspor',
    about: 'Tentang Kami',
    products: 'Lihat produk',
  },
  slides: {
    fertilizer: {
      title: 'Pupuk organik dari Jawa Tengah',
      description:
        'Kotoran ayam petelur dari peternakan di sekitar Salatiga, dikomposkan selama tiga puluh hari, tersedia dalam bentuk granul, pelet, atau serbuk.',
    },
    coffee: {
      title: 'Arabika dan Robusta, Grade 1',
      description:
        'Dari lereng Sindoro, Sumbing, dan Temanggung. Biji mentah, sangrai, atau bubuk; setiap lot tercatat asal dan kadar airnya.',
    },
    briquettes: {
      title: 'Briket arang dengan pembakaran bersih',
      description:
        'Tempurung kelapa dan serbuk kayu keras, mulai dari 7.000 kkal/kg, sedikit abu. Diuji per batch sebelum dikemas.',
    },
  },
  categories: { title: 'Yang kami kirim', from: 'mulai' },
  products: {
    title: 'Produk Kami',
    detail: 'Detail',
    all: 'Lihat semua produk',
    previous: 'Produk sebelumnya',
    next: 'Produk berikutnya',
    position: 'Produk {first} sampai {last} dari {count}',
  },
  video: {
    title: 'Dikemas di tempat asalnya',
    text: 'Disortir dengan tangan, ditimbang per karung, disimpan sampelnya, dan dimuat di Tanjung Emas, Semarang.',
    button: 'Produk',
  },
  values: { title: 'Empat hal yang kami jaga' },
  valueCards: {
    sustainability: {
      title: 'Keberlanjutan',
      text: 'Menjaga alam lewat produk ramah lingkungan.',
      button: 'Cara kami bekerja',
    },
    empowerment: {
      title: 'Pemberdayaan',
      text: 'Memberdayakan petani dan warga desa.',
      button: 'Siapa kami',
    },
    authenticity: {
      title: 'Keaslian',
      text: 'Produk alami, mutu dan asalnya jelas.',
      button: 'Lihat produknya',
    },
    innovation: {
      title: 'Inovasi',
      text: 'Energi bersih yang efisien seperti briket.',
      button: 'Lihat briketnya',
    },
  },
  why: {
    title: 'Mengapa Memilih Kami',
    button: 'Tanyakan lebih lanjut',
  },
  closing: {
    title: 'Sampaikan kebutuhan Anda',
    text: 'Produk, jumlah, dan tujuannya. Kami menjawab dengan harga, spesifikasi, dan sampel.',
    button: 'Hubungi Kami',
  },
};
