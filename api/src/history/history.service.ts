import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { CHANGE, changedField, hasChanged } from './changed-field.js';
import { contains, equals, oneOf } from '../http/list-filters.js';
import { type Filter, type ListQuery, type ListRules, runList } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { InvalidFields } from '../http/refusals.js';
import { limitsOf } from '../http/today.js';
import type { ListedEntry } from './history.dto.js';
import { HistoryEntry, WAYS } from './history-entry.entity.js';

const asItIs = (text: string) => text;

/** What the list may be filtered by, and the first of entries made together need not have in common with each. */
const KINDS = { resource: ['resource'], action: ['action'], kind: ['resource', 'action'] } as const;
const isKind = (value: unknown): value is keyof typeof KINDS => Object.hasOwn(KINDS, String(value));

const firstOfKind = (query: SelectQueryBuilder<HistoryEntry>, kind: keyof typeof KINDS) =>
  query
    .subQuery()
    .select('1')
    .from(HistoryEntry, 'first')
    .where('first.id = entry.part_of')
    .andWhere(KINDS[kind].map((column) => `first.${column} = entry.${column}`).join(' AND '))
    .getQuery();

/** Whether a part has changed it that `folded` leaves out, and the first stands for. */
function foldedHasChanged(query: SelectQueryBuilder<HistoryEntry>, folded: unknown): string {
  const part = query.subQuery().select('1').from(HistoryEntry, 'part').where('part.part_of = entry.id');
  const inCommon = isKind(folded) ? KINDS[folded] : [];
  return [
    ...inCommon.map((column) => `entry.${column} = '${CHANGE[column]}'`),
    `EXISTS ${part.andWhere(hasChanged('part')).getQuery()}`,
  ].join(' AND ');
}

const FIELD = /^[a-z][a-z0-9_]*(\.[a-z0-9_]+)?$/;
const byChange: Filter<HistoryEntry> = {
  takes:
    'a name in `changes` of a product, "price" or "category.nama_category": the updates that changed it; with `folded`, also the first of entries made together for those it leaves out',
  apply(query, value, { folded } = {}) {
    if (typeof value !== 'string' || !FIELD.test(value))
      throw new InvalidFields({ filter: "Filter 'changed' harus berupa nama isian produk, misalnya price." });
    const others = folded === undefined ? '' : ` OR ${foldedHasChanged(query, folded)}`;
    query.andWhere(`(${hasChanged('entry')}${others})`, changedField(value));
  },
};

const withFirst: Filter<HistoryEntry> = {
  takes: 'the id of the first of entries made together: it and the others',
  apply(query, value) {
    if (typeof value !== 'number' || !Number.isSafeInteger(value))
      throw new InvalidFields({ filter: "Filter 'together' harus berupa angka." });
    query.andWhere('(entry.id = :first OR entry.part_of = :first)', { first: value });
  },
};

const byAdmins = oneOf<HistoryEntry>('entry.admin_id');
const byAdmin: Filter<HistoryEntry> = {
  takes: `${byAdmins.takes}, or "none": the program itself`,
  apply(query, value) {
    if (value === 'none') query.andWhere('entry.admin_id IS NULL');
    else byAdmins.apply(query, value);
  },
};

const byDay = (others: string, condition: string): Filter<HistoryEntry> => ({
  takes: `a day in Indonesia, "2026-11-25": that one and those ${others}`,
  apply(query, value) {
    const limits = limitsOf(value);
    if (!limits) throw new InvalidFields({ filter: 'Filter harus berupa tanggal, misalnya 2026-11-25.' });
    query.andWhere(condition, limits);
  },
});

const byActions = equals<HistoryEntry>('entry.action', asItIs);
const byAction: Filter<HistoryEntry> = {
  takes: `${byActions.takes}, or one of ${WAYS.join(', ')}: whatever was done that way`,
  apply(query, value) {
    if (WAYS.some((way) => way === value)) query.andWhere('entry.via = :via', { via: value });
    else byActions.apply(query, value);
  },
};

export const HISTORY_LIST: ListRules<HistoryEntry> = {
  id: 'entry.id',
  order: ['at', 'DESC'],
  sort: { id: 'entry.id', at: 'entry.at', admin_name: 'entry.admin_name', record_name: 'entry.record_name' },
  texts: ['entry.admin_name', 'entry.record_name'],
  filter: {
    q: contains('entry.record_name'),
    id: oneOf('entry.id'),
    resource: equals('entry.resource', asItIs),
    record_id: oneOf('entry.record_id'),
    admin_id: byAdmin,
    action: byAction,
    changed: byChange,
    since: byDay('after', 'entry.at >= :begin'),
    until: byDay('before', 'entry.at < :end'),
    part_of: oneOf('entry.part_of'),
    together: withFirst,
    folded: {
      takes:
        'true: of entries made together only the first; "resource", "action" or, for both, "kind": also those of another one than the first, as a filter by it would find none of them',
      apply: (query, value) => {
        if (value === true) query.andWhere('entry.part_of IS NULL');
        else if (isKind(value))
          query.andWhere(`(entry.part_of IS NULL OR NOT EXISTS ${firstOfKind(query, value)})`);
        else
          throw new InvalidFields({ filter: 'Filter harus berupa true, "resource", "action", atau "kind".' });
      },
    },
  },
};

@Injectable()
export class HistoryService {
  constructor(@InjectRepository(HistoryEntry) private readonly entries: Repository<HistoryEntry>) {}

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
