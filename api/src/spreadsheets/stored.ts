import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { CategoryRequest } from '../categories/category.dto.js';
import { Category, LONGEST_NAME, nameKey } from '../categories/category.entity.js';
import { FormerName } from '../categories/former-name.entity.js';
import { CASE_INSENSITIVE } from '../database/collations.js';
import { isSqlite } from '../database/data-source.js';
import { inParts } from '../database/rows.js';
import { inTurns, yieldToEventLoop } from '../database/yield-to-event-loop.js';
import { cleanLine } from '../clean-text.js';
import { nearest } from '../http/nearest.js';
import { HIGHEST_INTEGER } from '../http/number-rules.js';
import { InvalidFields } from '../http/http-errors.js';
import { Product } from '../products/product.entity.js';
import { textOf } from './cell-values.js';
import { COLUMNS } from './product-columns.js';
import { idIn, nameIn, type TitledRow } from './sheet-header.js';
import type { SpecColumns } from './spec-columns.js';
import type { UnknownCategory } from './spreadsheet.dto.js';

/** More of them look like a column that holds something else. */
const MOST_NEW_CATEGORIES = 100;

export interface Stored {
  specs: SpecColumns;
  categories: ReadonlyMap<string, number>;
  names: ReadonlyMap<number, string>;
  unknown: ReadonlyMap<string, UnknownCategory>;
  /** Names of categories that are to be created, by a provisional ID that no category has. */
  created: ReadonlyMap<number, string>;
  products: ReadonlyMap<number, Product>;
  named: ReadonlyMap<string, readonly number[]>;
}

export async function readStored(
  manager: EntityManager,
  specs: SpecColumns,
  rows: readonly TitledRow[],
  createCategories: boolean,
): Promise<Stored> {
  const known = await manager.find(Category, {
    select: { id: true, name_key: true, nama_category: true, nama_id: true },
  });
  const former = await manager.find(FormerName);
  // A category is known by its name, else by its Indonesian one or a former one: sheets are kept for long.
  const categories = new Map([
    ...former.map(({ name_key, category_id }) => [name_key, category_id] as const),
    ...known.map(({ id, nama_id }) => [nameKey(nama_id ?? ''), id] as const),
    ...known.map(({ id, name_key }) => [name_key, id] as const),
  ]);
  const names = new Map(known.map(({ id, nama_category }) => [id, nama_category]));
  const unknown = await unknownCategories(rows, categories, known);
  const created = new Map<number, string>();
  for (const [key, { name, refusal }] of createCategories ? unknown : []) {
    const id = HIGHEST_INTEGER - created.size;
    if (refusal !== null) continue;
    categories.set(key, id);
    for (const named of [names, created]) named.set(id, name);
  }
  return { specs, categories, names, unknown, created, ...(await findProducts(manager, rows)) };
}

async function unknownCategories(
  rows: readonly TitledRow[],
  known: ReadonlyMap<string, number>,
  categories: readonly Category[],
): Promise<Map<string, UnknownCategory>> {
  const names = categories.flatMap(({ nama_category, nama_id }) => [nama_category, nama_id ?? []].flat());
  const found = new Map<string, UnknownCategory>();
  for (const { cells } of rows) {
    const name = cleanLine(textOf(cells.get(COLUMNS.category_id.title)));
    const key = nameKey(name);
    const before = found.get(key);
    if (before) before.rows += 1;
    else if (key !== '' && !known.has(key) && found.size < MOST_NEW_CATEGORIES) {
      const shown = name.slice(0, LONGEST_NAME);
      found.set(key, { name: shown, rows: 1, nearest: nearest(shown, names), refusal: refusalOf(name) });
      await yieldToEventLoop();
    }
  }
  return found;
}

function refusalOf(nama_category: string): string | null {
  const request = plainToInstance(CategoryRequest, { nama_category });
  const problems = validateSync(request, { stopAtFirstError: true });
  return problems.length > 0 ? InvalidFields.from(problems).message : null;
}

async function findProducts(manager: EntityManager, rows: readonly TitledRow[]) {
  const products = new Map<number, Product>();
  const find = async (wanted: readonly unknown[]) => {
    for (const some of inParts([...new Set(wanted)])) {
      const query = manager
        .createQueryBuilder(Product, 'product')
        .withDeleted()
        .innerJoinAndSelect('product.category', 'category')
        .where('product.id IN (:...some)', { some });
      for (const product of await query.getMany()) products.set(product.id, product);
      await yieldToEventLoop();
    }
  };
  const collated = isSqlite(manager.dataSource) ? ` COLLATE ${CASE_INSENSITIVE}` : '';
  const unnumbered = rows.filter((row) => idIn(row) === undefined);
  const named = new Map<string, number[]>();
  for (const some of inParts([...new Set(unnumbered.map(nameIn).filter(Boolean))])) {
    const query = manager
      .createQueryBuilder(Product, 'product')
      .select(['product.id AS id', 'product.name AS name'])
      .where(`product.name${collated} IN (:...some)`, { some })
      .orderBy('product.id');
    const found = await query.getRawMany<{ id: number; name: string }>();
    await yieldToEventLoop();
    for await (const { id, name } of inTurns(found)) {
      const key = nameKey(name);
      const ids = named.get(key);
      if (ids) ids.push(id);
      else named.set(key, [id]);
    }
  }
  const unique = [...named.values()].flatMap(([id, ...others]) => (others.length === 0 ? id : []));
  await find([...unique, ...rows.map(idIn)].filter((id) => Number(id) > 0));
  return { products, named };
}
