import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, Repository } from 'typeorm';
import { ScheduledTask } from '../database/scheduled-task.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Env } from '../env.js';
import { containsFilter, equalsFilter, wholeNumberFilter } from '../http/list-filters.js';
import { type Filter, type ListQuery, type ListRules, runList } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { InvalidFields } from '../http/http-errors.js';
import { dayBounds } from '../http/today.js';
import type { ListedEntry } from './history.dto.js';
import { HistoryEntry } from './history-entry.entity.js';

/** At once: more would keep requests that write waiting, and MySQL gives a statement DATABASE_TIMEOUT_MS. */
const MOST_SWEPT = 1000;

const asItIs = (text: string) => text;

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
    resource: equalsFilter('entry.resource', asItIs),
    record_id: wholeNumberFilter('entry.record_id'),
    admin_id: wholeNumberFilter('entry.admin_id'),
    action: equalsFilter('entry.action', asItIs),
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
    const at = LessThan(new Date(now - this.env.historySeconds * 1000));
    let old: HistoryEntry[];
    do {
      old = await this.entries.find({ where: { at }, select: { id: true }, take: MOST_SWEPT });
      const ids = old.map(({ id }) => id);
      if (ids.length > 0)
        await this.work.internalTransaction((manager) => manager.delete(HistoryEntry, { id: In(ids) }));
    } while (old.length === MOST_SWEPT);
  }

  async list(query: ListQuery): Promise<Page<ListedEntry>> {
    const page = await runList(this.entries.createQueryBuilder('entry'), query, HISTORY_LIST);
    const counted = await this.entries
      .createQueryBuilder('entry')
      .select(['entry.part_of AS id', 'COUNT(*) AS parts'])
      .where('entry.part_of IN (:...ids)', { ids: [0, ...page.rows.map(({ id }) => id)] })
      .groupBy('entry.part_of')
      .getRawMany<{ id: number; parts: number | string }>();
    const parts = new Map(counted.map((row) => [row.id, Number(row.parts)]));
    return page.map((entry) => ({ ...entry, parts: parts.get(entry.id) ?? 0 }));
  }
}
