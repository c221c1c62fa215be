import type { EntityManager } from 'typeorm';
import { insertAll } from '../database/rows.js';
import { markChangedRecords } from './written.js';
import { type Author, authorOf } from './author.js';
import { type Action, type Changes, HistoryEntry, LONGEST_RECORD_NAME } from './history-entry.entity.js';
import { changesBetween, historyValues, type RecordType, type Row } from './record-type.js';

/** The entries of several records are parts of the first one. */
export async function insertEntries<T extends Row>(
  manager: EntityManager,
  type: RecordType<T>,
  records: readonly { before?: T; after?: T; changes?: Changes }[],
  action: Action,
  by: Author,
): Promise<void> {
  const ids = records.flatMap(({ before, after }) => (after ?? before)?.id ?? []);
  markChangedRecords(manager, type.resource, ids);
  const author = await authorOf(manager, by);
  const entries = records.flatMap(({ before, after, changes }) => {
    const row = after ?? before;
    if (!row) return [];
    return {
      // SQLite's clock tells whole seconds only.
      at: new Date(),
      ...author,
      resource: type.resource,
      record_id: row.id,
      record_name: [...type.nameOf(row)].slice(0, LONGEST_RECORD_NAME).join(''),
      action,
      changes: changes ?? changesOf(manager, type, before, after),
    };
  });
  const batch = by.batch ?? (entries.length > 1 ? {} : undefined);
  if (batch && batch.first === undefined) {
    const [first] = entries.splice(0, 1);
    batch.first = first && (await manager.save(manager.create(HistoryEntry, first))).id;
  }
  const part_of = batch?.first ?? null;
  const parts = entries.map((entry) => ({ ...entry, part_of }));
  await insertAll(manager, HistoryEntry, parts);
}

/** With stored values and labels: staff may rename the field later, or delete it. */
export function changesOf<T extends Row>(
  manager: EntityManager,
  type: RecordType<T>,
  before?: T,
  after?: T,
): Changes {
  const valuesOf = (row: T | undefined) => (row ? historyValues(manager, type, row) : {});
  const changes = changesBetween(valuesOf(before), valuesOf(after));
  const had = (before && type.details?.(before)) ?? {};
  const has = (after && type.details?.(after)) ?? {};
  const entries = Object.entries(changes).map(([field, change]) => {
    const values = { from: had[field]?.value ?? null, to: has[field]?.value ?? null };
    const isStored = before && after && (values.from ?? values.to) !== null;
    const label = (has[field] ?? had[field])?.label;
    return [field, { ...change, ...(isStored && { values }), ...(label !== undefined && { label }) }];
  });
  return Object.fromEntries(entries) as Changes;
}
