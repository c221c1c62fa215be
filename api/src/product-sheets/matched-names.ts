import type { Repository } from 'typeorm';
import { nameKey } from '../categories/category.entity.js';
import type { Product } from '../products/product.entity.js';
import type { SheetRequest } from './product-sheet.dto.js';
import { SheetHeader } from './product-rows.js';
import { idsByName, NAME_FIELDS } from './same-names.js';
import type { SimilarName } from './sheet-findings.dto.js';
import { numbersIn, type Similar, similarIn, similarNames } from './similar-names.js';
import type { SpecColumns } from './spec-columns.js';
import type { SheetRow } from './spreadsheet.js';

interface Matched {
  header: SheetHeader;
  rows: readonly SheetRow[];
  /** Rows without an ID whose name one product has, be it wished or not. */
  namedRows: number;
}

type Wishes = Pick<SheetRequest, 'match_names' | 'guesses' | 'skip_columns' | 'keep_empty' | 'details'>;

/**
 * The rows below their header, and the names that no product has and one nearly, which the rows that are wished are of. With `details`
 * they are said, be it wished or not.
 */
export async function matchedByName(
  products: Repository<Product>,
  [head, read]: [head: SheetRow, rows: readonly SheetRow[]],
  specs: SpecColumns,
  wishes: Wishes,
): Promise<Matched & { alike?: Similar; guessable: readonly SimilarName[] }> {
  const matched = await withTheirNames(products, [head, read], specs, wishes);
  const { header, rows } = matched;
  const { details, guesses } = wishes;
  if (!header.isReadable || !(details || guesses)) return { ...matched, guessable: [] };
  const alike = await similarNames(products, header, rows);
  const guessable = guessableNames(alike, header, rows);
  return { ...matched, rows: guessed(guessable, header, rows, guesses), alike, guessable };
}

/**
 * Rows without an ID are of the products that have their names, or else English names, when it is wished or where the sheet can mean
 * nothing else: it has names, and neither IDs nor categories.
 */
async function withTheirNames(
  products: Repository<Product>,
  [head, read]: [head: SheetRow, rows: readonly SheetRow[]],
  specs: SpecColumns,
  { match_names, skip_columns: skipsUnknown, keep_empty: keepsEmpty, details }: Wishes,
): Promise<Matched> {
  const header = new SheetHeader(head, specs, { skipsUnknown, keepsEmpty });
  const isOfNames = header.has('name') && !header.has('id') && !header.has('category_id');
  if (!match_names && !details && !isOfNames) return { header, rows: read, namedRows: 0 };
  const rows = await namedRows(products, header, read);
  const ofProducts = rows.filter(({ named = [], trashed = [] }) => named.length + trashed.length > 0);
  const isMatchedByName = isOfNames || match_names;
  const wishes = { isMatchedByName, skipsUnknown, keepsEmpty };
  return {
    ...(isMatchedByName ? { header: new SheetHeader(head, specs, wishes), rows } : { header, rows: read }),
    namedRows: isOfNames ? 0 : ofProducts.length,
  };
}

/** The same rows, those without an ID with the products of their names, or else English names, or else those of the trash. */
async function namedRows(
  products: Repository<Product>,
  header: SheetHeader,
  rows: readonly SheetRow[],
): Promise<SheetRow[]> {
  const names = new Set(rows.map((row) => header.nameIn(row)));
  names.delete('');
  const found = new Map<string, Pick<SheetRow, 'named' | 'trashed' | 'english'>>();
  for (const place of ['named', 'trashed'] as const)
    for (const field of NAME_FIELDS) {
      const unknown = [...names].filter((name) => !found.has(nameKey(name)));
      const ids = await idsByName(field, products, unknown, place === 'trashed');
      for (const key of unknown.map(nameKey))
        if (ids.has(key)) found.set(key, { [place]: ids.get(key), english: field === 'name_en' });
    }
  return rows.map((row) => {
    const name = header.nameIn(row);
    return name === '' ? row : { ...row, named: [], ...found.get(nameKey(name)) };
  });
}

/** Whether no product has the name by which a row is matched. */
const isOfNone = ({ named, trashed = [] }: SheetRow) => named?.length === 0 && trashed.length === 0;

/** None of a product that another row is of: who is called so is meant. A list may leave the packing out: 'Kopi Bubuk' of 'Kopi Bubuk 500 g'. */
function guessableNames(alike: Similar, header: SheetHeader, rows: readonly SheetRow[]): SimilarName[] {
  const taken = new Set(rows.map((row) => header.idOf(row)));
  return similarIn(alike, header, rows.filter(isOfNone)).filter(
    ({ id, name, nearest }) => !taken.has(id) && ['', numbersIn(nearest)].includes(numbersIn(name)),
  );
}

/** The same rows, those of the names that are wished with the products that nearly have them. */
function guessed(
  guessable: readonly SimilarName[],
  header: SheetHeader,
  rows: readonly SheetRow[],
  guesses = '',
): readonly SheetRow[] {
  const wished = new Set(guesses.split(','));
  const meant = new Map(
    guessable
      .filter(({ line, id }) => wished.has(`${line}:${id}`))
      .map(({ name, id }) => [nameKey(name), id]),
  );
  if (meant.size === 0) return rows;
  return rows.map((row) => {
    const id = isOfNone(row) ? meant.get(nameKey(header.nameIn(row))) : undefined;
    return id === undefined ? row : { ...row, named: [id] };
  });
}
