// Plain JavaScript, so that a thread runs it as it is: from the sources under Jest, from the build otherwise.
import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { stringify } from 'csv-stringify/sync';
import writeXlsx from 'write-excel-file/node';
import { FORMULA_START } from '../http/formula-starts.js';
import { readCsv } from './csv-reader.js';
import { HEAD_LINES, LONGEST_SHOWN, MOST_ROWS } from './sheet-limits.js';
import { SheetRefusal, UNREADABLE } from './sheet-refusal.js';
import { readXlsx } from './xlsx-reader.js';

/**
 * @import { RawCell, RawRow } from './filled-rows.js'
 * @import { Answer, Cell, Job, KnownColumn, ReadJob, SentSheet, SheetRow, WriteJob } from './spreadsheet-file.js'
 */

const EMPTY = 'Berkas kosong.';
const TOO_MANY_ROWS = `Paling banyak ${MOST_ROWS.toLocaleString('id-ID')} baris dalam satu berkas.`;
const BECAME_DATE =
  'Teks di sel ini menjadi tanggal. Ubah format selnya menjadi Teks, ketik lagi, lalu pilih lagi berkasnya.';
const ROWS_PER_CHUNK = 100;

/** Excel on an Indonesian machine separates by semicolons, and knows UTF-8 only by a BOM. */
const CSV = /** @type {const} */ ({
  bom: true,
  delimiter: ';',
  record_delimiter: 'windows',
  // With a `record_delimiter` csv-stringify does not quote other line breaks by itself.
  quoted_match: /[\r\n]/,
});

const ZIP = Buffer.from('PK\u0003\u0004');

/**
 * @param {Job} job
 * @returns {Promise<Answer<SentSheet | Uint8Array>>}
 */
async function run(job) {
  try {
    return { done: job.do === 'read' ? read(job) : await write(job) };
  } catch (error) {
    if (error instanceof SheetRefusal)
      return { refusal: error.refusal, sentence: error.message || undefined };
    throw error;
  }
}

/** @param {Answer<SentSheet | Uint8Array>} answer */
function transferable(answer) {
  return 'done' in answer && 'chunks' in answer.done ? answer.done.chunks.map(({ buffer }) => buffer) : [];
}

/** @param {WriteJob} job */
async function write({ rows, format, widths }) {
  if (format === 'csv') return Buffer.from(stringify(rows.map(toCsv), CSV));
  const [head = [], ...body] = rows;
  const bold = head.map((value) => ({ value: String(value), fontWeight: /** @type {const} */ ('bold') }));
  const columns = widths.map((width) => ({ width }));
  return writeXlsx([bold, ...body], { columns, stickyRowsCount: 1 }).toBuffer();
}

/**
 * @param {ReadJob} job
 * @returns {SentSheet}
 */
function read({ bytes, columns }) {
  const known = new Map(columns.map((column) => [titleKey(column.title), column]));
  const { name, rows } = chooseSheet(bytes, known);
  const [head, ...below] = rows.slice(findHead(rows, known).place);
  if (!head) throw new SheetRefusal('UnsupportedMediaType', EMPTY);
  if (below.length > MOST_ROWS) throw new SheetRefusal('TooLarge', TOO_MANY_ROWS);
  const titles = head.cells.map(titleOf);
  const kinds = titles.map((title) => known.get(titleKey(title)));
  const chunks = [];
  for (let start = 0; start < below.length; start += ROWS_PER_CHUNK)
    chunks.push(
      serialize(below.slice(start, start + ROWS_PER_CHUNK).map((row) => toRow(row, titles, kinds))),
    );
  return {
    name,
    digest: createHash('sha256').update(bytes).digest('hex'),
    hiddenRows: below.filter(({ isHidden }) => isHidden).length,
    head: {
      line: head.line,
      cells: titles.map((title, place) => kinds[place]?.title ?? title.slice(0, LONGEST_SHOWN)),
    },
    chunks,
  };
}

