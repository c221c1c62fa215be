import { agreeAgain } from './agree-again.js';

const ENGLISH = 'Bags of 60 kg, 12.5% moisture.';

test.each([
  ['Karung 50 kg, kadar air 12,5%.', 'Karung 60 kg, kadar air 12,5%.', true],
  ['Karung 60 kg, kadar air 12,5%.', 'Karung 60 kg, kadar air 12%.', false],
  ['Karung 50 kg, kadar air 12,5%.', 'Karung goni 60 kg, kadar air 12,5%.', false],
  ['Karung 60 kg, kadar air 12,5%.', 'Karung 60 kg, kadar air 12,5%.', false],
  [null, 'Karung 60 kg, kadar air 12,5%.', false],
])('LANG-6 %j as %j agrees with the English again: %j', (before, after, agree) =>
  expect(agreeAgain(before, after, ENGLISH)).toBe(agree),
);
