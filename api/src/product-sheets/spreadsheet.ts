import { Worker } from 'node:worker_threads';
import { TooLarge, Unavailable, UnsupportedMediaType } from '../http/refusals.js';

export type SheetFormat = 'csv' | 'xlsx';

/** A cell as its file has it; an empty one is null. */
export type Cell = string | number | null;
/** The first row is number 1 of `lines`, as spreadsheet programs count. */
export interface SheetRow {
  line: number;
  cells: Cell[];
  /** Of a row that is matched by its name, having no ID: the products of that name. */
  named?: readonly number[];
  /** And where there are none, those of the trash. */
  trashed?: readonly number[];
  /** Whether it is the English name of these. */
  english?: boolean;
}

/** Where rows go on: at the end of a CSV file, or among the rows of an XLSX file from that line on. */
export type RowsPlace = { format: 'csv' } | { format: 'xlsx'; line: number };

/** What a thread is asked, and what it answers. */
export type Job =
  | { do: 'read'; bytes: Uint8Array }
  | { do: 'write'; rows: Cell[][]; format: SheetFormat; widths: readonly number[] }
  | { do: 'continue'; rows: Cell[][]; place: RowsPlace };
export type Answer<T> = { done: T } | { refusal: keyof typeof REFUSALS; sentence?: string };

const TOO_INTRICATE = 'Berkas terlalu besar atau terlalu rumit.';
const UNFINISHED = 'Berkas tidak selesai dibuat. Coba lagi sebentar lagi.';

const WORKER = new URL('./spreadsheet.worker.js', import.meta.url);
const REFUSALS = { TooLarge, UnsupportedMediaType };

const WRITING = { maxOldGenerationSizeMb: undefined, milliseconds: 60_000 };
/** An uploaded sheet of a few kilobytes can unfold into gigabytes; an export is our own data. */
const LIMITS = {
  read: { maxOldGenerationSizeMb: 256, milliseconds: 10_000 },
  write: WRITING,
  continue: WRITING,
};

/**
 * @param widths of the columns, in characters; XLSX alone knows them
 * @throws Unavailable when it takes too long
 */
export function writeSheet(rows: Cell[][], format: SheetFormat, widths: readonly number[]): Promise<Buffer> {
  return written({ do: 'write', rows, format, widths });
}

/**
 * The rows as CSV, or as the XML that an XLSX file has between the tags of its sheetData.
 * @throws Unavailable when it takes too long
 */
export function writeRows(rows: Cell[][], place: RowsPlace): Promise<Buffer> {
  return written({ do: 'continue', rows, place });
}

async function written(job: Job): Promise<Buffer> {
  const bytes = await inThread<Uint8Array>(job);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * The rows of a CSV file (separated by semicolons, commas or tabs; UTF-8, UTF-16 or Windows-1252) or of the first sheet of an XLSX
 * file, without those that are empty.
 * @throws UnsupportedMediaType, TooLarge
 */
export function readRows(bytes: Buffer): Promise<SheetRow[]> {
  return inThread<SheetRow[]>({ do: 'read', bytes });
}

/** Beside the thread that answers requests, which it would hold up. */
async function inThread<T>(job: Job): Promise<T> {
  const { milliseconds, ...resourceLimits } = LIMITS[job.do];
  const thread = new Worker(WORKER, { workerData: job, resourceLimits });
  const answer = await new Promise<Answer<T>>((resolve, reject) => {
    let sent: Answer<T> = { refusal: 'TooLarge' };
    const late = setTimeout(() => void thread.terminate(), milliseconds);
    thread.on('message', (message: Answer<T>) => (sent = message));
    thread.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') reject(error);
    });
    thread.on('exit', () => {
      clearTimeout(late);
      resolve(sent);
    });
  });
  if ('done' in answer) return answer.done;
  if (job.do !== 'read') throw new Unavailable(UNFINISHED);
  throw new REFUSALS[answer.refusal](answer.sentence ?? TOO_INTRICATE);
}
