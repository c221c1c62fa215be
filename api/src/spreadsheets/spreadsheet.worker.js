// Plain JavaScript, so that a thread runs it as it is: from the sources under Jest, from the build otherwise.
import { parentPort, workerData } from 'node:worker_threads';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { unzipSync, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { readSheet } from 'read-excel-file/universal';
import writeXlsx from 'write-excel-file/node';
import { FORMULA_START, MARKED_START } from '../http/formula-starts.js';
import { MOST_COLUMNS, MOST_ROWS } from './sheet-limits.js';

/**
 * @import { Answer, Cell, Job, SheetFormat, SheetRow } from './spreadsheet-file.js'
 */

const MOST_UNPACKED_BYTES = 40 * 1024 * 1024;
/** Cells may share one text, but sent to the main thread each has a copy of its own. */
const MOST_CHARACTERS = MOST_UNPACKED_BYTES;
const MOST_ENTRIES = 1000;
/** The limits of spreadsheet programs. Every cell up to the last one is unfolded, whether it holds anything or not. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
const MOST_CELLS = 16 * LAST_ROW;

const UNREADABLE = 'Berkas tidak dapat dibaca. Pakai berkas XLSX atau CSV.';
const QUOTE_NOT_CLOSED = 'Ada tanda kutip yang dibuka dan tidak ditutup.';
const TOO_MANY_ROWS = `Paling banyak ${MOST_ROWS.toLocaleString('id-ID')} baris dalam satu berkas.`;
const TOO_MANY_COLUMNS = `Paling banyak ${MOST_COLUMNS} kolom dalam satu berkas.`;
const TOO_MUCH_UNPACKED = 'Isi berkas terlalu besar.';

/** Excel on an Indonesian machine separates by semicolons, and knows UTF-8 only by a BOM. */
const CSV = /** @type {const} */ ({
  bom: true,
  delimiter: ';',
  record_delimiter: 'windows',
  // With a `record_delimiter` csv-stringify does not quote other line breaks by itself.
  quoted_match: /[\r\n]/,
});

/** Up to the next tag, since a value may hold a '>'. */
const ROW_OR_CELL = /<(?:[\w.-]+:)?(?:row|c)(?=\s)[^<]*/g;
const ERROR_TYPE = /\st\s*=\s*["']e["']/;
const CELL_REFERENCE = /\s(?:[\w.-]+:)?r\s*=\s*["']([^"']*)/g;
const REFERENCE = /^([A-Z]{0,3})([1-9]\d{0,6})$/;

const ZIP = Buffer.from('PK\u0003\u0004');
const UTF_16_MARK = Buffer.from([0xff, 0xfe]);

class Refused extends Error {
  /**
   * @param {'TooLarge' | 'UnsupportedMediaType'} refusal
   * @param {string} [sentence]
   */
  constructor(refusal, sentence) {
    super(sentence);
    this.refusal = refusal;
  }
}

class FilledRows {
  /** @type {SheetRow[]} */
  rows = [];
  characters = 0;

  /** @param {SheetRow} row */
  add(row) {
    if (row.cells.every((cell) => cell === null)) return;
    if (this.rows.push(row) > MOST_ROWS + 1) throw new Refused('TooLarge', TOO_MANY_ROWS);
    for (const cell of row.cells) if (typeof cell === 'string') this.characters += cell.length;
    if (this.characters > MOST_CHARACTERS) throw new Refused('TooLarge', TOO_MUCH_UNPACKED);
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
    if (error instanceof Refused) return { refusal: error.refusal, sentence: error.message || undefined };
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
  const sheet = await readSheet(new Blob([withErrorsAsText(bytes)]), { trim: false }).catch(() => {
    throw new Refused('UnsupportedMediaType', UNREADABLE);
  });
  const filled = new FilledRows();
  for (const [index, cells] of sheet.entries()) {
    refuseColumn(cells.length - 1);
    filled.add({ line: index + 1, cells: cells.map(toCell) });
  }
  return filled.rows;
}

/**
 * The reader takes a cell whose formula has failed for an empty one, which would clear its field: it becomes the text that is shown.
 * @param {Buffer} bytes
 */
function withErrorsAsText(bytes) {
  /** @type {Record<string, Uint8Array>} */
  const changed = {};
  for (const [name, file] of Object.entries(unpack(bytes))) {
    const xml = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1');
    refuseHugeSheet(xml);
    const text = xml.replace(ROW_OR_CELL, (tag) => tag.replace(ERROR_TYPE, ' t="str"'));
    if (text !== xml) changed[name] = Buffer.from(text, 'latin1');
  }
  if (Object.keys(changed).length === 0) return bytes;
  return zipSync({ ...unzipSync(bytes), ...changed }, { level: 0 });
}

/** @param {number} index */
function refuseColumn(index) {
  if (index >= MOST_COLUMNS) throw new Refused('TooLarge', TOO_MANY_COLUMNS);
}

/**
 * A few bytes can hold gigabytes: the declared sizes are added up first, and no file gets more room than it declared.
 * @param {Buffer} bytes
 */
function unpack(bytes) {
  let size = 0;
  let entries = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        size += originalSize;
        entries += 1;
        if (size > MOST_UNPACKED_BYTES) throw new Refused('TooLarge', TOO_MUCH_UNPACKED);
        if (entries > MOST_ENTRIES) throw new Refused('TooLarge');
        return name.endsWith('.xml');
      },
    });
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('UnsupportedMediaType', UNREADABLE);
  }
}

