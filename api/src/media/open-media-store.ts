import { type Env, StartupError } from '../env.js';
import { StorageFull } from '../http/http-errors.js';
import { LocalMediaStore, mediaFolder } from './local-media-store.js';
import type { MediaStore } from './media-store.js';
import { S3Bucket, StoreAway } from './s3-bucket.js';
import { S3MediaStore } from './s3-media-store.js';

const PROBE = 'probe';

export function openMediaStore(env: Env): MediaStore {
  const folder = new LocalMediaStore(mediaFolder(env));
  return env.s3 ? new S3MediaStore(new S3Bucket(env.s3), folder) : folder;
}

export function sharingAdvice({ DATABASE_URL, s3 }: Env): string | undefined {
  if (!DATABASE_URL || s3) return undefined;
  return 'processes of one database need the same DATA_DIR, or an object store (S3_BUCKET and the settings beside it)';
}

/** @throws StartupError saying which setting keeps the bucket from being read and written */
export async function checkMediaStore({ s3 }: Env): Promise<void> {
  if (!s3) return;
  const bucket = new S3Bucket(s3);
  const tryAll = async () => {
    for await (const _ of bucket.list(PROBE));
    await bucket.put(PROBE, Buffer.from('Etalase writes and removes this when it starts.\n'));
    await bucket.remove(PROBE);
  };
  await forOperator(tryAll()).catch((error: unknown) => {
    // A full store still serves its pictures.
    if (!(error instanceof StorageFull)) throw error;
  });
}

/** @throws StartupError in place of StoreAway, which is worded for requests */
export function forOperator<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof StoreAway ? new StartupError(`pictures: ${error.reason}`) : error;
  });
}
