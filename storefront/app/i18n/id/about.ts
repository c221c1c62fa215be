import { company } from '../company';
import type * as english from '../en/about';
import type { Texts } from '../texts';

export const about: Texts<typeof english.about> = {
  title: 'Tentang kami',
  description: `${company.name} adalah perusahaan perdagangan umum di dekat Salatiga, Jawa Tengah: siapa kami, cara kami bekerja, dan ke mana kami mengirim.`,
  hero: { title: 'TENTANG KAMI', button: 'HUBUNGI KAMI' },
  who: {
    title: 'SIAPA KAMI',
    pictureAlt: 'Karung goni berisi penuh di atas palet kayu, di samping peti-peti kayu',
    paragraphs: [
      `${company.name} adalah perusahaan perdagangan umum ekspor dan impor. Kami bekerja dari perbukitan di dekat Salatiga, di antara kebun kopi di lereng Sindoro dan Sumbing dan pelabuhan Semarang.`,
      'Kami membeli pupuk organik, kopi, dan briket langsung dari pembuatnya, memeriksa setiap lot menurut spesifikasi tertulis, lalu mengirimkannya lengkap dengan dokumen yang dibutuhkan pembeli: sertifikat asal, fitosanitari, dan fumigasi.',
      'Kami berkomitmen pada mutu produk, pada sistem manajemen mutu yang mencatat siapa memeriksa apa dan kapan, serta pada hubungan jangka panjang yang menguntungkan kedua belah pihak.',
    ],
  },
  vision: {
    title: 'Visi & Misi',
  },
  commitments: {
    awareness: {
      title: 'Kesadaran Lingkungan',
      text: 'Kami memilih barang yang memulihkan tanah: kotoran ternak kembali ke ladang, tempurung dan serbuk kayu menjadi bahan bakar.',
    },
    service: {
      title: 'Layanan Prima Ramah Lingkungan',
      text: 'Spesifikasi yang jelas, sampel sebelum setiap kontrak, dan dokumen yang tiba di tangan pembeli sebelum kapalnya.',
    },
    growth: {
      title: 'Pertumbuhan Berkelanjutan & Dampak Global',
      text: 'Kami tumbuh bersama pemasok kami: pasar baru di luar negeri menjadi pesanan tetap bagi peternakan, kebun, dan bengkel di desa.',
    },
  },
  exports: {
    title: 'RIWAYAT EKSPOR',
    intro:
      'Semua kiriman berangkat dari pelabuhan Tanjung Emas di Semarang. Inilah pelabuhan-pelabuhan tujuannya.',
  },
  why: { title: 'Mengapa Kami' },
  question: {
    title: 'Dokumen atau pelabuhan mana yang Anda perlukan?',
    text: 'Laporan inspeksi SGS, lembar data keselamatan (MSDS), sertifikat analisis (COA), sertifikat halal atau organik, dokumen untuk EUDR, atau pelabuhan lain: sebutkan mana dan untuk barang apa, dan kami jawab mana yang dapat diperoleh.',
    button: 'Tanyakan kepada kami',
  },
};

export const exportMap: Texts<typeof english.exportMap> = {
  alt: (ports) => `Peta dunia dengan jalur pelayaran dari Semarang ke ${ports}`,
};

export const destinations: Texts<typeof english.destinations> = {
  'Port Klang': { country: 'Malaysia', goods: 'Pupuk' },
  Yokohama: { country: 'Jepang', goods: 'Kopi, briket' },
  Busan: { country: 'Korea Selatan', goods: 'Kopi' },
  'Jebel Ali': { country: 'Uni Emirat Arab', goods: 'Briket' },
  Jeddah: { country: 'Arab Saudi', goods: 'Briket, kopi' },
  Mersin: { country: 'Turki', goods: 'Briket' },
  Rotterdam: { country: 'Belanda', goods: 'Kopi, briket' },
  Melbourne: { country: 'Australia', goods: 'Pupuk, kopi' },
  'Los Angeles': { country: 'Amerika Serikat', goods: 'Kopi' },
};
