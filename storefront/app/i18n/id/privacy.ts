import { company } from '../company';
import type { privacy as english } from '../en/privacy';
import type { Texts } from '../texts';

export const privacy: Texts<typeof english> = {
  title: 'Privasi',
  description: `Apa yang dilakukan ${company.name} dengan data pribadi, menurut UU Nomor 27 Tahun 2022 dan GDPR.`,
  sections: {
    who: {
      title: 'Siapa yang bertanggung jawab',
      text: `${company.name}, yang alamatnya ada di kaki halaman ini. Halaman ini mengikuti Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP) dan GDPR Eropa.`,
    },
    inquiries: {
      title: 'Saat Anda mengirim permintaan',
      text: 'Kami menyimpan nama, alamat email atau nomor telepon, isian lainnya, produk, bahasa, halaman asal, dan kampanye tautan Anda. Semua itu kami pakai untuk menjawab Anda dan menyiapkan perjanjian (UU PDP Pasal 20 ayat (2) huruf b, GDPR Pasal 6 ayat (1) huruf b), dan tidak untuk hal lain. Untuk mencegah banjir pesan, bentuk tersandi dari alamat jaringan Anda kami simpan paling lama satu jam.',
    },
    chat: {
      title: 'Saat Anda menulis lewat WhatsApp atau email',
      text: 'Sebelum obrolan terbuka, kami mencatat kode dan produknya, tanpa apa pun tentang Anda. WhatsApp dan penyedia email Anda memiliki ketentuan privasi sendiri.',
    },
    period: {
      title: 'Berapa lama kami menyimpannya',
      text: '24 bulan setelah perubahan terakhir. Setelah itu nama, perusahaan, kontak, dan pesan dihapus; produk, negara, status, dan tanggal tetap sebagai statistik. Cadangan data kami menyimpannya sedikit lebih lama.',
    },
    others: {
      title: 'Siapa yang menerimanya',
      text: 'Staf kami, dan perusahaan yang menjalankan server atas nama kami. Kami tidak menjual data, tidak menayangkan iklan, dan tidak memutuskan apa pun tentang Anda hanya dengan komputer.',
    },
    visits: {
      title: 'Saat Anda hanya melihat-lihat',
      text: 'Kami tidak memasang cookie. Daftar permintaan Anda dan isian formulirnya tetap di peramban Anda sampai Anda mengirimnya. Kami menghitung per hari halaman dan produk mana yang dilihat, tanpa alamat atau identitas. Peta di kaki halaman berasal dari OpenStreetMap, yang melihat alamat jaringan Anda saat peta dimuat.',
    },
    rights: {
      title: 'Hak Anda',
      text: 'Anda berhak melihat, memperbaiki, menerima, membatasi, atau menghapus data Anda pada kami, dan menolak pemakaiannya. Tulislah kepada kami, dengan kode permintaan jika ada; kami menjawab dalam 3 x 24 jam. Anda juga dapat mengadu kepada lembaga pelindungan data di tempat Anda tinggal.',
    },
  },
  contact: 'Cara menghubungi kami',
};
