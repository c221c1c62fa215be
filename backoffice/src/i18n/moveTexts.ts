/** Of dialogs that are loaded when they are opened. */
export const MOVE = {
  to: 'Pindahkan ke',
  where: 'Pilih kategori tujuan terlebih dahulu.',
} as const;
