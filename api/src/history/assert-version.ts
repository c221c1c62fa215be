import type { EntityManager } from 'typeorm';
import { VersionConflict } from '../http/http-errors.js';
import { SYSTEM_NAME } from './author.js';
import { HistoryEntry, type Resource } from './history-entry.entity.js';

const inWords = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** @throws VersionConflict unless `version` is the current one; without it any is accepted */
export async function assertVersion(
  manager: EntityManager,
  resource: Resource,
  row: { id: number; updated_at: Date; version?: number },
  version: number | null | undefined,
): Promise<void> {
  if (typeof version !== 'number' || version === row.version) return;
  const last = await manager.findOne(HistoryEntry, {
    where: { resource, record_id: row.id },
    order: { id: 'DESC' },
  });
  // The history is younger than some records.
  const { admin_name: changed_by, at: changed_at } = last ?? { admin_name: SYSTEM_NAME, at: row.updated_at };
  throw new VersionConflict(
    `Data ini sudah diubah oleh ${changed_by} pada ${inWords.format(changed_at)} WIB.`,
    {
      version: row.version ?? 0,
      changed_by,
      changed_at,
    },
  );
}
