import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Caller } from '../auth/caller.decorator.js';
import { Category } from '../categories/category.entity.js';
import { giveWay } from '../database/give-way.js';
import { findRecord } from '../history/record-type.js';
import { Product } from '../products/product.entity.js';
import { ProductsService } from '../products/products.service.js';
import { ProductSpec } from '../spec-fields/product-spec.entity.js';
import { SPEC_FIELD } from '../spec-fields/spec-fields.service.js';
import { HEADER, headerOf, toRow, valueRows, valueWidths, widthsOf } from './product-rows.js';
import { template, templateWidths } from './sheet-template.js';
import { sheetFile } from './sheet-file.js';
import { MOST_COLUMNS } from './sheet-rules.js';
import { SheetTurns } from './sheet-turns.js';
import { SpecColumns } from './spec-columns.js';
import { type Cell, type SheetFormat, writeSheet } from './spreadsheet.js';
import { productsById, specColumns } from './stored-products.js';

const PAGE = 1000;
/** That one thread writes. */
const ROWS_OF_A_THREAD = 5000;

/** Files that an import takes. */
@Injectable()
export class ProductExports {
  private readonly turns = new SheetTurns('Ekspor');

  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    @InjectRepository(Category) private readonly categories: Repository<Category>,
    private readonly productsService: ProductsService,
  ) {}

  /**
   * Every product, by id.
   * @throws TooManyRequests, Unavailable
   */
  write(format: SheetFormat, { adminId }: Caller): Promise<Readable> {
    return this.turns.take(adminId, () => this.writeAll(format));
  }

  /**
   * What products say of one specification, as an import takes it once there is one of that key again.
   * @throws NotFound, TooManyRequests, Unavailable
   */
  writeValues(field_id: number, format: SheetFormat, { adminId }: Caller): Promise<Buffer> {
    return this.turns.take(adminId, async () => {
      const { manager } = this.products;
      const specs = new SpecColumns([await findRecord(manager, SPEC_FIELD, field_id)]);
      const values = await manager.find(ProductSpec, { where: { field_id }, order: { product_id: 'ASC' } });
      const products = await productsById(
        manager,
        values.map(({ product_id }) => product_id),
      );
      return writeSheet(valueRows(products.values(), specs), format, valueWidths(specs));
    });
  }

  /** A sheet to fill in. */
  async template(format: SheetFormat): Promise<Buffer> {
    const [first] = await this.categories.find({ order: { id: 'ASC' }, take: 1 });
    return writeSheet(template(first?.nama_category ?? 'Coffee'), format, templateWidths());
  }

  private async writeAll(format: SheetFormat): Promise<Readable> {
    // No more than the sheet may have when it comes back.
    const specs = await specColumns(this.products.manager, MOST_COLUMNS - HEADER.length);
    return sheetFile(headerOf(specs), this.pages(specs), format, widthsOf(specs));
  }

  private async *pages(specs: SpecColumns): AsyncGenerator<Cell[][]> {
    for (let rows: Cell[][] = [], after = 0; ; await giveWay()) {
      const page = await this.productsService.after(after, PAGE);
      after = page.at(-1)?.id ?? after;
      rows.push(...page.map((product) => toRow(product, specs)));
      const isLast = page.length < PAGE;
      if (rows.length > 0 && (isLast || rows.length >= ROWS_OF_A_THREAD)) {
        yield rows;
        rows = [];
      }
      if (isLast) return;
    }
  }
}
