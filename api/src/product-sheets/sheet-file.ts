import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { giveWay } from '../database/give-way.js';
import { type Cell, type SheetFormat, writeRows, writeSheet } from './spreadsheet.js';
import { SheetArchive } from './sheet-archive.js';

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
    const first = await writeSheet([head], format, widths);
    for await (const part of format === 'csv' ? csvParts(first, pages) : xlsxParts(first, pages)) {
      await file.writeFile(part);
      await giveWay();
    }
    return file.createReadStream({ start: 0 });
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function* csvParts(head: Buffer, pages: Pages): AsyncGenerator<Uint8Array> {
  yield head;
  for await (const page of pages) yield await writeRows(page, { format: 'csv' });
}

async function* xlsxParts(head: Buffer, pages: Pages): AsyncGenerator<Uint8Array> {
  const archive = new SheetArchive(head);
  yield* await archive.begin();
  // The header is line 1.
  let line = 2;
  for await (const page of pages) {
    yield* await archive.add(await writeRows(page, { format: 'xlsx', line }));
    line += page.length;
  }
  yield* await archive.end();
}
