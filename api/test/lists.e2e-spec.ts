import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource, type EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { nameKey } from '../src/categories/category.entity.js';
import { UnitOfWork } from '../src/database/unit-of-work.js';
import { HistoryEntry } from '../src/history/history-entry.entity.js';
import { Product } from '../src/products/product.entity.js';
import { type Api, query, type Row, startSignedIn } from './harness.js';

interface Contract {
  paths: Record<string, { get?: { parameters?: { 'x-sort'?: string[] }[] } }>;
  components: { schemas: object };
}
const { paths, components } = JSON.parse(
  readFileSync(join(__dirname, '../openapi.json'), 'utf8'),
) as Contract;

/** The fields that each list may be sorted by. */
const SORTS = Object.entries(paths).flatMap(([path, { get }]) => {
  const fields = get?.parameters?.find((parameter) => 'x-sort' in parameter)?.['x-sort'];
  // A sheet has the rows of its list.
  return fields && !path.endsWith('/sheet') ? [[path, fields] as const] : [];
});

const SORTED = new Set<string>(SORTS.flatMap(([, fields]) => fields));

const NOW = Date.now();
const at = (minute: number) => new Date(NOW + minute * 60_000);

/** Of each kind of record that has a response in the contract, and once more of products, in the trash. */
async function storeRows({ app }: Api) {
  const { entityMetadatas } = app.get(DataSource);
  const shown = entityMetadatas
    .filter(({ name }) => `${name}Response` in components.schemas || name === HistoryEntry.name)
    .sort((a, b) => a.foreignKeys.length - b.foreignKeys.length);
  await app.get(UnitOfWork, { strict: false }).internalTransaction(async (manager) => {
    for (const metadata of shown) await manager.insert(metadata.target, rowsOf(metadata));
    const deleted = rowsOf(manager.dataSource.getMetadata(Product));
    await manager.insert(
      Product,
      deleted.map((row, n) => ({ ...row, deleted_at: at((n * 7) % 22) })),
    );
  });
}

/**
 * Rows whose order by one column is not their order by any other: multiples, modulo a prime. A column that may be empty, and that no list
 * is sorted by, is empty. Categories have the ids that other rows name: a cluster would leave some out.
 */
function rowsOf({ columns }: EntityMetadata): Record<string, unknown>[] {
  const filled = columns.filter(
    ({ isGenerated, isVersion, isDeleteDate, isNullable, propertyName }) =>
      !isGenerated && !isVersion && !isDeleteDate && (!isNullable || SORTED.has(propertyName)),
  );
  return Array.from({ length: 22 }, (_, row) => {
    const rank = (column: number) => ((row + 1) * (column + 5)) % 23;
    const values = filled.map((column, index) => [column.propertyName, sample(column, rank(index))]);
    const fields = Object.fromEntries(values) as Record<string, unknown>;
    if ('name_en' in fields) fields.sort_name_en = fields.name_en;
    if ('sort_day' in fields) fields.sort_day = fields.follow_up_at;
    return 'name_key' in fields
      ? { ...fields, id: row + 1, name_key: nameKey(String(fields.nama_category)) }
      : fields;
  });
}

/** Texts differ, in upper and lower case where that is no difference; two rows each have the same number or time. */
function sample({ type, collation }: ColumnMetadata, rank: number) {
  const kind = typeof type === 'function' ? type.name.toLowerCase() : type;
  const half = Math.ceil(rank / 2);
  if (kind === 'simple-json') return {};
  if (kind === 'datetime') return at(half);
  if (kind === 'date')
    return at(half * 24 * 60)
      .toISOString()
      .slice(0, 10);
  if (kind === 'boolean') return rank % 2 === 0;
  if (!/string|varchar|text/.test(kind)) return half;
  const letter = String.fromCharCode(96 + rank);
  return collation === undefined && rank % 2 === 0 ? letter.toUpperCase() : letter;
}

describe('API-12 a list', () => {
  let api: Api;
  let token: string;
  beforeAll(async () => {
    ({ api, token } = await startSignedIn());
    await storeRows(api);
  });

  test.each(SORTS)('%s is in the order of each of its fields, ties by id', async (path, fields) => {
    const list = async (sort: [string, string], range: [number, number] = [0, 99]) =>
      (await api.get<Row[]>(`${path}?${query({ sort, range })}`, { token })).body.data;
    const rows = await list(['id', 'ASC']);
    const orders = new Set<string>();
    for (const field of fields) {
      const expected = rows.toSorted((a, b) => compare(valueOf(a, field), valueOf(b, field)) || a.id - b.id);
      orders.add(expected.map(({ id }) => id).join());
      expect([field, await list([field, 'ASC'])]).toEqual([field, expected]);
      expect([field, await list([field, 'DESC'])]).toEqual([field, expected.toReversed()]);
      const second = expected.toReversed().slice(1, 3);
      expect([field, await list([field, 'DESC'], [1, 2])]).toEqual([field, second]);
    }
    expect([...orders]).toHaveLength(fields.length);
  });
});

/** @param field also of a record within the row: `category.nama_category` */
function valueOf(row: Row, field: string): string | number {
  const value = field.split('.').reduce<unknown>((within, name) => (within as Row)[name], row);
  return typeof value === 'string' ? value.toLowerCase() : Number(value);
}

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
