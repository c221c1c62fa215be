import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const MAX_BYTES = 8 * 1024 * 1024;

export interface MemoizedFile {
  bytes: Buffer;
  /** False if something was missing that may be there the next time. */
  isWhole: boolean;
}

const finished = new LRUCache<string, MemoizedFile>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ bytes }) => bytes.length,
});
const inProgress = new Map<string, Promise<MemoizedFile>>();
/** One is made at a time: each holds other requests for a moment. */
let previous: Promise<unknown> = Promise.resolve();

/** The key is the data, so that a file is never out of date. It is made once for all who ask at the same time. */
export async function memoizeByHash(data: object, make: () => Promise<MemoizedFile>): Promise<MemoizedFile> {
  const key = createHash('sha256').update(JSON.stringify(data)).digest('base64url');
  const known = finished.get(key);
  if (known) return known;
  const making = inProgress.get(key) ?? previous.then(make).finally(() => inProgress.delete(key));
  inProgress.set(key, making);
  previous = making.catch(() => undefined);
  const file = await making;
  if (file.isWhole) finished.set(key, file);
  return file;
}
