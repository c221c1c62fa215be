import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import {
  applyFilter,
  type ListQuery,
  type Order,
  readFilter,
  readOrder,
  readRange,
} from '../http/list-query.js';
import type { Statement } from '../database/rows.js';
import { inTurns } from '../database/yield-to-event-loop.js';
import { Page } from '../http/page.js';
import { Totals } from '../revision/totals.service.js';
import { nameFirst, readSearch } from '../search/product-search.js';
import { Vocabulary } from '../search/vocabulary.service.js';
import { LISTED_COLUMNS, type ListedProduct, type ProductWithCategory } from './product.dto.js';
import { Product } from './product.entity.js';
import { PRODUCT_LIST } from './product-list.js';
import { readSpecConditions, refuseUnknownSpecs } from './spec-filter.js';

type Row = Record<string, unknown>;
type ColumnMetadata = Repository<Product>['metadata']['columns'][number];

interface Columns {
  sql: string;
  converted: readonly ColumnMetadata[];
}

const UNCONVERTED_TYPES = new Set<unknown>([Number, String, 'int', 'varchar', 'text']);

@Injectable()
export class ProductPages {
  private readonly all: Columns;
  private readonly listed: Columns;

  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    private readonly totals: Totals,
    private readonly vocabulary: Vocabulary,
  ) {
    const { columns } = products.metadata;
    this.all = readColumns(columns.filter(({ isSelect }) => isSelect));
    this.listed = readColumns(columns.filter(({ propertyName }) => LISTED_COLUMNS.has(propertyName)));
  }

  /** Corrects a search that finds nothing, unless it is `exact`. @throws BadRequest, InvalidFields */
  async read(query: ListQuery): Promise<Page<ListedProduct>> {
    const page = await this.find(query);
    const filter = readFilter(query.filter);
    const words = readSearch(filter.q);
    if (page.total > 0 || !words || filter.exact === true) return page;
    const q = await this.vocabulary.correct(words);
    if (q === undefined) return page;
    const { rows, first, total } = await this.find({ ...query, filter: JSON.stringify({ ...filter, q }) });
    return total > 0 ? new Page(rows, first, total, q) : page;
  }

  after(id: number, limit: number): Promise<ProductWithCategory[]> {
    const ids = this.filtered(JSON.stringify({ after: id }));
    const order: Order = [['product.id', 'ASC']];
    return this.rows<ProductWithCategory>(this.all, inOrder(ids, order, [0, limit]), order);
  }

  private async find({ filter, sort, range }: ListQuery): Promise<Page<ListedProduct>> {
    const ids = this.filtered(filter);
    await this.refuseUnknownSpecs(filter);
    const order = pricedFirst(readOrder(ids, sort, PRODUCT_LIST));
    const [first, last] = readRange(range);
    const limit = last - first + 1;
    // One more says whether the total has to be counted.
    const slice = [first, limit + 1] as const;
    const named = sort === undefined ? nameFirst(ids, readFilter(filter), slice) : undefined;
    const rows = named
      ? await this.rows(this.listed, named, [['page.in_name', 'DESC'], ...order])
      : await this.rows(this.listed, inOrder(ids, order, slice), order);
    const isLastPage = rows.length <= limit && (rows.length > 0 || first === 0);
    const total = isLastPage
      ? first + rows.length
      : await this.totals.of(`product ${filter}`, () => this.count(filter));
    return new Page(rows.slice(0, limit), first, total);
  }

  private refuseUnknownSpecs(filter: string | undefined): Promise<void> {
    const { spec = {}, category_id } = readFilter(filter);
    const ids = category_id === undefined ? undefined : [category_id].flat().map(Number);
    return refuseUnknownSpecs(this.products.manager, readSpecConditions(spec), ids);
  }

  private filtered(filter: string | undefined): SelectQueryBuilder<Product> {
    const query = this.products.createQueryBuilder('product').select('product.id', 'id');
    applyFilter(query, filter, PRODUCT_LIST);
    return query;
  }

  /** The ids come from an index alone, so that a page far down reads no rows of those before it. */
  private async rows<T = ListedProduct>(
    { sql, converted }: Columns,
    [page, parameters]: Statement,
    order: Order,
  ): Promise<T[]> {
    // With inner joins MariaDB would begin with the categories. Making TypeORM's entities would take most of the time.
    const rows = await this.products.query<Row[]>(
      `SELECT ${sql} FROM (${page}) page
        LEFT JOIN product ON product.id = page.id LEFT JOIN category ON category.id = product.category_id
        ORDER BY ${order.map((each) => each.join(' ')).join(', ')}`,
      parameters,
    );
    const { driver } = this.products.manager.dataSource;
    for await (const row of inTurns(rows))
      for (const column of converted)
        row[column.propertyName] = driver.prepareHydratedValue(row[column.propertyName], column);
    return rows.map(toProduct) as T[];
  }

  private async count(filter: string | undefined): Promise<number> {
    const row = await this.filtered(filter)
      .select('COUNT(*)', 'total')
      .getRawOne<{ total: number | string }>();
    return Number(row?.total);
  }
}

function pricedFirst(order: Order): Order {
  return order.some(([column]) => column === 'product.price')
    ? [['product.price IS NULL', 'ASC'], ...order]
    : order;
}

function inOrder(
  ids: SelectQueryBuilder<Product>,
  order: Order,
  [first, rows]: readonly [number, number],
): Statement {
  if (order.some(([column]) => column.startsWith('category.'))) ids.innerJoin('product.category', 'category');
  for (const [column, direction] of order) ids.addOrderBy(column, direction);
  return ids.offset(first).limit(rows).getQueryAndParameters() as Statement;
}

function readColumns(columns: readonly ColumnMetadata[]): Columns {
  const names = columns.map(({ databaseName, propertyName }) => `product.${databaseName} AS ${propertyName}`);
  return {
    sql: [...names, 'category.nama_category', 'category.nama_id'].join(', '),
    converted: columns.filter(({ type, transformer }) => transformer || !UNCONVERTED_TYPES.has(type)),
  };
}

/** Changes the row in place: a copy would cost as much as the read. */
function toProduct(row: Row): ListedProduct {
  const { category_id: id, nama_category, nama_id } = row;
  return Object.assign(row, { category: { id, nama_category, nama_id } }) as unknown as ListedProduct;
}
