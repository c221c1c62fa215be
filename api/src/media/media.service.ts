import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CompanyInfo } from '../company-info/company-info.entity.js';
import { HOUR, HourlySweep } from '../hourly-sweep.js';
import { Product } from '../products/product.entity.js';
import { MediaStore } from './media-store.js';
import { imageUrl, keyOf, type Picture, recognise, render } from './renditions.js';

const PAGE = 1000;

/** Every table whose `image` can refer to a picture. */
const REFERRERS = [Product, CompanyInfo] as const;

/** Pictures live as long as a row refers to them. */
@Injectable()
export class MediaService extends HourlySweep {
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(
    @Inject(MediaStore) private readonly store: MediaStore,
    @InjectDataSource() private readonly reader: DataSource,
  ) {
    super();
  }

  /**
   * Stores the uploaded picture, when there is one, and runs `write` with its address. When that fails the picture goes
   * again, unless another row has it.
   * @throws UnsupportedImage, TooLarge
   */
  async keep<T>(upload: Buffer | undefined, write: (image: string | undefined) => Promise<T>): Promise<T> {
    if (!upload) return write(undefined);
    const picture = await recognise(upload);
    return this.inTurn(picture.key, async () => {
      try {
        await this.ensure(picture);
        const written = await write(imageUrl(picture.key));
        // Another replica may have removed it meanwhile, since it could not see this row yet.
        await this.ensure(picture);
        return written;
      } catch (error) {
        await this.tryToRemove(picture.key);
        throw error;
      }
    });
  }

  /** Removes the picture behind an address that a row has let go of, unless another row has it. */
  async release(image: string | null): Promise<void> {
    if (image === null) return;
    const key = keyOf(image);
    await this.inTurn(key, () => this.tryToRemove(key));
  }

  /** Removes what a crash between storing a picture and its row has left behind; younger than an hour may be under way. */
  async sweep(now = Date.now()): Promise<number> {
    const stored = await this.store.list();
    const old = stored.filter(({ savedAt }) => now - savedAt.getTime() > HOUR);
    const used = await this.keysInUse();
    let removed = 0;
    for (const { key } of old) {
      if (!used.has(key) && (await this.inTurn(key, () => this.tryToRemove(key)))) removed += 1;
    }
    return removed;
  }

  private async ensure(picture: Picture): Promise<void> {
    if (!(await this.store.has(picture.key))) await this.store.save(picture.key, await render(picture));
  }

  /** Those of products in the trash as well. */
  private async keysInUse(): Promise<Set<string>> {
    const keys = new Set<string>();
    for (const entity of REFERRERS) {
      const rows = this.reader
        .createQueryBuilder(entity, 'row')
        .withDeleted()
        .select(['row.id AS id', 'row.image AS image'])
        .where('row.id > :last AND row.image IS NOT NULL')
        .orderBy('row.id')
        .limit(PAGE);
      for (let last = 0, page: { id: number; image: string }[]; ; last = page.at(-1)?.id ?? last) {
        page = await rows.setParameters({ last }).getRawMany();
        if (page.length === 0) break;
        for (const { image } of page) keys.add(keyOf(image));
      }
    }
    return keys;
  }

  /** The outcome of the write stands by now: what cannot be removed is left for the next sweep. */
  private async tryToRemove(key: string): Promise<boolean> {
    return this.removeUnused(key).catch((error: unknown) => {
      this.logger.error(error);
      return false;
    });
  }

  private async removeUnused(key: string): Promise<boolean> {
    for (const entity of REFERRERS) {
      // A product in the trash keeps its picture.
      const inUse = { where: { image: imageUrl(key) }, withDeleted: true };
      if (await this.reader.manager.exists(entity, inUse)) return false;
    }
    await this.store.remove(key);
    return true;
  }

  /** One at a time per picture, so that it is not removed while somebody else of this replica is about to refer to it. */
  private inTurn<T>(key: string, run: () => Promise<T>): Promise<T> {
    const turn = (this.turns.get(key) ?? Promise.resolve()).then(run);
    const settled = turn
      .catch(() => undefined)
      .then(() => {
        if (this.turns.get(key) === settled) this.turns.delete(key);
      });
    this.turns.set(key, settled);
    return turn;
  }
}
