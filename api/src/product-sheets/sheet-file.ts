import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { giveWay } from '../database/give-way.js';
import { SheetArchive } from './sheet-archive.js';
import { type Cell, type SheetFormat, writeRows, writeSheet } from './spreadsheet.js';

const PAGE = 1000;

type Pages = AsyncIterable<Cell[][]> | Iterable<Cell[][]>;

/**
 * A sheet by way of a file, however many pages of rows it has: a slow reader keeps no other export waiting, and a failed one is
 * answered as such.
 * @param widths of the columns, in characters; XLSX alone knows them
 * @throws Unavailable
 */
export async function sheetFile(
  head: Cell[],
  pages: Pages,
  format: SheetFormat,
  widths: readonly number[],
): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), 'etalase-sheet-'));
  const file = await open(join(folder, 'sheet'), 'wx+', 0o600).finally(() =>
    // The open file stays for as long as it is read.
    rm(folder, { recursive: true }),
  );
  try {
    for await (const part of format === 'csv' ? csvParts(head, pages) : xlsxParts(head, pages, widths)) {
      await file.writeFile(part);
      await giveWay();
    }
    return file.createReadStream({ start: 0 });
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function* csvParts(head: Cell[], pages: Pages): AsyncGenerator<Uint8Array> {
  let isBegun = false;
  for await (const page of pages) {
    // The header goes with the first page: each call is a thread.
    yield await (isBegun ? writeRows(page, { format: 'csv' }) : writeSheet([head, ...page], 'csv', []));
    isBegun = true;
  }
  if (!isBegun) yield await writeSheet([head], 'csv', []);
}

async function* xlsxParts(head: Cell[], pages: Pages, widths: readonly number[]): AsyncGenerator<Uint8Array> {
  const archive = new SheetArchive(await writeSheet([head], 'xlsx', widths));
  yield* await archive.begin();
  // The header is line 1.
  let line = 2;
  for await (const page of pages) {
    yield* await archive.add(await writeRows(page, { format: 'xlsx', line }));
    line += page.length;
  }
  yield* await archive.end();
}

export function* inPages(rows: Iterable<Cell[]>): Generator<Cell[][]> {
  let page: Cell[][] = [];
  for (const row of rows) {
    if (page.push(row) < PAGE) continue;
    yield page;
    page = [];
  }
  yield page;
}
