import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import {
  access,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import type { Env } from '../env.js';
import { MediaStore, QUARANTINED, type StoredPicture } from './media-store.js';

// Names that begin with a dot are not served.
const INCOMING = '.incoming';
const QUARANTINE = '.quarantine';
const OWNER = '.installation';
const OWNER_ONLY = 0o700;
const YEAR = 31_536_000_000;

export const mediaFolder = (env: Env) => join(env.DATA_DIR, 'media');

export class LocalMediaStore extends MediaStore {
  constructor(readonly place: string) {
    super();
  }

  async owner(): Promise<string | undefined> {
    return ifThere(async () => (await readFile(this.path(OWNER), 'utf8')).trim());
  }

  async claim(database: string): Promise<string> {
    const note = await this.note(database);
    // Unlike a rename this fails when there is an owner.
    await link(note, this.path(OWNER)).catch(unless('EEXIST'));
    await rm(note);
    await this.sync();
    return (await this.owner()) ?? database;
  }

  async adopt(database: string): Promise<void> {
    await rename(await this.note(database), this.path(OWNER));
    await this.sync();
  }

  async incoming(): Promise<string> {
    const folder = this.path(INCOMING);
    await mkdir(this.place, { recursive: true, mode: OWNER_ONLY });
    // With `recursive` a disk that can only be read is reported as ENOENT.
    await mkdir(folder, { mode: OWNER_ONLY }).catch(unless('EEXIST'));
    return folder;
  }

  async has(key: string): Promise<boolean> {
    return (await this.since(key)) !== undefined;
  }

  async save(key: string, folder: string): Promise<void> {
    await flush(folder);
    await rename(folder, this.path(key)).catch(unless('ENOTEMPTY', 'EEXIST'));
    await this.sync();
  }

  async quarantine(key: string): Promise<void> {
    await mkdir(this.path(QUARANTINE), { recursive: true, mode: OWNER_ONLY });
    await this.discard(key);
    await this.move(key, join(QUARANTINE, key));
  }

  async recover(key: string): Promise<boolean> {
    return this.move(join(QUARANTINE, key), key);
  }

  /** Renamed before it is removed, so that no process recovers half of it. */
  async discard(key: string): Promise<void> {
    const leaving = join(await this.incoming(), randomUUID());
    await rename(this.path(QUARANTINE, key), leaving).catch(unless('ENOENT'));
    await rm(leaving, { recursive: true, force: true });
  }

  async list(): Promise<StoredPicture[]> {
    await mkdir(this.place, { recursive: true, mode: OWNER_ONLY });
    return (await this.listed('.')).filter(({ key }) => !key.startsWith('.'));
  }

  listQuarantine(): Promise<StoredPicture[]> {
    return this.listed(QUARANTINE);
  }

  async file(key: string, name: string): Promise<Buffer | undefined> {
    const read = (...folder: string[]) => ifThere(() => readFile(this.path(...folder, key, name)));
    return (await read()) ?? read(QUARANTINE);
  }

  async read(key: string, quarantined = false): Promise<Map<string, Buffer> | undefined> {
    const path = quarantined ? `${QUARANTINED}${key}` : key;
    return (await ifThere(() => this.filesOf(path)))?.files;
  }

  async *entries(
    isKnown: (path: string) => boolean,
    path = '',
  ): AsyncGenerator<[string, Map<string, Buffer>]> {
    const found = await ifThere(() => this.filesOf(path, isKnown(path)));
    if (!found) return;
    if (found.files.size > 0) yield [path, found.files];
    for (const name of found.folders) yield* this.entries(isKnown, `${path}${name}/`);
  }

  async clearIncoming(time: Date): Promise<void> {
    for (const { key, since } of await this.listed(INCOMING))
      if (since < time) await rm(this.path(INCOMING, key), { recursive: true, force: true });
  }

  async check(): Promise<void> {
    await access(this.path(OWNER));
    await access(this.place, constants.W_OK);
  }

  serve(areHidden = false): RequestHandler {
    return express.static(this.place, {
      dotfiles: areHidden ? 'allow' : 'ignore',
      immutable: true,
      maxAge: YEAR,
      index: false,
      redirect: false,
      fallthrough: false,
    });
  }

  private async filesOf(path: string, withoutFiles = false) {
    const files = new Map<string, Buffer>();
    const folders: string[] = [];
    for (const entry of await readdir(this.path(path), { withFileTypes: true })) {
      if (entry.name.startsWith(INCOMING)) continue;
      if (entry.isDirectory()) folders.push(entry.name);
      if (entry.isFile() && !withoutFiles) files.set(entry.name, await readFile(this.path(path, entry.name)));
    }
    return { files, folders };
  }

  private path(...names: string[]): string {
    return join(this.place, ...names);
  }

  private async note(database: string): Promise<string> {
    const path = join(await this.incoming(), randomUUID());
    await writeFile(path, `${database}\n`, { flag: 'wx', mode: 0o600, flush: true });
    return path;
  }

  private async move(from: string, to: string): Promise<boolean> {
    const now = new Date();
    const moved = await ifThere(async () => {
      // Before the move: in quarantine a picture never has the time at which it was saved.
      await utimes(this.path(from), now, now);
      await rename(this.path(from), this.path(to)).catch(unless('ENOTEMPTY', 'EEXIST'));
      return true;
    });
    if (moved) await this.sync();
    return moved ?? false;
  }

  private async listed(folder: string): Promise<StoredPicture[]> {
    const found: StoredPicture[] = [];
    for (const key of (await ifThere(() => readdir(this.path(folder)))) ?? []) {
      const since = await this.since(join(folder, key));
      if (since) found.push({ key, since });
    }
    return found;
  }

  private async since(name: string): Promise<Date | undefined> {
    return ifThere(async () => (await stat(this.path(name))).mtime);
  }

  private async sync(): Promise<void> {
    await flush(this.place);
    await ifThere(() => flush(this.path(QUARANTINE)));
  }
}

/** Of a file or a folder: a rename outlives a power cut only once its folder is synced. */
export async function flush(path: string): Promise<void> {
  // Windows syncs no folder, and no file that was opened to be read.
  if (process.platform === 'win32') return;
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

async function ifThere<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    return unless('ENOENT')(error);
  }
}

function unless(...codes: string[]) {
  return (error: unknown): undefined => {
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  };
}
