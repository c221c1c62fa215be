import { nearestAmount, nearestGrouped } from './nearest-amount.js';

test.each([
  ['90,000', '90.000'],
  ['Rp 1,250,000.50', '1.250.000,50'],
  ['IDR 21,750', '21.750'],
  ['90,00,000', null],
  ['0,125', null],
  ['1.234,5x', null],
])('HAND-11 with %j was meant %j', (text, amount) => {
  expect(nearestAmount(text)).toBe(amount);
});

test.each([
  ['2,184', null],
  ['1,250.50', '1.250,50'],
  ['1,250,000', '1.250.000'],
])('HAND-11 of a number with decimals, with %j was meant %j', (text, amount) => {
  expect(nearestGrouped(text)).toBe(amount);
});
