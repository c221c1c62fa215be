import { AsyncLocalStorage } from 'node:async_hooks';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { CatalogueRevision } from './catalogue-revision.entity.js';
import { isSqlite } from './data-source.js';
import { retryWhileLocked, retryOnConflict } from './retries.js';
import { forgetTransaction } from './sqlite.js';

export const WRITER = Symbol('the data source that writes');

interface OpenUnit {
  manager: EntityManager;
  publishes: boolean;
}

type Work<T> = (manager: EntityManager) => Promise<T>;

/**
 * The one door for writes: each unit is one transaction, kept whole or not at all. A unit begun inside another joins it.
 *
 * TypeORM has a single connection to SQLite, on which concurrent transactions would interleave and lose rows; there the
 * units take turns, and one that found the file locked by another program is tried again. On MySQL they run side by side,
 * and one that met a conflict, or lost its connection before its COMMIT, is tried again as a whole.
 */
@Injectable()
export class UnitOfWork {
  private readonly open = new AsyncLocalStorage<OpenUnit>();
  private last: Promise<unknown> = Promise.resolve();
  private readonly listeners: (() => void)[] = [];
  private readonly followers: Work<void>[] = [];

  constructor(@Inject(WRITER) private readonly writer: DataSource) {}

  write<T>(work: Work<T>): Promise<T> {
    const unit = this.open.getStore();
    return unit ? work(unit.manager) : this.begin(work, false);
  }

  /** A write that changes what visitors see: it raises the catalogue's revision. */
  publish<T>(work: Work<T>): Promise<T> {
    const unit = this.open.getStore();
    if (!unit) return this.begin(work, true);
    unit.publishes = true;
    return work(unit.manager);
  }

  /** @param listener called when such a write is over, kept or not, before its caller knows */
  onPublish(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** @param follow the last part of such a write, in which the revision is that of the write */
  beforeCommit(follow: Work<void>): void {
    this.followers.push(follow);
  }

  private begin<T>(work: Work<T>, publishes: boolean): Promise<T> {
    if (!isSqlite(this.writer)) return retryOnConflict(() => this.transaction(work, publishes));
    const asked = Date.now();
    const turn = this.last.then(() =>
      retryWhileLocked(() => this.transactionOnSqlite(work, publishes), asked),
    );
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async transaction<T>(work: Work<T>, publishes: boolean): Promise<T> {
    const unit = { publishes };
    try {
      return await this.writer.transaction(async (manager) => {
        const open = Object.assign(unit, { manager });
        const value = await this.open.run(open, () => work(manager));
        if (unit.publishes) {
          await raiseRevision(manager);
          for (const follow of this.followers) await follow(manager);
        }
        return value;
      });
    } finally {
      if (unit.publishes) for (const listener of this.listeners) listener();
    }
  }

  private async transactionOnSqlite<T>(work: Work<T>, publishes: boolean): Promise<T> {
    try {
      return await this.transaction(work, publishes);
    } catch (error) {
      forgetTransaction(this.writer);
      throw error;
    }
  }
}

function raiseRevision(manager: EntityManager) {
  return manager.increment(CatalogueRevision, { id: CatalogueRevision.ONLY_ROW }, 'revision', 1);
}
