import { type Env, StartupError } from '../env.js';
import { StorageFull } from '../http/refusals.js';
import { LocalMediaStore, mediaFolder } from './local-media-store.js';
import type { MediaStore } from './media-store.js';
import { S3Bucket, StoreAway } from './s3-bucket.js';
import { S3MediaStore } from './s3-media-store.js';

const PROBE = 'probe';

/** The folder in DATA_DIR, or the S3-compatible store that the environment names. Asks nothing of it. */
export function openMediaStore(env: Env): MediaStore {
  const folder = new LocalMediaStore(mediaFolder(env));
  return env.s3 ? new S3MediaStore(new S3Bucket(env.s3), folder) : folder;
}

/** Where a database server's processes need their pictures; undefined for SQLite, which has one process, and with a store. */
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
    // One that is full still shows what it has.
    if (!(error instanceof StorageFull)) throw error;
  });
}

/** @throws StartupError in place of what requests are told of a store that is away */
export function forOperator<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof StoreAway ? new StartupError(`pictures: ${error.reason}`) : error;
  });
}
