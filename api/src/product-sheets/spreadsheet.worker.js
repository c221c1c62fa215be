// Plain JavaScript, so that a thread runs it as it is: from the sources under Jest, from the build otherwise.
import { parentPort, workerData } from 'node:worker_threads';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { unzipSync } from 'fflate';
import iconv from 'iconv-lite';
import { readSheet } from 'read-excel-file/universal';
import writeXlsx from 'write-excel-file/node';

/**
 * @import { Answer, Cell, Job, SheetFormat, SheetRow } from './spreadsheet.js'
 */

const MOST_ROWS = 10_000;
const MOST_COLUMNS = 256;
const MOST_UNPACKED_BYTES = 40 * 1024 * 1024;

const UNREADABLE = 'Berkas tidak dapat dibaca. Pakai berkas XLSX atau CSV.';
const TOO_MANY_ROWS = `Paling banyak ${MOST_ROWS.toLocaleString('id-ID')} baris dalam satu berkas.`;
const TOO_MANY_COLUMNS = `Paling banyak ${MOST_COLUMNS} kolom dalam satu berkas.`;
const TOO_MUCH_UNPACKED = 'Isi berkas terlalu besar.';

/** Excel of an Indonesian machine separates by semicolons, and knows UTF-8 only by this mark. */
const CSV = /** @type {const} */ ({
  bom: true,
  delimiter: ';',
  record_delimiter: 'windows',
  escape_formulas: true,
});
/** A text as csv-stringify writes one that a spreadsheet program would run; one that is so by itself gets one more. */
const ESCAPED_FORMULA = /^'(?='*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

const ZIP = Buffer.from('PK\u0003\u0004');
const UTF_16_MARK = Buffer.from([0xff, 0xfe]);

class Refused extends Error {
  /**
   * @param {'TooLarge' | 'UnsupportedSheet'} refusal
   * @param {string} sentence
   */
  constructor(refusal, sentence) {
    super(sentence);
    this.refusal = refusal;
  }
}

parentPort?.postMessage(await answer(workerData));

/**
 * @param {Job} job
 * @returns {Promise<Answer<SheetRow[] | Uint8Array>>}
 */
async function answer(job) {
  try {
    return { done: job.do === 'read' ? await read(Buffer.from(job.bytes)) : await write(job) };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal, sentence: error.message };
    throw error;
  }
}

/** @param {{ rows: Cell[][], format: SheetFormat, widths: readonly number[] }} sheet */
async function write({ rows, format, widths }) {
  if (format === 'csv') return Buffer.from(stringify(rows.map(toCsv), CSV));
  const [head = [], ...body] = rows;
  const bold = head.map((value) => ({ value: String(value), fontWeight: /** @type {const} */ ('bold') }));
  const columns = widths.map((width) => ({ width }));
  return writeXlsx([bold, ...body], { columns, stickyRowsCount: 1 }).toBuffer();
}

/** @param {Buffer} bytes */
function read(bytes) {
  return bytes.subarray(0, ZIP.length).equals(ZIP) ? readXlsx(bytes) : readCsv(bytes);
}

/** @param {Buffer} bytes */
async function readXlsx(bytes) {
  if (unpackedSize(bytes) > MOST_UNPACKED_BYTES) throw new Refused('TooLarge', TOO_MUCH_UNPACKED);
  const sheet = await readSheet(new Blob([bytes]), { trim: false }).catch(() => {
    throw new Refused('UnsupportedSheet', UNREADABLE);
  });
  /** @type {SheetRow[]} */
  const rows = [];
  for (const [index, cells] of sheet.entries()) {
    refuseColumn(cells.length - 1);
    addFilled(rows, { line: index + 1, cells: cells.map(toCell) });
  }
  return rows;
}

/** @param {number} index */
function refuseColumn(index) {
  if (index >= MOST_COLUMNS) throw new Refused('TooLarge', TOO_MANY_COLUMNS);
}

/**
 * @param {SheetRow[]} rows
 * @param {SheetRow} row
 */
function addFilled(rows, row) {
  if (row.cells.every((cell) => cell === null)) return;
  if (rows.push(row) > MOST_ROWS + 1) throw new Refused('TooLarge', TOO_MANY_ROWS);
}

/**
 * An archive of a few bytes can hold gigabytes: what it says of itself is added up before anything is unpacked.
 * @param {Buffer} bytes
 */
function unpackedSize(bytes) {
  let size = 0;
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize;
        return false;
      },
    });
  } catch {
    throw new Refused('UnsupportedSheet', UNREADABLE);
  }
  return size;
}

/** @param {Buffer} bytes */
function readCsv(bytes) {
  const text = decode(bytes);
  if (text.includes('\0')) throw new Refused('UnsupportedSheet', UNREADABLE);
  /** @type {SheetRow[]} */
  const rows = [];
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      cast: (cell, { index }) => {
        refuseColumn(index);
        return cell === '' ? null : cell.replace(ESCAPED_FORMULA, '');
      },
      on_record: (/** @type {Cell[]} */ cells, { records, empty_lines }) => {
        addFilled(rows, { line: records + empty_lines, cells });
        return null;
      },
    });
    return rows;
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('UnsupportedSheet', UNREADABLE);
  }
}

/**
 * Excel's 'CSV UTF-8', 'Unicode text' and plain 'CSV'. Node's own decoder takes Windows-1252 for ISO 8859-1.
 * @param {Buffer} bytes
 */
function decode(bytes) {
  if (bytes.subarray(0, UTF_16_MARK.length).equals(UTF_16_MARK)) return iconv.decode(bytes, 'utf-16le');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return iconv.decode(bytes, 'windows-1252');
  }
}

/**
 * The one that the first line has most of.
 * @param {string} text
 */
function delimiterOf(text) {
  const [head = ''] = text.split(/\r\n?|\n/, 1);
  const count = (/** @type {string} */ delimiter) => head.split(delimiter).length;
  return [';', ',', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

/**
 * @param {unknown} value
 * @returns {Cell}
 */
function toCell(value) {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return String(value);
  // A number in a cell of dates may be later than any date.
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? String(value) : value.toISOString().slice(0, 10);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** @param {Cell[]} row */
function toCsv(row) {
  return row.map((cell) => {
    if (typeof cell === 'number') return String(cell).replace('.', ',');
    return cell?.replace(ESCAPED_FORMULA, "''") ?? null;
  });
}
