import { matchPictures } from './matchPictures';

const PRODUCTS = [
  { id: 12, name: 'Kopi Bubuk', name_en: 'Ground Coffee' },
  { id: 7, name: 'Kopi Bubuk 2', name_en: null },
  { id: 8, name: 'Briket', name_en: 'Briquette' },
  { id: 9, name: 'Arang', name_en: 'Briquette' },
  { id: 10, name: 'Café “Gayo”', name_en: '' },
];

/** Of each product its files in order; of each file that matched none, or several, how many. */
function match(...names: string[]) {
  const { batches, unmatched } = matchPictures(
    names.map((name) => new File([], name)),
    PRODUCTS,
  );
  return {
    batches: Object.fromEntries(
      batches.map(({ product, files }) => [product.id, files.map((file) => file.name)]),
    ),
    unmatched: Object.fromEntries(unmatched.map(({ file, products }) => [file.name, products.length])),
  };
}

test('SHOW-6 files find their product by its id or one of its names, and stand in the order of their numbers', () => {
  const files = ['12-2.jpg', '8.png', 'KOPI BUBUK (10).JPG', 'ground_coffee.webp', 'kopi-bubuk-3.jpg'];
  expect(match(...files)).toEqual({
    batches: {
      12: ['ground_coffee.webp', '12-2.jpg', 'kopi-bubuk-3.jpg', 'KOPI BUBUK (10).JPG'],
      8: ['8.png'],
    },
    unmatched: {},
  });
});

test('SHOW-6 a number that belongs to a name is no position; accents and marks do not count', () => {
  expect(match('kopi-bubuk-2.jpg', 'kopi-bubuk-2-1.jpg', 'cafe gayo.v2.jpg', 'cafe-gayo.jpg')).toEqual({
    batches: { 7: ['kopi-bubuk-2.jpg', 'kopi-bubuk-2-1.jpg'], 10: ['cafe-gayo.jpg'] },
    unmatched: { 'cafe gayo.v2.jpg': 0 },
  });
});

test('SHOW-6 a file that fits no product, or more than one, is told apart', () => {
  expect(match('briquette.jpg', 'teh.jpg', '99.jpg', '.jpg', '-.jpg')).toEqual({
    batches: {},
    unmatched: { 'briquette.jpg': 2, 'teh.jpg': 0, '99.jpg': 0, '.jpg': 0, '-.jpg': 0 },
  });
});
