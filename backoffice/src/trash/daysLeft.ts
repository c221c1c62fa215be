import { TRASH } from '../i18n/texts';

const DAY_MS = 24 * 60 * 60 * 1000;

export function daysLeft(expires_at: string, now = Date.now()): string {
  const days = Math.ceil((Date.parse(expires_at) - now) / DAY_MS);
  return days > 0 ? TRASH.daysLeft(days) : TRASH.lastHour;
}
