import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { RequestHandler } from 'express';
import type { LocalMediaStore } from './local-media-store.js';
import { MediaStore, QUARANTINED, type StoredPicture } from './media-store.js';
import { imageUrl } from './renditions.js';
import { type S3Bucket, StoreAway } from './s3-bucket.js';
import { DOCUMENT, PICTURE, s3Pictures } from './s3-pictures.js';

const OWNER = 'installation';
type Shelf = 'media' | 'quarantine';
const CHECKED_MS = 1000;

/** A picture is there when its largest JPEG is: that comes last and goes first. The sweep removes what was cut off. */
export class S3MediaStore extends MediaStore {
  readonly place: string;
  private checked?: { at: number; result: Promise<void> };

  constructor(
    private readonly bucket: S3Bucket,
    private readonly staging: LocalMediaStore,
  ) {
    super();
    this.place = bucket.place;
  }

  async owner(): Promise<string | undefined> {
    return (await this.bucket.get(OWNER))?.toString().trim();
  }

  async claim(database: string): Promise<string> {
    await this.bucket.create(OWNER, Buffer.from(`${database}\n`));
    return (await this.owner()) ?? database;
  }

  async adopt(database: string): Promise<void> {
    await this.bucket.put(OWNER, Buffer.from(`${database}\n`));
  }

  incoming(): Promise<string> {
    return this.staging.incoming();
  }

  has(key: string): Promise<boolean> {
    return this.bucket.has(largest('media', key));
  }

  async save(key: string, folder: string): Promise<void> {
    if (await this.bucket.has(largest('media', key), true)) return;
    const put = async (name: string) => this.bucket.put(name, await readFile(join(folder, basename(name))));
    const names = (await readdir(folder)).map((name) => `media/${key}/${name}`);
    await Promise.all(names.filter(isNot(largest('media', key))).map(put));
    await put(largest('media', key));
  }

  async quarantine(key: string): Promise<void> {
    if (await this.has(key)) await this.move('media', 'quarantine', key);
  }

  async recover(key: string): Promise<boolean> {
    if (!(await this.bucket.has(largest('quarantine', key)))) return false;
    await this.move('quarantine', 'media', key);
    return true;
  }

  discard(key: string): Promise<void> {
    return this.remove('quarantine', key);
  }

  list(): Promise<StoredPicture[]> {
    return this.listed('media');
  }

  listQuarantine(): Promise<StoredPicture[]> {
    return this.listed('quarantine');
  }

  async file(key: string, name: string): Promise<Buffer | undefined> {
    return (await this.bucket.get(`media/${key}/${name}`)) ?? this.bucket.get(`quarantine/${key}/${name}`);
  }

  async read(key: string, quarantined = false): Promise<Map<string, Buffer> | undefined> {
    const shelf = quarantined ? 'quarantine' : 'media';
    if (!(await this.bucket.has(largest(shelf, key)))) return undefined;
    const files = new Map<string, Buffer>();
    const readOne = async (name: string) => {
      const bytes = await this.bucket.get(name);
      if (bytes) files.set(basename(name), bytes);
    };
    await Promise.all((await this.namesOf(shelf, key)).map(readOne));
    return (await this.bucket.has(largest(shelf, key))) ? files : undefined;
  }

  async *entries(isKnown: (path: string) => boolean): AsyncGenerator<[string, Map<string, Buffer>]> {
    const owner = isKnown('') ? undefined : await this.bucket.get(OWNER);
    if (owner) yield ['', new Map([[`.${OWNER}`, owner]])];
    for (const [before, list] of [
      ['', this.list()],
      [QUARANTINED, this.listQuarantine()],
    ] as const) {
      for (const { key } of await list) {
        if (isKnown(`${before}${key}/`)) continue;
        const files = await this.read(key, before === QUARANTINED);
        if (files) yield [`${before}${key}/`, files];
      }
    }
  }

  async clearIncoming(time: Date): Promise<void> {
    await this.staging.clearIncoming(time);
    for (const shelf of ['media', 'quarantine'] as const) {
      for (const [key, { since, isWhole }] of await this.byKey(shelf)) {
        if (isWhole || since >= time) continue;
        // It may have been sent again while the list was read.
        const now = (await this.byKey(shelf, key)).get(key);
        if (now && !now.isWhole && now.since < time) await this.remove(shelf, key);
      }
    }
  }

  /** Asks once a second at most: the route that asks is public. */
  check(): Promise<void> {
    if (!this.checked || Date.now() - this.checked.at >= CHECKED_MS) {
      this.checked = { at: Date.now(), result: this.ownerIsThere() };
    }
    return this.checked.result;
  }

  serve(areHidden = false): RequestHandler {
    return s3Pictures(this.bucket, areHidden ? DOCUMENT : PICTURE);
  }

  private async ownerIsThere(): Promise<void> {
    if (!(await this.bucket.has(OWNER))) throw new StoreAway(`${this.place} is no database's any more`);
  }

  private async move(from: Shelf, to: Shelf, key: string): Promise<void> {
    const copy = (name: string) => this.bucket.copy(name, `${to}/${key}/${basename(name)}`);
    const names = await this.namesOf(from, key);
    await Promise.all(names.filter(isNot(largest(from, key))).map(copy));
    await copy(largest(from, key));
    await this.remove(from, key);
  }

  private async remove(shelf: Shelf, key: string): Promise<void> {
    await this.bucket.remove(largest(shelf, key));
    await Promise.all((await this.namesOf(shelf, key)).map((name) => this.bucket.remove(name)));
  }

  private async namesOf(shelf: Shelf, key: string): Promise<string[]> {
    const names: string[] = [];
    for await (const { name } of this.bucket.list(`${shelf}/${key}/`)) names.push(name);
    return names;
  }

  private async listed(shelf: Shelf): Promise<StoredPicture[]> {
    return [...(await this.byKey(shelf))].flatMap(([key, { since, isWhole }]) =>
      isWhole ? [{ key, since }] : [],
    );
  }

  private async byKey(shelf: Shelf, only?: string): Promise<Map<string, { since: Date; isWhole: boolean }>> {
    const found = new Map<string, { since: Date; isWhole: boolean }>();
    const prefix = only === undefined ? `${shelf}/` : `${shelf}/${only}/`;
    for await (const { name, since } of this.bucket.list(prefix)) {
      const key = name.split('/')[1] ?? '';
      const before = found.get(key);
      if (name === largest(shelf, key)) found.set(key, { since, isWhole: true });
      else if (!before || (!before.isWhole && before.since < since))
        found.set(key, { since, isWhole: false });
    }
    return found;
  }
}

function largest(shelf: Shelf, key: string): string {
  return imageUrl(key).replace('/media', shelf);
}

const isNot = (name: string) => (each: string) => each !== name;