/**
 * One cell far down or far to the right unfolds into all those before it. Any XML file can be the sheet.
 * @param {string} xml
 */
function refuseHugeSheet(xml) {
  let [lastRow, lastColumn] = [1, 1];
  for (const [tag] of xml.matchAll(ROW_OR_CELL)) {
    for (const [, place = ''] of tag.matchAll(CELL_REFERENCE)) {
      const [, letters, row] = REFERENCE.exec(place) ?? [];
      if (row === undefined) throw new Refused('TooLarge');
      lastRow = Math.max(lastRow, Number(row));
      lastColumn = Math.max(lastColumn, columnOf(letters ?? ''));
    }
  }
  if (lastRow > LAST_ROW || lastColumn > LAST_COLUMN || lastRow * lastColumn > MOST_CELLS)
    throw new Refused('TooLarge');
}

/** @param {string} letters */
function columnOf(letters) {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

/** @param {Buffer} bytes */
function readCsv(bytes) {
  const text = decode(bytes);
  if (text.includes('\0')) throw new Refused('UnsupportedMediaType', UNREADABLE);
  const filled = new FilledRows();
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      cast: (cell, { index }) => {
        refuseColumn(index);
        return cell === '' ? null : cell.replace(MARKED_START, '');
      },
      on_record: (/** @type {Cell[]} */ cells, { records, empty_lines }) => {
        filled.add({ line: records + empty_lines, cells });
        return null;
      },
    });
    return filled.rows;
  } catch (error) {
    if (error instanceof Refused) throw error;
    const isOpen = error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED';
    throw new Refused('UnsupportedMediaType', isOpen ? QUOTE_NOT_CLOSED : UNREADABLE);
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

/** @param {string} text */
function delimiterOf(text) {
  const [head = ''] = /^.*/.exec(text.trimStart()) ?? [];
  const count = (/** @type {string} */ delimiter) => head.split(delimiter).length;
  return [';', ',', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

/**
 * @param {unknown} value
 * @returns {Cell}
 */
function toCell(value) {
  // A formula may give 49500.00000000001 where the program shows 49500.
  if (typeof value === 'number') return Number(value.toPrecision(15));
  if (typeof value === 'boolean') return String(value);
  // A number formatted as a date may be later than any Date.
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? String(value) : value.toISOString().slice(0, 10);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** @param {Cell[]} row */
function toCsv(row) {
  return row.map((cell) => {
    if (typeof cell === 'number') return String(cell).replace('.', ',');
    return cell?.replace(FORMULA_START, "'") ?? null;
  });
}
