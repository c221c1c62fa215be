import { daysAfter, INQUIRY_STATUSES, today } from 'api/shared';
import type { InquiryResponse } from 'api/schema';
import type { Group } from '../i18n/inquiries';

/** The API puts what has no day behind what has one, and what is closed behind both. */
export const BY_DAY = { field: 'follow_up_at', order: 'ASC' } as const;

/** The groups are those of the API's filter `due`, and one each for what needs no answer. */
export function dueGroup({ status, follow_up_at }: Pick<InquiryResponse, 'status' | 'follow_up_at'>): Group {
  if (INQUIRY_STATUSES[status] !== 'open') return status === 'spam' ? 'spam' : 'closed';
  if (!follow_up_at) return 'none';
  const day = today();
  if (follow_up_at < day) return 'late';
  if (follow_up_at === day) return 'today';
  if (follow_up_at === daysAfter(day, 1)) return 'tomorrow';
  return follow_up_at <= daysAfter(day, 7) ? 'week' : 'later';
}
