import { isEmpty } from './cell-values.js';
import { SheetHeader } from './product-rows.js';
import type { SpecColumns } from './spec-columns.js';
import type { SheetRow } from './spreadsheet.js';

/** A price list may have a title of its own above those of its columns. */
const ROWS_WITH_TITLES = 5;
/** And notes below its rows. */
const NOTE =
  /^\s*(?:[*†•]|(?:catatan|keterangan|ket|notes?|n\.?b|harga|berlaku|syarat|prices?|terms|valid)(?![\p{L}\p{N}]))/iu;

/**
 * The rows from the header on: of the first ones that with two known titles, or else with one; or all of them. Below
 * them, what has one cell is a note from the first that begins like one, or stands behind an empty row: a date, a signature.
 */
export function fromHeader(rows: readonly SheetRow[], specs: SpecColumns): readonly SheetRow[] {
  const known = rows.slice(0, ROWS_WITH_TITLES).map((row) => new SheetHeader(row, specs).knownTitles);
  const places = [2, 1].map((least) => known.findIndex((titles) => titles >= least));
  const [head, ...below] = rows.slice(places.find((place) => place >= 0));
  if (!head) return [];
  const last = below.findLastIndex((row) => cellsOf(row).length > 1);
  const notes = below.findIndex(
    (row, at) => at > last && (isNote(row) || row.line > (below[at - 1] ?? head).line + 1),
  );
  return [head, ...below.slice(0, notes < 0 ? below.length : notes)];
}

const cellsOf = ({ cells }: SheetRow) => cells.filter((cell) => !isEmpty(cell));

/** '*) Harga loco gudang.' */
const isNote = (row: SheetRow) => cellsOf(row).some((cell) => NOTE.test(String(cell)));
