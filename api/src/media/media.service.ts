import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { RequestHandler } from 'express';
import type { EntityManager } from 'typeorm';
import { isUncertainCommit } from '../database/driver-errors.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { InvalidFields, NotFound, Unavailable } from '../http/http-errors.js';
import { Semaphore } from '../http/semaphore.js';
import { addressOf, changedImage, type ImageFile } from './image-upload.decorator.js';
import { MediaStore } from './media-store.js';
import { type Pdf, readPdf } from './pdf-file.js';
import { Picture } from './picture.entity.js';
import { isReferenced } from './picture-references.js';
import { Renderer } from './renderer.js';
import { imageUrl, keyOf, PDF_FILE, smallestFile } from './renditions.js';
import { StoreAway } from './s3-bucket.js';

const MOST_WAITING = 20;
const BUSY = 'Terlalu banyak gambar sedang diolah. Silakan coba lagi sebentar lagi.';
const NO_LONGER = 'Gambar ini sudah tidak ada.';
const STORED_ADDRESS = /^\/media\/([0-9a-f]{20}-(\d+)x\d+)\/\2\.jpg$/;
const GONE = 'Gambar tidak dapat disimpan. Silakan coba lagi.';

interface Made {
  key: string;
  tint?: string;
  pdf?: Pdf;
}

interface ImageUpdate {
  upload: ImageFile | undefined;
  text: unknown;
  current: () => Promise<{ image: string | null }>;
}

/** Who writes a row with a picture, or takes a picture away, locks its row in `picture` until the unit of work is over. */
@Injectable()
export class MediaService {
  private readonly logger = new Logger(MediaService.name);
  private readonly semaphore = new Semaphore(MOST_WAITING, BUSY);
  private readonly servePdf: RequestHandler;

  constructor(
    @Inject(MediaStore) private readonly store: MediaStore,
    private readonly renderer: Renderer,
    private readonly work: UnitOfWork,
  ) {
    this.servePdf = store.serve(true);
  }

  get waiting(): number {
    return this.semaphore.length;
  }

  /** The picture goes again when `write` fails. @throws UnsupportedMediaType, TooLarge, Unavailable (too many are waiting) */
  keep<T>(upload: ImageFile | undefined, write: (image: string | undefined) => Promise<T>): Promise<T> {
    return upload ? this.keepAll([upload], ([image]) => write(image)) : write(undefined);
  }

  /** All or none. @throws as `keep` does */
  keepAll<T>(uploads: readonly ImageFile[], write: (images: string[]) => Promise<T>): Promise<T> {
    const writeImages = (made: Made[]) => write(made.map(({ key }) => imageUrl(key)));
    return this.keepMade(uploads, (upload) => this.render(upload), writeImages);
  }

  /** The file is stored as it was sent. @throws as `keep` does, and InvalidFields */
  keepPdf<T>(upload: ImageFile | undefined, write: (pdf: Pdf | undefined) => Promise<T>): Promise<T> {
    if (!upload) return write(undefined);
    const make = (sent: ImageFile) => this.storePdf(sent);
    return this.keepMade([upload], make, ([made]) => write(made?.pdf));
  }

  /** Rewrites the request's address into the store's. What headers it has stay. */
  sendPdf(file: string, ...[request, response, next]: Parameters<RequestHandler>): void {
    request.url = file.replace('/media', '');
    void this.servePdf(request, response, next);
  }

  private async keepMade<T>(
    uploads: readonly ImageFile[],
    make: (upload: ImageFile) => Promise<Made>,
    write: (made: Made[]) => Promise<T>,
  ): Promise<T> {
    const made: Made[] = [];
    try {
      for (const upload of uploads) made.push(await this.semaphore.run(() => make(upload), upload.gone));
      return await this.work.internalTransaction(async (manager) => {
        for (const { key, tint } of made) {
          await this.acquireReference(manager, key, tint);
          if (!(await this.isInPlace(key))) throw new Unavailable(GONE);
        }
        const written = await write(made);
        for (const { key } of made)
          if (!(await isReferenced(manager, key)))
            throw new Error(`${key} was stored for a row that names it in no @PictureColumn()`);
        return written;
      });
    } catch (error) {
      // After an uncertain commit the row may be there; a store that is away is not waited for twice. The sweep does the rest.
      if (!isUncertainCommit(error) && !(error instanceof StoreAway))
        for (const { key } of made) await this.releaseReference(imageUrl(key));
      throw error;
    }
  }

