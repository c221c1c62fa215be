import { always } from './texts';

export const DOWNLOAD = {
  /** Before they are lost. */
  values: 'Unduh nilainya dulu',
  failure: always('Berkas gagal diunduh.'),
} as const;
