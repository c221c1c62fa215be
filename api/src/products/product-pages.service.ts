import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { Category } from '../categories/category.entity.js';
import {
  applyFilter,
  type Direction,
  type ListQuery,
  type Order,
  readFilter,
  readOrder,
  readRange,
} from '../http/list-query.js';
import { Page } from '../http/page.js';
import { Totals } from '../revision/totals.service.js';
import type { ListedProduct } from './product.dto.js';
import { Product } from './product.entity.js';
import { PRODUCT_LIST } from './product-list.js';
import { nameFirst } from './product-search.js';

type Row = Record<string, unknown>;
type Statement = [sql: string, parameters: unknown[]];
type Window = readonly [first: number, rows: number];

/** What the drivers hand over as it is. */
const PLAIN = new Set<unknown>([Number, String, 'int', 'varchar', 'text']);

/** Pages of the product list, at the same cost however many products there are. */
@Injectable()
export class ProductPages {
  private readonly columns: string;
  private readonly converted: Repository<Product>['metadata']['columns'];

  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    private readonly totals: Totals,
  ) {
    const { columns } = products.metadata;
    const names = columns.map(
      ({ databaseName, propertyName }) => `product.${databaseName} AS ${propertyName}`,
    );
    this.columns = [...names, 'category.nama_category'].join(', ');
    this.converted = columns.filter(({ type, transformer }) => transformer || !PLAIN.has(type));
  }

  /** @throws Malformed, InvalidFields */
  async read(query: ListQuery): Promise<Page<ListedProduct>> {
    const ids = this.filtered(query.filter);
    const order = readOrder(ids, query.sort, PRODUCT_LIST);
    const [first, last] = readRange(query.range);
    const limit = last - first + 1;
    // One more says whether the total has to be counted.
    const asked = [first, limit + 1] as const;
    const { q = '' } = readFilter(query.filter);
    const found = query.sort === undefined ? nameFirst(ids, q, asked) : undefined;
    const rows = found
      ? await this.rows(found, [['page.in_name', 'DESC'], ...order])
      : await this.rows(await this.inOrder(ids, query.filter, order, asked), order);
    const isLastPage = rows.length <= limit && (rows.length > 0 || first === 0);
    const total = isLastPage
      ? first + rows.length
      : await this.totals.of(`product ${query.filter}`, () => this.count(query.filter));
    return new Page(rows.slice(0, limit), first, total);
  }

  /** The next products by id, uncounted. */
  after(id: number, limit: number): Promise<ListedProduct[]> {
    const ids = this.filtered(JSON.stringify({ after: id }));
    const order: Order = [['product.id', 'ASC']];
    return this.rows(page(ids, order, [0, limit]), order);
  }

  private filtered(filter: string | undefined): SelectQueryBuilder<Product> {
    const query = this.products.createQueryBuilder('product').select('product.id', 'id');
    applyFilter(query, filter, PRODUCT_LIST);
    return query;
  }

  /**
   * The ids come from an index alone, and only then the rows by id: a page far down has read none of those before it.
   * The joins are left ones since MariaDB would otherwise begin with the categories and read every product of each.
   * Without TypeORM's entities, whose making takes most of the time of a read.
   */
  private async rows([page, parameters]: [string, unknown[]], order: Order): Promise<ListedProduct[]> {
    const rows = await this.products.query<Row[]>(
      `SELECT ${this.columns} FROM (${page}) page
        LEFT JOIN product ON product.id = page.id LEFT JOIN category ON category.id = product.category_id
        ORDER BY ${order.map((each) => each.join(' ')).join(', ')}`,
      parameters,
    );
    return rows.map((row) => this.toProduct(row));
  }

  private toProduct(row: Row): ListedProduct {
    const { driver } = this.products.manager.dataSource;
    for (const column of this.converted)
      row[column.propertyName] = driver.prepareHydratedValue(row[column.propertyName], column);
    const product = row as Omit<ListedProduct, 'category'>;
    const category = { id: product.category_id, nama_category: String(row.nama_category) };
    return Object.assign(product, { category });
  }

  private inOrder(
    ids: SelectQueryBuilder<Product>,
    filter: string | undefined,
    order: Order,
    asked: Window,
  ): Statement | Promise<Statement> {
    const byCategory = order.find(([column]) => column === PRODUCT_LIST.sort['category.nama_category']);
    return byCategory ? this.byCategory(filter, byCategory[1], asked) : page(ids, order, asked);
  }

  /**
   * No index has both a category's name and its products. How many each has says which of them a page is of, and within one
   * it is read from an index like any other.
   */
  private async byCategory(
    filter: string | undefined,
    direction: Direction,
    [first, rows]: Window,
  ): Promise<Statement> {
    const counts = await this.countsByCategory(filter);
    const parts: Statement[] = [];
    for (const { id, total } of direction === 'ASC' ? counts : counts.toReversed()) {
      if (first < total && rows > 0) {
        const ids = this.filtered(filter).andWhere('product.category_id = :part', { part: id });
        parts.push(page(ids, [['product.id', direction]], [first, rows]));
        rows -= total - first;
      }
      first = Math.max(0, first - total);
    }
    if (parts.length === 0) return this.filtered(filter).andWhere('1 = 0').getQueryAndParameters();
    const sql = parts.map(([part], at) => `SELECT id FROM (${part}) part_${at}`).join(' UNION ALL ');
    return [sql, parts.flatMap(([, parameters]) => parameters)];
  }

  /** By name. Kept for the whole list only: there is no end of filters. */
  private countsByCategory(filter: string | undefined): Promise<{ id: number; total: number }[]> {
    const count = async () => {
      const rows = await this.filtered(filter)
        .innerJoin(Category, 'category', 'category.id = product.category_id')
        .select('category.id', 'id')
        .addSelect('COUNT(*)', 'total')
        .groupBy('category.id')
        .orderBy('category.name_key')
        .getRawMany<{ id: number; total: number | string }>();
      return rows.map(({ id, total }) => ({ id, total: Number(total) }));
    };
    const isFiltered = Object.keys(readFilter(filter)).length > 0;
    return isFiltered ? count() : this.totals.of('product by category', count);
  }

  private async count(filter: string | undefined): Promise<number> {
    const row = await this.filtered(filter)
      .select('COUNT(*)', 'total')
      .getRawOne<{ total: number | string }>();
    return Number(row?.total);
  }
}

function page(ids: SelectQueryBuilder<Product>, order: Order, [first, rows]: Window): Statement {
  for (const [column, direction] of order) ids.addOrderBy(column, direction);
  return ids.offset(first).limit(rows).getQueryAndParameters();
}
