import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Category } from '../categories/category.entity.js';
import type { Caller } from '../auth/caller.decorator.js';
import { giveWay } from '../database/give-way.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Author } from '../history/author.js';
import { InvalidFields, TooManyRequests, UnsupportedMediaType } from '../http/refusals.js';
import { Turns } from '../http/turns.js';
import type { CreateProductRequest, UpdateProductRequest } from '../products/product.dto.js';
import { Product } from '../products/product.entity.js';
import { ProductsService } from '../products/products.service.js';
import type { SheetProblem, SheetReport } from './product-sheet.dto.js';
import { type Change, HEADER, idsIn, readChanges, SheetHeader, toRow, WIDTHS } from './product-rows.js';
import { type Cell, readRows, type SheetFormat, type SheetRow, writeSheet } from './spreadsheet.js';

const PAGE = 1000;
/** That one thread turns into CSV. */
const ROWS_OF_A_THREAD = 5000;
/** Of one administrator: one in work, one waiting. */
const MOST_OF_ONE = 2;
const MOST_WAITING = 9;
const RETRY_AFTER = 10;

@Injectable()
export class ProductSheetsService {
  private readonly exports = new SheetTurns('Ekspor');
  private readonly imports = new SheetTurns('Impor');

  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    @InjectRepository(Category) private readonly categories: Repository<Category>,
    private readonly productsService: ProductsService,
    private readonly work: UnitOfWork,
  ) {}

  /**
   * Every product, by id.
   * @throws TooManyRequests, Unavailable
   */
  write(format: SheetFormat, { adminId }: Caller): Promise<Buffer | Readable> {
    return this.exports.take(adminId, () => this.writeAll(format));
  }

  /**
   * What a sheet would change; with `apply` it does, all of it or nothing.
   * @throws UnsupportedMediaType, TooLarge, TooManyRequests, Unavailable; with `apply`, InvalidFields for a sheet with problems
   */
  read(bytes: Buffer, apply: boolean, by: Caller): Promise<SheetReport> {
    return this.imports.take(by.adminId, () => this.readAll(bytes, apply, by));
  }

  private async writeAll(format: SheetFormat): Promise<Buffer | Readable> {
    if (format === 'csv') return this.writeCsv();
    const rows = [HEADER];
    for await (const page of this.pages()) rows.push(...page);
    return writeSheet(rows, format, WIDTHS);
  }

  /** By way of a file, however many products there are: a slow reader keeps no other export waiting, and a failed one is answered as such. */
  private async writeCsv(): Promise<Readable> {
    const folder = await mkdtemp(join(tmpdir(), 'etalase-sheet-'));
    const file = await open(join(folder, 'sheet.csv'), 'wx+', 0o600).finally(() =>
      // The open file stays for as long as it is read.
      rm(folder, { recursive: true }),
    );
    try {
      await file.writeFile(await writeSheet([HEADER], 'csv', WIDTHS));
      for await (const page of this.pages())
        await file.writeFile(await writeSheet(page, 'csv', WIDTHS, true));
      return file.createReadStream({ start: 0 });
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  private async *pages(): AsyncGenerator<Cell[][]> {
    for (let rows: Cell[][] = [], after = 0; ; await giveWay()) {
      const page = await this.productsService.after(after, PAGE);
      after = page.at(-1)?.id ?? after;
      rows.push(...page.map(toRow));
      const isLast = page.length < PAGE;
      if (rows.length > 0 && (isLast || rows.length >= ROWS_OF_A_THREAD)) {
        yield rows;
        rows = [];
      }
      if (isLast) return;
    }
  }

  private async readAll(bytes: Buffer, apply: boolean, by: Author): Promise<SheetReport> {
    const [head, ...rows] = await readRows(bytes);
    if (!head) throw new UnsupportedMediaType('Berkas kosong.');
    const { changes, problems } = await this.check(new SheetHeader(head), rows);
    if (apply && problems.length > 0) throw new InvalidFields(byPlace(problems));
    if (apply && changes.length > 0) await this.apply(changes, by);
    return {
      rows: rows.length,
      created: changes.filter(({ id }) => id === undefined).length,
      updated: changes.filter(({ id }) => id !== undefined).length,
      unchanged: problems.length > 0 ? 0 : rows.length - changes.length,
      applied: apply,
      problems,
    };
  }

  /** The rows that would change something. */
  private async check(header: SheetHeader, rows: readonly SheetRow[]) {
    if (header.problems.length > 0) return { changes: [], problems: header.problems };
    const products = await this.find(idsIn(header, rows));
    const categories = await this.categories.find({ select: { id: true, name_key: true } });
    const { changes, problems } = await readChanges(header, rows, {
      products,
      categories: new Map(categories.map(({ id, name_key }) => [name_key, id])),
    });
    return { changes: problems.length > 0 ? [] : changes, problems };
  }

  private async find(ids: readonly number[]): Promise<Map<number, Product>> {
    const found = new Map<number, Product>();
    for (let start = 0; start < ids.length; start += PAGE) {
      const page = this.withCategory().whereInIds(ids.slice(start, start + PAGE));
      for (const product of await page.getMany()) found.set(product.id, product);
      await giveWay();
    }
    return found;
  }

  private apply(changes: readonly Change[], by: Author): Promise<void> {
    return this.work.publish(async () => {
      const created: CreateProductRequest[] = [];
      const updated = new Map<number, UpdateProductRequest>();
      for (const { id, request } of changes) {
        if (id === undefined) created.push(request);
        else updated.set(id, request);
      }
      await this.productsService.updateAll(updated, by);
      await this.productsService.createAll(created, by);
    });
  }

  private withCategory() {
    return this.products
      .createQueryBuilder('product')
      .innerJoinAndSelect('product.category', 'category')
      .orderBy('product.id');
  }
}

function byPlace(problems: readonly SheetProblem[]): Record<string, string> {
  const sentences = problems.map(({ line, column, message }) => [`Baris ${line}, ${column}`, message]);
  return Object.fromEntries(sentences) as Record<string, string>;
}

/** One sheet at a time, and few of one administrator, so that the others have their turn too. */
class SheetTurns {
  private readonly turns: Turns;
  private readonly unfinished: number[] = [];

  /** @param work what the sentences call it */
  constructor(private readonly work: string) {
    this.turns = new Turns(MOST_WAITING, `${work} lain masih menunggu giliran. Coba lagi sebentar lagi.`);
  }

  /** @throws TooManyRequests, Unavailable */
  async take<T>(adminId: number, run: () => Promise<T>): Promise<T> {
    if (this.unfinished.filter((id) => id === adminId).length >= MOST_OF_ONE)
      throw new TooManyRequests(
        `${this.work} Anda sebelumnya belum selesai. Coba lagi sebentar lagi.`,
        RETRY_AFTER,
      );
    this.unfinished.push(adminId);
    try {
      return await this.turns.take(run);
    } finally {
      this.unfinished.splice(this.unfinished.indexOf(adminId), 1);
    }
  }
}
