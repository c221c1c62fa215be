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
    contact: 'Hubungi Kami',
    products: 'Lihat produknya',
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
  products: {
    eyebrow: 'Dari katalog kami',
    title: 'Produk Kami',
    detail: 'Selengkapnya',
    all: 'Lihat semua produk',
    previous: 'Produk sebelumnya',
    next: 'Produk berikutnya',
    position: 'Produk {first} sampai {last} dari {count}',
  },
  video: {
    title: 'Disortir, ditimbang, dan dikemas di tempat asalnya',
    text: 'Kami menyortir dengan tangan, menimbang setiap karung, menyimpan sampel tersegel dari tiap lot, dan memuatnya di Tanjung Emas, Semarang.',
    button: 'Produk',
  },
  values: { eyebrow: 'Yang kami pegang', title: 'Empat hal yang tidak kami tawar' },
  valueCards: {
    sustainability: {
      title: 'Keberlanjutan',
      text: 'Menjaga alam lewat produk ramah lingkungan: sisa peternakan dan bengkel kayu menjadi pupuk dan bahan bakar.',
      button: 'Cara kami bekerja',
    },
    empowerment: {
      title: 'Pemberdayaan',
      text: 'Memberdayakan petani dan masyarakat setempat: harga disepakati sebelum panen, sortir dan kemas dikerjakan di desa.',
      button: 'Siapa kami',
    },
    authenticity: {
      title: 'Keaslian',
      text: 'Produk organik dan alami dengan mutu dan asal yang sebenarnya: setiap lot mencantumkan tempat, grade, dan kadar airnya.',
      button: 'Lihat produknya',
    },
    innovation: {
      title: 'Inovasi',
      text: 'Energi bersih yang efisien seperti briket: lebih panas dari kayu bakar, sedikit abu, dari tempurung dan serbuk kayu.',
      button: 'Lihat briketnya',
    },
  },
  why: {
    eyebrow: 'Bekerja sama dengan kami',
    title: 'Mengapa Memilih Kami',
    intro: 'Cukup kecil untuk mengenal setiap pemasok, cukup teliti untuk menuliskan spesifikasinya.',
    button: 'Tanyakan lebih lanjut',
  },
  closing: {
    title: 'Sampaikan kebutuhan Anda',
    text: 'Produk, jumlah, kemasan, dan pelabuhan tujuan. Kami menjawab dengan harga, spesifikasi, dan tawaran sampel.',
    button: 'Hubungi Kami',
  },
};
