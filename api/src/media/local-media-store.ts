import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MediaStore, type StoredPicture } from './media-store.js';

/** What is still being written; a folder gets its real name only when it is complete. */
const INCOMING = '.incoming-';
const ALREADY_THERE = ['ENOTEMPTY', 'EEXIST'];

/** One folder a picture. */
export class LocalMediaStore extends MediaStore {
  constructor(private readonly folder: string) {
    super();
  }

  async has(key: string): Promise<boolean> {
    return stat(join(this.folder, key)).then(
      () => true,
      () => false,
    );
  }

  async save(key: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
    const incoming = join(this.folder, INCOMING + randomUUID());
    try {
      await mkdir(incoming, { recursive: true });
      for (const [name, bytes] of files) await writeFile(join(incoming, name), bytes);
      await rename(incoming, join(this.folder, key));
    } catch (error) {
      await rm(incoming, { recursive: true, force: true });
      if (!ALREADY_THERE.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }

  /** Takes the picture away under its name first, so that nobody finds half of it. */
  async remove(key: string): Promise<void> {
    const leaving = join(this.folder, INCOMING + randomUUID());
    try {
      await rename(join(this.folder, key), leaving);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      throw error;
    }
    await rm(leaving, { recursive: true, force: true });
  }

  async list(): Promise<StoredPicture[]> {
    await mkdir(this.folder, { recursive: true });
    const keys = await readdir(this.folder);
    return Promise.all(
      keys.map(async (key) => ({ key, savedAt: (await stat(join(this.folder, key))).mtime })),
    );
  }

  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await access(this.folder, constants.W_OK);
  }
}