/**
 * The first visible sheet that has a known title, else the first one that is not empty.
 * @param {Uint8Array} bytes
 * @param {ReadonlyMap<string, KnownColumn>} known
 * @returns {{ name?: string, rows: RawRow[] }}
 */
function chooseSheet(bytes, known) {
  const count = (/** @type {RawRow[]} */ rows) => findHead(rows, known).titles;
  try {
    if (!ZIP.equals(bytes.subarray(0, ZIP.length))) return { rows: readCsv(bytes, count) };
    let first;
    for (const sheet of readXlsx(bytes)) {
      if (count(sheet.rows) > 0) return sheet;
      if (sheet.rows.length > 0) first ??= sheet;
    }
    return first ?? { rows: [] };
  } catch (error) {
    throw error instanceof SheetRefusal ? error : new SheetRefusal('UnsupportedMediaType', UNREADABLE);
  }
}

/**
 * @param {RawRow[]} rows
 * @param {ReadonlyMap<string, KnownColumn>} known
 */
function findHead(rows, known) {
  const counts = rows.slice(0, HEAD_LINES).map(({ cells }) => {
    const keys = cells.map((cell) => titleKey(titleOf(cell)));
    return new Set(keys.filter((key) => known.has(key))).size;
  });
  const titles = Math.max(0, ...counts);
  return { titles, place: Math.max(0, counts.indexOf(titles)) };
}

/** @param {RawCell} cell */
const titleOf = (cell) =>
  String(valueOf(cell) ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** @param {string} title */
const titleKey = (title) => title.toLowerCase();

/**
 * What stands in a cell that is no value of its own is shown beside its problem.
 * @param {RawCell} cell
 */
function valueOf(cell) {
  if (cell === null || typeof cell !== 'object') return cell;
  return 'date' in cell ? cell.date : cell.shown;
}

/**
 * Cells under titles that are not known stay here.
 * @param {RawRow} row
 * @param {readonly string[]} titles
 * @param {readonly (KnownColumn | undefined)[]} kinds
 * @returns {SheetRow}
 */
function toRow({ line, cells }, titles, kinds) {
  /** @type {[number, string][]} */
  const problems = [];
  const kept = cells.map((cell, place) => {
    const kind = kinds[place];
    if (cell === null || (!kind && titles[place])) return null;
    const value = valueOf(cell);
    const text = typeof value === 'string' ? clean(value, kind?.longest ?? LONGEST_SHOWN) : value;
    const problem = kind && problemOf(cell, text, kind);
    if (problem !== undefined) problems.push([place, problem]);
    if (typeof text !== 'string') return text;
    return problem !== undefined || !kind ? text.slice(0, LONGEST_SHOWN) : text;
  });
  return { line, cells: kept, ...(problems.length > 0 && { problems }) };
}

/**
 * @param {RawCell} cell
 * @param {Cell} text
 * @param {KnownColumn} kind
 */
function problemOf(cell, text, { longest, isText, tooLong }) {
  if (cell !== null && typeof cell === 'object') {
    if ('problem' in cell) return cell.problem;
    if (isText) return BECAME_DATE;
  }
  return typeof text === 'string' && isLonger(text, longest) ? tooLong : undefined;
}

/**
 * The rules of the fields trim what fits.
 * @param {string} text
 * @param {number} longest
 */
const clean = (text, longest) => (text.length > longest ? text.replace(/\r\n?/g, '\n').trim() : text);

/**
 * In characters, of which some are two halves, as the rules of the fields count.
 * @param {string} text
 * @param {number} longest
 */
const isLonger = (text, longest) =>
  text.length > longest && (text.length > 2 * longest || [...text].length > longest);

/** @param {Cell[]} row */
function toCsv(row) {
  return row.map((cell) => {
    if (typeof cell === 'number') return String(cell).replace('.', ',');
    return cell?.replace(FORMULA_START, "'") ?? null;
  });
}

const answer = await run(workerData);
// What is transferred costs the other thread nothing, which reads the rows chunk by chunk.
parentPort?.postMessage(answer, transferable(answer));
