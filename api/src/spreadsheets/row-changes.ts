import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { nameKey } from '../categories/category.entity.js';
import { inTurns } from '../database/yield-to-event-loop.js';
import { isUnchanged } from '../history/record-type.js';
import { nearest } from '../http/nearest.js';
import { InvalidFields } from '../http/http-errors.js';
import { notOneOf } from '../http/rules.js';
import type { Product } from '../products/product.entity.js';
import { CreateProductRequest, UpdateProductRequest } from '../products/product-request.dto.js';
import { mergeFields, tradeProblems } from '../products/trade-rules.js';
import { isEmpty } from './cell-values.js';
import { COLUMN_TITLED, COLUMNS, type Field, FIELDS } from './product-columns.js';
import { idIn, nameIn, type TitledRow } from './sheet-header.js';
import { LONGEST_SHOWN } from './sheet-limits.js';
import type { SheetProblem } from './spreadsheet.dto.js';
import type { Cell } from './spreadsheet-file.js';
import type { Stored } from './stored.js';
import { isExample } from './template.js';

const MOST_IDS = 5;
/** Rows behind them are not read: nobody mends more before the next check. */
const MOST_PROBLEMS = 10_000;

const UNTITLED = 'Sel ini tidak punya judul kolom. Teks yang memuat pemisah kolom harus diapit tanda kutip.';
const EXAMPLE =
  'Baris ini contoh. Hapus barisnya, lalu pilih berkasnya lagi. Bila isinya produk Anda, kosongkan ID-nya.';
const UNKNOWN_PRODUCT = 'Produk dengan ID ini tidak ada.';
const TRASHED_PRODUCT = 'Produk dengan ID ini ada di sampah. Pulihkan dulu, atau hapus baris ini.';
const UNKNOWN_NAME = `Tidak ada produk bernama ini. Periksa namanya. Bila memang produk baru, isi juga kolom '${COLUMNS.category_id.title}'.`;
const OUTDATED =
  'Produk ini sudah diubah setelah berkas ini diekspor. Ekspor lagi, atau kosongkan Versi untuk menimpanya.';
const ambiguous = (ids: readonly number[]) =>
  `Ada ${ids.length} produk bernama ini. Isi ID yang dimaksud: ${ids.slice(0, MOST_IDS).join(', ')}.`;

/** An empty cell leaves these as they are; 'Atas permintaan' takes a price away. */
const KEPT_IF_EMPTY: readonly Field[] = ['category_id', 'price'];

export type Change = { line: number } & (
  { id: number; request: UpdateProductRequest } | { id: undefined; request: CreateProductRequest }
);

export async function readChanges(
  rows: readonly TitledRow[],
  stored: Stored,
): Promise<{ changes: Change[]; problems: SheetProblem[] }> {
  const reader = new RowReader(stored);
  const titles: (string | null)[] = stored.specs.titles;
  const problems: SheetProblem[] = [];
  for await (const row of inTurns(rows)) {
    reader.read(row);
    const found = reader.problems.splice(0);
    problems.push(...found.sort((a, b) => titles.indexOf(a.column) - titles.indexOf(b.column)));
    if (problems.length >= MOST_PROBLEMS) break;
  }
  return { changes: reader.changes, problems };
}

class RowReader {
  readonly changes: Change[] = [];
  readonly problems: SheetProblem[] = [];
  private readonly lines = new Map<number, number>();

  constructor(private readonly stored: Stored) {}

  read(row: TitledRow): void {
    const { line, cells, stray } = row;
    if (stray !== undefined) this.refuse(row, stray, UNTITLED);
    for (const [title, message] of row.unread ?? []) this.report(row, title, message);
    const before = this.productOf(row);
    if (before === null) return;
    const values = this.valuesOf(row, before);
    const category_id = Number(values.category_id) || 0;
    const refuse = (title: string | null, message: string) => this.refuse(row, title, message);
    // Without a category nothing says which specifications fit.
    const specs = category_id > 0 ? this.stored.specs.read(cells, before, category_id, refuse) : undefined;
    const sent = { ...values, specs };
    if (!before) {
      const request = this.checked(CreateProductRequest, row, sent);
      this.changes.push({ line, id: undefined, request });
      return;
    }
    const request = this.checked(UpdateProductRequest, row, sent, before);
    if (isUnchanged(before, { ...request, version: undefined })) return;
    this.changes.push({ line, id: before.id, request });
    if (Number.isInteger(request.version) && request.version !== before.version)
      this.refuse(row, COLUMNS.version.title, OUTDATED);
  }

