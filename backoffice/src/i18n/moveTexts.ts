/** Of dialogs that are loaded when they are opened. */
export const MOVE = {
  to: 'Pindahkan ke',
  where: 'Pilih kategori tujuan terlebih dahulu.',
  makeThere:
    'Buat dulu di templat kategori tujuan, dengan kunci, jenis, satuan, batas, dan pilihan yang sama, atau ambil di sana dari kategori asalnya.',
} as const;
