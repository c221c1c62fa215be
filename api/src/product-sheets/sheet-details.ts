import { giveWay } from '../database/give-way.js';
import { type ProductWithCategory } from '../products/product.dto.js';
import { ON_REQUEST } from '../products/product-request.dto.js';
import { afterWrite } from '../products/trade-rules.js';
import { emptiedColumns } from './emptied-columns.js';
import { farPrices } from './far-prices.js';
import { keptDays, keptOffers } from './kept-offers.js';
import { isTranslationKept } from './kept-translations.js';
import { lostTests } from './lost-tests.js';
import { COLUMNS, type Stored } from './product-columns.js';
import { type SheetHeader, toRow } from './product-rows.js';
import { type Change, ROWS_PER_TURN } from './row-changes.js';
import type { SheetDetails } from './product-sheet.dto.js';
import type { SheetChange } from './sheet-change.dto.js';
import type { SameName, SheetProblem, SimilarName, UnknownCategory } from './sheet-findings.dto.js';
import { problemsWithValues, productNamed } from './sheet-problems.js';
import type { Cell, SheetRow } from './spreadsheet.js';
import { type Similar, similarOfNew } from './similar-names.js';
import type { StillWritten } from './still-written.js';
import { unlikelyValues } from './unlikely-values.js';
import { wanderedColumns } from './wandered-columns.js';

/** Of an answer: a description may have thousands of characters. */
const LONGEST_SHOWN = 300;
/** Of two long texts, before what differs. */
const SHOWN_BEFORE = 60;
const MOST_CHANGES = 100;
const MOST_NAMES = 20;

/** What no change of a product shows: they tell rows apart. */
const NOT_SHOWN: readonly string[] = ['ID', 'Versi'];

/** What a check has found, for its answer and for the files about it. */
export interface Checked {
  header: SheetHeader;
  rows: readonly SheetRow[];
  problems: readonly SheetProblem[];
  changes: readonly Change[];
  /** The changes, also those that problems prevent or that are left out. */
  asked: readonly Change[];
  /** The lines that are left out. */
  skipped: readonly number[];
  stored: Stored;
  /** Rows without an ID whose name one product has. */
  namedRows: number;
  /** Products that are stored, and not in a sheet that has some. */
  others: number;
  unknown: readonly UnknownCategory[];
  /** What rows without a product may mean. */
  alike?: Similar;
  /** The names that no product has, and one nearly. */
  guessable: readonly SimilarName[];
  still: StillWritten;
}

/** Each change, field by field. */
export function* changesWithValues({ header, changes, stored, still }: Checked): Generator<SheetChange> {
  for (const change of changes) {
    const before = storedOf(change, stored);
    const after = productAfter(change, before, stored);
    const [from, to] = [before ? toRow(before, header.specs) : [], toRow(after, header.specs)];
    const far = farPrices(before, change.request);
    const unlikely = unlikelyValues(change, before, header.specs);
    const emptied = emptiedColumns(change, before);
    const tests = lostTests(change, before, header.specs.templates);
    const written = still.get(change.line);
    const labelOf = (column: string) =>
      header.specs.labelOf(column, [change.request.category_id, before?.category_id]);
    const all = header.titles.map((column, place) => ({
      column,
      from: from[place] ?? null,
      to: to[place] ?? null,
      ...(column === COLUMNS.export_price.title && currencies(before, after)),
      ...(far.includes(column) && { far: true as const }),
      ...(unlikely.has(column) && { unlikely: unlikely.get(column) }),
      ...(emptied.includes(column) && { emptied: true as const }),
      ...(tests.has(column) && { test_lost: tests.get(column) }),
      ...(written?.has(column) && { still_written: written.get(column) }),
    }));
    const fields = all.filter(({ column, from, to }) => !NOT_SHOWN.includes(column) && from !== to);
    const name = String(to[header.titles.indexOf('Nama')]);
    yield {
      line: change.line,
      id: change.id ?? null,
      name,
      fields: fields.map((field) => ({ ...field, label: labelOf(field.column) })),
    };
  }
}

const currencies = (before: ProductWithCategory | undefined, after: ProductWithCategory) => ({
  ...(before?.export_currency && { from_currency: before.export_currency }),
  ...(after.export_currency && { to_currency: after.export_currency }),
});

/** Whether an export price goes, which is `unlikely`. */
const isOfferGone = ({ request }: Change, before: ProductWithCategory | undefined) =>
  (before?.export_price ?? null) !== null && request.export_price === null;

const storedOf = ({ id }: Change, { products }: Stored) => (id === undefined ? undefined : products.get(id));

function productAfter(
  { request, specs }: Change,
  before: ProductWithCategory | undefined,
  { names }: Stored,
) {
  const after = {
    ...afterWrite<ProductWithCategory>(before, request),
    specs: specs === undefined ? before?.specs : specs,
    category: { nama_category: names.get(request.category_id) },
  };
  return { ...after, ...(request.price === ON_REQUEST && { price: null }) } as ProductWithCategory;
}

function skippedRows({ header, rows, skipped, stored }: Checked) {
  return skipped.slice(0, MOST_NAMES).map((line) => {
    const row = rows.find((each) => each.line === line);
    return { line, name: cut(row ? productNamed(row, header, stored) : '') };
  });
}

