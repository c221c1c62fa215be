import { InvalidFields } from '../http/http-errors.js';
import { containsFilter, enumFilter, wholeNumberFilter, isWholeNumber } from '../http/list-filters.js';
import type { Filter, ListRules } from '../http/list-query.js';
import { daysAfter, today } from '../http/today.js';
import type { Inquiry } from './inquiry.entity.js';
import { CHANNELS, sortDay, STATUSES } from './inquiry-statuses.js';

/** When the buyer is to hear from the company again, by `sort_day`. The week ends seven days from today. */
const DUE = {
  late: 'inquiry.sort_day < :today',
  today: 'inquiry.sort_day = :today',
  tomorrow: 'inquiry.sort_day = :tomorrow',
  week: 'inquiry.sort_day > :tomorrow AND inquiry.sort_day <= :week',
  later: 'inquiry.sort_day > :week AND inquiry.sort_day < :none',
  none: 'inquiry.sort_day = :none',
} as const;

const open = (follow_up_at: string | null) => sortDay({ status: 'baru', follow_up_at });

const due: Filter<Inquiry> = {
  description: `of open inquiries, one of ${Object.keys(DUE).join(', ')}: when to write again`,
  apply(query, value) {
    const condition = Object.hasOwn(DUE, String(value)) ? DUE[value as keyof typeof DUE] : undefined;
    if (!condition)
      throw new InvalidFields({ filter: `Filter harus salah satu dari: ${Object.keys(DUE).join(', ')}.` });
    const day = today();
    query.andWhere(condition, {
      today: open(day),
      tomorrow: open(daysAfter(day, 1)),
      week: open(daysAfter(day, 7)),
      none: open(null),
    });
  },
};

const asksFor: Filter<Inquiry> = {
  description: 'the id of a product that is asked for',
  apply(query, value) {
    if (!isWholeNumber(value)) throw new InvalidFields({ filter: 'Filter harus berupa angka.' });
    query.andWhere(
      'inquiry.id IN (SELECT item.inquiry_id FROM inquiry_item item WHERE item.product_id = :product)',
      { product: value },
    );
  },
};

export const INQUIRY_LIST: ListRules<Inquiry> = {
  id: 'inquiry.id',
  sort: {
    id: 'inquiry.id',
    created_at: 'inquiry.created_at',
    follow_up_at: 'inquiry.sort_day',
    name: 'inquiry.name',
  },
  order: ['id', 'DESC'],
  texts: ['inquiry.name'],
  filter: {
    q: containsFilter('inquiry.code', 'inquiry.name', 'inquiry.company', 'inquiry.phone', 'inquiry.email'),
    id: wholeNumberFilter('inquiry.id'),
    status: enumFilter('inquiry.status', STATUSES),
    channel: enumFilter('inquiry.channel', CHANNELS),
    assignee_id: wholeNumberFilter('inquiry.assignee_id'),
    product_id: asksFor,
    due,
  },
};
