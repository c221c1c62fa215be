// Plain JavaScript: spreadsheet.worker.js runs as it is.
import { CsvError, parse } from 'csv-parse/sync';
import { MARKED_START } from '../http/formula-starts.js';
import { decodeText } from './decode-text.js';
import { FAILED, FilledRows, refuseColumn, SheetRefusal, UNREADABLE } from './filled-rows.js';
import { HEAD_LINES } from './sheet-limits.js';

/** @import { RawCell, RawRow } from './filled-rows.js' */

const SEPARATORS = [';', ',', '\t', '|'];
const LINE_ENDS = ['\r\n', '\n', '\r'];
/** In characters; the lines among which the titles are looked for are shorter. */
const LONGEST_HEAD = 100_000;

const QUOTE_NOT_CLOSED = 'Ada tanda kutip yang dibuka dan tidak ditutup.';
const DAMAGED = 'Ada huruf yang rusak di sel ini. Simpan sebagai CSV UTF-8, lalu pilih lagi.';

const FAILED_FORMULA = /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|SPILL!|VALUE!)$/;
const MONTH = '(?:jan|feb|mar|apr|mei|may|jun|jul|agu|agt|aug|sep|okt|oct|nov|des|dec)';
const MONTH_AND_DAY = String.raw`\d\d?[/-]${MONTH}(?:[/-]\d{2,4})?|${MONTH}[/-]\d{2,4}`;
/** As programs show '3/4', '8-16', 'Apr 2026' and '3/4/2026' once they have made dates of them. */
const DATE = new RegExp(String.raw`^(?:${MONTH_AND_DAY}|\d\d?[/-]\d\d?[/-]\d{4}|\d{4}-\d\d-\d\d)$`, 'i');

/** @type {(bytes: Uint8Array, countTitles: (rows: RawRow[]) => number) => RawRow[]} */
export function readCsv(bytes, countTitles) {
  const { text, isDamaged } = decodeText(bytes);
  if (text.includes('\0')) throw new SheetRefusal('UnsupportedMediaType', UNREADABLE);
  const start = text.slice(0, LONGEST_HEAD);
  const counts = SEPARATORS.map((separator) => countTitles(readRows(start, separator, isDamaged, true)));
  return readRows(text, SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';', isDamaged);
}

/** @type {(text: string, delimiter: string, isDamaged: boolean, isHead?: boolean) => RawRow[]} */
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
        // Closed only by a mark of a later row, it has all that is between.
        const isTorn = quoting && cell.startsWith('"') && cell.includes('\n') && cell.includes(delimiter);
        return isTorn ? { problem: QUOTE_NOT_CLOSED, shown: cell } : toCell(cell, isDamaged);
      },
      on_record: (/** @type {RawCell[]} */ cells, { records, empty_lines }) => {
        filled.add({ line: records + empty_lines, cells });
        return null;
      },
    });
  } catch (error) {
    const isOpen = error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED';
    if (!isHead) throw isOpen ? new SheetRefusal('UnsupportedMediaType', QUOTE_NOT_CLOSED) : error;
  }
  return filled.rows;
}

/** @type {(cell: string, isDamaged: boolean) => RawCell} */
function toCell(cell, isDamaged) {
  if (cell === '') return null;
  const shown = cell.replace(MARKED_START, '');
  if (isDamaged && cell.includes('\uFFFD')) return { problem: DAMAGED, shown };
  if (FAILED_FORMULA.test(cell)) return { problem: FAILED, shown };
  return DATE.test(cell.trim()) ? { shown } : shown;
}