  /** @param column its title or letter; null for the whole row */
  private refuse(row: TitledRow, column: string | null, message: string): void {
    if (!row.unread?.has(column ?? '')) this.report(row, column, message);
  }

  private report({ line, cells }: TitledRow, column: string | null, message: string): void {
    const cell = cells.get(column ?? '') ?? null;
    const value = cell === null ? null : String(cell).slice(0, LONGEST_SHOWN);
    const { title, words = [] } = COLUMN_TITLED.get(column) ?? {};
    const known = value === null ? null : nearest(value.trim(), words);
    const category = title === COLUMNS.category_id.title && this.stored.unknown.get(nameKey(value ?? ''));
    const shown = message.length > LONGEST_SHOWN ? `${message.slice(0, LONGEST_SHOWN)}…` : message;
    this.problems.push({ line, column, message: shown, value, nearest: category ? category.nearest : known });
  }

  /** By its ID, else by its name. @returns undefined for a new product, null for one that is not known */
  private productOf(row: TitledRow): Product | undefined | null {
    const [id, name] = [idIn(row), nameIn(row)];
    const column = id === undefined ? COLUMNS.name.title : COLUMNS.id.title;
    const named = id === undefined ? (this.stored.named.get(nameKey(name)) ?? []) : [];
    const product = this.stored.products.get(id ?? named[0] ?? 0);
    const problem = this.identityProblem(row, product, named);
    const earlier = product && this.lines.get(product.id);
    if (problem !== undefined) this.refuse(row, column, problem);
    else if (earlier !== undefined) this.refuse(row, column, `Produk ini sudah ada di baris ${earlier}.`);
    else if (product) this.lines.set(product.id, row.line);
    return problem === undefined ? product : null;
  }

  private identityProblem(row: TitledRow, product: Product | undefined, named: readonly number[]) {
    if (idIn(row) !== undefined) {
      if (isExample(row.cells.get(COLUMNS.id.title))) return EXAMPLE;
      if (!product) return UNKNOWN_PRODUCT;
      return product.deleted_at ? TRASHED_PRODUCT : undefined;
    }
    if (named.length > 1) return ambiguous(named);
    const isNew = nameIn(row) === '' || row.cells.has(COLUMNS.category_id.title);
    return product || isNew ? undefined : UNKNOWN_NAME;
  }

  private valuesOf(row: TitledRow, before: Product | undefined): Partial<Record<Field, unknown>> {
    const isKept = (field: Field, cell: Cell) => {
      if (!before) return field === 'version';
      if (field === 'name') return idIn(row) === undefined;
      return KEPT_IF_EMPTY.includes(field) && isEmpty(cell);
    };
    const values: Partial<Record<Field, unknown>> = {};
    if (before) Object.assign(values, { name: before.name, category_id: before.category_id });
    for (const field of FIELDS) {
      const { title, read } = COLUMNS[field];
      const cell = row.cells.get(title);
      if (field === 'id' || cell === undefined || isKept(field, cell)) continue;
      values[field] = read(cell, this.stored.categories);
    }
    return values;
  }

  private checked<T extends object>(
    Request: ClassConstructor<T>,
    row: TitledRow,
    values: object,
    before?: Product,
  ): T {
    const request = plainToInstance(Request, values);
    const refused = InvalidFields.from(validateSync(request, { stopAtFirstError: true })).errors ?? {};
    const disagreeing = tradeProblems(mergeFields(before, request));
    for (const [field, message] of Object.entries({ ...disagreeing, ...refused })) {
      const { title, words } = COLUMNS[field as Field];
      this.refuse(row, title, words && field in refused ? notOneOf(title, words) : message);
    }
    return request;
  }
}
