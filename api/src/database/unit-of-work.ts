import { AsyncLocalStorage } from 'node:async_hooks';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { CatalogueRevision } from './catalogue-revision.entity.js';
import { isSqlite } from './data-source.js';
import { driverCode } from './driver-errors.js';

export const WRITER = Symbol('the data source that writes');

const DEADLOCK = 'ER_LOCK_DEADLOCK';
const ATTEMPTS = 3;

interface OpenUnit {
  manager: EntityManager;
  publishes: boolean;
}

type Work<T> = (manager: EntityManager) => Promise<T>;
type Listener = () => void;

/**
 * The one door for writes: each unit is one transaction, kept whole or not at all. A unit begun inside another joins it.
 *
 * TypeORM has a single connection to SQLite, on which concurrent transactions would interleave and lose rows; there the
 * units take turns. On MySQL they run side by side, and one that lost a deadlock is tried again.
 */
@Injectable()
export class UnitOfWork {
  private readonly open = new AsyncLocalStorage<OpenUnit>();
  private readonly listeners = new Set<Listener>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(@Inject(WRITER) private readonly writer: DataSource) {}

  /** A write that visitors cannot see: sessions, administrators. */
  write<T>(work: Work<T>): Promise<T> {
    const unit = this.open.getStore();
    return unit ? work(unit.manager) : this.begin(work, false);
  }

  /** A write that changes what visitors see: it raises the catalogue's revision, and tells the caches once it is kept. */
  publish<T>(work: Work<T>): Promise<T> {
    const unit = this.open.getStore();
    if (!unit) return this.begin(work, true);
    unit.publishes = true;
    return work(unit.manager);
  }

  /** Calls `listener` after every published change of this process; returns what ends that. */
  onPublished(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private begin<T>(work: Work<T>, publishes: boolean): Promise<T> {
    if (!isSqlite(this.writer)) return this.retryDeadlocks(() => this.transaction(work, publishes));
    const turn = this.last.then(() => this.transaction(work, publishes));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async transaction<T>(work: Work<T>, publishes: boolean): Promise<T> {
    const unit: Pick<OpenUnit, 'publishes'> = { publishes };
    const result = await this.writer.transaction(async (manager) => {
      const open: OpenUnit = Object.assign(unit, { manager });
      const value = await this.open.run(open, () => work(manager));
      if (unit.publishes) await raiseRevision(manager);
      return value;
    });
    if (unit.publishes) for (const listener of this.listeners) listener();
    return result;
  }

  private async retryDeadlocks<T>(run: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run();
      } catch (error) {
        if (driverCode(error) !== DEADLOCK || attempt === ATTEMPTS) throw error;
      }
    }
  }
}

function raiseRevision(manager: EntityManager) {
  return manager.increment(CatalogueRevision, { id: CatalogueRevision.ONLY_ROW }, 'revision', 1);
}
