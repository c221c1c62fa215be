import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { nameKey } from '../categories/category.entity.js';
import { giveWay } from '../database/give-way.js';
import { isUnchanged } from '../history/record-type.js';
import { InvalidFields } from '../http/refusals.js';
import { notOneOf } from '../http/rules.js';
import type { Product } from '../products/product.entity.js';
import { CreateProductRequest, UpdateProductRequest } from '../products/product-request.dto.js';
import { tradeProblems } from '../products/trade-problems.js';
import { afterWrite } from '../products/trade-rules.js';
import type { Specs } from '../spec-fields/spec-values.js';
import { amountTerms } from './amount-terms.js';
import { isEmpty, withoutTerms, withoutPackWeight } from './cell-values.js';
import { LOST_LETTERS, lostLetters } from './lost-letters.js';
import { OUTDATED_ROW } from './outdated-row.js';
import {
  COLUMNS,
  type Field,
  FIELDS_OF_NEW,
  FIELDS_OF_STORED,
  KEPT,
  type Stored,
} from './product-columns.js';
import type { SheetHeader } from './product-rows.js';
import { isExample } from './sheet-template.js';
import type { SheetProblem } from './sheet-findings.dto.js';
import type { SheetRow } from './spreadsheet.js';

/** Checked before other requests have their turn. */
export const ROWS_PER_TURN = 200;

const UNTITLED = 'Sel ini tidak punya judul kolom. Teks yang memuat pemisah kolom harus diapit tanda kutip.';
const EXAMPLE =
  'Baris ini contoh. Hapus barisnya, lalu pilih berkasnya lagi. Bila isinya produk Anda, kosongkan ID-nya.';
const UNKNOWN_PRODUCT = 'Produk dengan ID ini tidak ada.';
const RESTORE = 'Pulihkan dulu, atau lewati baris ini.';
const TRASHED_PRODUCT = `Produk dengan ID ini ada di sampah. ${RESTORE}`;
const UNKNOWN_NAME = `Tidak ada produk bernama ini. Periksa namanya. Bila memang produk baru, isi juga kolom '${COLUMNS.category_id.title}'.`;
/** Of a sentence. */
const MOST_IDS = 5;
const first = (ids: readonly number[]) => ids.slice(0, MOST_IDS).join(', ');
const ambiguous = (ids: readonly number[], called: string) =>
  `Ada ${ids.length} produk ${called} ini. Isi ID yang dimaksud: ${first(ids)}.`;
const trashedName = (ids: readonly number[], called: string) =>
  `Produk ${called} ini ada di sampah (ID ${first(ids)}). ${RESTORE}`;

/** What a row asks for. */
export type Change = {
  line: number;
  /** As they are to be stored; undefined: as they are. */
  specs?: Specs | null;
} & ({ id: number; request: UpdateProductRequest } | { id: undefined; request: CreateProductRequest });

/** @param column its title, or its letter; null for the whole row */
type Refuse = (column: string | null, message: string) => void;

interface Checked {
  changes: Change[];
  /** With those that are left out. */
  asked: Change[];
  /** Everything that is wrong with the rows: then nothing may be done. */
  problems: SheetProblem[];
  /** The lines that are left out. */
  skipped: number[];
}

/** Which rows are left out: those whose product somebody has changed since, and all with a problem. */
interface Skipping {
  outdated: boolean;
  problems: boolean;
}

/** What the rows would change. */
export async function readChanges(
  header: SheetHeader,
  rows: readonly SheetRow[],
  stored: Stored,
  skip: Skipping = { outdated: false, problems: false },
): Promise<Checked> {
  const problems: SheetProblem[] = [];
  const lines = new Map<number, number>();
  const read: Change[] = [];
  for (const row of rows) {
    if (read.length % ROWS_PER_TURN === 0) await giveWay();
    const lost = lostLetters(row, header, stored);
    const add: Refuse = (column, message) => void problems.push({ line: row.line, column, message });
    // What else is wrong with such a cell follows from that.
    const refuse: Refuse = (column, message) => void (lost.has(column) || add(column, message));
    for (const column of lost.keys()) add(column, LOST_LETTERS);
    read.push(readRow(row, header, stored, lines, refuse));
  }
  const asked = read.filter((change) => !isStored(change, stored));
  const outdated = asked.filter((change) => isOutdated(change, stored));
  if (!skip.outdated)
    for (const { line } of outdated)
      problems.push({ line, column: COLUMNS.version.title, message: OUTDATED_ROW });
  const left = [...(skip.outdated ? outdated : []), ...(skip.problems ? problems : [])];
  const skipped = new Set(left.map(({ line }) => line));
  const isTaken = ({ line }: { line: number }) => !skipped.has(line);
  return {
    changes: asked.filter(isTaken),
    asked,
    problems: inOrder(problems.filter(isTaken), header),
    skipped: [...skipped].sort((a, b) => a - b),
  };
}

function inOrder(problems: SheetProblem[], { titles }: SheetHeader): SheetProblem[] {
  const placeOf = ({ column }: SheetProblem) => (column === null ? -1 : titles.indexOf(column));
  return problems.sort((a, b) => a.line - b.line || placeOf(a) - placeOf(b));
}