  /** @throws InvalidFields when one of the pictures is in neither the store nor its quarantine */
  keepStored<T>(images: readonly string[], write: () => Promise<T>): Promise<T> {
    return this.work.internalTransaction(async (manager) => {
      for (const image of images) {
        const key = STORED_ADDRESS.exec(image)?.[1];
        if (key === undefined) throw new InvalidFields({ image: NO_LONGER });
        await this.acquireReference(manager, key);
        if (!(await this.isInPlace(key))) throw new InvalidFields({ image: NO_LONGER });
      }
      return write();
    });
  }

  /** @throws as `keep` and `keepStored` do */
  async replace<T extends { image: string | null }>(
    { upload, text, current }: ImageUpdate,
    write: (change: { image?: string | null }) => Promise<{ before: T; after: T }>,
  ): Promise<T> {
    const stored = addressOf(text);
    const isOther = stored !== undefined && !upload && (await current()).image !== stored;
    const { before, after } = isOther
      ? await this.keepStored([stored], () => write({ image: stored }))
      : await this.keep(upload, (image) => write(changedImage(image, text)));
    if (before.image !== after.image) await this.releaseReference(before.image);
    return after;
  }

  /** @throws NotFound */
  async smallest(key: string): Promise<Buffer> {
    const name = smallestFile(key);
    const bytes = name && (await this.store.file(key, name));
    if (!bytes) throw new NotFound(NO_LONGER);
    return bytes;
  }

  /** Quarantines a picture that no row names any more. Never throws. */
  async releaseReference(image: string | null): Promise<void> {
    if (image === null) return;
    // The write is over, one way or the other: what cannot be moved is left for the next sweep.
    await this.reconcile(keyOf(image)).catch((error: unknown) => this.logger.error(error));
  }

  reconcile(key: string): Promise<void> {
    return this.work.internalTransaction(async (manager) => {
      await this.acquireReference(manager, key);
      if (await isReferenced(manager, key)) await this.isInPlace(key);
      else await this.store.quarantine(key);
    });
  }

  discard(key: string): Promise<void> {
    return this.work.internalTransaction(async (manager) => {
      await this.acquireReference(manager, key);
      if (await isReferenced(manager, key)) return;
      await this.store.discard(key);
      await manager.delete(Picture, { key });
    });
  }

  private async render(upload: ImageFile): Promise<Made> {
    const picture = await this.renderer.recognise(upload.path);
    const { key } = picture;
    if (await this.isInPlace(key)) return { key };
    const tint = await this.save(key, (folder) => this.renderer.render(upload.path, picture, folder));
    return { key, tint };
  }

  private async storePdf({ path }: ImageFile): Promise<Made> {
    const { bytes, ...pdf } = await readPdf(path);
    const key = keyOf(pdf.file);
    const write = (folder: string) =>
      writeFile(join(folder, PDF_FILE), bytes, { mode: 0o600, flag: 'wx', flush: true });
    if (!(await this.isInPlace(key))) await this.save(key, write);
    return { key, pdf };
  }

  private async save<T>(key: string, fill: (folder: string) => Promise<T>): Promise<T> {
    const folder = await mkdtemp(join(await this.store.incoming(), 'renditions-'));
    try {
      const filled = await fill(folder);
      await this.store.save(key, folder);
      return filled;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async isInPlace(key: string): Promise<boolean> {
    return (await this.store.has(key)) || (await this.store.recover(key));
  }

  /** Comes before any read of a unit, which would otherwise see the rows as they were before the wait. */
  private async acquireReference(manager: EntityManager, key: string, tint?: string): Promise<void> {
    await manager.upsert(Picture, { key, moved_at: new Date(), tint }, ['key']);
  }
}
