// Plain JavaScript: spreadsheet.worker.js runs as it is.
import { HEAD_LINES, MOST_COLUMNS, MOST_ROWS } from './sheet-limits.js';

/**
 * @import { Cell } from './spreadsheet-file.js'
 * A cell that is an object has a problem, or is a date, which is one in some columns.
 * @typedef {Cell | { shown: string | null, problem?: string }} RawCell
 * @typedef {{ line: number, cells: RawCell[], isHidden?: boolean }} RawRow
 */

const MOST_CHARACTERS = 40 * 1024 * 1024;
export const TOO_MUCH_UNPACKED = 'Isi berkas terlalu besar.';
export const UNREADABLE = 'Berkas tidak dapat dibaca. Pakai berkas XLSX atau CSV.';
export const FAILED = 'Rumus di sel ini gagal. Perbaiki di Excel, simpan, lalu pilih lagi.';
const TOO_MANY_COLUMNS = `Paling banyak ${MOST_COLUMNS} kolom dalam satu berkas.`;

export class SheetRefusal extends Error {
  /** @param {'TooLarge' | 'UnsupportedMediaType'} refusal @param {string} [sentence] */
  constructor(refusal, sentence) {
    super(sentence);
    this.refusal = refusal;
  }
}

/** @type {(place: number) => void} */
export function refuseColumn(place) {
  if (place >= MOST_COLUMNS) throw new SheetRefusal('TooLarge', TOO_MANY_COLUMNS);
}

export class FilledRows {
  /** @type {RawRow[]} One more than are taken is enough to refuse them. */
  rows = [];
  #characters = 0;

  /** @param {RawRow} row */
  add(row) {
    if (row.cells.every((cell) => cell === null) || this.rows.length > MOST_ROWS + HEAD_LINES) return;
    this.rows.push({ ...row, cells: Array.from(row.cells, (cell) => cell ?? null) });
    // Cells may share one text, but each is cut by itself.
    for (const cell of row.cells) if (typeof cell === 'string') this.#characters += cell.length;
    if (this.#characters > MOST_CHARACTERS) throw new SheetRefusal('TooLarge', TOO_MUCH_UNPACKED);
  }
}
