import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { LONGEST_NAME, nameKey } from '../categories/category.entity.js';
import { CategoryRequest } from '../categories/category.dto.js';
import { giveWay } from '../database/give-way.js';
import { InvalidFields } from '../http/refusals.js';
import { HIGHEST_INTEGER } from '../http/number-rules.js';
import { nearest } from '../http/nearest.js';
import type { UnknownCategory } from './spreadsheet.dto.js';
import type { SheetHeader } from './sheet-header.js';
import type { SheetRow } from './spreadsheet-file.js';

/** More look like a column that holds something else. */
const MOST_NEW_CATEGORIES = 100;

/** The first names that the catalogue does not have, as they are written first. */
export function unknownCategories(
  header: SheetHeader,
  rows: readonly SheetRow[],
  known: ReadonlyMap<string, number>,
): Map<string, { name: string; rows: number }> {
  const found = new Map<string, { name: string; rows: number }>();
  for (const row of rows) {
    const name = String(header.cell(row, 'category_id') ?? '').trim();
    const key = nameKey(name);
    if (key === '' || known.has(key)) continue;
    const before = found.get(key);
    if (before) before.rows += 1;
    else if (found.size < MOST_NEW_CATEGORIES) found.set(key, { name, rows: 1 });
  }
  return found;
}

/** Each category that can be created, with an ID to check the rows with that is higher than any category's. */
export function placeholders(unknown: ReturnType<typeof unknownCategories>) {
  return [...unknown]
    .filter(([, { name }]) => refusalOf(name) === null)
    .map(([key, { name }], index) => ({ key, name, id: HIGHEST_INTEGER - index }));
}

/** @param names of all categories in both languages */
export async function describeUnknown(
  unknown: ReturnType<typeof unknownCategories>,
  names: readonly string[],
): Promise<UnknownCategory[]> {
  const described: UnknownCategory[] = [];
  for (const { name, rows } of unknown.values()) {
    await giveWay();
    const shown = name.slice(0, LONGEST_NAME);
    described.push({ name: shown, rows, nearest: nearest(shown, names), refusal: refusalOf(name) });
  }
  return described;
}

/** The sentence for a name that no category can have. */
function refusalOf(nama_category: string): string | null {
  const problems = validateSync(plainToInstance(CategoryRequest, { nama_category }), {
    stopAtFirstError: true,
  });
  return problems.length > 0 ? InvalidFields.from(problems).message : null;
}
