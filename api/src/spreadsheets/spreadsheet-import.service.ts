import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Caller } from '../auth/caller.decorator.js';
import { CategoriesService } from '../categories/categories.service.js';
import { Category, nameKey } from '../categories/category.entity.js';
import { FormerName } from '../categories/former-name.entity.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Author, Batch } from '../history/author.js';
import { InvalidFields, UnsupportedMediaType } from '../http/refusals.js';
import type { CreateProductRequest, UpdateProductRequest } from '../products/product-request.dto.js';
import { ProductsService } from '../products/products.service.js';
import { type Checked, detailsOf } from './import-report.js';
import { readChanges } from './row-changes.js';
import { SheetHeader } from './sheet-header.js';
import { SheetQueue } from './sheet-queue.js';
import type { SheetProblem, SheetReport, SheetRequest } from './spreadsheet.dto.js';
import { readRows, type SheetRow } from './spreadsheet-file.js';
import { idsByName, productsById, specColumns } from './stored-products.js';
import { describeUnknown, placeholders, unknownCategories } from './unknown-categories.js';

type Options = Omit<SheetRequest, 'file'>;
type Check = Checked & { created: ReturnType<typeof placeholders> };

@Injectable()
export class SpreadsheetImport {
  private readonly queue = new SheetQueue('Impor');

  constructor(
    @InjectRepository(Category) private readonly categories: Repository<Category>,
    private readonly productsService: ProductsService,
    private readonly categoriesService: CategoriesService,
    private readonly work: UnitOfWork,
  ) {}

  /**
   * Says what a sheet would change; with `apply` stores all of it or nothing.
   * @throws UnsupportedMediaType, TooLarge, TooManyRequests, Unavailable; with `apply`, InvalidFields for a sheet with problems
   */
  read(bytes: Buffer, apply: boolean, options: Options, by: Caller): Promise<SheetReport> {
    return this.queue.take(by.adminId, async () => {
      const checked = await this.check(bytes, options);
      const { rows, changes, problems } = checked;
      if (apply && problems.length > 0) throw new InvalidFields(byPlace(problems));
      const history_id = apply && changes.length > 0 ? await this.apply(checked, by) : undefined;
      const created = changes.filter(({ id }) => id === undefined).length;
      return {
        rows: rows.length,
        created,
        updated: changes.length - created,
        unchanged: problems.length > 0 ? 0 : rows.length - changes.length,
        applied: apply,
        problems: [...problems],
        ...(options.details && detailsOf(checked, history_id)),
      };
    });
  }

  private async check(
    bytes: Buffer,
    { create_categories = false, details = false }: Options,
  ): Promise<Check> {
    const { manager } = this.categories;
    const [head, ...rows] = await readRows(bytes);
    if (!head) throw new UnsupportedMediaType('Berkas kosong.');
    const header = new SheetHeader(head, await specColumns(manager));
    const select = { id: true, name_key: true, nama_category: true, nama_id: true } as const;
    const known = await this.categories.find({ select });
    const categories = await this.idsOfCategories(known);
    const names = new Map(known.map(({ id, nama_category }) => [id, nama_category]));
    const isReadable = header.problems.length === 0;
    const unknown = isReadable ? unknownCategories(header, rows, categories) : new Map<string, never>();
    const words = known.flatMap(({ nama_category, nama_id }) => [
      nama_category,
      ...(nama_id ? [nama_id] : []),
    ]);
    const described = details ? await describeUnknown(unknown, words) : [];
    const created = create_categories ? placeholders(unknown) : [];
    for (const { key, id, name } of created) {
      categories.set(key, id);
      names.set(id, name);
    }
    const stored = { categories, names, ...(await this.productsOf(header, isReadable ? rows : [])) };
    const { changes, problems } = isReadable
      ? await readChanges(header, rows, stored)
      : { changes: [], problems: header.problems };
    const harmless = problems.length > 0 ? [] : changes;
    return { header, rows, problems, changes: harmless, stored, unknown: described, created };
  }

  /** The products that the rows are of, by ID or by name. */
  private async productsOf(header: SheetHeader, rows: readonly SheetRow[]) {
    const { manager } = this.categories;
    const ids = rows.map((row) => header.idIn(row));
    const unnumbered = rows.filter((_, at) => ids[at] === undefined);
    const names = new Set(unnumbered.map((row) => header.nameIn(row)).filter((name) => name !== ''));
    const named = await idsByName(manager, [...names]);
    const wanted = [...ids, ...[...named.values()].flat()].filter((id): id is number => Number(id) > 0);
    return { named, products: await productsById(manager, wanted) };
  }

  /** A category is known by its name, else by its Indonesian one or a former one: sheets are kept for long. */
  private async idsOfCategories(known: readonly Category[]): Promise<Map<string, number>> {
    const former = await this.categories.manager.find(FormerName);
    return new Map([
      ...former.map(({ name_key, category_id }) => [name_key, category_id] as const),
      ...known.flatMap(({ id, nama_id }) => (nama_id ? [[nameKey(nama_id), id] as const] : [])),
      ...known.map(({ id, name_key }) => [name_key, id] as const),
    ]);
  }

  /** @returns the first entry in the history, which the others are parts of */
  private apply({ changes, created }: Check, { adminId }: Author): Promise<number | undefined> {
    return this.work.publish(async () => {
      const batch: Batch = {};
      const by: Author = { adminId, batch };
      const ids = new Map<number, number>();
      for (const { id, name } of created)
        ids.set(id, (await this.categoriesService.create({ nama_category: name }, undefined, by)).id);
      const added: CreateProductRequest[] = [];
      const updated = new Map<number, UpdateProductRequest>();
      for (const { id, request } of changes) {
        const category_id = ids.get(request.category_id) ?? request.category_id;
        if (id === undefined) added.push({ ...request, category_id });
        else updated.set(id, { ...request, category_id });
      }
      await this.productsService.updateAll(updated, by);
      await this.productsService.createAll(added, by);
      return batch.first;
    });
  }
}

/** Problems as the fields of a refused form are named. */
function byPlace(problems: readonly SheetProblem[]): Record<string, string> {
  return Object.fromEntries(
    problems.map(({ line, column, message }) => [`Baris ${line}, ${column}`, message]),
  );
}