/** The products of the trash that rows are of, but for a name that several there have. */
function trashedIn({ header, rows, skipped, stored }: Checked): number[] {
  const left = new Set(skipped);
  const ids = rows
    .filter(({ line }) => !left.has(line))
    .flatMap((row) => {
      const id = header.idOf(row);
      if (id !== undefined) return stored.trashed.has(id) ? [id] : [];
      return row.trashed?.length === 1 ? row.trashed : [];
    });
  return [...new Set(ids)];
}

/** @param entry of an import that is done */
export async function detailsOf(checked: Checked, same: readonly SameName[], entry: number | undefined) {
  const problems = [...problemsWithValues(checked)].map((problem) => ({
    ...problem,
    name: cut(problem.name),
    value: cut(problem.value),
    nearest: cut(problem.nearest),
  }));
  const changes: SheetChange[] = [];
  for (const change of changesWithValues({ ...checked, changes: checked.changes.slice(0, MOST_CHANGES) }))
    changes.push({
      ...change,
      fields: change.fields.map((field) => ({ ...field, ...cutBoth(field.from, field.to) })),
    });
  const { header, stored, rows, alike } = checked;
  const similar = alike ? similarOfNew(alike, header, rows, checked.changes) : [];
  const kept = keptOffers(checked.changes, stored);
  const days = keptDays(checked.changes, stored);
  const translations: string[] = [];
  let [far, unlikely, emptied, goneOffers, tests] = [0, 0, 0, 0, 0];
  for (const [at, change] of checked.changes.entries()) {
    if (at % ROWS_PER_TURN === 0) await giveWay();
    const before = storedOf(change, stored);
    far += farPrices(before, change.request).length;
    unlikely += unlikelyValues(change, before, header.specs).size;
    emptied += emptiedColumns(change, before).length;
    goneOffers += isOfferGone(change, before) ? 1 : 0;
    tests += lostTests(change, before, header.specs.templates).size;
    if (before && isTranslationKept(change, before)) translations.push(before.name);
  }
  const details: SheetDetails = {
    changes,
    unknown_categories: [...checked.unknown],
    unknown_columns: header.unknownTitles,
    named_rows: checked.namedRows,
    guessable_names: checked.guessable.slice(0, MOST_CHANGES),
    guessable_names_count: checked.guessable.length,
    trashed: trashedIn(checked),
    same_names: same.slice(0, MOST_NAMES),
    same_names_count: same.length,
    similar_names: similar.slice(0, MOST_NAMES),
    similar_names_count: similar.length,
    skipped_rows: skippedRows(checked),
    wandered_columns: wanderedColumns(checked.asked, stored.products),
    far_count: far,
    unlikely_count: unlikely,
    emptied_count: emptied,
    cleared_count: emptied + goneOffers,
    tests_lost_count: tests,
    still_written_count: [...checked.still.values()].flatMap((written) => [...written]).length,
    kept_offers: kept.slice(0, MOST_NAMES).map(cut),
    kept_offers_count: kept.length,
    kept_days: days.slice(0, MOST_NAMES).map(cut),
    kept_days_count: days.length,
    kept_translations: translations.slice(0, MOST_NAMES).map(cut),
    kept_translations_count: translations.length,
    other_products: checked.others,
    entry,
  };
  return { problems, details };
}

/** Long texts begin a little before they differ: their beginning alone may be the same. */
function cutBoth<From, To>(from: From, to: To) {
  if (typeof from !== 'string' || typeof to !== 'string') return { from: cut(from), to: cut(to) };
  const least = Math.min(from.length, to.length);
  let same = 0;
  while (same < least && from[same] === to[same]) same += 1;
  const start =
    same > LONGEST_SHOWN / 2 ? from.lastIndexOf(' ', same - SHOWN_BEFORE) + 1 || same - SHOWN_BEFORE : 0;
  const behind = (text: string) => cut(start > 0 ? `…${text.slice(start)}` : text);
  return { from: behind(from), to: behind(to) };
}

function cut<T>(value: T): T | string {
  return typeof value === 'string' && value.length > LONGEST_SHOWN
    ? `${value.slice(0, LONGEST_SHOWN)}…`
    : value;
}

/** The problems of a sheet, or else what it changes, as the rows of a file. */
export function* fileRows(checked: Checked): Generator<Cell[], void> {
  if (checked.problems.length > 0) {
    yield ['Baris', 'Kolom', 'Nilai', 'Mungkin maksudnya', 'Masalah'];
    for (const { line, column, value, nearest, message } of problemsWithValues(checked))
      yield [line, column, value ?? null, nearest ?? null, message];
    return;
  }
  yield ['Baris', 'ID', 'Produk', 'Kolom', 'Sebelum', 'Sesudah', 'Catatan'];
  for (const { line, id, name, fields } of changesWithValues(checked))
    for (const { column, from, to, unlikely, test_lost, still_written } of fields) {
      const notes = [unlikely, test_lost, still_written].filter(Boolean).join(' ');
      yield [line, id, name, column, from, to, notes || null];
    }
}
