import { nameKey } from '../categories/category.entity.js';
import { nearest } from '../http/nearest.js';
import { fiveFoldChanges } from '../products/five-fold.js';
import type { ProductWithCategory } from '../products/product.dto.js';
import { ON_REQUEST } from '../products/product-request.dto.js';
import { merged } from '../products/trade-rules.js';
import { COLUMN_TITLED, COLUMNS, type Stored } from './product-columns.js';
import type { Change } from './row-changes.js';
import { type SheetHeader, toRow } from './sheet-header.js';
import type { SheetChange, SheetDetails, SheetProblem, UnknownCategory } from './spreadsheet.dto.js';
import type { SheetRow } from './spreadsheet-file.js';

/** A description may have thousands of characters. */
const LONGEST_SHOWN = 300;
/** What is shown of two long texts before they differ. */
const SHOWN_BEFORE = 60;
const MOST_CHANGES = 100;
/** Columns that only tell rows apart. */
const NOT_SHOWN: readonly string[] = [COLUMNS.id.title, COLUMNS.version.title];

export interface Checked {
  header: SheetHeader;
  rows: readonly SheetRow[];
  problems: readonly SheetProblem[];
  /** None while there are problems. */
  changes: readonly Change[];
  stored: Stored;
  unknown: readonly UnknownCategory[];
}

/** The problems with the values that they are about, and what the sheet would change. */
export function detailsOf(
  checked: Checked,
  history_id?: number,
): { problems: SheetProblem[]; details: SheetDetails } {
  const { header, unknown, changes } = checked;
  return {
    problems: problemsWithValues(checked),
    details: {
      changes: changes.slice(0, MOST_CHANGES).map((change) => differences(change, checked)),
      unknown_categories: [...unknown],
      unknown_columns: header.unknown,
      ...(history_id !== undefined && { history_id }),
    },
  };
}

/** Each problem with its value, and the known word or category that is most like it. */
function problemsWithValues({ header, rows, problems, unknown }: Checked): SheetProblem[] {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const categories = new Map(unknown.map((category) => [nameKey(category.name), category.nearest]));
  const nearestTo = (column: string | null, value: string) =>
    column === COLUMNS.category_id.title
      ? categories.get(nameKey(value))
      : nearest(value.trim(), COLUMN_TITLED.get(column)?.words ?? []);
  return problems.map((problem) => {
    const row = byLine.get(problem.line);
    const cell = row ? header.cellOf(row, problem) : null;
    const value = cell === null ? null : String(cell);
    return {
      ...problem,
      value: cut(value),
      nearest: (value !== null && nearestTo(problem.column, value)) || null,
    };
  });
}

/** What a row changes, field by field. */
function differences(change: Change, { header: { titles, specs }, stored }: Checked): SheetChange {
  const { line, id, request } = change;
  const before = id === undefined ? undefined : stored.products.get(id);
  const after = productAfter(change, before, stored);
  const [from, to] = [before ? toRow(before, specs) : [], toRow(after, specs)];
  const fiveFold = fiveFoldChanges(before ?? {}, request).map(({ field }) => COLUMNS[field].title);
  const fields = titles.map((column, place) => ({
    column,
    from: from[place] ?? null,
    to: to[place] ?? null,
    ...(fiveFold.includes(column) && { five_fold: true as const }),
  }));
  return {
    line,
    id: id ?? null,
    name: after.name,
    fields: fields
      .filter(({ column, from, to }) => !NOT_SHOWN.includes(column) && from !== to)
      .map((field) => ({ ...field, ...cutBoth(field.from, field.to) })),
  };
}

function productAfter(
  { request, specs }: Change,
  before: ProductWithCategory | undefined,
  { names }: Stored,
): ProductWithCategory {
  const after = {
    ...merged<ProductWithCategory>(before, request),
    specs: specs === undefined ? before?.specs : specs,
    category: { nama_category: names.get(request.category_id) },
  };
  return { ...after, ...(request.price === ON_REQUEST && { price: null }) } as ProductWithCategory;
}

/** Long texts are shown from a little before they differ. */
function cutBoth<From, To>(from: From, to: To) {
  if (typeof from !== 'string' || typeof to !== 'string') return { from: cut(from), to: cut(to) };
  let same = 0;
  while (same < from.length && from[same] === to[same]) same += 1;
  const start =
    same > LONGEST_SHOWN / 2 ? from.lastIndexOf(' ', same - SHOWN_BEFORE) + 1 || same - SHOWN_BEFORE : 0;
  const shown = (text: string) => cut(start > 0 ? `…${text.slice(start)}` : text);
  return { from: shown(from), to: shown(to) };
}

function cut<T>(value: T): T | string {
  return typeof value === 'string' && value.length > LONGEST_SHOWN
    ? `${value.slice(0, LONGEST_SHOWN)}…`
    : value;
}
