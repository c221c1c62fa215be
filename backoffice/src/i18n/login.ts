/** Not in texts.ts, as the login screen is loaded alone. */
export const LOGIN = {
  title: 'Admin Login',
  username: 'Username',
  password: 'Password',
  show: 'Tampilkan',
  hide: 'Sembunyikan',
  /** Not 'password', which is the label of the field. */
  secret: 'kata sandi',
  code: 'Kode verifikasi',
  codeHint: 'Enam angka dari aplikasi autentikator Anda, atau salah satu kode pemulihan.',
  signIn: 'Sign In',
  loading: 'Loading...',
  bothRequired: 'Username dan password wajib diisi.',
  refused: 'Login gagal. Silakan coba lagi.',
  failed: 'Terjadi kesalahan koneksi.',
  storageFull:
    'Penyimpanan browser untuk situs ini penuh. Hapus data situs ini di pengaturan browser, lalu coba lagi.',
  sessionEnded: 'Sesi Anda telah berakhir. Silakan login lagi.',
  draftSaved: 'Sesi Anda telah berakhir. Isian yang belum disimpan ditawarkan lagi setelah login.',
  forgotten: 'Lupa kata sandi? Minta administrator lain membuatkan yang baru.',
  backToSite: 'Kembali ke situs',
} as const;
