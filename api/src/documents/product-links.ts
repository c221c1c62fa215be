import { isDeepStrictEqual } from 'node:util';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import {
  type EntityManager,
  type EntityTarget,
  In,
  JoinTable,
  ManyToMany,
  type ObjectLiteral,
  VirtualColumn,
} from 'typeorm';
import type { Write } from '../history/record-type.js';
import { InvalidFields } from '../http/http-errors.js';
import { isWholeNumber } from '../http/list-filters.js';
import type { Filter } from '../http/list-query.js';
import { HIGHEST_INTEGER } from '../http/number-rules.js';
import { JsonInForm, ValidateWith } from '../http/rules.js';
import { Product } from '../products/product.entity.js';

// Documents and certificates belong to products, or to the company when `product_ids` is empty.

type Linked = 'document' | 'certificate';

interface LinkedRow {
  id: number;
  product_ids: number[];
  product_names: string | null;
}

/** The history has room for two lists of so many names. */
const MOST_PRODUCTS = 100;
const NO_IDS = `Produk harus berupa daftar dari paling banyak ${MOST_PRODUCTS} id produk.`;
const UNKNOWN_PRODUCT = 'Salah satu produk tidak ditemukan, atau ada di sampah.';

export const LinkedProducts = (resource: Linked) =>
  applyDecorators(
    ManyToMany(() => Product),
    JoinTable({
      name: `${resource}_product`,
      joinColumn: { name: `${resource}_id`, foreignKeyConstraintName: `FK_${resource}_product_${resource}` },
      inverseJoinColumn: { name: 'product_id', foreignKeyConstraintName: `FK_${resource}_product_product` },
    }),
  );

const linked = (resource: Linked, list: string) => (row: string) =>
  `SELECT ${list} FROM ${resource}_product link INNER JOIN product ON product.id = link.product_id
   WHERE link.${resource}_id = ${row}.id`;

export const ProductIdsColumn = (resource: Linked) =>
  VirtualColumn({
    type: 'simple-json',
    query: linked(resource, `COALESCE(CONCAT('[', GROUP_CONCAT(product.id ORDER BY product.id), ']'), '[]')`),
  });

/** For the history. */
export const ProductNamesColumn = (resource: Linked) =>
  VirtualColumn({
    type: 'text',
    query: linked(resource, `TRIM(GROUP_CONCAT(CONCAT(' ', product.name) ORDER BY product.name))`),
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
    JsonInForm(),
    ValidateIf((_, value) => value !== undefined),
    ValidateWith(
      (value) => Array.isArray(value) && value.length <= MOST_PRODUCTS && value.every(isId),
      NO_IDS,
    ),
  );

const isId = (id: unknown) => Number.isInteger(id) && Number(id) > 0 && Number(id) <= HIGHEST_INTEGER;

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
      description: "true: the company's, which belong to no product; false: the others",
      apply(query, value) {
        if (typeof value !== 'boolean')
          throw new InvalidFields({ filter: "Filter 'company' harus true atau false." });
        query.andWhere(`${value ? 'NOT ' : ''}EXISTS (${links})`);
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
      const { product_ids: sent } = fields as { product_ids?: number[] };
      if (sent === undefined) return fields;
      const found = await manager.find(Product, {
        select: { id: true, name: true, deleted_at: true },
        where: { id: In(sent) },
        order: { id: 'ASC' },
        withDeleted: true,
      });
      const products = found.filter(({ id, deleted_at }) => !deleted_at || before?.product_ids.includes(id));
      if (products.length < new Set(sent).size) throw new InvalidFields({ product_ids: UNKNOWN_PRODUCT });
      if (!before) return { ...fields, products };
      const product_ids = products.map(({ id }) => id);
      if (isDeepStrictEqual(product_ids, before.product_ids)) return { ...fields, product_ids: undefined };
      const names = products.map(({ name }) => name).sort();
      // The row is written too, for its version.
      return { ...fields, product_ids, product_names: names.join(', ') || null, updated_at: new Date() };
    }),
  );
}

/** Of changed records: a new one is stored with its own. */
export async function linkProducts<T extends LinkedRow>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  written: readonly { before?: T; after: T }[],
): Promise<[]> {
  for (const { before, after } of written) {
    if (!before || before.product_ids === after.product_ids) continue;
    const products = manager.createQueryBuilder().relation(entity, 'products').of(after.id);
    await products.addAndRemove(after.product_ids, before.product_ids);
  }
  return [];
}
