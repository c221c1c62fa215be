import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource, type EntityManager, In, LessThanOrEqual, MoreThan } from 'typeorm';
import { isSqlite } from '../database/data-source.js';
import { MINUTE, ScheduledTask } from '../database/scheduled-task.js';
import { UnitOfWork, WRITER } from '../database/unit-of-work.js';
import { GuessCount } from './guess-count.entity.js';

export const WINDOW_MS = 5 * MINUTE;
const MOST_IN_MEMORY = 100_000;

export interface Allowance {
  name: string;
  most: number;
  /** In milliseconds, WINDOW_MS unless said. */
  window?: number;
}

/** Thrown inside the unit of work, which is rolled back and then counts nothing. */
export class LimitReached extends Error {
  constructor(
    override readonly name: string,
    /** In milliseconds since 1970. */
    readonly until: number,
  ) {
    super();
  }
}

/** In the database, for all processes; in memory on SQLite, which has one, so that strangers cause no writes. */
@Injectable()
export class GuessCounts extends ScheduledTask {
  protected override readonly interval = MINUTE;
  private readonly inMemory?: LRUCache<string, { guesses: number; ends_at: number }>;

  constructor(
    private readonly work: UnitOfWork,
    @Inject(WRITER) writer: DataSource,
  ) {
    super();
    if (isSqlite(writer)) this.inMemory = new LRUCache({ max: MOST_IN_MEMORY });
  }

  /** Counts all of them or none. @throws LimitReached */
  async take(allowances: readonly Allowance[]): Promise<void> {
    if (this.inMemory) return this.takeInMemory(allowances);
    if (allowances.length === 0) return;
    const names = allowances.map(({ name }) => name);
    await this.work.internalTransaction(async (manager) => {
      await countOneMore(manager, allowances);
      const rows = await manager.findBy(GuessCount, { name: In(names) });
      for (const { name, most } of allowances) {
        const row = rows.find((each) => each.name === name);
        if (row && row.guesses > most) throw new LimitReached(name, row.ends_at);
      }
    });
  }

  private takeInMemory(allowances: readonly Allowance[]): void {
    const counted = allowances.map(({ name, most, window = WINDOW_MS }) => {
      const { guesses, ends_at } = this.inMemory?.get(name) ?? { guesses: 0, ends_at: Date.now() + window };
      if (guesses >= most) throw new LimitReached(name, ends_at);
      return [name, { guesses: guesses + 1, ends_at }] as const;
    });
    // Another guess does not extend the window.
    for (const [name, count] of counted) this.inMemory?.set(name, count, { ttl: count.ends_at - Date.now() });
  }

  async refund(names: readonly string[]): Promise<void> {
    if (this.inMemory) return this.refundInMemory(names);
    const counted = { name: In(names), guesses: MoreThan(0) };
    await this.work.internalTransaction((manager) => manager.decrement(GuessCount, counted, 'guesses', 1));
  }

  private refundInMemory(names: readonly string[]): void {
    for (const name of names) {
      const count = this.inMemory?.get(name);
      if (count && count.guesses > 0) count.guesses -= 1;
    }
  }

  async sweep(now = Date.now()): Promise<void> {
    if (this.inMemory) return;
    await this.work.internalTransaction((manager) =>
      manager.delete(GuessCount, { ends_at: LessThanOrEqual(now) }),
    );
  }
}

async function countOneMore(manager: EntityManager, allowances: readonly Allowance[]): Promise<void> {
  const now = Date.now();
  // One order everywhere prevents deadlocks.
  const rows = allowances
    .map(({ name, window = WINDOW_MS }) => [name, 1, now + window] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  // The stores of rate-limiter-flexible do not fit: a conflict is an error in theirs.
  await manager.query(
    `INSERT INTO guess_count (name, guesses, ends_at) VALUES ${rows.map(() => '(?, ?, ?)').join(', ')} ON DUPLICATE KEY UPDATE
       guesses = CASE WHEN ends_at <= ? THEN 1 ELSE guesses + 1 END, ends_at = CASE WHEN ends_at <= ? THEN VALUES(ends_at) ELSE ends_at END`,
    [...rows.flat(), now, now],
  );
}
