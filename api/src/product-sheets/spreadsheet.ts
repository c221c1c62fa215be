import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import writeXlsx from 'write-excel-file/node';
import { TooLarge, UnsupportedSheet } from '../http/refusals.js';

export type SheetFormat = 'csv' | 'xlsx';

/** A cell as its file has it; an empty one is null. */
export type Cell = string | number | null;
/** The first row is number 1 of `lines`, as spreadsheet programs count. */
export interface SheetRow {
  line: number;
  cells: Cell[];
}

export const MOST_BYTES = 10 * 1024 * 1024;
export const TOO_MANY_BYTES = 'Ukuran berkas paling besar 10 MB.';
const MOST_ROWS = 10_000;
const MOST_UNPACKED_BYTES = 200 * 1024 * 1024;

const UNREADABLE = 'Berkas tidak dapat dibaca. Pakai berkas XLSX atau CSV.';
const TOO_MANY_ROWS = `Paling banyak ${MOST_ROWS.toLocaleString('id-ID')} baris dalam satu berkas.`;

/** Excel of an Indonesian machine separates by semicolons, and knows UTF-8 only by this mark. */
const CSV = { bom: true, delimiter: ';', record_delimiter: 'windows', escape_formulas: true } as const;
/** What csv-stringify has put before a text that a spreadsheet program would run. */
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

const ZIP = Buffer.from('PK\u0003\u0004');

/** @param widths of the columns, in characters; XLSX alone knows them */
export function writeSheet(rows: Cell[][], format: SheetFormat, widths: readonly number[]): Promise<Buffer> {
  if (format === 'csv') return Promise.resolve(Buffer.from(stringify(rows.map(withDecimalCommas), CSV)));
  const [head = [], ...body] = rows;
  const bold = head.map((value) => ({ value: String(value), fontWeight: 'bold' as const }));
  const columns = widths.map((width) => ({ width }));
  return writeXlsx([bold, ...body], { columns, stickyRowsCount: 1 }).toBuffer();
}

/**
 * The rows of a CSV file (separated by semicolons, commas or tabs; UTF-8 or Windows-1252) or of the first sheet of an XLSX
 * file, without those that are empty.
 * @throws UnsupportedSheet, TooLarge
 */
export async function readRows(bytes: Buffer): Promise<SheetRow[]> {
  const rows = bytes.subarray(0, ZIP.length).equals(ZIP) ? await readXlsx(bytes) : readCsv(bytes);
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== null));
  if (filled.length > MOST_ROWS + 1) throw new TooLarge(TOO_MANY_ROWS);
  return filled;
}

async function readXlsx(bytes: Buffer): Promise<SheetRow[]> {
  refuseBomb(bytes);
  try {
    const rows = await readSheet(bytes, { trim: false });
    return rows.map((cells, index) => ({ line: index + 1, cells: cells.map(toCell) }));
  } catch {
    throw new UnsupportedSheet(UNREADABLE);
  }
}

/** An archive of a few bytes can hold gigabytes: what it says of itself is added up before anything is unpacked. */
function refuseBomb(bytes: Buffer): void {
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        unpacked += originalSize;
        return false;
      },
    });
  } catch {
    throw new UnsupportedSheet(UNREADABLE);
  }
  if (unpacked > MOST_UNPACKED_BYTES) throw new TooLarge(TOO_MANY_ROWS);
}

function readCsv(bytes: Buffer): SheetRow[] {
  const text = decode(bytes);
  if (text.includes('\0')) throw new UnsupportedSheet(UNREADABLE);
  try {
    const records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
    });
    return records.map((record, index) => ({
      line: index + 1,
      cells: record.map((cell) => (cell === '' ? null : cell.replace(ESCAPED_FORMULA, ''))),
    }));
  } catch {
    throw new UnsupportedSheet(UNREADABLE);
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The one that the first line has most of. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r\n?|\n/, 1);
  const count = (delimiter: string) => head.split(delimiter).length;
  return [';', ',', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

function toCell(value: unknown): Cell {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' && value !== '' ? value : null;
}

const withDecimalCommas = (row: Cell[]) =>
  row.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : cell));
