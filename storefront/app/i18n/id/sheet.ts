import type { profile as englishProfile, sheet as english } from '../en/sheet';
import type { Texts } from '../texts';

export const sheet: Texts<typeof english> = {
  title: (name) => `Lembar spesifikasi: ${name}`,
  dataOf: (day, version) => `Data produk per ${day}, versi ${version}.`,
  page: 'Halaman dengan data terkini:',
  qrCode: (address) => `Kode QR ${address}`,
};

export const profile: Texts<typeof englishProfile> = {
  title: 'Profil perusahaan dan daftar harga',
  about: 'Siapa kami',
  mission: 'Misi',
  products: 'Yang kami ekspor: daftar harga',
  columns: { name: 'Produk', price: 'Harga', order: 'Pesanan minimum' },
  more: (count) => `dan ${count} produk lainnya:`,
  moreCategories: (count) => `dan ${count} kategori lainnya:`,
  pricesOf: (day) => `Harga per ${day}`,
  quality: 'Mutu dan nilai kami',
  qualitySteps: {
    specification: 'Spesifikasi tertulis dan sampel sebelum setiap kontrak',
    checks: 'Kadar air, grade, dan bobot diperiksa saat barang tiba dan sekali lagi sebelum dikemas',
    sealed: 'Sampel tersegel dari setiap lot disimpan sampai pembeli menerima barang',
    papers: 'Sertifikat asal, sertifikat fitosanitari, dan sertifikat fumigasi sesuai syarat negara tujuan',
  },
  destinations: 'Tujuan pengiriman',
  destinationColumns: { port: 'Pelabuhan', country: 'Negara', goods: 'Barang' },
  loading: (port) => `Pelabuhan muat: ${port}`,
  contact: 'Kontak',
};
