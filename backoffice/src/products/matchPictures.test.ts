import { matchPictures } from './matchPictures';

const PRODUCTS = [
  { id: 12, name: 'Kopi Bubuk', name_en: 'Ground Coffee' },
  { id: 7, name: 'Kopi Bubuk 2', name_en: null },
  { id: 8, name: 'Briket', name_en: 'Briquette' },
  { id: 9, name: 'Arang', name_en: 'Briquette' },
  { id: 10, name: 'Café “Gayo”', name_en: '' },
];

const match = (...names: string[]) =>
  matchPictures(
    names.map((name) => new File([], name)),
    PRODUCTS,
  ).map(({ file, fitting }) => [file.name, ...fitting.map(({ id }) => id)]);

test('SHOW-6 files find their product by its id or one of its names, and stand in the order of their numbers', () => {
  const files = ['12-2.jpg', '8.png', 'KOPI BUBUK (10).JPG', 'ground_coffee.webp', 'kopi-bubuk-3.jpg'];
  expect(match(...files)).toEqual([
    ['8.png', 8],
    ['ground_coffee.webp', 12],
    ['12-2.jpg', 12],
    ['kopi-bubuk-3.jpg', 12],
    ['KOPI BUBUK (10).JPG', 12],
  ]);
});

test('SHOW-6 a number that belongs to a name is no position; accents and marks do not count', () => {
  expect(match('kopi-bubuk-2-1.jpg', 'kopi-bubuk-2.jpg', 'cafe-gayo.jpg', 'cafe gayo.v2.jpg')).toEqual([
    ['cafe gayo.v2.jpg'],
    ['kopi-bubuk-2-1.jpg', 7],
    ['kopi-bubuk-2.jpg', 7],
    ['cafe-gayo.jpg', 10],
  ]);
});

test('SHOW-6 a file that fits no product, or more than one, is told apart', () => {
  expect(match('briquette.jpg', 'teh.jpg', '99.jpg', '.jpg', '-.jpg')).toEqual([
    ['teh.jpg'],
    ['99.jpg'],
    ['.jpg'],
    ['-.jpg'],
    ['briquette.jpg', 8, 9],
  ]);
});
