import { inMillimetres, sizesIn, withoutSides, withScreens } from './size-words.js';
import { without } from './spec-limits.js';

test.each<[q: string, text: string, sides: string[]]>([
  ['25x25x25', '', ['25', '25', '25']],
  ['25x25x25 mm', '', ['25', '25', '25']],
  ['coconut charcoal cube 25x25x25', 'coconut charcoal cube', ['25', '25', '25']],
  ['25×25×25 cube', 'cube', ['25', '25', '25']],
  ['2.5 X 2,5 x 2.5cm, cube', 'cube', ['2.5', '2,5', '2.5']],
  ['25mm x 25mm x 30mm', '', ['25', '25', '30']],
  ['briquettes 25 x 40 mm', 'briquettes', ['25', '40']],
])('a size in a search: %s', (q, text, sides) => {
  const { text: left, parts } = without(q, sizesIn(q));
  expect([left, parts.map(({ wanted }) => wanted)]).toEqual([text, [{ fact: 'size', sides }]]);
});

test.each(['25 mm', '25', 'x25', 'XL25x25', '25x25kg', '25x', '1x2x3x4', '25 25 25'])('no size: %s', (q) =>
  expect(sizesIn(q)).toEqual([]),
);

test.each([
  ['cube 25', 'cube 25 mm'],
  ['25 cube', '25 mm cube'],
  ['25', '25 mm'],
])('LIST-4 a bare number in millimetres: %s', (q, text) => expect(inMillimetres(q)).toBe(text));

test.each([
  'cube 25 mm',
  '25mm',
  'grade 12',
  'kelas: 12',
  '25x40',
  '12.5',
  '12–15',
  'ash 12%',
  '250',
  '5',
  'XL25',
])('LIST-4 no bare number: %s', (q) => expect(inMillimetres(q)).toBe(q));

test.each([
  ['arabica scr 17/18', 'arabica screen 17/18'],
  ['Scr.18', 'screen 18'],
  ['scr', 'scr'],
  ['scream 18', 'scream 18'],
])('LIST-4 a screen size of %j is %j', (text, said) => expect(withScreens(text)).toBe(said));

test.each([
  ['briket diameter 50 mm', 'briket 50 mm'],
  ['length: 6 cm', '6 cm'],
  ['diameter 50', 'diameter 50'],
  ['size 3 mmol', 'size 3 mmol'],
])('LIST-4 %j without the name of its side is %j', (text, said) => expect(withoutSides(text)).toBe(said));
