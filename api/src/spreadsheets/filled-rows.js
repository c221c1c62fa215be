// Plain JavaScript: spreadsheet.worker.js runs as it is.
import { HEAD_LINES, MOST_ROWS } from './sheet-limits.js';
import { SheetRefusal } from './sheet-refusal.js';

/**
 * @import { Cell } from './spreadsheet-file.js'
 * @typedef {Cell | { date: string } | { problem: string, shown: string | null }} RawCell
 * @typedef {{ line: number, cells: RawCell[], isHidden?: boolean }} RawRow
 */

/** Cells may share one text, but each is cut by itself. */
const MOST_CHARACTERS = 40 * 1024 * 1024;
export const TOO_MUCH_UNPACKED = 'Isi berkas terlalu besar.';

export class FilledRows {
  /** @type {RawRow[]} */
  rows = [];
  #characters = 0;

  get areTooMany() {
    return this.rows.length > MOST_ROWS + HEAD_LINES;
  }

  /** @param {RawRow} row */
  add(row) {
    if (row.cells.every((cell) => cell === null)) return;
    this.rows.push(row);
    for (const cell of row.cells) if (typeof cell === 'string') this.#characters += cell.length;
    if (this.#characters > MOST_CHARACTERS) throw new SheetRefusal('TooLarge', TOO_MUCH_UNPACKED);
  }
}
