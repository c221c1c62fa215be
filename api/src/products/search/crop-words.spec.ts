import { cropsIn, withoutCrops } from './crop-words.js';

test.each([
  ['pupuk cabe keriting', 'pupuk'],
  ['Pupuk cabai rawit', 'Pupuk'],
  ['cabe', ''],
  ['pupuk padi sawah', 'pupuk'],
  ['fertilizer for oil palm', 'fertilizer for'],
  ['kolam', 'kolam'],
])('LIST-4 %j without crops', (text, left) => expect(withoutCrops(text).replace(/\s+/g, ' ')).toBe(left));

test.each([
  ['pupk padi sawah', 'padi sawah'],
  ['fertilzer for oil palm', 'oil palm'],
  ['briket', ''],
])('LIST-4 of %j the crops', (text, crops) => expect(cropsIn(text)).toBe(crops));
