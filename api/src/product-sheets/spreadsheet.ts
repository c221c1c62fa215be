import { Worker } from 'node:worker_threads';
import { TooLarge, UnsupportedSheet } from '../http/refusals.js';

export type SheetFormat = 'csv' | 'xlsx';

/** A cell as its file has it; an empty one is null. */
export type Cell = string | number | null;
/** The first row is number 1 of `lines`, as spreadsheet programs count. */
export interface SheetRow {
  line: number;
  cells: Cell[];
}

/** What a thread is asked, and what it answers. */
export type Job =
  | { do: 'read'; bytes: Uint8Array }
  | { do: 'write'; rows: Cell[][]; format: SheetFormat; widths: readonly number[] };
export type Answer<T> = { done: T } | { refusal: keyof typeof REFUSALS; sentence: string };

export const MOST_BYTES = 10 * 1024 * 1024;
export const TOO_MANY_BYTES = 'Ukuran berkas paling besar 10 MB.';
const TOO_INTRICATE = 'Berkas terlalu besar atau terlalu rumit.';

const WORKER = new URL('./spreadsheet.worker.js', import.meta.url);
const REFUSALS = { TooLarge, UnsupportedSheet };

/** For what somebody sends: a few kilobytes can unfold into anything. What is written is our own. */
const MOST_MEGABYTES = 256;
const MOST_MILLISECONDS = 10_000;

let lastTurn: Promise<unknown> = Promise.resolve();

/** @param widths of the columns, in characters; XLSX alone knows them */
export async function writeSheet(rows: Cell[][], format: SheetFormat, widths: readonly number[]) {
  const bytes = await inTurn<Uint8Array>({ do: 'write', rows, format, widths });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * The rows of a CSV file (separated by semicolons, commas or tabs; UTF-8, UTF-16 or Windows-1252) or of the first sheet of an XLSX
 * file, without those that are empty.
 * @throws UnsupportedSheet, TooLarge
 */
export function readRows(bytes: Buffer): Promise<SheetRow[]> {
  return inTurn<SheetRow[]>({ do: 'read', bytes });
}

/** One at a time: many files take no more memory than one. */
async function inTurn<T>(job: Job): Promise<T> {
  const turn = lastTurn.then(() => inThread<T>(job));
  lastTurn = turn.catch(() => undefined);
  const answer = await turn;
  if ('done' in answer) return answer.done;
  throw new REFUSALS[answer.refusal](answer.sentence);
}

/** Beside the thread that answers requests, which it would hold up. */
function inThread<T>(job: Job): Promise<Answer<T>> {
  const isSent = job.do === 'read';
  return new Promise((resolve, reject) => {
    let answer: Answer<T> | undefined;
    const thread = new Worker(WORKER, {
      workerData: job,
      resourceLimits: isSent ? { maxOldGenerationSizeMb: MOST_MEGABYTES } : {},
    });
    const late = isSent ? setTimeout(() => void thread.terminate(), MOST_MILLISECONDS) : undefined;
    thread.on('message', (message: Answer<T>) => (answer = message));
    thread.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') reject(error);
    });
    thread.on('exit', () => {
      clearTimeout(late);
      if (answer) resolve(answer);
      else reject(new TooLarge(TOO_INTRICATE));
    });
  });
}
