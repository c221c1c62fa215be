import { withoutCrops } from './crop-words.js';

test.each([
  ['pupuk cabe keriting', 'pupuk'],
  ['Pupuk cabai rawit', 'Pupuk'],
  ['cabe', ''],
  ['pupuk padi sawah', 'pupuk'],
  ['fertilizer for oil palm', 'fertilizer for'],
  ['kolam', 'kolam'],
])('LIST-4 %j without crops', (text, left) => expect(withoutCrops(text).replace(/\s+/g, ' ')).toBe(left));
