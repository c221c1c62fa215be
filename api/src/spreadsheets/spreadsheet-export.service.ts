import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { AuthenticatedUser } from '../auth/current-user.decorator.js';
import { Category } from '../categories/category.entity.js';
import { yieldToEventLoop } from '../database/yield-to-event-loop.js';
import { ProductPages } from '../products/product-pages.service.js';
import { FIELDS } from './product-columns.js';
import { MOST_COLUMNS } from './sheet-limits.js';
import { SheetQueue } from './sheet-queue.js';
import { findSpecColumns } from './spec-columns.js';
import { type Cell, type SheetFormat, writeSheet } from './spreadsheet-file.js';
import { template, templateWidths } from './template.js';

const PAGE = 1000;

@Injectable()
export class SpreadsheetExport {
  private readonly queue = new SheetQueue('Ekspor');

  constructor(
    @InjectRepository(Category) private readonly categories: Repository<Category>,
    private readonly products: ProductPages,
  ) {}

  /** @throws TooManyRequests, Unavailable */
  write(format: SheetFormat, { adminId }: AuthenticatedUser): Promise<Buffer> {
    return this.queue.take(adminId, async () => {
      // An import takes no more columns.
      const specs = await findSpecColumns(this.categories.manager, MOST_COLUMNS - FIELDS.length);
      const columns = specs.ofSheet;
      const rows: Cell[][] = [specs.titles];
      for (let page = await this.products.after(0, PAGE); page.length > 0; await yieldToEventLoop()) {
        rows.push(...page.map((product) => columns.map(({ write }) => write(product))));
        page = await this.products.after(page.at(-1)?.id ?? 0, PAGE);
      }
      const widths = columns.map(({ width }) => width);
      return writeSheet(rows, format, widths);
    });
  }

  async template(format: SheetFormat): Promise<Buffer> {
    const [first] = await this.categories.find({ order: { id: 'ASC' }, take: 1 });
    return writeSheet(template(first?.nama_category ?? 'Coffee'), format, templateWidths());
  }
}
