import { createHash } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { yieldToEventLoop } from '../database/yield-to-event-loop.js';
import { HOUR } from '../database/scheduled-task.js';
import { Env } from '../env.js';
import { Unavailable } from '../http/http-errors.js';
import { Semaphore } from '../http/semaphore.js';
import { picturesOf } from '../products/product-pictures.js';
import { ProductPages } from '../products/product-pages.service.js';
import { CurrentRevision } from '../revision/current-revision.service.js';
import type { FeedReport } from './feed.dto.js';
import { FEED_HEADER, type FeedLanguage, feedRows, omissionsOf } from './meta-feed.js';

const PAGE = 200;
const MOST_OMISSIONS = 100;
const MOST_WAITING = 9;
const BUSY = 'Umpan katalog sedang disusun. Coba lagi sebentar lagi.';
const AWAY = 'Basis data sedang tidak tersedia. Silakan coba lagi.';

export const FEED_FILE = 'feed.csv';

export interface Feed {
  folder: string;
  etag: string;
  report: FeedReport;
}

@Injectable()
export class FeedsService implements OnModuleDestroy {
  private readonly kept = new Map<FeedLanguage, { revision: number; until: number; feed: Promise<Feed> }>();
  private readonly semaphore = new Semaphore(MOST_WAITING, BUSY);
  private readonly folders: Record<FeedLanguage, string[]> = { en: [], id: [] };

  constructor(
    private readonly env: Env,
    private readonly products: ProductPages,
    @InjectEntityManager() private readonly entities: EntityManager,
    private readonly revision: CurrentRevision,
  ) {}

  async onModuleDestroy(): Promise<void> {
    for (const folder of Object.values(this.folders).flat())
      await rm(folder, { recursive: true, force: true });
  }

  async read(language: FeedLanguage): Promise<Feed> {
    const revision = await this.revision.ask();
    if (revision === undefined) throw new Unavailable(AWAY);
    const kept = this.kept.get(language);
    if (kept?.revision === revision && Date.now() < kept.until) return kept.feed;
    // It is read from this revision or a later one.
    const feed = this.semaphore.run(() => this.write(language));
    // It is written again after an hour: what clears away old temporary files leaves newer ones alone.
    const made = { revision, until: Date.now() + HOUR, feed };
    this.kept.set(language, made);
    feed.catch(() => {
      if (this.kept.get(language) === made) this.kept.delete(language);
    });
    return feed;
  }

  /** The languages leave out the same products. */
  async report(): Promise<FeedReport> {
    return (await this.read('en')).report;
  }

  private async write(language: FeedLanguage): Promise<Feed> {
    const folder = await mkdtemp(join(tmpdir(), 'etalase-feed-'));
    const folders = this.folders[language];
    folders.push(folder);
    // The one before stays: an answer may be about to open it.
    for (const old of folders.splice(0, folders.length - 2)) await rm(old, { recursive: true, force: true });
    const report: FeedReport = { listed: 0, omitted: 0, first: [] };
    const hash = createHash('sha256');
    const file = await open(join(folder, FEED_FILE), 'wx', 0o600);
    try {
      for await (const part of this.parts(language, report)) {
        hash.update(part);
        await file.writeFile(part);
      }
    } finally {
      await file.close();
    }
    return { folder, etag: `"${hash.digest('base64url').slice(0, 27)}"`, report };
  }

  private async *parts(language: FeedLanguage, report: FeedReport): AsyncGenerator<string> {
    yield FEED_HEADER;
    for (let after = 0; ; await yieldToEventLoop()) {
      const page = await this.products.after(after, PAGE);
      after = page.at(-1)?.id ?? after;
      const listed = page.filter((product) => {
        const reasons = omissionsOf(product);
        if (reasons.length > 0 && report.omitted++ < MOST_OMISSIONS)
          report.first.push({ id: product.id, name: product.name, reasons });
        return reasons.length === 0;
      });
      report.listed += listed.length;
      const { PUBLIC_URL, MEDIA_PUBLIC_URL } = this.env;
      const ids = listed.map(({ id }) => id);
      const pictures = await picturesOf(this.entities, ids);
      yield feedRows(listed, pictures, language, PUBLIC_URL, MEDIA_PUBLIC_URL);
      if (page.length < PAGE) return;
    }
  }
}
