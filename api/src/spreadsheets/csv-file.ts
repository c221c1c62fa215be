import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { giveWay } from '../database/give-way.js';
import { type Cell, writeSheet } from './spreadsheet-file.js';

/** Writes pages of rows to a file first: a slow reader keeps no other export waiting, and a failed one is answered as such. */
export async function csvFile(pages: AsyncIterable<Cell[][]>): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), 'etalase-sheet-'));
  const file = await open(join(folder, 'sheet.csv'), 'wx+', 0o600).finally(() =>
    // The open file stays for as long as it is read.
    rm(folder, { recursive: true }),
  );
  try {
    let isContinued = false;
    for await (const page of pages) {
      await file.writeFile(await writeSheet(page, 'csv', [], isContinued));
      isContinued = true;
      await giveWay();
    }
    return file.createReadStream({ start: 0 });
  } catch (error) {
    await file.close();
    throw error;
  }
}
