/** Of a section that is loaded with its screen. */
export const PRICE_LIST = {
  title: 'Daftar harga untuk pembeli',
  hint: 'PDF profil perusahaan memuat daftar harga: harga rupiah dan nilai ekspor dengan tempat penyerahan dan masa berlakunya, per hari diunduh. Kirimkan tautannya kepada pembeli; isinya selalu yang terbaru.',
  download: 'Unduh PDF',
  languages: {
    en: {
      name: 'Bahasa Inggris',
      download: 'Unduh PDF bahasa Inggris',
      copyLink: 'Salin tautan bahasa Inggris',
    },
    id: {
      name: 'Bahasa Indonesia',
      download: 'Unduh PDF bahasa Indonesia',
      copyLink: 'Salin tautan bahasa Indonesia',
    },
  },
} as const;
