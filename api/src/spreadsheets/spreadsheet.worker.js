// Plain JavaScript, so that a thread runs it as it is: from the sources under Jest, from the build otherwise.
import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { stringify } from 'csv-stringify/sync';
import writeXlsx from 'write-excel-file/node';
import { FORMULA_START } from '../http/formula-starts.js';
import { readCsv } from './csv-reader.js';
import { SheetRefusal, UNREADABLE } from './filled-rows.js';
import { HEAD_LINES, LONGEST_SHOWN, MOST_ROWS } from './sheet-limits.js';
import { readXlsx } from './xlsx-reader.js';

/**
 * @import { RawCell, RawRow } from './filled-rows.js'
 * @import { Answer, Cell, Job, KnownColumn, ReadJob, SentSheet, WriteJob } from './spreadsheet-file.js'
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

/** @type {(job: Job) => Promise<Answer<SentSheet | Uint8Array>>} */
async function run(job) {
  try {
    return { done: job.do === 'read' ? read(job) : await write(job) };
  } catch (error) {
    if (!(error instanceof SheetRefusal)) throw error;
    return { refusal: error.refusal, sentence: error.message || undefined };
  }
}

/** @param {WriteJob} job */
async function write({ rows, format, widths }) {
  if (format === 'csv') return Buffer.from(stringify(rows.map(toCsv), CSV));
  const [head = [], ...body] = rows;
  const bold = head.map((value) => ({ value: String(value), fontWeight: /** @type {const} */ ('bold') }));
  const columns = widths.map((width) => ({ width }));
  return writeXlsx([bold, ...body], { columns, stickyRowsCount: 1 }).toBuffer();
}

/** @type {(job: ReadJob) => SentSheet} */
function read({ bytes, columns }) {
  const known = new Map(columns.map((column) => [titleKey(column.title), column]));
  const { name, rows } = chooseSheet(bytes, known);
  const [head, ...below] = rows.slice(findHead(rows, known).place);
  if (!head) throw new SheetRefusal('UnsupportedMediaType', EMPTY);
  if (below.length > MOST_ROWS) throw new SheetRefusal('TooLarge', TOO_MANY_ROWS);
  const titles = head.cells.map(titleOf);
  const kinds = titles.map((title) => known.get(titleKey(title)));
  const headings = titles.map((title, place) => kinds[place]?.title ?? title.slice(0, LONGEST_SHOWN));
  const sent = below.map(({ line, cells }) => {
    const taken = cells.map((cell, place) => takeCell(cell, titles[place], kinds[place]));
    const problems = taken.flatMap(([, problem], place) => (problem ? [{ place, problem }] : []));
    return { line, cells: taken.map(([cell]) => cell), ...(problems.length > 0 && { problems }) };
  });
  const chunks = [];
  while (sent.length > 0) chunks.push(serialize(sent.splice(0, ROWS_PER_CHUNK)));
  const digest = createHash('sha256').update(bytes).digest('hex');
  const hiddenRows = below.filter(({ isHidden }) => isHidden).length;
  return { name, digest, hiddenRows, head: { line: head.line, cells: headings }, chunks };
}

/** @typedef {ReadonlyMap<string, KnownColumn>} KnownColumns */

/**
 * The first visible sheet that has a known title, else the first one that is not empty.
 * @type {(bytes: Uint8Array, known: KnownColumns) => { name?: string, rows: RawRow[] }}
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

/** @type {(rows: RawRow[], known: KnownColumns) => { titles: number, place: number }} */
function findHead(rows, known) {
  const counts = rows.slice(0, HEAD_LINES).map(({ cells }) => {
    const keys = cells.map((cell) => titleKey(titleOf(cell)));
    return new Set(keys.filter((key) => known.has(key))).size;
  });
  const titles = Math.max(0, ...counts);
  return { titles, place: Math.max(0, counts.indexOf(titles)) };
}

/** @type {(cell: RawCell) => Cell} */
const valueOf = (cell) => (cell !== null && typeof cell === 'object' ? cell.shown : cell);
/** @type {(cell: RawCell) => string} */
const titleOf = (cell) => `${valueOf(cell) ?? ''}`.replace(/\s+/g, ' ').trim();
const titleKey = (/** @type {string} */ title) => title.toLowerCase();

/**
 * Cells under titles that are not known stay here.
 * @type {(cell: RawCell, title?: string, kind?: KnownColumn) => [cell: Cell, problem?: string]}
 */
function takeCell(cell, title, kind) {
  if (cell === null || (title && !kind)) return [null];
  const value = valueOf(cell);
  const { longest = LONGEST_SHOWN, isText = false, tooLong = undefined } = kind ?? {};
  const text = typeof value === 'string' && value.length > longest ? cleanText(value) : value;
  // In characters, some of which are two halves, as the rules of the fields count.
  const isLong = typeof text === 'string' && text.length > longest && [...text].length > longest;
  const isDate = typeof cell === 'object' && isText;
  const problem =
    (typeof cell === 'object' && cell.problem) || (isDate && BECAME_DATE) || (isLong && tooLong) || undefined;
  return [typeof text === 'string' && (problem || isLong) ? text.slice(0, LONGEST_SHOWN) : text, problem];
}

/** The rules of the fields clean what is not too long. */
const cleanText = (/** @type {string} */ text) => text.replace(/\r\n?/g, '\n').trim();

/** @param {Cell[]} row */
function toCsv(row) {
  return row.map((cell) => {
    if (typeof cell === 'number') return String(cell).replace('.', ',');
    return cell?.replace(FORMULA_START, "'") ?? null;
  });
}

const answer = await run(workerData);
const chunks = 'done' in answer && 'chunks' in answer.done ? answer.done.chunks : [];
// What is transferred costs the other thread nothing; it reads the rows chunk by chunk.
parentPort?.postMessage(
  answer,
  chunks.map(({ buffer }) => buffer),
);
