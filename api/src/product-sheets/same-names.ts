import type { Repository } from 'typeorm';
import { nameKey } from '../categories/category.entity.js';
import { CASE_INSENSITIVE } from '../database/collations.js';
import { isSqlite } from '../database/data-source.js';
import { giveWay } from '../database/give-way.js';
import type { Product } from '../products/product.entity.js';
import type { Stored } from './product-columns.js';
import type { SheetHeader } from './product-rows.js';
import type { Change } from './row-changes.js';
import type { SameName } from './product-sheet.dto.js';
import type { SheetRow } from './spreadsheet.js';

/** Asked for at once. */
const NAMES = 1000;
/** Lines and ids of an answer. */
const MOST_SHOWN = 5;

/**
 * The names that products are added with or renamed to and that more than one of them has, or a stored one that keeps its name, case
 * aside, in the order of the rows.
 */
export async function sameNames(
  products: Repository<Product>,
  changes: readonly Change[],
  before: Stored['products'],
): Promise<SameName[]> {
  const named = changes.filter((change) => isNamed(change, before));
  const renamed = new Set(named.map(({ id }) => id));
  const added = byName(named);
  const stored = await idsByName(
    products,
    [...added.values()].map(({ name }) => name),
  );
  return [...added]
    .map(([key, { name, lines }]) => {
      const ids = (stored.get(key) ?? []).filter((id) => !renamed.has(id));
      return {
        name,
        lines: lines.slice(0, MOST_SHOWN),
        rows: lines.length,
        id: ids[0] ?? null,
        ids: ids.slice(0, MOST_SHOWN),
        products: ids.length,
      };
    })
    .filter(({ rows, id }) => rows > 1 || id !== null);
}

function isNamed({ id, request }: Change, stored: Stored['products']): boolean {
  const before = id === undefined ? undefined : stored.get(id);
  return before === undefined || nameKey(before.name) !== nameKey(request.name);
}

function byName(changes: readonly Change[]) {
  const found = new Map<string, { name: string; lines: number[] }>();
  for (const { line, request } of changes) {
    const key = nameKey(request.name);
    const before = found.get(key);
    if (before) before.lines.push(line);
    else found.set(key, { name: request.name, lines: [line] });
  }
  return found;
}

/** The same rows, those without an ID with the products of their names. */
export async function namedRows(
  products: Repository<Product>,
  header: SheetHeader,
  rows: readonly SheetRow[],
): Promise<SheetRow[]> {
  const names = new Set(rows.map((row) => header.nameIn(row)));
  names.delete('');
  const ids = await idsByName(products, [...names]);
  return rows.map((row) => {
    const name = header.nameIn(row);
    return name === '' ? row : { ...row, named: ids.get(nameKey(name)) ?? [] };
  });
}

/** By name keys; ascending. */
async function idsByName(
  products: Repository<Product>,
  names: readonly string[],
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  for (let start = 0; start < names.length; start += NAMES) {
    const query = products.createQueryBuilder('product').select(['product.id', 'product.name']);
    const column = isSqlite(query.dataSource) ? `product.name COLLATE ${CASE_INSENSITIVE}` : 'product.name';
    const page = await query
      .where(`${column} IN (:...names)`, { names: names.slice(start, start + NAMES) })
      .orderBy('product.id', 'ASC')
      .getMany();
    for (const { id, name } of page) {
      const ids = found.get(nameKey(name));
      if (ids) ids.push(id);
      else found.set(nameKey(name), [id]);
    }
    await giveWay();
  }
  return found;
}
