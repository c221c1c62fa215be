import { containersIn } from './container-words.js';
import { without } from './spec-limits.js';

const left = (q: string) => without(q, containersIn(q)).text;

test.each([
  ['1x40HC charcoal', 'charcoal'],
  ['charcoal 1x40HC', 'charcoal'],
  ['1x40 charcoal', 'charcoal'],
  ['2x20ft green coffee', 'green coffee'],
  ['1 x 40 HQ charcoal', 'charcoal'],
  ["charcoal, 3×20' GP", 'charcoal'],
  ['1 FCL charcoal', 'charcoal'],
  ['2 x FCL charcoal', 'charcoal'],
  ['2 containers charcoal', 'charcoal'],
  ['2 40ft HC containers charcoal', 'charcoal'],
  ['1 x 20 container charcoal', 'charcoal'],
  ['1 container of shisha charcoal', 'shisha charcoal'],
  ['1 full container load coffee and 2 FCL charcoal', 'coffee charcoal'],
  ['how much is one container of charcoal?', 'how much is charcoal?'],
  ['satu kontainer arang', 'arang'],
  ['2 kontainer 40 kaki arang', 'arang'],
  ['arang 1 peti kemas', 'arang'],
])('containers of goods: %s', (q, text) => expect(left(q)).toBe(text));

test.each([
  'container',
  'charcoal container',
  '20 ft container charcoal',
  '40ft charcoal',
  '25x25 mm',
  '25x25x20',
  '20x20x40',
  '1 x 40 mm',
  '1x20x40 charcoal',
  '2 x 20 kg bags',
  '4x20.5 charcoal',
  '40x40 charcoal',
  'XL1x40 charcoal',
  '1x400 charcoal',
  '2 containerboards',
])('no containers: %s', (q) => expect(containersIn(q)).toEqual([]));
