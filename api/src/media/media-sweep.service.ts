import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, Not } from 'typeorm';
import { HOUR, Sweep } from '../database/sweep.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { MediaOwner } from './media-owner.js';
import { MediaService } from './media.service.js';
import { MediaStore } from './media-store.js';
import { Picture } from './picture.entity.js';
import { PictureReferences } from './picture-references.js';
import { StoreAway } from './s3-bucket.js';

const QUARANTINE = 7 * 24 * HOUR;
/** Of all pictures; more than that looks like another database's. */
const MOST = 1 / 10;
/** Each takes a few milliseconds; the others are next. */
const MOST_TINTED = 1000;

/** What a crash between storing a picture and its row has left behind, and what has been in quarantine for long enough. */
@Injectable()
export class MediaSweep extends Sweep {
  constructor(
    @Inject(MediaStore) private readonly store: MediaStore,
    @InjectDataSource() private readonly reader: DataSource,
    private readonly owner: MediaOwner,
    private readonly media: MediaService,
    private readonly references: PictureReferences,
    private readonly work: UnitOfWork,
  ) {
    super();
  }

  /**
   * @param all however many they are
   * @returns how many pictures went into quarantine
   */
  async sweep(now = Date.now(), { all = false } = {}): Promise<number> {
    await this.owner.check();
    const named = await this.references.all(this.reader.manager);
    await this.recover(named);
    await this.discard(named, new Date(now - QUARANTINE));
    const anHourAgo = new Date(now - HOUR);
    await this.store.clearIncoming(anHourAgo);

    const stored = await this.store.list();
    await this.tint(stored.map(({ key }) => key).filter((key) => named.has(key)));
    // Younger ones may wait for their row.
    const unused = stored.filter(({ key, since }) => since < anHourAgo && !named.has(key));
    if (!all && unused.length > stored.length * MOST) {
      this.logger.warn(
        `${unused.length} of ${stored.length} pictures in ${this.store.place} are in no record, too many to clear away ` +
          'unasked. When the database is the right one: npm run media:sweep',
      );
      return 0;
    }
    return this.each(unused, ({ key }) => this.media.settle(key));
  }

  /** Brings back what a restored database names. */
  async recover(named?: ReadonlySet<string>): Promise<void> {
    const waiting = await this.store.listQuarantine();
    if (waiting.length === 0) return;
    const wanted = named ?? (await this.references.all(this.reader.manager));
    await this.each(
      waiting.filter(({ key }) => wanted.has(key)),
      ({ key }) => this.media.settle(key),
    );
  }

  /** Pictures of before tints were kept, or of another database. */
  private async tint(keys: string[]): Promise<void> {
    const pictures = this.reader.getRepository(Picture);
    const tinted = await pictures.find({ select: { key: true }, where: { tint: Not(IsNull()) } });
    const done = new Set(tinted.map(({ key }) => key));
    const rows: Partial<Picture>[] = [];
    await this.each(keys.filter((key) => !done.has(key)).slice(0, MOST_TINTED), async (key) => {
      rows.push({ key, moved_at: new Date(), tint: await this.media.tintOf(key) });
    });
    if (rows.length > 0) await this.work.publish((manager) => manager.upsert(Picture, rows, ['key']));
  }

  private async discard(named: ReadonlySet<string>, time: Date): Promise<void> {
    const waiting = await this.store.listQuarantine();
    await this.each(
      waiting.filter(({ key, since }) => since < time && !named.has(key)),
      ({ key }) => this.media.discard(key),
    );
  }

  /** One that fails does not keep the others. Returns how many did not. */
  private async each<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<number> {
    let done = 0;
    for (const item of items) {
      await run(item).then(
        () => (done += 1),
        (error: unknown) => {
          // Each of the others would wait as long, and requests that write behind it.
          if (error instanceof StoreAway) throw error;
          this.logger.error(error);
        },
      );
    }
    return done;
  }
}
