import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { CategoriesService } from '../categories/categories.service.js';
import { Category, nameKey } from '../categories/category.entity.js';
import { FormerName } from '../categories/former-name.entity.js';
import type { Caller } from '../auth/caller.decorator.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Author, Batch } from '../history/author.js';
import { InvalidFields, UnsupportedMediaType } from '../http/refusals.js';
import type { CreateProductRequest, UpdateProductRequest } from '../products/product-request.dto.js';
import { Product } from '../products/product.entity.js';
import { ProductsService } from '../products/products.service.js';
import { ProductImports, type Remember } from './product-imports.service.js';
import type { SheetReport, SheetRequest } from './product-sheet.dto.js';
import { idsIn } from './product-rows.js';
import { matchedByName } from './matched-names.js';
import { byPlace, readChanges } from './row-changes.js';
import { sameNames } from './same-names.js';
import { detailsOf, fileRows } from './sheet-details.js';
import { inPages, sheetFile } from './sheet-file.js';
import { fromHeader } from './sheet-table.js';
import { SheetTurns } from './sheet-turns.js';
import { readRows } from './spreadsheet.js';
import { type StillWritten, stillWritten } from './still-written.js';
import { productsById, specColumns, trashedIds } from './stored-products.js';
import { describeUnknown, placeholders, similarOf, unknownCategories } from './unknown-categories.js';

type SheetWishes = Omit<SheetRequest, 'file'>;

