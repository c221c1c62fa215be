import { nearestSpec } from './nearest-spec.js';

test.each([
  ['2026-12-10', '10–12'],
  ['2026-06-05', '5–6'],
  ['0.12', '12'],
  ['0.125', '12,5'],
  ['12', null],
  ['0.12.1', null],
  ['', null],
])('HAND-11 a cell of specifications that holds %j may mean %j', (text, meant) => {
  expect(nearestSpec(text)).toBe(meant);
});
