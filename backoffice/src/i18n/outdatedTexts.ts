import type { ChangedRecord } from '../api/schema';
import { formatTime } from '../formatTime';
import { RELOAD } from './texts';

export const OUTDATED = {
  title: 'Data sudah diubah',
  by: ({ changed_by, changed_at }: ChangedRecord) =>
    `${changed_by} mengubah data ini pada ${formatTime(changed_at)}, setelah Anda membukanya. Isian Anda belum disimpan.`,
  choice:
    '“Muat ulang” mengganti isian Anda dengan data terbaru. “Timpa” menyimpan isian Anda sebagai gantinya.',
  reload: RELOAD,
  overwrite: 'Timpa',
} as const;
