import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, Not, Repository } from 'typeorm';
import { CATEGORY } from '../categories/categories.service.js';
import { yieldToEventLoop } from '../database/yield-to-event-loop.js';
import { inParts, lock } from '../database/rows.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Author } from '../history/author.js';
import { type Changes, HistoryEntry } from '../history/history-entry.entity.js';
import {
  mapById,
  historyValues,
  idsOf,
  lockRecords,
  type RecordType,
  type Write,
} from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { InvalidFields, NotFound } from '../http/http-errors.js';
import type { BulkUndone } from './bulk.dto.js';
import {
  CATEGORY_IN_HISTORY,
  specDetails,
  specKeyIn,
  type Templates,
  templatesFor,
  mergeSpecs,
} from './product-specs.js';
import { Product } from './product.entity.js';
import { PRODUCT } from './products.service.js';
import { tradeProblems } from './trade-rules.js';

const NOT_FOUND = 'Perubahan produk ini tidak ditemukan.';
const ANYWHERE: RecordType<Product> = { ...PRODUCT, withDeleted: true };
const TRASHED: RecordType<Product> = { ...ANYWHERE, where: { deleted_at: Not(IsNull()) } };

type Fields = Write<Product>['fields'];

@Injectable()
export class BulkUndoService {
  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    private readonly records: RecordsService,
    private readonly work: UnitOfWork,
  ) {}

  /** @param id of the first of the entries made together. @throws NotFound */
  async undo(id: number, by: Author): Promise<BulkUndone> {
    // Entries never change; a read inside the unit would come before its locks.
    const found = await this.products.manager.find(HistoryEntry, {
      select: { id: true, record_id: true },
      where: [
        { id, part_of: IsNull(), resource: 'product' },
        { part_of: id, resource: 'product' },
      ],
      order: { id: 'ASC' },
    });
    if (found.length === 0) throw new NotFound(NOT_FOUND);
    return this.work.transaction(async (manager) => {
      const ids = found.map(({ record_id }) => record_id);
      await lock(manager, Product, ids);
      const together: Author = { adminId: by.adminId, batch: {} };
      let undone = 0;
      for (const part of inParts(found)) {
        const entries = await this.products.manager.findBy(HistoryEntry, {
          id: In(part.map(({ id }) => id)),
        });
        const { updates, toDiscard, toRestore } = await planUndo(manager, entries);
        await this.records.updateAll(PRODUCT, updates, together);
        await this.records.moveSome(PRODUCT, toDiscard, 'delete', together);
        await this.records.moveSome(TRASHED, toRestore, 'restore', together);
        undone += updates.length + toDiscard.length + toRestore.length;
        await yieldToEventLoop();
      }
      return { undone, skipped: found.length - undone };
    });
  }
}

async function planUndo(manager: EntityManager, entries: readonly HistoryEntry[]) {
  const ids = entries.map(({ record_id }) => record_id);
  const products = await mapById(manager, ANYWHERE, ids);
  const [toDiscard, toRestore]: [number[], number[]] = [[], []];
  const writes: { before: Product; fields: Fields }[] = [];
  for (const { record_id: id, action, changes } of entries) {
    const before = products.get(id);
    if (!before) continue;
    if (before.deleted_at) {
      if (action === 'delete') toRestore.push(id);
    } else if (action === 'restore' || (action === 'create' && before.version === 1)) toDiscard.push(id);
    else if (action === 'update' && isUnchangedSince(manager, before, changes))
      writes.push({ before, fields: fieldsBefore(changes) });
  }
  const wanted = new Set(writes.flatMap(({ fields }) => Number(fields.category_id ?? [])));
  const categories = idsOf(await lockRecords(manager, CATEGORY, [...wanted]));
  const templates = await templatesFor(manager, writes);
  const updates = writes
    .filter(({ fields }) => !fields.category_id || categories.includes(Number(fields.category_id)))
    .filter((write) => isAllowed(write, templates))
    .map(({ before, fields }) => ({ id: before.id, fields }));
  return { updates, toDiscard, toRestore };
}

function isUnchangedSince(manager: EntityManager, product: Product, changes: Changes): boolean {
  // What was taken away may be gone for good.
  if ('pictures' in changes) return false;
  const shown = historyValues(manager, PRODUCT, product);
  const details = specDetails(product);
  return Object.entries(changes).every(([field, { to, values }]) =>
    values ? isDeepStrictEqual(details[field]?.value ?? null, values.to) : (shown[field] ?? null) === to,
  );
}

function fieldsBefore(changes: Changes): Fields {
  const fields: Record<string, unknown> = {};
  const specs: Record<string, object | null> = {};
  for (const [field, { from, values }] of Object.entries(changes)) {
    const key = specKeyIn(field);
    if (key !== undefined) specs[key] = values?.from ?? null;
    else if (field === CATEGORY_IN_HISTORY) fields.category_id = (values?.from as { id: number }).id;
    else fields[field] = from;
  }
  return Object.keys(specs).length > 0 ? ({ ...fields, specs } as Fields) : fields;
}

/** Today's rules and templates may refuse what was there before. */
function isAllowed(write: { before: Product; fields: Fields }, templates: Templates): boolean {
  try {
    mergeSpecs([write], templates);
  } catch (error) {
    if (error instanceof InvalidFields) return false;
    throw error;
  }
  return Object.keys(tradeProblems({ ...write.before, ...write.fields })).length === 0;
}
