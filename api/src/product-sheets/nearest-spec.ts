import { writtenNumber } from '../spec-fields/written-number.js';

const DAY = /^\d{4}-(\d\d)-(\d\d)$/;
const FRACTION = /^0\.\d{1,6}$/;

/** What stands in a cell that a spreadsheet has made a day of, '10-12', or a percentage, '12%'. */
export function nearestSpec(text: string): string | null {
  const [, month, day] = DAY.exec(text) ?? [];
  if (month !== undefined) return `${Number(day)}–${Number(month)}`;
  return FRACTION.test(text) ? writtenNumber(Number(text) * 100) : null;
}
