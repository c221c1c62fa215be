import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { CachedResponse, Encoding } from './cached-response.js';

/** Larger ones, such as videos, come from the disk. */
const MOST_BYTES = 512 * 1024;
const ENDINGS = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;
const COMPRESSED = /\.(br|gz)$/;

export interface BuiltFile {
  answer?: CachedResponse;
  compressed(): Promise<Partial<Record<Encoding, Buffer>>>;
}

export function* builtFiles(folder: string, base: string): Generator<[url: string, file: BuiltFile]> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || COMPRESSED.test(path) || statSync(path).size > MOST_BYTES) continue;
    const url = base + relative(folder, path).split(sep).map(encodeURIComponent).join('/');
    yield [url, { compressed: () => readCompressed(path) }];
  }
}

async function readCompressed(path: string) {
  const there = Object.entries(ENDINGS).filter(([, ending]) => existsSync(path + ending));
  const files = there.map(async ([encoding, ending]) => [encoding, await readFile(path + ending)] as const);
  return Object.fromEntries(await Promise.all(files));
}
