import { createHash } from 'node:crypto';

/** Of all kept files. */
const MOST_BYTES = 8 * 1024 * 1024;

export interface MadeFile {
  bytes: Buffer;
  /** Whether nothing was missing that could be there the next time. */
  isWhole: boolean;
}

/** The least recently used first. */
const kept = new Map<string, Buffer>();
const underWay = new Map<string, Promise<MadeFile>>();
let keptBytes = 0;

/**
 * The file that is made of some data: kept by what it is made of, so that it is never out of date, and made once for all who ask at
 * the same time.
 */
export async function madeOf(data: object, make: () => Promise<MadeFile>): Promise<MadeFile> {
  const key = createHash('sha256').update(JSON.stringify(data)).digest('base64url');
  const bytes = kept.get(key);
  if (bytes) {
    kept.delete(key);
    kept.set(key, bytes);
    return { bytes, isWhole: true };
  }
  const making = underWay.get(key) ?? make().finally(() => underWay.delete(key));
  underWay.set(key, making);
  const file = await making;
  if (file.isWhole && !kept.has(key)) keep(key, file.bytes);
  return file;
}

function keep(key: string, bytes: Buffer): void {
  kept.set(key, bytes);
  keptBytes += bytes.length;
  for (const [oldest, { length }] of kept) {
    if (keptBytes <= MOST_BYTES) return;
    kept.delete(oldest);
    keptBytes -= length;
  }
}
