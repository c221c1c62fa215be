import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { LONGEST_NAME, nameKey } from '../categories/category.entity.js';
import { CategoryRequest } from '../categories/category.dto.js';
import { giveWay } from '../database/give-way.js';
import { InvalidFields } from '../http/refusals.js';
import { HIGHEST_INTEGER } from '../http/number-rules.js';
import { nearest } from '../http/nearest.js';
import type { UnknownCategory } from './sheet-findings.dto.js';
import type { SheetHeader } from './product-rows.js';
import type { SheetRow } from './spreadsheet.js';

/** More look like a column that holds something else. */
export const MOST_NEW_CATEGORIES = 100;

/** The first ones that the rows name and the catalogue does not have, as they are written first. */
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

/** Those that can be created, each with an id to check the rows with: no category has one that high. */
export function placeholders(unknown: ReturnType<typeof unknownCategories>) {
  return [...unknown]
    .filter(([, { name }]) => refusalOf(name) === null)
    .map(([key, { name }], index) => ({ key, name, id: HIGHEST_INTEGER - index }));
}

/** Whether a category is only created with the rows. */
export const isPlaceholder = (id: number) => id > HIGHEST_INTEGER - MOST_NEW_CATEGORIES;

/** @param names of all categories, Indonesian ones too */
export async function describeUnknown(
  unknown: ReturnType<typeof unknownCategories>,
  names: readonly string[],
): Promise<UnknownCategory[]> {
  const described: UnknownCategory[] = [];
  for (const { name, rows } of unknown.values()) {
    await giveWay();
    const shown = name.slice(0, LONGEST_NAME);
    described.push({
      name: shown,
      rows,
      nearest: nearest(shown, names) ?? longerOf(shown, names),
      refusal: refusalOf(name),
    });
  }
  return described;
}

/** 'Briket Arang' for 'Briket', where there is no other. */
function longerOf(name: string, names: readonly string[]): string | null {
  const words = new Set(nameKey(name).split(/\s+/));
  const longer = names.filter((each) => {
    const others = new Set(nameKey(each).split(/\s+/));
    return [...words].every((word) => others.has(word));
  });
  return new Set(longer).size === 1 ? (longer[0] ?? null) : null;
}

/** The ids of the most similar categories, by the name keys of those that are not known. */
export function similarOf(
  unknown: readonly UnknownCategory[],
  known: ReadonlyMap<string, number>,
): Map<string, number> {
  return new Map(
    unknown.flatMap(({ name, nearest }) => {
      const id = nearest === null ? undefined : known.get(nameKey(nearest));
      return id === undefined ? [] : [[nameKey(name), id] as const];
    }),
  );
}

/** The sentence for a name that no category can have. */
function refusalOf(nama_category: string): string | null {
  const problems = validateSync(plainToInstance(CategoryRequest, { nama_category }), {
    stopAtFirstError: true,
  });
  return problems.length > 0 ? InvalidFields.from(problems).message : null;
}