@Injectable()
export class ProductSheetsService {
  private readonly imports = new SheetTurns('Impor');

  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    @InjectRepository(Category) private readonly categories: Repository<Category>,
    private readonly productsService: ProductsService,
    private readonly categoriesService: CategoriesService,
    private readonly done: ProductImports,
    private readonly work: UnitOfWork,
  ) {}

  /** The problems of a sheet, or else what it would change, as CSV. */
  explain(bytes: Buffer, wishes: SheetWishes, { adminId }: Caller): Promise<Readable> {
    return this.imports.take(adminId, async () => {
      const rows = fileRows(await this.check(bytes, { ...wishes, details: true }));
      const { value: head } = rows.next();
      return sheetFile(head ?? [], inPages(rows), 'csv', []);
    });
  }

  /**
   * What a sheet would change; with `apply` it does, all of it or nothing, and with a `key` once.
   * @throws UnsupportedMediaType, TooLarge, TooManyRequests, Unavailable; with `apply`, InvalidFields for a sheet with problems
   */
  read(bytes: Buffer, apply: boolean, wishes: SheetWishes, by: Caller, key?: string): Promise<SheetReport> {
    const run = (remember?: Remember) => this.readAll(bytes, apply, wishes, by, remember);
    const isOnce = apply && key !== undefined;
    return this.imports.take(by.adminId, () => (isOnce ? this.done.once(key, bytes, run) : run()));
  }

  private async readAll(
    bytes: Buffer,
    apply: boolean,
    wishes: SheetWishes,
    by: Author,
    remember?: Remember,
  ): Promise<SheetReport> {
    const checked = await this.check(bytes, wishes);
    const { rows, changes, problems, skipped, stored } = checked;
    const same = wishes.details ? await sameNames(this.products, changes, stored.products) : [];
    if (apply && problems.length > 0) throw new InvalidFields(byPlace(problems));
    const counts = {
      rows: rows.length,
      created: changes.filter(({ id }) => id === undefined).length,
      updated: changes.filter(({ id }) => id !== undefined).length,
      unchanged: problems.length > 0 ? 0 : rows.length - changes.length - skipped.length,
    };
    const entry =
      apply && changes.length > 0
        ? await this.apply(checked, by, async (manager) => remember?.(manager, counts))
        : undefined;
    return {
      ...counts,
      applied: apply,
      problems: [...problems],
      ...(skipped.length > 0 && { skipped }),
      ...(wishes.details && (await detailsOf(checked, same, entry))),
    };
  }

  /** The rows that would change something; none while there are problems. */
  private async check(bytes: Buffer, wishes: SheetWishes) {
    const {
      create_categories = false,
      skip_outdated = false,
      skip_problems = false,
      details = false,
    } = wishes;
    const specs = await specColumns(this.products.manager);
    const [head, ...read] = fromHeader(await readRows(bytes), specs);
    if (!head) throw new UnsupportedMediaType('Berkas kosong.');
    const matched = await matchedByName(this.products, [head, read], specs, wishes);
    const { header, rows } = matched;
    const select = { id: true, name_key: true, nama_category: true, nama_id: true } as const;
    const known = await this.categories.find({ select });
    const categories = await this.byName(known);
    const names = new Map(known.map(({ id, nama_category }) => [id, nama_category]));
    const { isReadable } = header;
    const unknown = isReadable ? unknownCategories(header, rows, categories) : new Map<string, never>();
    const words = known.flatMap(({ nama_category, nama_id }) =>
      nama_id ? [nama_category, nama_id] : nama_category,
    );
    const described = details ? await describeUnknown(unknown, words) : [];
    const similar = similarOf(described, categories);
    const ids = idsIn(header, rows);
    const products = await productsById(this.products.manager, ids);
    const trashed = await trashedIds(
      this.products.manager,
      ids.filter((id) => !products.has(id)),
    );
    const stored = { categories, names, similar, products, trashed };
    const named = stored.products.size;
    const others = details && named > 0 ? (await this.products.count()) - named : 0;
    const created = create_categories ? placeholders(unknown) : [];
    for (const { key, id, name } of created) {
      categories.set(key, id);
      names.set(id, name);
    }
    const checked = isReadable
      ? await readChanges(header, rows, stored, { outdated: skip_outdated, problems: skip_problems })
      : { changes: [], asked: [], problems: [], skipped: [] };
    const problems = [...header.problems, ...checked.problems];
    const changes = problems.length > 0 ? [] : checked.changes;
    const still: StillWritten = details
      ? await stillWritten(this.products.manager, changes, stored, specs)
      : new Map();
    return { ...matched, ...checked, changes, problems, stored, others, unknown: described, created, still };
  }

  /** Sheets are kept for long, and written in Indonesian: a category is known by its name, or else by the Indonesian one or a former one. */
  private async byName(known: readonly Category[]): Promise<Map<string, number>> {
    const former = await this.products.manager.find(FormerName);
    return new Map([
      ...former.map(({ name_key, category_id }) => [name_key, category_id] as const),
      ...known.flatMap(({ id, nama_id }) => (nama_id ? [[nameKey(nama_id), id] as const] : [])),
      ...known.map(({ id, name_key }) => [name_key, id] as const),
    ]);
  }

  /**
   * @param first is stored along with it
   * @returns the first entry in the history
   */
  private apply(
    { changes, created }: Awaited<ReturnType<typeof this.check>>,
    by: Author,
    first: (manager: EntityManager) => Promise<unknown>,
  ): Promise<number | undefined> {
    return this.work.publish(async (manager) => {
      await first(manager);
      const batch: Batch = { via: 'import' };
      const together: Author = { adminId: by.adminId, batch };
      const ids = new Map<number, number>();
      // None that only a row names which is left out.
      const named = new Set(changes.map(({ request }) => request.category_id));
      for (const { id, name } of created.filter((category) => named.has(category.id)))
        ids.set(id, (await this.categoriesService.create({ nama_category: name }, undefined, together)).id);
      const added: CreateProductRequest[] = [];
      const updated = new Map<number, UpdateProductRequest>();
      for (const { id, request } of changes) {
        const category_id = ids.get(request.category_id) ?? request.category_id;
        if (id === undefined) added.push({ ...request, category_id });
        else updated.set(id, { ...request, category_id });
      }
      await this.productsService.updateAll(updated, together);
      await this.productsService.createAll(added, together);
      return batch.first;
    });
  }
}
