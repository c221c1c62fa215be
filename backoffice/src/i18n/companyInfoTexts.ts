/** Of the form of the company's information. */
export const COMPANY_INFO_FORM = {
  where:
    'Tampil sebagai kartu di beranda dan di halaman tentang perusahaan (/about). Untuk teks lain di sana, mintalah pengembang mengubahnya.',
} as const;
