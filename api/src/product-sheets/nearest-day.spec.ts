import { clearDay, nearestDay } from './nearest-day.js';

test.each([
  ['31/12/2026', '2026-12-31'],
  [' 1-2-2027 ', '2027-02-01'],
  ['31 Desember 2026', '2026-12-31'],
  ['5 Agu 2026', '2026-08-05'],
  ['46387', '2026-12-31'],
  ['31/03/27', '2027-03-31'],
  ['s/d 31 Maret 2027', '2027-03-31'],
  ['Februari 2028', '2028-02-29'],
  ['sampai Mar 2027', '2027-03-31'],
  ['tahun 2027', null],
  ['31/02/2026', null],
  ['12/31/2026', null],
  ['31 Dezember 2026', null],
  ['0/1/2026', null],
  ['segera', null],
  ['', null],
])('HAND-11 a day written %j is nearest to %j', (text, day) => {
  expect(nearestDay(text)).toBe(day);
});

test.each([
  ['31/12/2026', '2026-12-31'],
  ['5 Agu 2026', '2026-08-05'],
  ['31 May 2027', '2027-05-31'],
  ['31 December 2026', '2026-12-31'],
  ['5-Agt-2026', '2026-08-05'],
  ['12-12-2026', '2026-12-12'],
  ['s.d. 31 Maret 2027', '2027-03-31'],
  ['31/03/27', null],
  ['Maret 2027', null],
  ['1/2/2027', null],
  ['12/31/2026', null],
  ['46387', null],
  ['2026-12-31', null],
  ['', null],
])('HAND-11 the one day that %j can be is %j', (text, day) => {
  expect(clearDay(text)).toBe(day);
});
