import type { Repository } from 'typeorm';
import { isTranslated, type ListedProduct } from './product.dto.js';
import type { Product } from './product.entity.js';

export type Row = Record<string, unknown>;
type ColumnMetadata = Repository<Product>['metadata']['columns'][number];

/** What is read of a product. */
export interface Columns {
  sql: string;
  /** Those that the drivers do not hand over as they are. */
  converted: readonly ColumnMetadata[];
}

/** Lists read no English description, only whether there is one. */
const DESCRIBED_IN_ENGLISH = 'product.description_en IS NOT NULL AS described_in_english';

/** What the drivers hand over as it is. */
const PLAIN = new Set<unknown>([Number, String, 'int', 'varchar', 'text']);

export function readColumns(columns: readonly ColumnMetadata[]): Columns {
  const names = columns.map(({ databaseName, propertyName }) => `product.${databaseName} AS ${propertyName}`);
  return {
    sql: [...names, DESCRIBED_IN_ENGLISH, 'category.nama_category', 'category.nama_id'].join(', '),
    converted: columns.filter(({ type, transformer }) => transformer || !PLAIN.has(type)),
  };
}

/** In place: a copy of each would cost as much as its read. */
export function toProduct(row: Row): ListedProduct {
  const { category_id: id, nama_category, nama_id } = row;
  const has_english = isTranslated(
    row as Pick<ListedProduct, 'name_en' | 'description'>,
    // MySQL's driver says so in a text.
    Number(row.described_in_english),
  );
  return Object.assign(row, {
    category: { id, nama_category, nama_id },
    has_english,
  }) as unknown as ListedProduct;
}
