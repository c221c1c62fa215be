import { nameKey } from '../categories/category.entity.js';
import { categoryOf } from './cell-values.js';
import { LOST_LETTERS, lostLetters } from './lost-letters.js';
import { nearestSpec } from './nearest-spec.js';
import { COLUMN_TITLED, COLUMNS, type Stored } from './product-columns.js';
import type { SheetHeader } from './product-rows.js';
import type { Checked } from './sheet-details.js';
import type { SheetProblem } from './sheet-findings.dto.js';
import { isSpecTitle } from './spec-columns.js';
import type { SheetRow } from './spreadsheet.js';

/** Each problem with the value it is about, and what may have been meant: the nearest title, category, product or word to one that is not known, a number in other signs, a day, what is stored. */
export function* problemsWithValues({
  header,
  rows,
  problems,
  unknown,
  stored,
  alike,
}: Checked): Generator<SheetProblem> {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const nearestOf = new Map(unknown.map(({ name, nearest }) => [nameKey(name), nearest]));
  const meant = (column: string | null, value: string) => {
    if (column === COLUMNS.category_id.title) return nearestOf.get(nameKey(value)) ?? null;
    if (column === COLUMNS.name.title) return alike?.get(nameKey(value))?.name ?? null;
    if (column !== null && isSpecTitle(column)) return nearestSpec(value);
    return COLUMN_TITLED.get(column)?.meant?.(value) ?? null;
  };
  for (const problem of problems) {
    const row = byLine.get(problem.line);
    const cell = row && problem.column !== null ? header.cellUnder(row, problem.column) : null;
    const value = cell === null ? null : String(cell);
    const isLost = row && problem.message === LOST_LETTERS;
    const before = isLost ? lostLetters(row, header, stored).get(problem.column) : undefined;
    yield {
      ...problem,
      ...(row && wordsOf(problem, row, header, stored)),
      // Nothing stands under a title.
      ...(row && { value }),
      nearest: before ?? (value === null ? header.nearestTo(problem.column) : meant(problem.column, value)),
    };
  }
}

/** The product that a problem is about, and what its column is called there. */
function wordsOf({ column }: SheetProblem, row: SheetRow, header: SheetHeader, stored: Stored) {
  const product = stored.products.get(header.idOf(row) ?? 0);
  const name = productNamed(row, header, stored);
  const category_id = categoryOf(header.cell(row, 'category_id'), stored) || undefined;
  const label =
    column === null ? undefined : header.specs.labelOf(column, [category_id, product?.category_id]);
  return { ...(name !== '' && { name }), ...(label !== undefined && { label }) };
}

/** What the product of a row is called. */
export function productNamed(row: SheetRow, header: SheetHeader, { products }: Stored): string {
  return products.get(header.idOf(row) ?? 0)?.name ?? String(header.cell(row, 'name') ?? '').trim();
}
