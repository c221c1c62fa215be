import { Admin, fullName } from '../auth/admin.entity.js';
import type { RecordType, Write } from '../history/record-type.js';
import { InvalidFields } from '../http/http-errors.js';
import { Inquiry } from './inquiry.entity.js';
import { sortDay } from './inquiry-statuses.js';

const UNKNOWN_ADMIN = 'Administrator tidak ditemukan.';

/** What goes when an inquiry is made anonymous. */
export const PERSONAL = [
  'name',
  'company',
  'email',
  'phone',
  'message',
  'lost_reason',
  'source',
  'utm',
] as const;

function withSortDay({ before, fields }: Write<Inquiry>): Write<Inquiry>['fields'] {
  const { status = before?.status ?? 'baru', follow_up_at = before?.follow_up_at } =
    fields as Partial<Inquiry>;
  const sort_day = sortDay({ status, follow_up_at });
  return before && sort_day === sortDay(before) ? fields : { ...fields, sort_day };
}

/** The history tells nothing personal. */
export const INQUIRY: RecordType<Inquiry> = {
  entity: Inquiry,
  resource: 'inquiry',
  notFound: 'Permintaan tidak ditemukan.',
  isInternal: true,
  relations: { assignee: true },
  async beforeWrite(manager, writes) {
    for (const { fields } of writes) {
      const id = fields.assignee_id as number | null | undefined;
      if (id && !(await manager.existsBy(Admin, { id })))
        throw new InvalidFields({ assignee_id: UNKNOWN_ADMIN });
    }
    return writes.map(withSortDay);
  },
  async related(manager, written) {
    for (const { after } of written) {
      const { assignee_id: id } = after;
      after.assignee = id === null ? null : await manager.findOneBy(Admin, { id });
    }
    return [];
  },
  nameOf: ({ code }) => code,
  toHistory: ({ assignee }) => ({
    ...Object.fromEntries(PERSONAL.map((field) => [field, undefined])),
    assignee_id: assignee ? fullName(assignee) : null,
    port: undefined,
    first_replied_at: undefined,
  }),
};
