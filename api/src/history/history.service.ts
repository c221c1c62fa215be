import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { contains, equals, oneOf } from '../http/list-filters.js';
import { type ListQuery, type ListRules, runList } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { HistoryEntry } from './history-entry.entity.js';

const asItIs = (text: string) => text;

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
    admin_id: oneOf('entry.admin_id'),
    action: equals('entry.action', asItIs),
  },
};

@Injectable()
export class HistoryService {
  constructor(@InjectRepository(HistoryEntry) private readonly entries: Repository<HistoryEntry>) {}

  list(query: ListQuery): Promise<Page<HistoryEntry>> {
    return runList(this.entries.createQueryBuilder('entry'), query, HISTORY_LIST);
  }
}
