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
import { byEnglishName, inFull, isEnglish } from './english-order.js';
import { page, pageOfParts, type Statement, type Window } from './id-pages.js';
import { IS_NOT_PRICED, IS_PRICED, pricedFirst } from './price-order.js';
import { LISTED_COLUMNS, type ListedProduct, type ProductWithCategory } from './product.dto.js';
import { Product } from './product.entity.js';
import { type Columns, readColumns, type Row, toProduct } from './product-rows.js';
import { PRODUCT_LIST, productsBesidesWords, searchedProducts } from './product-list.js';
import type { Search } from './search/product-search.js';
import { countFound, nameFirst, sortedFound } from './search/search-pages.js';
import { readWishes, refuseUnknown } from './spec-filter.js';

interface Wanted extends Search {
  filter: string | undefined;
}

/** By words of a search. */
export interface BroughtOrder {
  /** As a request says it. */
  sort: string | undefined;
  /** By a specification. */
  ranked: Order[number] | undefined;
}

const NO_SEARCH: Search = { text: '', limits: [], named: [], words: [] };

/** Pages of the product list, at the same cost however many products there are. */
@Injectable()
export class ProductPages {
  private readonly all: Columns;
  private readonly listed: Columns;

  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    private readonly totals: Totals,
  ) {
    const { columns } = products.metadata;
    this.all = readColumns(columns.filter(({ isSelect }) => isSelect));
    this.listed = readColumns(columns.filter(({ propertyName }) => LISTED_COLUMNS.has(propertyName)));
  }

  /** Whether a reading of a search finds any: neither in order nor counted. */
  async isAny(filter: string | undefined, search: Search): Promise<boolean> {
    const one = await this.filtered({ filter, ...search })
      .limit(1)
      .getRawOne<object>();
    return one !== undefined;
  }

  /**
   * What a reading of a search finds.
   * @throws Malformed, InvalidFields
   */
  async find(
    query: ListQuery,
    search: Search,
    { sort: brought, ranked }: BroughtOrder,
  ): Promise<Page<ListedProduct>> {
    const wanted = { filter: query.filter, ...search };
    const sort = brought ?? query.sort;
    const ids = this.filtered(wanted);
    await this.refuseUnknownSpecs(query.filter);
    const sorted = pricedFirst(inFull(readOrder(ids, sort, PRODUCT_LIST)));
    const order = ranked ? [ranked, ...sorted] : sorted;
    const [first, last] = readRange(query.range);
    const limit = last - first + 1;
    // One more says whether the total has to be counted.
    const asked = [first, limit + 1] as const;
    const isNameFirst = sort === undefined && !ranked && wanted.words.length > 0;
    const rows = isNameFirst
      ? await this.rows(this.listed, nameFirst(this.besidesWords(wanted), wanted, asked), [
          ['page.in_name', 'DESC'],
          ...order,
        ])
      : await this.rows(this.listed, await this.inOrder(ids, wanted, order, asked), order);
    const isLastPage = rows.length <= limit && (rows.length > 0 || first === 0);
    const total = isLastPage
      ? first + rows.length
      : await this.totals.of(`product ${JSON.stringify(wanted)}`, () => this.count(wanted));
    return new Page(rows.slice(0, limit), first, total, { sort: brought });
  }

  /** The next products by id, whole and uncounted. */
  after(id: number, limit: number): Promise<ProductWithCategory[]> {
    const ids = this.filtered({ filter: JSON.stringify({ after: id }), ...NO_SEARCH });
    const order: Order = [['product.id', 'ASC']];
    return this.rows<ProductWithCategory>(this.all, page(ids, order, [0, limit]), order);
  }

  /** Asked of those categories alone whose products are. */
  private refuseUnknownSpecs(filter: string | undefined): Promise<void> {
    const { spec = {}, category_id } = readFilter(filter);
    const ids = category_id === undefined ? undefined : [category_id].flat().map(Number);
    return refuseUnknown(this.products.manager, readWishes(spec), ids);
  }

  private filtered(wanted: Wanted, rules = searchedProducts(wanted)): SelectQueryBuilder<Product> {
    const query = this.products.createQueryBuilder('product').select('product.id', 'id');
    applyFilter(query, wanted.filter, rules);
    return query;
  }

  private besidesWords(wanted: Wanted, condition = '1 = 1'): () => SelectQueryBuilder<Product> {
    return () => this.filtered(wanted, productsBesidesWords(wanted)).andWhere(condition);
  }

  /**
   * The ids come from an index alone, and only then the rows by id: a page far down has read none of those before it.
   * The joins are left ones since MariaDB would otherwise begin with the categories and read every product of each.
   * Without TypeORM's entities, whose making takes most of the time of a read.
   */
  private async rows<T = ListedProduct>(
    { sql, converted }: Columns,
    [page, parameters]: Statement,
    order: Order,
  ): Promise<T[]> {
    const rows = await this.products.query<Row[]>(
      `SELECT ${sql} FROM (${page}) page
        LEFT JOIN product ON product.id = page.id LEFT JOIN category ON category.id = product.category_id
        ORDER BY ${order.map((each) => each.join(' ')).join(', ')}`,
      parameters,
    );
    const { driver } = this.products.manager.dataSource;
    for (const row of rows)
      for (const column of converted)
        row[column.propertyName] = driver.prepareHydratedValue(row[column.propertyName], column);
    return rows.map(toProduct) as T[];
  }

  private inOrder(
    ids: SelectQueryBuilder<Product>,
    wanted: Wanted,
    order: Order,
    asked: Window,
  ): Statement | Promise<Statement> {
    const [[column, direction]] = order as [Order[number]];
    if (column === PRODUCT_LIST.sort['category.nama_category'])
      return this.byCategory(wanted, direction, asked);
    if (column === IS_NOT_PRICED) return this.byPricePerKg(wanted, order.slice(1), asked);
    if (isEnglish(column)) return byEnglishName(ids, order, asked);
    return wanted.words.length > 0 && (wanted.named.length > 0 || wanted.also)
      ? sortedFound(this.besidesWords(wanted), wanted, order, asked)
      : page(ids, order, asked);
  }

  /**
   * No index has both a category's name and its products. How many each has says which of them a page is of, and within one
   * it is read from an index like any other.
   */
  private async byCategory(wanted: Wanted, direction: Direction, asked: Window): Promise<Statement> {
    const counts = await this.countsByCategory(wanted);
    const parts = (direction === 'ASC' ? counts : counts.toReversed()).map(({ id, total }) => ({
      total,
      ids: () => this.filtered(wanted).andWhere('product.category_id = :part', { part: id }),
      order: [['product.id', direction]] satisfies Order,
    }));
    return pageOfParts(parts, asked) ?? this.filtered(wanted).andWhere('1 = 0').getQueryAndParameters();
  }

  /** An index has those without a price before the others, and so after them when it is read backwards. */
  private async byPricePerKg(wanted: Wanted, order: Order, asked: Window): Promise<Statement> {
    const [[, direction], byId] = order as [Order[number], Order[number]];
    if (direction === 'DESC') return page(this.filtered(wanted), order, asked);
    const those = (condition: string) => () => this.filtered(wanted).andWhere(condition);
    const total = await this.totals.of(`priced product ${JSON.stringify(wanted)}`, () =>
      this.count(wanted, IS_PRICED),
    );
    const parts = [
      { total, ids: those(IS_PRICED), order },
      { total: Infinity, ids: those(IS_NOT_PRICED), order: [byId] },
    ];
    return pageOfParts(parts, asked) as Statement;
  }

  /** By name. Kept for the whole list only: there is no end of filters. */
  private countsByCategory(wanted: Wanted): Promise<{ id: number; total: number }[]> {
    const count = async () => {
      const rows = await this.filtered(wanted)
        .innerJoin(Category, 'category', 'category.id = product.category_id')
        .select('category.id', 'id')
        .addSelect('COUNT(*)', 'total')
        .groupBy('category.id')
        .orderBy('category.name_key')
        .getRawMany<{ id: number; total: number | string }>();
      return rows.map(({ id, total }) => ({ id, total: Number(total) }));
    };
    const isFiltered = Object.keys(readFilter(wanted.filter)).length > 0;
    return isFiltered ? count() : this.totals.of('product by category', count);
  }

  private async count(wanted: Wanted, condition = '1 = 1'): Promise<number> {
    const [sql, parameters] =
      wanted.words.length > 0
        ? countFound(this.besidesWords(wanted, condition), wanted)
        : this.filtered(wanted).andWhere(condition).select('COUNT(*)', 'total').getQueryAndParameters();
    const [row] = await this.products.query<{ total: number | string }[]>(sql, parameters);
    return Number(row?.total);
  }
}
