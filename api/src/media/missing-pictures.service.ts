import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Env } from '../env.js';
import { MediaStore } from './media-store.js';
import { sharingAdvice } from './open-media-store.js';
import { referencedPictures } from './picture-references.js';

const MOST_NAMED = 3;
const RESTORE = 'npm run restore brings back a backup that has them';

/** A copy of the data folder that lacks some pictures still starts: the rest of the catalogue is worth more than none. */
@Injectable()
export class MissingPicturesService {
  private readonly logger = new Logger(MissingPicturesService.name);

  constructor(
    private readonly env: Env,
    @InjectDataSource() private readonly reader: DataSource,
    @Inject(MediaStore) private readonly store: MediaStore,
  ) {}

  start(): void {
    this.report().catch((error: unknown) => this.logger.error(error));
  }

  async report(): Promise<string[]> {
    const missing: string[] = [];
    const stored = new Set((await this.store.list()).map(({ key }) => key));
    for (const key of await referencedPictures(this.reader.manager)) {
      // It may have been stored since the list.
      if (!stored.has(key) && !(await this.store.has(key))) missing.push(key);
    }
    if (missing.length > 0) {
      const shared = sharingAdvice(this.env);
      const advice = shared ? `${shared}; if no other process has them, ${RESTORE}` : RESTORE;
      this.logger.warn(
        `${missing.length} pictures that the database names are not in the picture folder (${missing.slice(0, MOST_NAMED).join(', ')}); ${advice}`,
      );
    }
    return missing;
  }
}
