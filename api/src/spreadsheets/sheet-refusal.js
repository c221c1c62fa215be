// Plain JavaScript: spreadsheet.worker.js runs as it is.
import { MOST_COLUMNS } from './sheet-limits.js';

export const UNREADABLE = 'Berkas tidak dapat dibaca. Pakai berkas XLSX atau CSV.';
const TOO_MANY_COLUMNS = `Paling banyak ${MOST_COLUMNS} kolom dalam satu berkas.`;

export class SheetRefusal extends Error {
  /**
   * @param {'TooLarge' | 'UnsupportedMediaType'} refusal
   * @param {string} [sentence]
   */
  constructor(refusal, sentence) {
    super(sentence);
    this.refusal = refusal;
  }
}

/** @param {number} place */
export function refuseColumn(place) {
  if (place >= MOST_COLUMNS) throw new SheetRefusal('TooLarge', TOO_MANY_COLUMNS);
}
