import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { AuthenticatedUser } from '../auth/current-user.decorator.js';
import { CategoriesService } from '../categories/categories.service.js';
import { Category } from '../categories/category.entity.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { inTurns } from '../database/yield-to-event-loop.js';
import type { Author, Batch } from '../history/author.js';
import type { Write } from '../history/record-type.js';
import type { Upload } from '../http/file-upload.decorator.js';
import { Conflict, InvalidFields } from '../http/http-errors.js';
import { fiveFoldChanges } from '../products/five-fold.js';
import type { ProductWithCategory } from '../products/product.dto.js';
import type { Product } from '../products/product.entity.js';
import {
  type CreateProductRequest,
  ON_REQUEST,
  type UpdateProductRequest,
} from '../products/product-request.dto.js';
import { fitSpecs } from '../products/product-specs.js';
import { ProductsService } from '../products/products.service.js';
import { mergeFields } from '../products/trade-rules.js';
import { cleanRow } from './cell-values.js';
import { COLUMNS } from './product-columns.js';
import { type Change, readChanges } from './row-changes.js';
import { SheetHeader, type TitledRow } from './sheet-header.js';
import { SheetQueue } from './sheet-queue.js';
import { findSpecColumns } from './spec-columns.js';
import type { SheetChange, SheetProblem, SheetReport, SheetRequest } from './spreadsheet.dto.js';
import { readSheet } from './spreadsheet-file.js';
import { readStored, type Stored } from './stored.js';

const MOST_CHANGES = 100;
const OTHER_FILE = 'Berkas ini berubah sejak diperiksa. Pilih lagi berkasnya.';
const NOT_SHOWN: readonly string[] = [COLUMNS.id.title, COLUMNS.version.title];

@Injectable()
export class SpreadsheetImport {
  private readonly queue = new SheetQueue('Impor');

  constructor(
    @InjectRepository(Category) private readonly categories: Repository<Category>,
    private readonly productsService: ProductsService,
    private readonly categoriesService: CategoriesService,
    private readonly work: UnitOfWork,
  ) {}

  /** @throws UnsupportedMediaType, TooLarge, TooManyRequests, Unavailable, Conflict; with `apply`, InvalidFields for any problem */
  async read(
    file: Upload | undefined,
    apply: boolean,
    { details, create_categories = false, digest }: SheetRequest,
    by: AuthenticatedUser,
  ): Promise<SheetReport> {
    if (!file) throw new InvalidFields({ file: 'Pilih berkas XLSX atau CSV.' });
    return this.queue.take(by.adminId, async () => {
      const { manager } = this.categories;
      const specs = await findSpecColumns(manager);
      const sheet = await readSheet(file.buffer, specs.known);
      if (apply && digest !== undefined && digest !== sheet.digest) throw new Conflict(OTHER_FILE);
      const header = new SheetHeader(sheet.head, specs.titles);
      const rows: TitledRow[] = [];
      if (header.problems.length === 0)
        for await (const row of inTurns(sheet.rows)) rows.push(header.read(cleanRow(row)));
      const stored = await readStored(manager, specs, rows, create_categories);
      const found = await readChanges(rows, stored);
      const problems = [...header.problems, ...found.problems];
      if (apply && problems.length > 0) throw new InvalidFields(byPlace(problems));
      const changes = problems.length > 0 ? [] : found.changes;
      const history_id = apply ? await this.apply(changes, stored, by) : undefined;
      const created = changes.filter(({ id }) => id === undefined).length;
      const report = {
        sheet: sheet.name,
        rows: sheet.rows.length,
        created,
        updated: changes.length - created,
        unchanged: problems.length > 0 ? 0 : rows.length - changes.length,
        applied: apply,
      };
      if (!details)
        return {
          ...report,
          problems: problems.map(({ line, column, message }) => ({ line, column, message })),
        };
      const shown: SheetChange[] = [];
      for await (const change of inTurns(changes.slice(0, MOST_CHANGES)))
        shown.push(differencesOf(change, stored));
      return {
        ...report,
        problems,
        details: {
          changes: shown,
          unknown_categories: [...stored.unknown.values()],
          unknown_columns: await header.unknown(),
          hidden_rows: sheet.hiddenRows,
          digest: sheet.digest,
          history_id,
        },
      };
    });
  }

  /** @returns the first entry in the history; undefined when nothing has changed */
  private async apply(
    changes: readonly Change[],
    { created }: Stored,
    { adminId }: Author,
  ): Promise<number | undefined> {
    if (changes.length === 0) return undefined;
    const known = new Map<number, UpdateProductRequest>();
    for (const { id, request } of changes)
      if (id !== undefined && !created.has(request.category_id)) known.set(id, request);
    const write = await this.productsService.planUpdates(known);
    return this.work.transaction(async () => {
      const batch: Batch = {};
      const by: Author = { adminId, batch };
      const ids = new Map<number, number>();
      for (const [id, nama_category] of created)
        ids.set(id, (await this.categoriesService.create({ nama_category }, undefined, by)).id);
      const added: CreateProductRequest[] = [];
      const updated = new Map<number, UpdateProductRequest>();
      for (const { id, request } of changes) {
        const category_id = ids.get(request.category_id) ?? request.category_id;
        if (id === undefined) added.push({ ...request, category_id });
        else if (!known.has(id)) updated.set(id, { ...request, category_id });
      }
      await write(by);
      await this.productsService.updateAll(updated, by);
      await this.productsService.createAll(added, by);
      return batch.first;
    });
  }
}

function byPlace(problems: readonly SheetProblem[]): Record<string, string> {
  return Object.fromEntries(
    problems.map(({ line, column, message }) => [`Baris ${line}, ${column}`, message]),
  );
}

function differencesOf({ line, id, request }: Change, { products, names, specs }: Stored): SheetChange {
  const before = id === undefined ? undefined : products.get(id);
  const price = request.price === ON_REQUEST ? null : request.price;
  const fields = { ...request, price } as Write<Product>['fields'];
  const after = {
    ...mergeFields<ProductWithCategory>(before, fitSpecs({ before, fields }, specs.templates)),
    category: { nama_category: names.get(request.category_id) },
  } as ProductWithCategory;
  const fiveFold = fiveFoldChanges(before ?? {}, request).map(({ field }) => COLUMNS[field].title);
  const differences = specs.ofSheet.map(({ title: column, write }) => ({
    column,
    from: before ? (write(before) ?? null) : null,
    to: write(after) ?? null,
    ...(fiveFold.includes(column) && { five_fold: true as const }),
  }));
  return {
    line,
    id: id ?? null,
    name: after.name,
    fields: differences.filter(({ column, from, to }) => !NOT_SHOWN.includes(column) && from !== to),
  };
}
