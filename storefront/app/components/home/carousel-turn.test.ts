import { nearestCard, firstCardAfterTurn } from './carousel-turn';

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
    expect(firstCardAfterTurn({ from, cards: 10, perView: 3, step })).toBe(to);
  },
);

test('cards that fit into one view stay where they are', () => {
  expect(firstCardAfterTurn({ from: 0, cards: 2, perView: 3, step: 1 })).toBe(0);
});

test.each([
  [0, 0],
  [149, 1],
  [151, 2],
  [320, 3],
])('a row of four cards that is scrolled by %s px stands at card %s', (scrolled, card) => {
  expect(nearestCard(scrolled, [0, 100, 200, 300])).toBe(card);
});
