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
    return (await this.savedAt(key)) !== undefined;
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
      if (isMissing(error)) return;
      throw error;
    }
    await rm(leaving, { recursive: true, force: true });
  }

  async list(): Promise<StoredPicture[]> {
    await mkdir(this.folder, { recursive: true });
    const pictures: StoredPicture[] = [];
    for (const key of await readdir(this.folder)) {
      const savedAt = await this.savedAt(key);
      if (savedAt) pictures.push({ key, savedAt });
    }
    return pictures;
  }

  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await access(this.folder, constants.W_OK);
  }

  /** Undefined for a picture that is not there, or no longer: another replica may have removed it just now. */
  private async savedAt(key: string): Promise<Date | undefined> {
    try {
      return (await stat(join(this.folder, key))).mtime;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
