import type { EntityManager, QueryDeepPartialEntity } from 'typeorm';
import { NotFound } from '../http/refusals.js';
import type { Author } from './author.js';
import { insertEntries } from './entries.js';
import { assertVersion } from './assert-version.js';
import { byId, fieldsOfWrites, isUnchanged, type RecordType, type Row, type Write } from './record-type.js';
import { withSources } from './translations.js';

export interface Update<T> {
  id: number;
  fields: QueryDeepPartialEntity<T>;
  /** The version that the author has read; without it any version is changed. */
  version?: number | null;
}

export interface Updated<T> {
  before: T;
  after: T;
}

/** Up to ROWS_PER_STATEMENT records, which are locked. */
export async function updateSome<T extends Row>(
  manager: EntityManager,
  type: RecordType<T>,
  updates: readonly Update<NoInfer<T>>[],
  by: Author,
): Promise<Updated<T>[]> {
  const before = await byId(
    manager,
    type,
    updates.map(({ id }) => id),
  );
  const writes: (Write<T> & { before: T })[] = [];
  for (const { id, fields, version } of updates) {
    const row = before.get(id);
    if (!row) throw new NotFound(type.notFound);
    await assertVersion(manager, type.resource, row, version);
    writes.push({ before: row, fields });
  }
  /** Rows that get the same fields are written by one statement. */
  const changed = new Map<Update<T>['fields'], number[]>();
  for (const [at, completed] of (await fieldsOfWrites<T>(manager, type, writes)).entries()) {
    const { before: row } = writes[at] as (typeof writes)[number];
    if (isUnchanged(row, completed)) continue;
    const fields = withSources(type.translations, completed, row);
    changed.set(fields, [...(changed.get(fields) ?? []), row.id]);
  }
  for (const [fields, ids] of changed) await manager.update(type.entity, ids, fields);
  const after = await byId(manager, type, [...changed.values()].flat());
  for (const row of after.values()) type.check?.(row);
  const entries = [...after].map(([id, row]) => ({ before: before.get(id), after: row }));
  if (entries.length > 0) {
    await type.afterWrite?.(manager, entries);
    await insertEntries(manager, type, entries, 'update', by);
  }
  return [...before].map(([id, row]) => ({ before: row, after: after.get(id) ?? row }));
}
