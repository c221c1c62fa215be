import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Caller } from '../auth/caller.decorator.js';
import { Category } from '../categories/category.entity.js';
import { giveWay } from '../database/give-way.js';
import { ProductPages } from '../products/product-pages.service.js';
import { csvFile } from './csv-file.js';
import { FIELDS } from './product-columns.js';
import { titlesOf, toRow, widthsOf } from './sheet-header.js';
import { MOST_COLUMNS } from './sheet-limits.js';
import { SheetQueue } from './sheet-queue.js';
import type { SpecColumns } from './spec-columns.js';
import { type Cell, type SheetFormat, writeSheet } from './spreadsheet-file.js';
import { specColumns } from './stored-products.js';
import { template, templateWidths } from './template.js';

const PAGE = 1000;
/** Rows of one thread that writes CSV. */
const ROWS_OF_A_THREAD = 5000;

/** Files that an import takes. */
@Injectable()
export class SpreadsheetExport {
  private readonly queue = new SheetQueue('Ekspor');

  constructor(
    @InjectRepository(Category) private readonly categories: Repository<Category>,
    private readonly products: ProductPages,
  ) {}

  /**
   * Writes every product, by ID.
   * @throws TooManyRequests, Unavailable
   */
  write(format: SheetFormat, { adminId }: Caller): Promise<Buffer | Readable> {
    return this.queue.take(adminId, async () => {
      // An import takes no more columns.
      const specs = await specColumns(this.categories.manager, MOST_COLUMNS - FIELDS.length);
      if (format === 'csv') return csvFile(this.pages(specs));
      const rows: Cell[][] = [];
      for await (const page of this.pages(specs)) rows.push(...page);
      return writeSheet(rows, format, widthsOf(specs));
    });
  }

  async template(format: SheetFormat): Promise<Buffer> {
    const [first] = await this.categories.find({ order: { id: 'ASC' }, take: 1 });
    return writeSheet(template(first?.nama_category ?? 'Coffee'), format, templateWidths());
  }

  /** The titles are a part of the first page. */
  private async *pages(specs: SpecColumns): AsyncGenerator<Cell[][]> {
    let rows: Cell[][] = [titlesOf(specs)];
    for (let after = 0; ; await giveWay()) {
      const page = await this.products.after(after, PAGE);
      after = page.at(-1)?.id ?? after;
      rows.push(...page.map((product) => toRow(product, specs)));
      const isLast = page.length < PAGE;
      if (isLast || rows.length >= ROWS_OF_A_THREAD) {
        yield rows;
        rows = [];
      }
      if (isLast) return;
    }
  }
}
