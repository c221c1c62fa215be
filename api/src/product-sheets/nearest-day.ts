import { isISO8601 } from 'class-validator';

/** How each begins, in Indonesian or English. */
const MONTHS = 'jan feb mar apr mei|may jun jul agu|agt|aug sep okt|oct nov des|dec'
  .split(' ')
  .map((starts) => new RegExp(`^(${starts})`, 'i'));
const UNTIL = String.raw`^\s*(?:(?:s\s*[./]?\s*d\.?|sampai|hingga|until|to)\s+)?`;
/** '31/12/2026', '31-12-2026', 's/d 31 Desember 2026', '31/12/26' */
const WRITTEN = new RegExp(
  String.raw`${UNTIL}(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9})[\s./-]+(\d{4}|\d\d)\s*$`,
  'i',
);
/** 'Maret 2027' */
const MONTH = new RegExp(String.raw`${UNTIL}([a-z]{3,9})\s+(\d{4})\s*$`, 'i');
/** Days since this one, as spreadsheets count them; of five digits: 1927 to 2173. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const COUNTED = /^\s*([1-9]\d{4})\s*$/;
const DAY = 86_400_000;

/** What is written as a day otherwise than as '2026-12-31', so. */
export function nearestDay(text: string): string | null {
  const [, counted] = COUNTED.exec(text) ?? [];
  if (counted !== undefined) return new Date(FIRST_DAY + Number(counted) * DAY).toISOString().slice(0, 10);
  const [, ofMonth = '', inYear] = MONTH.exec(text) ?? [];
  if (inYear !== undefined) return lastDayOf(Number(inYear), monthOf(ofMonth));
  const [, day = '', month = '', year = ''] = WRITTEN.exec(text) ?? [];
  const century = year.length === 2 ? '20' : '';
  const written = `${century}${year}-${String(monthOf(month)).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isISO8601(written, { strict: true }) ? written : null;
}

/** By its number or its name; not a number for another word. */
const monthOf = (written: string) =>
  MONTHS.findIndex((starts) => starts.test(written)) + 1 || Number(written);

function lastDayOf(year: number, month: number): string | null {
  return Number.isNaN(month) ? null : new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** That day, where it has one reading: with its month in words, or where the first number is no month, or the second is the same. */
export function clearDay(text: string): string | null {
  const [, first, second = '', year] = WRITTEN.exec(text) ?? [];
  if (first === undefined || year?.length === 2) return null;
  const isClear = /[a-z]/i.test(second) || Number(first) > 12 || Number(first) === Number(second);
  return isClear ? nearestDay(text) : null;
}
