export const WORK = {
  firstSteps: 'Langkah pertama',
  firstStepsHint: 'Dengan empat langkah ini situs siap dikunjungi.',
  steps: {
    kontak: 'Isi kontak perusahaan',
    kategori: 'Buat kategori pertama',
    produk: 'Tambahkan produk pertama',
    dashboard: 'Tulis informasi perusahaan',
  },
  done: 'selesai',
  incomplete: 'Perlu perhatian',
  latest: 'Perubahan terbaru',
  categories: {
    indonesian: 'Nama kategori tanpa Indonesia',
    english: 'Teks kategori tanpa Inggris',
    current_translation: 'Teks kategori mungkin usang',
  },
} as const;
