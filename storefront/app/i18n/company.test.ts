import { officeDay } from './company';

test.each([
  ['2026-11-25T16:59:59Z', '2026-11-25'],
  ['2026-11-25T17:00:00Z', '2026-11-26'],
])('SHEET-1 SHEET-2 at %s it is %s in the office', (at, day) => {
  expect(officeDay(new Date(at))).toBe(day);
});
