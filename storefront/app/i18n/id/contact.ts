import { company } from '../company';
import type { contact as english, hours as englishHours } from '../en/contact';
import type { Texts } from '../texts';

export const contact: Texts<typeof english> = {
  title: 'Hubungi kami',
  description: `Hubungi ${company.name} lewat WhatsApp, email, atau Instagram, dan unduh profil perusahaan beserta daftar harga kami.`,
  hero: { title: 'HUBUNGI KAMI', subtitle: 'Kami Siap Membantu Anda' },
  channels: { whatsapp: 'WhatsApp', email: 'Email', compose: 'Tulis di Gmail', instagram: 'Instagram' },
  hours: {
    title: 'Jam buka',
    office: 'Kantor kami',
    zone: 'Waktu Indonesia Barat (WIB), UTC+7. Tutup pada hari Minggu dan hari libur nasional.',
    answer: 'Kami membalas pesan dalam satu hari kerja.',
    call: 'Lewat telepon:',
  },
  profile: {
    title: 'Profil perusahaan',
    text: 'Siapa kami, apa yang kami kirim beserta spesifikasinya, cara kami memeriksa mutu, dan ke mana kami mengekspor, dalam satu dokumen yang dapat Anda teruskan kepada rekan kerja.',
    prices: 'Berisi daftar harga kami: harga dalam negeri dan harga ekspor, per hari Anda mengunduhnya.',
    button: 'UNDUH PDF',
  },
  asking: {
    title: 'Yang membantu kami menjawab dengan cepat',
    text: 'Produk dan grade, jumlah, kemasan, dan pelabuhan tujuan.',
  },
};

export const hours: Texts<typeof englishHours> = {
  days: { weekdays: 'Senin sampai Jumat', saturday: 'Sabtu' },
  closed: 'tutup',
};
