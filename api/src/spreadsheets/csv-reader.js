// Plain JavaScript: spreadsheet.worker.js runs as it is.
import { CsvError, parse } from 'csv-parse/sync';
import { MARKED_START } from '../http/formula-starts.js';
import { decodeText } from './decode-text.js';
import { FilledRows } from './filled-rows.js';
import { HEAD_LINES } from './sheet-limits.js';
import { refuseColumn, SheetRefusal, UNREADABLE } from './sheet-refusal.js';

/**
 * @import { RawCell, RawRow } from './filled-rows.js'
 */

const SEPARATORS = [';', ',', '\t', '|'];
const LINE_ENDS = ['\r\n', '\n', '\r'];
/** In characters; a line of titles is shorter. */
const LONGEST_HEAD = 100_000;

const QUOTE_NOT_CLOSED = 'Ada tanda kutip yang dibuka dan tidak ditutup.';
const DAMAGED = 'Ada huruf yang rusak di sel ini. Simpan sebagai CSV UTF-8, lalu pilih lagi.';
const FAILED = 'Rumus di sel ini gagal. Perbaiki di Excel, simpan, lalu pilih lagi.';

const ERRORS = new Set(['#DIV/0!', '#N/A', '#NAME?', '#NULL!', '#NUM!', '#REF!', '#SPILL!', '#VALUE!']);
const MONTH = '(?:jan|feb|mar|apr|mei|may|jun|jul|agu|agt|aug|sep|okt|oct|nov|des|dec)';
const YEAR = String.raw`(?:\d\d|\d{4})`;
/** As spreadsheet programs show '3/4', '8-16', 'Apr 2026' and '3/4/2026' once they have made dates of them. */
const DATE = new RegExp(
  String.raw`^(?:\d\d?[/-]${MONTH}(?:[/-]${YEAR})?|${MONTH}[/-]${YEAR}|\d\d?[/-]\d\d?[/-]\d{4}|\d{4}-\d\d-\d\d)$`,
  'i',
);

/**
 * @param {Uint8Array} bytes
 * @param {(rows: RawRow[]) => number} countTitles
 */
export function readCsv(bytes, countTitles) {
  const { text, isDamaged } = decodeText(bytes);
  if (text.includes('\0')) throw new SheetRefusal('UnsupportedMediaType', UNREADABLE);
  const start = text.slice(0, LONGEST_HEAD);
  const titles = SEPARATORS.map((separator) => countTitles(readRows(start, separator, isDamaged, true)));
  const separator = SEPARATORS[titles.indexOf(Math.max(...titles))] ?? ';';
  return readRows(text, separator, isDamaged);
}

/**
 * @param {string} text
 * @param {string} delimiter
 * @param {boolean} isDamaged
 * @param {boolean} [isHead]
 */
function readRows(text, delimiter, isDamaged, isHead = false) {
  const filled = new FilledRows();
  try {
    parse(text, {
      delimiter,
      record_delimiter: LINE_ENDS,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: isHead ? HEAD_LINES : undefined,
      cast: (cell, { index, quoting }) => {
        refuseColumn(index);
        return toCell(cell, isDamaged, quoting && isTorn(cell, delimiter));
      },
      on_record: (/** @type {RawCell[]} */ cells, { records, empty_lines }) => {
        if (!filled.areTooMany) filled.add({ line: records + empty_lines, cells });
        return null;
      },
    });
  } catch (error) {
    if (isHead) return filled.rows;
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw new SheetRefusal('UnsupportedMediaType', QUOTE_NOT_CLOSED);
    throw error;
  }
  return filled.rows;
}

/**
 * A quotation mark that is closed only by one of a later row makes one cell of all that is between.
 * @param {string} cell
 * @param {string} delimiter
 */
const isTorn = (cell, delimiter) => cell.startsWith('"') && cell.includes('\n') && cell.includes(delimiter);

/**
 * @param {string} cell
 * @param {boolean} isDamaged
 * @param {boolean} isTorn
 * @returns {RawCell}
 */
function toCell(cell, isDamaged, isTorn) {
  if (cell === '') return null;
  const shown = cell.replace(MARKED_START, '');
  if (isTorn) return { problem: QUOTE_NOT_CLOSED, shown };
  if (isDamaged && cell.includes('\uFFFD')) return { problem: DAMAGED, shown };
  if (ERRORS.has(cell)) return { problem: FAILED, shown };
  return DATE.test(cell.trim()) ? { date: shown } : shown;
}
