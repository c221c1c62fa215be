/** Where the company is: its days begin there. */
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' });

export const today = () => DAY.format();

export const isPast = (day: string | null | undefined) => !!day && day < today();

/** @param day '2026-12-31' */
export function daysAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
