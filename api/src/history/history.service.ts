import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, Repository } from 'typeorm';
import { inParts } from '../database/rows.js';
import { ScheduledTask } from '../database/scheduled-task.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { yieldToEventLoop } from '../database/yield-to-event-loop.js';
import { Env } from '../env.js';
import { containsFilter, equalsFilter, wholeNumberFilter } from '../http/list-filters.js';
import { type Filter, type ListQuery, type ListRules, runList } from '../http/list-query.js';
import { Page } from '../http/page.js';
import { InvalidFields } from '../http/http-errors.js';
import { dayBounds } from '../http/today.js';
import type { ListedEntry } from './history.dto.js';
import { HistoryEntry } from './history-entry.entity.js';

/** At once: more would keep requests that write waiting, and MySQL gives a statement DATABASE_TIMEOUT_MS. */
const MOST_SWEPT = 1000;

const MOST_BYTES = 10 * 1024 * 1024;

const byDay = (others: string, condition: string): Filter<HistoryEntry> => ({
  description: `a day in Indonesia, "2026-11-25": that one and those ${others}`,
  apply(query, value) {
    const limits = dayBounds(value);
    if (!limits) throw new InvalidFields({ filter: 'Filter harus berupa tanggal, misalnya 2026-11-25.' });
    query.andWhere(condition, limits);
  },
});

export const HISTORY_LIST: ListRules<HistoryEntry> = {
  id: 'entry.id',
  order: ['at', 'DESC'],
  sort: { id: 'entry.id', at: 'entry.at', admin_name: 'entry.admin_name', record_name: 'entry.record_name' },
  texts: ['entry.admin_name', 'entry.record_name'],
  filter: {
    q: containsFilter('entry.record_name'),
    id: wholeNumberFilter('entry.id'),
    resource: equalsFilter('entry.resource'),
    record_id: wholeNumberFilter('entry.record_id'),
    admin_id: wholeNumberFilter('entry.admin_id'),
    action: equalsFilter('entry.action'),
    since: byDay('after', 'entry.at >= :begin'),
    until: byDay('before', 'entry.at < :end'),
    part_of: wholeNumberFilter('entry.part_of'),
    folded: {
      description: 'true: of entries made together only the first',
      apply(query, value) {
        if (value !== true) throw new InvalidFields({ filter: "Filter 'folded' harus true." });
        query.andWhere('entry.part_of IS NULL');
      },
    },
  },
};

@Injectable()
export class HistoryService extends ScheduledTask {
  constructor(
    @InjectRepository(HistoryEntry) private readonly entries: Repository<HistoryEntry>,
    private readonly work: UnitOfWork,
    private readonly env: Env,
  ) {
    super();
  }

  async sweep(now = Date.now()): Promise<void> {
    const at = LessThan(new Date(now - this.env.HISTORY_KEEP));
    let old: HistoryEntry[];
    do {
      old = await this.entries.find({ where: { at }, select: { id: true }, take: MOST_SWEPT });
      const ids = old.map(({ id }) => id);
      if (ids.length > 0)
        await this.work.internalTransaction((manager) => manager.delete(HistoryEntry, { id: In(ids) }));
    } while (old.length === MOST_SWEPT);
  }

  async list(query: ListQuery): Promise<Page<ListedEntry>> {
    const page = await this.findPage(query);
    const counted = await this.entries
      .createQueryBuilder('entry')
      .select(['entry.part_of AS id', 'COUNT(*) AS parts'])
      .where('entry.part_of IN (:...ids)', { ids: [0, ...page.rows.map(({ id }) => id)] })
      .groupBy('entry.part_of')
      .getRawMany<{ id: number; parts: number | string }>();
    const parts = new Map(counted.map((row) => [row.id, Number(row.parts)]));
    return page.map((entry) => ({ ...entry, parts: parts.get(entry.id) ?? 0 }));
  }

  /** Ends early where the changes come to more than MOST_BYTES: those of one import can be hundreds of megabytes. */
  private async findPage(query: ListQuery): Promise<Page<HistoryEntry>> {
    const columns = this.entries.metadata.columns.map(({ propertyName }) => `entry.${propertyName}`);
    const light = this.entries
      .createQueryBuilder('entry')
      .select(columns.filter((column) => column !== 'entry.changes'));
    const { rows, first, total } = await runList(light, query, HISTORY_LIST);
    const ids = rows.map(({ id }) => id);
    const sizes = await this.entries
      .createQueryBuilder('entry')
      .select(['entry.id AS id', 'LENGTH(entry.changes) AS bytes'])
      .where('entry.id IN (:...ids)', { ids: [0, ...ids] })
      .getRawMany<{ id: number; bytes: number }>();
    const bytesOf = new Map(sizes.map(({ id, bytes }) => [id, Number(bytes)]));
    let bytes = 0;
    const fitting = rows.filter(({ id }, at) => (bytes += bytesOf.get(id) ?? 0) <= MOST_BYTES || at === 0);
    for (const part of inParts(fitting)) {
      const whole = await this.entries.find({
        select: { id: true, changes: true },
        where: { id: In(part.map(({ id }) => id)) },
      });
      const changesOf = new Map(whole.map(({ id, changes }) => [id, changes]));
      for (const entry of part) entry.changes = changesOf.get(entry.id) ?? {};
      await yieldToEventLoop();
    }
    return new Page(fitting, first, total);
  }
}
