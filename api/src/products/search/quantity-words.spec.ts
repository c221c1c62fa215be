import { amountAlone, packsIn, withHalves, withoutSmallness } from './quantity-words.js';
import { without } from './spec-limits.js';

test.each([
  ['500 cartons cube', 'cube'],
  ['cube 500 cartons', 'cube'],
  ['1.000 karung isi arang', 'arang'],
  ['20 boxes of coffee', 'coffee'],
  ['500bags coffee', 'coffee'],
  ['10 packs roasted coffee', 'roasted coffee'],
  ['50 kotak briket', 'briket'],
  ['500 bags of 25 kg coffee', 'bags of 25 kg coffee'],
])('LIST-4 packs of goods: %s', (q, text) => expect(without(q, packsIn(q)).text).toBe(text));

test.each([
  'cartons',
  '20 kg cartons',
  '20kg boxes',
  '2 x 20 bags',
  '1.5 bags',
  '40 pouches',
  '12 boxers',
  '5 dusun',
  'XL500 cartons',
])('LIST-4 no number of packs: %s', (q) => expect(packsIn(q)).toEqual([]));

test.each([
  '1 container',
  'tons',
  'metric tons',
  'how many containers?',
  '1x20 + 500 sacks',
  '2 x 40 HC',
  'FCL',
])('LIST-4 an amount alone: %s', (q) =>
  expect(amountAlone(q).at(-1)).toMatchObject({ text: '', facts: [{ wanted: { fact: 'any' } }] }),
);

test.each([
  '',
  'how many?',
  '5 tons',
  '20ft',
  'container coffee',
  '500 bags of 25 kg',
  'moq 20 cartons',
  'tonic',
])('LIST-4 more or less than an amount: %s', (q) => expect(amountAlone(q)).toEqual([]));

test.each([
  ['kopi setengah kilo', 'kopi 0.5 kilo'],
  ['half a kilo of coffee', '0.5 kilo of coffee'],
  ['half ton', '0.5 ton'],
  ['coffee 1/2 kg', 'coffee 0.5 kg'],
  ['½kg', '0.5 kg'],
  ['setengah kuintal', '0.5 kuintal'],
])('LIST-4 %j is %j', (q, text) => expect(withHalves(q)).toBe(text));

test.each(['setengah matang', '1 1/2 kg', '11/2 kg', 'half kilogramme', 'behalf ton'])(
  'LIST-4 no half of a unit: %s',
  (q) => expect(withHalves(q)).toBe(q),
);

test.each([
  ['bisa beli sedikit?', 'bisa beli ?'],
  ['beli kopi dikit', 'beli kopi'],
  ['kopi satuan', 'kopi'],
  ['small quantities of coffee', 'coffee'],
  ['coffee in small amounts', 'coffee'],
  ['Small quantity', ''],
])('LIST-4 %j is %j, however little', (q, text) => expect(withoutSmallness(q)).toBe(text));

test.each(['kopi sedikit asam', 'small cubes', 'persatuan petani', 'beli kopi'])(
  'LIST-4 nothing of how little: %s',
  (q) => expect(withoutSmallness(q)).toBe(q),
);
