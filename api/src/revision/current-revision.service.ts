import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { isSqlite } from '../database/data-source.js';
import { UnitOfWork } from '../database/unit-of-work.js';

const FRESH_MS = 500;
const PATIENCE_MS = 1000;

/** Read at most every half second, and after each write of this process: those of others are seen within a second. */
@Injectable()
export class CurrentRevision {
  private known: number | undefined;
  private askedAgainAt = 0;
  private knownSince = 0;
  private reading: Promise<number | undefined> | undefined;
  private writes = 0;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    work: UnitOfWork,
  ) {
    work.afterPublicTransaction(() => this.forget());
  }

  /** Undefined when it has to be read again. */
  get current(): number | undefined {
    return performance.now() < this.askedAgainAt ? this.known : undefined;
  }

  get lastRead(): { revision: number; ageSeconds: number } | undefined {
    if (this.known === undefined) return undefined;
    return { revision: this.known, ageSeconds: (performance.now() - this.knownSince) / 1000 };
  }

  /** @returns undefined when the database does not say it soon: then nothing in memory may be taken for current */
  async ask(): Promise<number | undefined> {
    if (performance.now() < this.askedAgainAt) return this.known;
    this.reading ??= this.read();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<number | undefined>((resolve) => {
      timer = setTimeout(() => resolve(this.learn(undefined)), PATIENCE_MS);
    });
    return Promise.race([this.reading, late]).finally(() => clearTimeout(timer));
  }

  /** Whether no newer revision was published while an answer was made that is to be kept as this one's. */
  async confirm(revision: number): Promise<boolean> {
    // This process is the only writer of SQLite's file.
    if (isSqlite(this.dataSource)) return this.known === revision && this.askedAgainAt > 0;
    return (await this.read()) === revision;
  }

  private async read(): Promise<number | undefined> {
    const { writes } = this;
    const begun = performance.now();
    const revision = await this.dataSource
      .query<{ revision: number }[]>('SELECT revision FROM catalogue_revision')
      .then(([row]) => row?.revision)
      .catch(() => undefined);
    // After a write of this process it may be the revision before.
    if (writes !== this.writes) return this.ask();
    this.reading = undefined;
    return this.learn(revision, begun);
  }

  private learn(revision: number | undefined, begun = performance.now()): number | undefined {
    if (begun < this.knownSince) return this.known;
    this.knownSince = begun;
    this.askedAgainAt = begun + FRESH_MS;
    return (this.known = revision);
  }

  private forget(): void {
    this.writes += 1;
    this.askedAgainAt = 0;
    this.reading = undefined;
  }
}
