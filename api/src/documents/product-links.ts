import { isDeepStrictEqual } from 'node:util';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { type EntityManager, In, type ObjectLiteral, VirtualColumn } from 'typeorm';
import type { Statement } from '../database/rows.js';
import type { Write } from '../history/record-type.js';
import { InvalidFields } from '../http/http-errors.js';
import { isWholeNumber } from '../http/list-filters.js';
import type { Filter } from '../http/list-query.js';
import { HIGHEST_INTEGER } from '../http/number-rules.js';
import { ValidateWith } from '../http/rules.js';
import { Product } from '../products/product.entity.js';

// Documents and certificates belong to products, or to the company when `product_ids` is empty.

type Linked = 'document' | 'certificate';

interface LinkedRow {
  id: number;
  product_ids: number[];
  product_names?: string | null;
}

/** The history has room for two lists of so many names. */
const MOST_PRODUCTS = 100;
const NO_IDS = `Produk harus berupa daftar dari paling banyak ${MOST_PRODUCTS} id produk.`;
const UNKNOWN_PRODUCT = 'Salah satu produk tidak ditemukan, atau ada di sampah.';

export const ProductIdsColumn = (resource: Linked) =>
  VirtualColumn({
    type: 'simple-json',
    query: (row) =>
      `SELECT COALESCE(CONCAT('[', GROUP_CONCAT(link.product_id ORDER BY link.product_id), ']'), '[]')
       FROM ${resource}_product link WHERE link.${resource}_id = ${row}.id`,
  });

export const ProductIdsField = () =>
  applyDecorators(
    ApiProperty({
      title: 'Produk',
      required: false,
      type: [Number],
      maxItems: MOST_PRODUCTS,
      description:
        "The products it belongs to; JSON in a form. `[]`: it is the company's. Left out: unchanged.",
    }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? fromJson(value) : value)),
    ValidateIf((_, value) => value !== undefined),
    ValidateWith(
      (value) => Array.isArray(value) && value.length <= MOST_PRODUCTS && value.every(isId),
      NO_IDS,
    ),
  );

const isId = (id: unknown) => Number.isInteger(id) && Number(id) > 0 && Number(id) <= HIGHEST_INTEGER;

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function productFilters<T extends ObjectLiteral>(resource: Linked): Record<string, Filter<T>> {
  const links = `SELECT 1 FROM ${resource}_product link WHERE link.${resource}_id = ${resource}.id`;
  return {
    product_id: {
      description: 'the id of a product that it belongs to',
      apply(query, value) {
        if (!isWholeNumber(value)) throw new InvalidFields({ filter: 'Filter harus berupa angka.' });
        query.andWhere(`EXISTS (${links} AND link.product_id = :product)`, { product: value });
      },
    },
    company: {
      description: "true: the company's, which belong to no product",
      apply(query, value) {
        if (value !== true) throw new InvalidFields({ filter: "Filter 'company' harus true." });
        query.andWhere(`NOT EXISTS (${links})`);
      },
    },
  };
}

/** Products in the trash keep what they have, and get nothing new. @throws InvalidFields */
export function checkProducts<T extends LinkedRow>(
  manager: EntityManager,
  writes: readonly Write<T>[],
): Promise<Write<T>['fields'][]> {
  return Promise.all(
    writes.map(async ({ before, fields }) => {
      const sent = (fields as { product_ids?: number[] }).product_ids;
      if (sent === undefined) return fields;
      const ids = [...new Set(sent)].sort((a, b) => a - b);
      const added = ids.filter((id) => !before?.product_ids.includes(id));
      if ((await manager.countBy(Product, { id: In(added) })) < added.length)
        throw new InvalidFields({ product_ids: UNKNOWN_PRODUCT });
      if (!before) return { ...fields, links: ids.map((product_id) => ({ product_id })) };
      if (isDeepStrictEqual(ids, before.product_ids)) return { ...fields, product_ids: undefined };
      // The row is written too, for its version.
      return { ...fields, product_ids: ids, updated_at: new Date() };
    }),
  );
}

/** Of changed records; a new one has stored its own by then. */
export async function linkProducts<T extends LinkedRow>(
  manager: EntityManager,
  resource: Linked,
  written: readonly { before?: T; after: T }[],
): Promise<Statement[]> {
  const statements: Statement[] = [];
  for (const { before, after } of written) {
    await nameProducts(manager, after);
    if (!before || before.product_ids === after.product_ids) continue;
    await nameProducts(manager, before);
    statements.push([`DELETE FROM ${resource}_product WHERE ${resource}_id = ?`, [after.id]]);
    for (const id of after.product_ids)
      statements.push([
        `INSERT INTO ${resource}_product (${resource}_id, product_id) VALUES (?, ?)`,
        [after.id, id],
      ]);
  }
  return statements;
}

export async function nameProducts(manager: EntityManager, row: LinkedRow): Promise<void> {
  const products = await manager.find(Product, {
    select: { id: true, name: true },
    where: { id: In(row.product_ids) },
    order: { name: 'ASC' },
    withDeleted: true,
  });
  row.product_names = products.map(({ name }) => name).join(', ') || null;
}
