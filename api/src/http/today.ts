/** Days begin where the company is: at UTC+7 all year. */
const OFFSET_MS = 7 * 3_600_000;

export const today = () => new Date(Date.now() + OFFSET_MS).toISOString().slice(0, 10);

export const isPast = (day: string | null | undefined) => !!day && day < today();

export function daysAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** In Indonesia; undefined for what is no day. */
export function dayBounds(day: unknown): { begin: Date; end: Date } | undefined {
  if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const at = (time: string) => new Date(`${day}T${time}+07:00`);
  const [begin, end] = [at('00:00'), at('24:00')];
  return Number.isNaN(end.valueOf()) ? undefined : { begin, end };
}
