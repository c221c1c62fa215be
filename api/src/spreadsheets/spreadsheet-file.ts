import { deserialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { yieldToEventLoop } from '../database/yield-to-event-loop.js';
import { TooLarge, Unavailable, UnsupportedMediaType } from '../http/http-errors.js';

export type SheetFormat = 'csv' | 'xlsx';

export type Cell = string | number | null;
/** Lines are counted from 1, as spreadsheet programs do. */
export interface SheetRow {
  line: number;
  cells: Cell[];
  /** Of cells that cannot be taken as they stand, by their places. */
  problems?: { place: number; problem: string }[];
}

/** `isText` is said of free text, which a date is not; `tooLong` refuses what has more characters than `longest`. */
export type KnownColumn = { title: string; longest: number; isText: boolean; tooLong: string };

export interface Sheet {
  /** Undefined for CSV. */
  name?: string;
  /** SHA-256 of the file. */
  digest: string;
  hiddenRows: number;
  head: SheetRow;
  rows: SheetRow[];
}
export type SentSheet = Omit<Sheet, 'rows'> & { chunks: Buffer<ArrayBuffer>[] };

export type ReadJob = { do: 'read'; bytes: Uint8Array; columns: readonly KnownColumn[] };
export type WriteJob = { do: 'write'; rows: Cell[][]; format: SheetFormat; widths: readonly number[] };
export type Job = ReadJob | WriteJob;
export type Answer<T> = { done: T } | { refusal: keyof typeof REFUSALS; sentence?: string };

const TOO_INTRICATE = 'Berkas terlalu besar atau terlalu rumit.';
const UNFINISHED = 'Berkas tidak selesai dibuat. Coba lagi sebentar lagi.';

const WORKER = new URL('./spreadsheet.worker.js', import.meta.url);
const REFUSALS = { TooLarge, UnsupportedMediaType };

/** An uploaded sheet of a few kilobytes can unfold into gigabytes; an export is our own data. */
const LIMITS = {
  read: { maxOldGenerationSizeMb: 256, milliseconds: 10_000 },
  write: { maxOldGenerationSizeMb: undefined, milliseconds: 60_000 },
};

/** @param widths in characters; only XLSX has them. @throws Unavailable when it takes too long */
export async function writeSheet(
  rows: Cell[][],
  format: SheetFormat,
  widths: readonly number[] = [],
): Promise<Buffer> {
  const bytes = await inThread<Uint8Array>({ do: 'write', rows, format, widths });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** A CSV file, or the first visible sheet of an XLSX file that has known titles. @throws UnsupportedMediaType, TooLarge */
export async function readSheet(bytes: Buffer, columns: readonly KnownColumn[]): Promise<Sheet> {
  const { chunks, ...info } = await inThread<SentSheet>({ do: 'read', bytes, columns });
  const rows: SheetRow[] = [];
  for (const chunk of chunks) {
    rows.push(...(deserialize(chunk) as SheetRow[]));
    await yieldToEventLoop();
  }
  return { ...info, rows };
}

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
  if (job.do === 'write') throw new Unavailable(UNFINISHED);
  throw new REFUSALS[answer.refusal](answer.sentence ?? TOO_INTRICATE);
}
