import type { Repository } from 'typeorm';
import { nameKey } from '../categories/category.entity.js';
import { CASE_INSENSITIVE } from '../database/collations.js';
import { isSqlite } from '../database/data-source.js';
import { giveWay } from '../database/give-way.js';
import type { Product } from '../products/product.entity.js';
import type { Stored } from './product-columns.js';
import type { Change } from './row-changes.js';
import type { SameName } from './sheet-findings.dto.js';

/** Asked for at once. */
const NAMES = 1000;
/** Lines and ids of an answer. */
const MOST_SHOWN = 5;

export const NAME_FIELDS = ['name', 'name_en'] as const;
type NameField = (typeof NAME_FIELDS)[number];

/**
 * The names, and English names, that products are added with or renamed to and that more than one of them has, or a stored one that keeps
 * its name, case aside, in the order of the rows.
 */
export async function sameNames(
  products: Repository<Product>,
  changes: readonly Change[],
  before: Stored['products'],
): Promise<SameName[]> {
  const found: SameName[] = [];
  for (const field of NAME_FIELDS) found.push(...(await sameIn(field, products, changes, before)));
  return found.sort((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0));
}

async function sameIn(
  field: NameField,
  products: Repository<Product>,
  changes: readonly Change[],
  before: Stored['products'],
): Promise<SameName[]> {
  const named = changes.filter((change) => isNamed(field, change, before));
  const renamed = new Set(named.map(({ id }) => id));
  const added = byName(field, named);
  const stored = await idsByName(
    field,
    products,
    [...added.values()].map(({ name }) => name),
  );
  return [...added]
    .map(([key, { name, lines }]) => {
      const ids = (stored.get(key) ?? []).filter((id) => !renamed.has(id));
      return {
        name,
        ...(field === 'name_en' && { english: true as const }),
        lines: lines.slice(0, MOST_SHOWN),
        rows: lines.length,
        id: ids[0] ?? null,
        ids: ids.slice(0, MOST_SHOWN),
        products: ids.length,
      };
    })
    .filter(({ rows, id }) => rows > 1 || id !== null);
}

function isNamed(field: NameField, { id, request }: Change, stored: Stored['products']): boolean {
  const name = request[field];
  if (!name) return false;
  const before = id === undefined ? undefined : stored.get(id)?.[field];
  return !before || nameKey(before) !== nameKey(name);
}

function byName(field: NameField, changes: readonly Change[]) {
  const found = new Map<string, { name: string; lines: number[] }>();
  for (const { line, request } of changes) {
    const name = request[field] ?? '';
    const key = nameKey(name);
    const before = found.get(key);
    if (before) before.lines.push(line);
    else found.set(key, { name, lines: [line] });
  }
  return found;
}

/**
 * By name keys; ascending.
 * @param trashed of the trash alone
 */
export async function idsByName(
  field: NameField,
  products: Repository<Product>,
  names: readonly string[],
  trashed = false,
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  for (let start = 0; start < names.length; start += NAMES) {
    const query = products.createQueryBuilder('product').select(['product.id', `product.${field}`]);
    if (trashed) query.withDeleted().andWhere('product.deleted_at IS NOT NULL');
    const collated = isSqlite(query.dataSource) ? ` COLLATE ${CASE_INSENSITIVE}` : '';
    const page = await query
      .andWhere(`product.${field}${collated} IN (:...names)`, { names: names.slice(start, start + NAMES) })
      .orderBy('product.id', 'ASC')
      .getMany();
    for (const { id, [field]: name } of page) {
      const key = nameKey(name ?? '');
      found.set(key, [...(found.get(key) ?? []), id]);
    }
    await giveWay();
  }
  return found;
}
