import type { Repository } from 'typeorm';
import type { ListedProduct } from './product.dto.js';
import type { Product } from './product.entity.js';

export type Row = Record<string, unknown>;
type ColumnMetadata = Repository<Product>['metadata']['columns'][number];

/** What is read of a product. */
export interface Columns {
  sql: string;
  /** Those that the drivers do not hand over as they are. */
  converted: readonly ColumnMetadata[];
}

/** What the drivers hand over as it is. */
const PLAIN = new Set<unknown>([Number, String, 'int', 'varchar', 'text']);

export function readColumns(columns: readonly ColumnMetadata[]): Columns {
  const names = columns.map(({ databaseName, propertyName }) => `product.${databaseName} AS ${propertyName}`);
  return {
    sql: [...names, 'category.nama_category', 'category.nama_id'].join(', '),
    converted: columns.filter(({ type, transformer }) => transformer || !PLAIN.has(type)),
  };
}

/** In place: a copy of each would cost as much as its read. */
export function toProduct(row: Row): ListedProduct {
  const { category_id: id, nama_category, nama_id } = row;
  return Object.assign(row, { category: { id, nama_category, nama_id } }) as unknown as ListedProduct;
}
