import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const MOST_BYTES = 8 * 1024 * 1024;

export interface MemoizedFile {
  bytes: Buffer;
  /** Whether nothing was missing that could be there the next time. */
  isWhole: boolean;
}

const kept = new LRUCache<string, MemoizedFile>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ bytes }) => bytes.length,
});
const underWay = new Map<string, Promise<MemoizedFile>>();

/**
 * The file that is made of some data: kept by what it is made of, so that it is never out of date, and made once for all who ask at
 * the same time.
 */
export async function memoizeByHash(data: object, make: () => Promise<MemoizedFile>): Promise<MemoizedFile> {
  const key = createHash('sha256').update(JSON.stringify(data)).digest('base64url');
  const known = kept.get(key);
  if (known) return known;
  const making = underWay.get(key) ?? make().finally(() => underWay.delete(key));
  underWay.set(key, making);
  const file = await making;
  if (file.isWhole) kept.set(key, file);
  return file;
}
