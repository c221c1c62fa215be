import { turnedTo } from './carousel-turn';

const offsets = Array.from({ length: 10 }, (_, index) => index * 100);

test.each([
  { from: 0, step: 1, to: 3 },
  { from: 6, step: 1, to: 7 },
  { from: 7, step: 1, to: 0 },
  { from: 7, step: -1, to: 4 },
  { from: 1, step: -1, to: 0 },
  { from: 0, step: -1, to: 7 },
] as const)(
  'HOME-4 ten cards, three a view: a turn by $step from card $from ends at card $to',
  ({ from, step, to }) => {
    expect(turnedTo({ offsets, scrolled: from * 100 + 20, perView: 3, step })).toBe(to);
  },
);

test('cards that fit into one view stay where they are', () => {
  expect(turnedTo({ offsets: [0, 100], scrolled: 0, perView: 3, step: 1 })).toBe(0);
});
