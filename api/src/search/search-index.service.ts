import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { isSqlite } from '../database/data-source.js';
import { yieldToEventLoop } from '../database/yield-to-event-loop.js';
import { inParts } from '../database/rows.js';
import { UnitOfWork, WRITER } from '../database/unit-of-work.js';
import { markChangedRecords, takeChangedRecords } from '../history/written.js';
import { correctableWords, tokensOf, wordsOf } from './words.js';

interface Indexed {
  rowid: number;
  names: string;
  texts: string;
}

type Source = Record<
  | 'name'
  | 'name_en'
  | 'description'
  | 'description_en'
  | 'origin'
  | 'origin_en'
  | 'hs_code'
  | 'nama_category'
  | 'nama_id',
  string | null
> & { id: number };

/** Writes at the end of a unit of work, under the lock of the catalogue's revision, so that units cannot deadlock over words. */
@Injectable()
export class SearchIndex implements OnApplicationBootstrap {
  constructor(
    @Inject(WRITER) private readonly writer: DataSource,
    private readonly work: UnitOfWork,
  ) {
    work.beforeCommit((manager) => this.follow(manager));
  }

  /** Adds products that were not written by this code, such as a generated catalogue. */
  async onApplicationBootstrap(): Promise<void> {
    for (;;) {
      const missing = await this.writer.query<{ id: number }[]>(
        `SELECT product.id FROM product LEFT JOIN product_search ON product_search.rowid = product.id
          WHERE product.deleted_at IS NULL AND product_search.rowid IS NULL ORDER BY product.id LIMIT 1000`,
      );
      if (missing.length === 0) return;
      await this.work.transaction((manager) => {
        const ids = missing.map(({ id }) => id);
        return Promise.resolve(markChangedRecords(manager, 'product', ids));
      });
    }
  }

  private async follow(manager: EntityManager): Promise<void> {
    const written = takeChangedRecords(manager);
    const products = written.get('product') ?? new Set<number>();
    const categories = [...(written.get('category') ?? [])];
    if (categories.length > 0) {
      const rows = await manager.query<{ id: number }[]>(
        `SELECT id FROM product WHERE deleted_at IS NULL AND category_id IN (${list(categories)})`,
      );
      for (const { id } of rows) products.add(id);
    }
    const counts = new Map<string, number>();
    for (const some of inParts([...products])) {
      await index(manager, some, counts);
      await yieldToEventLoop();
    }
    if (counts.size > 0) await count(manager, counts);
  }
}

async function index(
  manager: EntityManager,
  ids: readonly number[],
  counts: Map<string, number>,
): Promise<void> {
  // A plain read shows rows as they were when the unit of work began: a category may have been renamed since.
  const current = isSqlite(manager.dataSource) ? '' : 'LOCK IN SHARE MODE';
  const had = await manager.query<Indexed[]>(
    `SELECT rowid AS rowid, names, texts FROM product_search WHERE rowid IN (${list(ids)}) ${current}`,
  );
  const sources = await manager.query<Source[]>(
    `SELECT product.id, name, name_en, description, description_en, origin, origin_en, hs_code, nama_category, nama_id
      FROM product JOIN category ON category.id = product.category_id
      WHERE product.deleted_at IS NULL AND product.id IN (${list(ids)}) ${current}`,
  );
  const has = sources.map(toIndexed);
  const isKept = ({ rowid, names, texts }: Indexed, others: readonly Indexed[]) =>
    others.some((other) => other.rowid === rowid && other.names === names && other.texts === texts);
  const old = had.filter((row) => !isKept(row, has));
  const added = has.filter((row) => !isKept(row, had));
  for (const [rows, change] of [
    [old, -1],
    [added, 1],
  ] as const)
    for (const { names, texts } of rows)
      for (const word of new Set(correctableWords(`${names} ${texts}`)))
        counts.set(word, (counts.get(word) ?? 0) + change);
  if (old.length > 0)
    await manager.query(`DELETE FROM product_search WHERE rowid IN (${list(old.map(({ rowid }) => rowid))})`);
  if (added.length > 0)
    await manager.query(
      `INSERT INTO product_search (rowid, names, texts) VALUES ${added.map(() => '(?, ?, ?)').join(', ')}`,
      added.flatMap(({ rowid, names, texts }) => [rowid, names, texts]),
    );
}

function toIndexed({ id, name, name_en, hs_code, ...others }: Source): Indexed {
  const code = hs_code?.replace(/\D/g, '') ?? null;
  const texts = wordsOf(...Object.values(others), hs_code, code);
  return { rowid: id, names: tokensOf(wordsOf(name, name_en)), texts: tokensOf(texts) };
}

async function count(manager: EntityManager, counts: ReadonlyMap<string, number>): Promise<void> {
  const changed = [...counts].filter(([, change]) => change !== 0);
  const [current] = await manager.query<{ revision: number }[]>('SELECT revision FROM catalogue_revision');
  const clash = isSqlite(manager.dataSource)
    ? 'ON CONFLICT (word) DO UPDATE SET products = products + excluded.products, revision = excluded.revision'
    : 'ON DUPLICATE KEY UPDATE products = products + VALUES(products), revision = VALUES(revision)';
  for (const some of inParts(changed)) {
    await manager.query(
      `INSERT INTO search_word (word, products, revision) VALUES ${some.map(() => '(?, ?, ?)').join(', ')} ${clash}`,
      some.flatMap((row) => [...row, current?.revision]),
    );
    await yieldToEventLoop();
  }
}

/** Numbers only, which are safe without parameters. */
const list = (ids: readonly number[]) => ids.map(Number).join(', ');
