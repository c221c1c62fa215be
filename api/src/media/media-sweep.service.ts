import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { HOUR, ScheduledTask } from '../database/scheduled-task.js';
import { MediaOwner } from './media-owner.js';
import { MediaService } from './media.service.js';
import { MediaStore } from './media-store.js';
import { referencedPictures } from './picture-references.js';
import { StoreAway } from './s3-bucket.js';

const QUARANTINE_MS = 7 * 24 * HOUR;
/** A larger share of unused pictures looks like another database's. */
const MOST_UNUSED_SHARE = 1 / 10;

@Injectable()
export class MediaSweep extends ScheduledTask {
  constructor(
    @Inject(MediaStore) private readonly store: MediaStore,
    @InjectDataSource() private readonly reader: DataSource,
    private readonly owner: MediaOwner,
    private readonly media: MediaService,
  ) {
    super();
  }

  /** @returns how many pictures went into quarantine: none when they look too many, unless `all` is set */
  async sweep(now = Date.now(), { all = false } = {}): Promise<number> {
    await this.owner.check();
    const named = await referencedPictures(this.reader.manager);
    await this.recover(named);
    const aWeekAgo = new Date(now - QUARANTINE_MS);
    const waiting = await this.store.listQuarantine();
    const over = waiting.filter(({ key, since }) => since < aWeekAgo && !named.has(key));
    await this.each(over, ({ key }) => this.media.discard(key));
    const anHourAgo = new Date(now - HOUR);
    await this.store.clearIncoming(anHourAgo);

    const stored = await this.store.list();
    // Younger ones may wait for their row.
    const unused = stored.filter(({ key, since }) => since < anHourAgo && !named.has(key));
    if (!all && unused.length > stored.length * MOST_UNUSED_SHARE) {
      this.logger.warn(
        `${unused.length} of ${stored.length} pictures in ${this.store.place} are in no record, too many to clear away ` +
          'unasked. When the database is the right one: npm run media:sweep',
      );
      return 0;
    }
    return this.each(unused, ({ key }) => this.media.reconcile(key));
  }

  async recover(named?: ReadonlySet<string>): Promise<void> {
    const waiting = await this.store.listQuarantine();
    if (waiting.length === 0) return;
    const wanted = named ?? (await referencedPictures(this.reader.manager));
    const back = waiting.filter(({ key }) => wanted.has(key));
    await this.each(back, ({ key }) => this.media.reconcile(key));
  }

  private async each<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<number> {
    let done = 0;
    for (const item of items) {
      try {
        await run(item);
        done += 1;
      } catch (error) {
        // The others would wait as long, and hold up requests that write.
        if (error instanceof StoreAway) throw error;
        this.logger.error(error);
      }
    }
    return done;
  }
}
