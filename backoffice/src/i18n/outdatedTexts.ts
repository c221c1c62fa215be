import type { ChangedRecord } from 'api/schema';
import { formatTime } from '../formatTime';
import { always, RELOAD } from './texts';

export const OUTDATED = {
  title: 'Data sudah diubah',
  by: ({ changed_by, changed_at }: ChangedRecord) =>
    `${changed_by} mengubah data ini pada ${formatTime(changed_at)}, setelah Anda membukanya. Isian Anda belum disimpan.`,
  theirs: (labels: string) => `Yang diubah: ${labels}.`,
  saved: 'Yang Anda isi sudah tersimpan.',
  same: 'Isinya sama seperti saat Anda membukanya; hanya versinya yang berbeda. “Gabungkan” menyimpan yang Anda ubah.',
  both: 'Isian Anda berbeda. Pilih yang disimpan oleh “Gabungkan”:',
  stored: 'Tersimpan: ',
  typed: 'Isian Anda: ',
  choice:
    '“Gabungkan” menyimpan hanya yang Anda ubah; perubahan lain tetap. “Timpa” menyimpan seluruh isian Anda, dan perubahan lain hilang. “Muat ulang” membuang isian Anda.',
  merge: 'Gabungkan',
  review: 'Kategorinya sudah lain. Periksa spesifikasinya, lalu simpan.',
  overwrite: 'Timpa',
  reload: RELOAD,
  failure: always('Data terbaru tidak dapat dimuat. Isian Anda masih ada di halaman ini.'),
} as const;
