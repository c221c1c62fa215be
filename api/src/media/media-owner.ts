import { existsSync } from 'node:fs';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { nameOfDatabase, sqliteFile } from '../database/data-source.js';
import { Installation } from '../database/installation.entity.js';
import { Env, StartupError } from '../env.js';
import { MediaStore } from './media-store.js';
import { openMediaStore, sharingAdvice } from './open-media-store.js';
import { referencedPictures } from './picture-references.js';

/** SQLite would make a new, empty file. @throws StartupError when there are pictures of a database whose file is gone */
export async function refuseLostDatabase(env: Env): Promise<void> {
  const file = sqliteFile(env);
  if (env.DATABASE_URL || existsSync(file)) return;
  const store = openMediaStore(env);
  if ((await store.owner()) === undefined) return;
  throw new StartupError(
    `${file} is missing, and ${store.place} has the pictures of a database: put the file back, or run npm run restore ` +
      'with a backup; to begin anew, move the pictures away',
  );
}

/** Pictures belong to one database: with another one they would all be cleared away as unused. */
@Injectable()
export class MediaOwner {
  constructor(
    private readonly env: Env,
    @Inject(MediaStore) private readonly store: MediaStore,
    @InjectDataSource() private readonly reader: DataSource,
  ) {}

  /** Claims pictures that have no owner yet. @throws StartupError when they are another database's, or do not fit */
  async check(): Promise<void> {
    const database = await this.database();
    let owner = await this.store.owner();
    if (owner === undefined && (await this.fits())) owner = await this.store.claim(database);
    if (owner === database) return;
    const setting = this.env.s3 ? 'S3_BUCKET' : 'DATA_DIR';
    const shared = sharingAdvice(this.env);
    throw new StartupError(
      `the pictures in ${this.store.place} do not belong to the database ${nameOfDatabase(this.env)}; set ${setting} and ` +
        "DATABASE_URL to what belongs together, or make the pictures this database's: npm run media:adopt" +
        (shared ? `; ${shared}` : ''),
    );
  }

  async claimStore(): Promise<void> {
    await this.store.adopt(await this.database());
  }

  private async fits(): Promise<boolean> {
    const [stored, named] = [await this.store.list(), await referencedPictures(this.reader.manager)];
    return stored.some(({ key }) => named.has(key)) || (stored.length === 0 && named.size === 0);
  }

  async database(): Promise<string> {
    return (await this.reader.manager.findOneByOrFail(Installation, { id: Installation.ONLY_ROW })).uuid;
  }
}
