import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, Not, type QueryDeepPartialEntity, Repository } from 'typeorm';
import { Category } from '../categories/category.entity.js';
import { giveWay } from '../database/give-way.js';
import { lock, ROWS_PER_STATEMENT } from '../database/rows.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Author } from '../history/author.js';
import { type Changes, HistoryEntry } from '../history/history-entry.entity.js';
import { byId, historyValues, type RecordType } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import type { Update } from '../history/updates.js';
import { InvalidFields, NotFound } from '../http/refusals.js';
import type { BulkUndone } from './bulk.dto.js';
import {
  CATEGORY_IN_HISTORY,
  rawValues,
  specKeyIn,
  type Template,
  type Templates,
  templatesFor,
  withSpecs,
} from './product-specs.js';
import { Product } from './product.entity.js';
import { PRODUCT } from './products.service.js';
import { tradeProblems } from './trade-rules.js';

const NOT_FOUND = 'Perubahan produk ini tidak ditemukan.';
const ANYWHERE: RecordType<Product> = { ...PRODUCT, withDeleted: true };
const TRASHED: RecordType<Product> = { ...ANYWHERE, where: { deleted_at: Not(IsNull()) } };

type Fields = QueryDeepPartialEntity<Product>;

interface Plan {
  updates: Update<Product>[];
  toDiscard: number[];
  toRestore: number[];
}

/** Undoes what one request has done to several products, as an edit of its own in the history, which can be undone too. */
@Injectable()
export class BulkUndoService {
  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    private readonly records: RecordsService,
    private readonly work: UnitOfWork,
  ) {}

  /**
   * @param id of the first of the entries made together
   * @throws NotFound
   */
  async undo(id: number, by: Author): Promise<BulkUndone> {
    // Entries never change; a read inside the unit would come before its locks.
    const entries = await this.products.manager.find(HistoryEntry, {
      where: [
        { id, part_of: IsNull(), resource: 'product' },
        { part_of: id, resource: 'product' },
      ],
      order: { id: 'ASC' },
    });
    if (entries.length === 0) throw new NotFound(NOT_FOUND);
    return this.work.publish(async (manager) => {
      const ids = entries.map(({ record_id }) => record_id);
      await lock(manager, Product, ids);
      const together: Author = { adminId: by.adminId, batch: {} };
      let undone = 0;
      for (let start = 0; start < entries.length; start += ROWS_PER_STATEMENT, await giveWay()) {
        const some = entries.slice(start, start + ROWS_PER_STATEMENT);
        const { updates, toDiscard, toRestore } = await planUndo(manager, some);
        await this.records.updateAll(manager, PRODUCT, updates, together);
        await this.records.discardSome(manager, PRODUCT, toDiscard, together);
        await this.records.restoreSome(manager, TRASHED, toRestore, together);
        undone += updates.length + toDiscard.length + toRestore.length;
      }
      return { undone, skipped: entries.length - undone };
    });
  }
}

async function planUndo(manager: EntityManager, entries: readonly HistoryEntry[]): Promise<Plan> {
  const ids = entries.map(({ record_id }) => record_id);
  const products = await byId(manager, ANYWHERE, ids);
  const plan: Plan = { updates: [], toDiscard: [], toRestore: [] };
  const writes: { before: Product; fields: Fields }[] = [];
  for (const { record_id: id, action, changes } of entries) {
    const before = products.get(id);
    if (!before) continue;
    if (before.deleted_at) {
      if (action === 'delete') plan.toRestore.push(id);
    } else if (action === 'restore' || (action === 'create' && before.version === 1)) plan.toDiscard.push(id);
    else if (action === 'update' && isUnchangedSince(manager, before, changes))
      writes.push({ before, fields: fieldsBefore(changes) });
  }
  const categories = await lockCategories(manager, writes);
  const templates = await templatesFor(manager, writes);
  for (const { before, fields } of writes) {
    const category_id = Number(fields.category_id ?? before.category_id);
    if (fields.category_id !== undefined && !categories.has(category_id)) continue;
    const write = { before, fields: withoutOthers(fields, templates.get(category_id)) };
    if (isAllowed(write, templates)) plan.updates.push({ id: before.id, fields: write.fields });
  }
  return plan;
}

function isUnchangedSince(manager: EntityManager, product: Product, changes: Changes): boolean {
  const current: Record<string, unknown> = {
    ...historyValues(manager, PRODUCT, product),
    ...rawValues(product),
  };
  return Object.entries(changes).every(([field, { to, values }]) =>
    isDeepStrictEqual(current[field] ?? null, values ? values.to : to),
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

/** A specification that was not there before need not be removed where the template lacks it. */
function withoutOthers(fields: Fields, template: Template | undefined): Fields {
  if (!fields.specs) return fields;
  const specs = Object.entries(fields.specs).filter(([key, value]) => value !== null || template?.has(key));
  return { ...fields, specs: specs.length > 0 ? Object.fromEntries(specs) : undefined };
}

async function lockCategories(
  manager: EntityManager,
  writes: readonly { fields: Fields }[],
): Promise<Set<number>> {
  const ids = [...new Set(writes.map(({ fields }) => fields.category_id))].filter(
    (id) => typeof id === 'number',
  );
  if (ids.length === 0) return new Set();
  await lock(manager, Category, ids);
  const found = await manager.find(Category, { select: { id: true }, where: { id: In(ids) } });
  return new Set(found.map(({ id }) => id));
}

/** Whether today's rules and the category's template allow what was there before. */
function isAllowed(write: { before: Product; fields: Fields }, templates: Templates): boolean {
  try {
    withSpecs([write], templates);
  } catch (error) {
    if (error instanceof InvalidFields) return false;
    throw error;
  }
  return Object.keys(tradeProblems({ ...write.before, ...write.fields })).length === 0;
}
