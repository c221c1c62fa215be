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
  isPublic: boolean;
}

type Work<T> = (manager: EntityManager) => Promise<T>;

/**
 * Each unit is one transaction; a unit begun inside another joins it. TypeORM has one connection to SQLite, on which
 * concurrent transactions would lose rows, so there units take turns. After a conflict or a lock `work` is run again.
 */
@Injectable()
export class UnitOfWork {
  private readonly open = new AsyncLocalStorage<OpenUnit>();
  private last: Promise<unknown> = Promise.resolve();
  private readonly listeners: (() => void)[] = [];
  private readonly followers: Work<void>[] = [];

  constructor(@Inject(WRITER) private readonly writer: DataSource) {}

  /** Visitors see nothing of what it changes: their cached answers stay. */
  internalTransaction<T>(work: Work<T>): Promise<T> {
    const unit = this.open.getStore();
    return unit ? work(unit.manager) : this.start(work, false);
  }

  /** Raises the catalogue's revision, which makes cached answers old. */
  transaction<T>(work: Work<T>): Promise<T> {
    const unit = this.open.getStore();
    if (!unit) return this.start(work, true);
    unit.isPublic = true;
    return work(unit.manager);
  }

  /** @param listener called when a `transaction` is over, kept or not, before its caller knows */
  afterPublicTransaction(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** @param follow runs last in a `transaction`, whose revision has been raised by then */
  beforeCommit(follow: Work<void>): void {
    this.followers.push(follow);
  }

  private start<T>(work: Work<T>, isPublic: boolean): Promise<T> {
    if (!isSqlite(this.writer)) return retryOnConflict(() => this.run(work, isPublic));
    const asked = Date.now();
    const turn = this.last.then(() => retryWhileLocked(() => this.runOnSqlite(work, isPublic), asked));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async run<T>(work: Work<T>, isPublic: boolean): Promise<T> {
    const unit = { isPublic };
    try {
      return await this.writer.transaction(async (manager) => {
        const open = Object.assign(unit, { manager });
        const value = await this.open.run(open, () => work(manager));
        if (unit.isPublic) {
          await raiseRevision(manager);
          for (const follow of this.followers) await follow(manager);
        }
        return value;
      });
    } finally {
      if (unit.isPublic) for (const listener of this.listeners) listener();
    }
  }

  private async runOnSqlite<T>(work: Work<T>, isPublic: boolean): Promise<T> {
    try {
      return await this.run(work, isPublic);
    } catch (error) {
      forgetTransaction(this.writer);
      throw error;
    }
  }
}

function raiseRevision(manager: EntityManager) {
  return manager.increment(CatalogueRevision, { id: CatalogueRevision.ONLY_ROW }, 'revision', 1);
}