/** As the fields of a refusal are named. */
export function byPlace(problems: readonly SheetProblem[]): Record<string, string> {
  const sentences = problems.map(({ line, column, message }) => [`Baris ${line}, ${column}`, message]);
  return Object.fromEntries(sentences) as Record<string, string>;
}

/** @param lines by the ids of the rows before */
function readRow(
  row: SheetRow,
  header: SheetHeader,
  stored: Stored,
  lines: Map<number, number>,
  add: Refuse,
): Change {
  const { line } = row;
  const stray = header.strayColumn(row);
  if (stray !== undefined) add(stray, UNTITLED);
  const unmatched = unmatchedName(row, header);
  if (unmatched !== undefined) add(COLUMNS.name.title, unmatched);
  const id = readId(row, header, stored, lines, add);
  const before = id === undefined ? undefined : stored.products.get(id);
  // Of a product that is not known nothing else can be checked.
  const isKnown = unmatched === undefined && (id === undefined || before !== undefined);
  const refuse: Refuse = (column, message) => void (isKnown && add(column, message));
  const values = valuesOf(
    row,
    header,
    stored,
    id === undefined ? FIELDS_OF_NEW : FIELDS_OF_STORED,
    before,
    refuse,
  );
  // What a mistyped name hides would come in a second round.
  const similar = stored.similar.get(nameKey(String(header.cell(row, 'category_id') ?? '')));
  const category_id = Number(values.category_id) || similar || 0;
  const specCell = (title: string) => {
    const cell = header.under(row, title);
    return header.isLeft(cell, before) ? undefined : cell;
  };
  // Of a category that is not known nothing says what its products have.
  const specs = category_id > 0 ? header.specs.read({ before, category_id, cell: specCell, refuse }) : {};
  const sent = { ...values, specs: specs.sent };
  return id === undefined
    ? { line, id, specs: specs.after, request: checked(CreateProductRequest, sent, before, refuse) }
    : { line, id, specs: specs.after, request: checked(UpdateProductRequest, sent, before, refuse) };
}

function readId(
  row: SheetRow,
  header: SheetHeader,
  stored: Stored,
  lines: Map<number, number>,
  refuse: Refuse,
): number | undefined {
  const id = header.idOf(row);
  if (id === undefined) return undefined;
  const earlier = lines.get(id);
  const { title } = row.named ? COLUMNS.name : COLUMNS.id;
  if (isExample(header.cell(row, 'id'))) refuse(title, EXAMPLE);
  else if (!stored.products.has(id))
    refuse(title, stored.trashed.has(id) ? TRASHED_PRODUCT : UNKNOWN_PRODUCT);
  else if (earlier !== undefined)
    refuse(title, `${row.named ? 'Produk' : 'ID'} ini sudah ada di baris ${earlier}.`);
  lines.set(id, earlier ?? row.line);
  return id;
}

/** Why a row that is matched by its name can be of no product. */
function unmatchedName(row: SheetRow, header: SheetHeader): string | undefined {
  const { named, trashed = [], english } = row;
  const called = english ? 'bernama Inggris' : 'bernama';
  if (named && named.length > 1) return ambiguous(named, called);
  if (trashed.length > 0) return trashedName(trashed, called);
  const isOfNone = !header.has('category_id') || isEmpty(header.cell(row, 'category_id'));
  return named?.length === 0 && isOfNone ? UNKNOWN_NAME : undefined;
}

/** Name and category may be missing beside an id; who is found by a name keeps it. */
function valuesOf(
  row: SheetRow,
  header: SheetHeader,
  stored: Stored,
  fields: readonly Field[],
  before: Product | undefined,
  refuse: Refuse,
): Partial<Record<Field, unknown>> {
  const said = amountTerms(row, header, stored, before, refuse);
  const packCell = header.cell(row, 'pack_net_kg');
  const pack = isEmpty(packCell) ? before?.pack_net_kg : COLUMNS.pack_net_kg.read(packCell, stored);
  const cellOf = (field: Field) => {
    const cell = header.cell(row, field);
    if (field === 'price_unit') return withoutPackWeight(cell, pack);
    return field === 'export_price' ? withoutTerms(cell) : cell;
  };
  const isKept = (field: Field) =>
    (row.named && field === 'name') ||
    (KEPT.includes(field) && isEmpty(header.cell(row, field))) ||
    header.isLeft(header.cell(row, field), before);
  const sent = fields
    .filter((field) => header.has(field) && !(before && isKept(field)))
    .map((field) => [field, COLUMNS[field].read(cellOf(field), stored)] as const);
  return {
    ...(before && { name: before.name, category_id: before.category_id }),
    ...Object.fromEntries(sent),
    ...said,
  };
}

function checked<T extends object>(
  Request: ClassConstructor<T>,
  values: object,
  before: Product | undefined,
  refuse: Refuse,
): T {
  const request = plainToInstance(Request, values);
  const found = validateSync(request, { stopAtFirstError: true });
  const refused = InvalidFields.from(found).errors ?? {};
  const between = tradeProblems(afterWrite(before, request));
  for (const [field, message] of Object.entries({ ...between, ...refused })) {
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
  return products.has(id) && products.get(id)?.version !== request.version;
}
