import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { nameKey } from '../categories/category.entity.js';
import { giveWay } from '../database/give-way.js';
import { isUnchanged } from '../history/record-type.js';
import { InvalidFields } from '../http/refusals.js';
import { notOneOf } from '../http/rules.js';
import type { Product } from '../products/product.entity.js';
import { CreateProductRequest, UpdateProductRequest } from '../products/product-request.dto.js';
import { merged, tradeProblems } from '../products/trade-rules.js';
import type { Specs } from '../spec-fields/spec-values.js';
import { isEmpty } from './cell-values.js';
import { COLUMNS, type Field, FIELDS, type Stored } from './product-columns.js';
import type { SheetHeader } from './sheet-header.js';
import type { SheetProblem } from './spreadsheet.dto.js';
import type { SheetRow } from './spreadsheet-file.js';
import { isExample } from './template.js';

/** How many rows are checked before other requests have their turn. */
const ROWS_PER_TURN = 200;
/** IDs that a sentence names. */
const MOST_IDS = 5;

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

/** What a row asks for. */
export type Change = {
  line: number;
  /** The specifications as they are to be stored; undefined leaves them as they are. */
  specs?: Specs | null;
} & ({ id: number; request: UpdateProductRequest } | { id: undefined; request: CreateProductRequest });

/** @param column its title or letter; null for the whole row */
type Refuse = (column: string | null, message: string) => void;

/** What the rows would change, and everything that is wrong with them. */
export async function readChanges(
  header: SheetHeader,
  rows: readonly SheetRow[],
  stored: Stored,
): Promise<{ changes: Change[]; problems: SheetProblem[] }> {
  const problems: SheetProblem[] = [];
  const lines = new Map<number, number>();
  const changes: Change[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_PER_TURN === 0) await giveWay();
    const { line } = row;
    const refuse: Refuse = (column, message) => void problems.push({ line, column, message });
    const change = readRow(row, header, stored, lines, refuse);
    if (!change || isStored(change, stored)) continue;
    changes.push(change);
    if (isOutdated(change, stored)) refuse(COLUMNS.version.title, OUTDATED);
  }
  const placeOf = ({ column }: SheetProblem) => (column === null ? -1 : header.titles.indexOf(column));
  problems.sort((a, b) => a.line - b.line || placeOf(a) - placeOf(b));
  return { changes, problems };
}

/**
 * @param lines of the products that earlier rows change
 * @returns undefined when the product of the row is not known
 */
function readRow(
  row: SheetRow,
  header: SheetHeader,
  stored: Stored,
  lines: Map<number, number>,
  refuse: Refuse,
): Change | undefined {
  const { line } = row;
  const stray = header.strayColumn(row);
  if (stray !== undefined) refuse(stray, UNTITLED);
  const id = productOf(row, header, stored, lines, refuse);
  if (id === null) return undefined;
  const before = id === undefined ? undefined : stored.products.get(id);
  const values = valuesOf(row, header, stored, before);
  const category_id = Number(values.category_id) || 0;
  const cell = (title: string) => header.cellUnder(row, title);
  // Without a category nothing says which specifications fit.
  const specs = category_id > 0 ? header.specs.read({ before, category_id, cell, refuse }) : {};
  const sent = { ...values, specs: specs.sent };
  return id === undefined
    ? { line, id, specs: specs.after, request: checked(CreateProductRequest, sent, before, refuse) }
    : { line, id, specs: specs.after, request: checked(UpdateProductRequest, sent, before, refuse) };
}

/**
 * A row is its ID's product, else the one of its name, else a new one.
 * @returns the ID; undefined for a new product, null for one that is not known
 */
function productOf(
  row: SheetRow,
  header: SheetHeader,
  stored: Stored,
  lines: Map<number, number>,
  refuse: Refuse,
): number | undefined | null {
  const given = header.idIn(row);
  const name = header.nameIn(row);
  const named = given === undefined ? (stored.named.get(nameKey(name)) ?? []) : [];
  const id = given ?? named[0];
  const product = stored.products.get(id ?? Number.NaN);
  if (given !== undefined && (!product || product.deleted_at)) {
    const unknown = product ? TRASHED_PRODUCT : UNKNOWN_PRODUCT;
    refuse(COLUMNS.id.title, isExample(header.cell(row, 'id')) ? EXAMPLE : unknown);
    return null;
  }
  if (named.length > 1) {
    refuse(COLUMNS.name.title, ambiguous(named));
    return null;
  }
  if (id === undefined) {
    if (name === '' || header.has('category_id')) return undefined;
    refuse(COLUMNS.name.title, UNKNOWN_NAME);
    return null;
  }
  const earlier = lines.get(id);
  if (earlier === undefined) lines.set(id, row.line);
  else if (given !== undefined) refuse(COLUMNS.id.title, `ID ini sudah ada di baris ${earlier}.`);
  else refuse(COLUMNS.name.title, `Produk ini sudah ada di baris ${earlier}.`);
  return id;
}

/** The fields of a row as a form would send them. */
function valuesOf(
  row: SheetRow,
  header: SheetHeader,
  stored: Stored,
  before: Product | undefined,
): Partial<Record<Field, unknown>> {
  const isSent = (field: Field) => {
    if (field === 'id' || !header.has(field)) return false;
    if (!before) return field !== 'version';
    if (field === 'name') return header.idIn(row) !== undefined;
    return !(KEPT_IF_EMPTY.includes(field) && isEmpty(header.cell(row, field)));
  };
  const sent = FIELDS.filter(isSent).map((field) => [
    field,
    COLUMNS[field].read(header.cell(row, field), stored),
  ]);
  return {
    ...(before && { name: before.name, category_id: before.category_id }),
    ...(Object.fromEntries(sent) as Partial<Record<Field, unknown>>),
  };
}

function checked<T extends object>(
  Request: ClassConstructor<T>,
  values: object,
  before: Product | undefined,
  refuse: Refuse,
): T {
  const request = plainToInstance(Request, values);
  const refused = InvalidFields.from(validateSync(request, { stopAtFirstError: true })).errors ?? {};
  const disagreeing = tradeProblems(merged(before, request));
  for (const [field, message] of Object.entries({ ...disagreeing, ...refused })) {
    const { title, words } = COLUMNS[field as Field];
    refuse(title, words && field in refused ? notOneOf(title, words) : message);
  }
  return request;
}

function isStored({ id, request }: Change, { products }: Stored): boolean {
  const product = id === undefined ? undefined : products.get(id);
  return product !== undefined && isUnchanged(product, { ...request, version: undefined });
}

function isOutdated({ id, request }: Change, { products }: Stored): boolean {
  if (id === undefined || !Number.isInteger(request.version)) return false;
  return products.get(id)?.version !== request.version;
}
