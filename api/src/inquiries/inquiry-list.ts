import { InvalidFields } from '../http/http-errors.js';
import { containsFilter, enumFilter, wholeNumberFilter, isWholeNumber } from '../http/list-filters.js';
import type { Filter, ListRules } from '../http/list-query.js';
import { daysAfter, today } from '../http/today.js';
import type { Inquiry } from './inquiry.entity.js';
import { CHANNELS, OPEN_STATUSES, STATUSES } from './inquiry-statuses.js';

/** When the buyer is to hear from the company again. The week ends seven days from today. */
const DUE = {
  late: 'inquiry.follow_up_at < :today',
  today: 'inquiry.follow_up_at = :today',
  tomorrow: 'inquiry.follow_up_at = :tomorrow',
  week: 'inquiry.follow_up_at > :tomorrow AND inquiry.follow_up_at <= :week',
  later: 'inquiry.follow_up_at > :week',
  none: 'inquiry.follow_up_at IS NULL',
} as const;

const due: Filter<Inquiry> = {
  description: `of open inquiries, one of ${Object.keys(DUE).join(', ')}: when to write again`,
  apply(query, value) {
    const condition = Object.hasOwn(DUE, String(value)) ? DUE[value as keyof typeof DUE] : undefined;
    if (!condition)
      throw new InvalidFields({ filter: `Filter harus salah satu dari: ${Object.keys(DUE).join(', ')}.` });
    const day = today();
    query
      .andWhere(condition, { today: day, tomorrow: daysAfter(day, 1), week: daysAfter(day, 7) })
      .andWhere('inquiry.status IN (:...open)', { open: OPEN_STATUSES });
  },
};

const asksFor: Filter<Inquiry> = {
  description: 'the id of a product that is asked for',
  apply(query, value) {
    if (!isWholeNumber(value)) throw new InvalidFields({ filter: 'Filter harus berupa angka.' });
    query.andWhere(
      'EXISTS (SELECT 1 FROM inquiry_item item WHERE item.inquiry_id = inquiry.id AND item.product_id = :product)',
      { product: value },
    );
  },
};

/** Open ones by day, then those without a day, then the others, spam last: the groups of the inbox. */
const BY_DAY = `REPLACE(
  CASE WHEN inquiry.status IN (${OPEN_STATUSES.map((status) => `'${status}'`).join(', ')}) THEN '0@'
    WHEN inquiry.status = 'spam' THEN '2@' ELSE '1@' END,
  '@', COALESCE(inquiry.follow_up_at, '9999-12-31'))`;

export const INQUIRY_LIST: ListRules<Inquiry> = {
  id: 'inquiry.id',
  sort: {
    id: 'inquiry.id',
    created_at: 'inquiry.created_at',
    follow_up_at: BY_DAY,
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
