import { TRASH } from '../i18n/texts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days until a product in the trash is deleted, rounded up. */
export function daysLeft(expires_at: string | null, now = Date.now()): string {
  if (expires_at === null) return TRASH.kept;
  const days = Math.ceil((Date.parse(expires_at) - now) / DAY_MS);
  return days > 0 ? TRASH.daysLeft(days) : TRASH.lastHour;
}
