import { daysLeft } from './daysLeft';

const EXPIRES = '2026-08-17T10:00:00.000Z';

test.each([
  ['2026-07-18T10:00:00.000Z', 'Dihapus permanen 30 hari lagi.'],
  ['2026-08-16T09:59:00.000Z', 'Dihapus permanen 2 hari lagi.'],
  ['2026-08-17T09:59:59.000Z', 'Dihapus permanen 1 hari lagi.'],
  ['2026-08-17T10:00:00.000Z', 'Segera dihapus permanen.'],
  ['2026-08-18T10:00:00.000Z', 'Segera dihapus permanen.'],
])('at %s: %s', (now, words) => {
  expect(daysLeft(EXPIRES, Date.parse(now))).toBe(words);
});
