import { REQUESTS } from 'api/contract';
import type { SessionResponse } from 'api/schema';
import { formatTime } from '../formatTime';
import { number } from './texts';

const LENGTH = REQUESTS.PasswordRequest.password;

/** Not in texts.ts, which is loaded with every screen. */
export const PROFILE = {
  saved: 'Profil berhasil diperbarui.',
  load: { refused: 'Gagal mengambil data admin.', failed: 'Gagal mengambil data. Silakan login ulang.' },
  update: { refused: 'Gagal memperbarui profil.', failed: 'Terjadi kesalahan saat memperbarui profil.' },
} as const;

export const PASSWORD = {
  title: 'Ganti Password',
  tooShort: `Password harus minimal ${LENGTH.minLength} karakter.`,
  tooLong: `Password paling panjang ${LENGTH.maxLength} karakter.`,
  rules: `${LENGTH.minLength} sampai ${LENGTH.maxLength} karakter. Bukan password yang umum, dan bukan hanya nama, username, email, atau nama perusahaan.`,
  mismatch: 'Password konfirmasi tidak cocok.',
  update: { refused: 'Gagal memperbarui password.', failed: 'Terjadi kesalahan. Silakan coba lagi.' },
} as const;

export const SECURITY = {
  title: 'Sesi dan keamanan',
  failure: { refused: 'Permintaan ditolak.', failed: 'Terjadi kesalahan. Silakan coba lagi.' },
} as const;

export const SESSIONS = {
  title: 'Sesi',
  hint: 'Perangkat yang sedang login dengan akun Anda. Akhiri yang tidak Anda kenali, lalu ganti password Anda.',
  current: 'Sesi ini',
  used: (session: SessionResponse) =>
    `Login ${formatTime(session.created_at)}, terakhir dipakai ${formatTime(session.last_used_at)}`,
  end: 'Akhiri',
  endNamed: (device: string) => `Akhiri sesi ${device}`,
  endOthers: 'Akhiri semua sesi lain',
  notLoaded: 'Daftar sesi gagal dimuat.',
} as const;

export const TWO_STEP = {
  title: 'Verifikasi dua langkah',
  hint: 'Setelah password, login juga meminta kode dari aplikasi autentikator di ponsel Anda. Pencuri password saja tidak dapat masuk.',
  on: 'Aktif',
  off: 'Tidak aktif',
  codesLeft: (count: number) => `${number(count)} kode pemulihan tersisa.`,
  begin: 'Aktifkan',
  end: 'Matikan',
  endTitle: 'Matikan verifikasi dua langkah?',
  endContent: 'Login berikutnya hanya meminta password. Kode pemulihan Anda tidak berlaku lagi.',
  scan: 'Pindai kode QR ini dengan aplikasi autentikator, atau ketik kuncinya. Lalu masukkan kode yang ditampilkan aplikasi.',
  openApp: 'Buka aplikasi autentikator di ponsel ini',
  qr: 'Kode QR untuk aplikasi autentikator',
  secret: 'Kunci',
  secretCopied: 'Kunci disalin.',
  code: 'Kode verifikasi',
  codeMissing: 'Masukkan enam angka dari aplikasi autentikator Anda.',
  confirm: 'Konfirmasi kode',
  codesTitle: 'Kode pemulihan',
  codesHint:
    'Simpan kode ini di tempat yang aman. Bila ponsel Anda hilang, setiap kode berlaku satu kali sebagai pengganti kode verifikasi. Kode ini tidak akan ditampilkan lagi.',
  copied: 'Kode pemulihan disalin.',
  save: 'Unduh',
  file: 'kode-pemulihan-etalase.txt',
  done: 'Sudah saya simpan',
  renew: 'Buat kode pemulihan baru',
  notLoaded: 'Status verifikasi dua langkah gagal dimuat.',
} as const;

export const ACCOUNT_ACTIONS = {
  disable: 'Nonaktifkan',
  disableTitle: (name: string) => `Nonaktifkan ${name}?`,
  disableContent: 'Semua sesinya berakhir sekarang, dan ia tidak dapat login sampai diaktifkan kembali.',
  disabledNow: 'Administrator dinonaktifkan.',
  enable: 'Aktifkan',
  enabledNow: 'Administrator diaktifkan kembali.',
  newPassword: 'Buat kata sandi baru',
  newPasswordTitle: (name: string) => `Buat kata sandi baru untuk ${name}?`,
  newPasswordContent: (username: string) =>
    `Kata sandinya yang lama tidak berlaku lagi dan semua sesinya berakhir sekarang. Verifikasi dua langkah tetap seperti semula: bila ponsel dan kode pemulihannya hilang, minta pengelola server mematikannya dengan 'npm run admin -- totp off ${username}'.`,
  endSessions: 'Akhiri semua sesi',
  endSessionsTitle: (name: string) => `Akhiri semua sesi ${name}?`,
  endSessionsContent: 'Ia perlu login kembali di semua perangkatnya.',
} as const;

export const NEW_ADMINISTRATOR = {
  createTitle: 'Tambah Administrator Baru',
  created: 'Administrator berhasil ditambahkan.',
  create: {
    refused: 'Gagal menambahkan administrator.',
    failed: 'Terjadi kesalahan saat menambahkan administrator.',
  },
} as const;

export const NEW_PASSWORD = {
  title: (name: string) => `Kata sandi baru ${name}`,
  hint: (name: string) =>
    `Hanya ditampilkan sekarang. Sampaikan langsung kepada ${name}, dan minta kata sandi ini segera diganti setelah login, di halaman Profile.`,
  copied: 'Kata sandi disalin.',
  done: 'Sudah saya catat',
} as const;

export const CONFIRM = {
  title: 'Konfirmasi password',
  why: 'Login Anda sudah lebih dari sepuluh menit yang lalu. Masukkan password Anda untuk melanjutkan; isian Anda tetap ada.',
  password: 'Password Anda saat ini',
  confirm: 'Konfirmasi',
  failed: 'Terjadi kesalahan koneksi.',
} as const;
