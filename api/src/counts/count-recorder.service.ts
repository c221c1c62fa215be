import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { isbot } from 'isbot';
import { type EntityManager, In } from 'typeorm';
import { isSqlite } from '../database/data-source.js';
import { inParts, insertions, runAll } from '../database/rows.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { daysAfter, today } from '../http/today.js';
import { Product } from '../products/product.entity.js';
import { DailyCount } from './daily-count.entity.js';
import { readBeacon } from './read-beacon.js';
import { type Visitor, Visits } from './visits.js';

const FLUSH_MS = 15_000;
/** Different ones between two flushes: a flood of made-up products must not fill the memory. */
const MOST_PENDING = 5000;

/** Counts in memory, so that a beacon causes no write of its own. */
@Injectable()
export class CountRecorder implements BeforeApplicationShutdown {
  private readonly logger = new Logger(CountRecorder.name);
  private readonly pending = new Map<string, DailyCount>();
  private visits = new Visits(today());
  private timer?: NodeJS.Timeout;
  private flushing: Promise<void> = Promise.resolve();

  constructor(private readonly work: UnitOfWork) {}

  record(body: unknown, visitor: Visitor): void {
    if (!visitor.userAgent || isbot(visitor.userAgent)) return;
    const beacon = readBeacon(body);
    if (!beacon) return;
    const visits = this.visitsOfToday();
    if (visits.isNew(visitor, beacon)) this.add({ day: visits.day, ...beacon, count: 1 });
  }

  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    return (this.flushing = this.flushing.then(() => this.store()));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
    clearTimeout(this.timer);
  }

  /** A clock set back over midnight goes on with the day that it has begun, whose visits are known. */
  private visitsOfToday(): Visits {
    const day = today();
    if (day !== this.visits.day && daysAfter(day, 1) !== this.visits.day) this.visits = new Visits(day);
    return this.visits;
  }

  private add(count: DailyCount): void {
    const name = JSON.stringify([count.day, count.kind, count.product_id, count.key]);
    const known = this.pending.get(name);
    if (known) known.count += count.count;
    else if (this.pending.size < MOST_PENDING) this.pending.set(name, count);
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  private async store(): Promise<void> {
    // One order everywhere prevents deadlocks.
    const counts = [...this.pending].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
    this.pending.clear();
    if (counts.length === 0) return;
    try {
      await this.work.internalTransaction((manager) => addCounts(manager, counts));
    } catch (error) {
      for (const count of counts) this.add(count);
      this.logger.warn(`counts wait for the database: ${String(error)}`);
    }
  }
}

async function addCounts(manager: EntityManager, counts: readonly DailyCount[]): Promise<void> {
  const products = new Set([0]);
  for (const some of inParts([...new Set(counts.map(({ product_id }) => product_id))]))
    for (const { id } of await manager.find(Product, { select: { id: true }, where: { id: In(some) } }))
      products.add(id);
  const known = counts.filter(({ product_id }) => products.has(product_id));
  const adding = isSqlite(manager.dataSource)
    ? 'ON CONFLICT (day, kind, product_id, "key") DO UPDATE SET count = daily_count.count + excluded.count'
    : 'ON DUPLICATE KEY UPDATE count = count + VALUES(count)';
  const statements = insertions(manager, DailyCount, known);
  await runAll(
    manager,
    statements.map(([sql, values]) => [`${sql} ${adding}`, values]),
  );
}
