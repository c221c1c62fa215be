import { Injectable } from '@nestjs/common';
import { type EntityManager, In, LessThanOrEqual, MoreThan } from 'typeorm';
import { isSqlite } from '../database/data-source.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Sweep } from '../sweep.js';
import { GuessCount } from './guess-count.entity.js';

const MINUTE = 60_000;
export const WINDOW_MS = 5 * MINUTE;

export interface Allowance {
  name: string;
  most: number;
}

/** Thrown out of the unit of work, which then counts nothing. */
export class UsedUp extends Error {
  constructor(
    override readonly name: string,
    /** In milliseconds since 1970. */
    readonly until: number,
  ) {
    super();
  }
}

/**
 * Guesses, counted in the database by all processes together. The stores of rate-limiter-flexible do not fit: on SQLite theirs
 * would write in the middle of another unit of work, and on MySQL a conflict would be an error.
 */
@Injectable()
export class GuessCounts extends Sweep {
  protected override readonly interval = MINUTE;

  constructor(private readonly work: UnitOfWork) {
    super();
  }

  /** Counts one more for each, or for none. @throws UsedUp */
  async take(allowances: readonly Allowance[]): Promise<void> {
    if (allowances.length === 0) return;
    const names = allowances.map(({ name }) => name);
    await this.work.write(async (manager) => {
      await countOneMore(manager, names);
      const rows = await manager.findBy(GuessCount, { name: In(names) });
      for (const { name, most } of allowances) {
        const row = rows.find((each) => each.name === name);
        if (row && row.guesses > most) throw new UsedUp(name, row.ends_at);
      }
    });
  }

  async giveBack(names: readonly string[]): Promise<void> {
    const counted = { name: In(names), guesses: MoreThan(0) };
    await this.work.write((manager) => manager.decrement(GuessCount, counted, 'guesses', 1));
  }

  /** Windows that are over. */
  async sweep(now = Date.now()): Promise<void> {
    await this.work.write((manager) => manager.delete(GuessCount, { ends_at: LessThanOrEqual(now) }));
  }
}

async function countOneMore(manager: EntityManager, names: readonly string[]): Promise<void> {
  const now = Date.now();
  const ends = now + WINDOW_MS;
  // In one order everywhere, so that two units never wait for each other.
  const rows = [...names].sort().map((name) => [name, 1, ends]);
  const exists = isSqlite(manager.dataSource)
    ? 'ON CONFLICT (name) DO UPDATE SET'
    : 'ON DUPLICATE KEY UPDATE';
  await manager.query(
    `INSERT INTO guess_count (name, guesses, ends_at) VALUES ${rows.map(() => '(?, ?, ?)').join(', ')} ${exists}
       guesses = CASE WHEN ends_at <= ? THEN 1 ELSE guesses + 1 END, ends_at = CASE WHEN ends_at <= ? THEN ? ELSE ends_at END`,
    [...rows.flat(), now, now, ends],
  );
}
