import { Category } from '../../categories/category.entity.js';
import type { Changes } from '../../history/history-entry.entity.js';
import { Product } from '../product.entity.js';
import { changedAgain, refusalOf, valuesBefore } from './values-before.js';

const product = Object.assign(new Product(), {
  price: 7000,
  category_id: 1,
  category: Object.assign(new Category(), { nama_category: 'Kopi', name_key: 'kopi' }),
  specs: { ph: { value: 6 }, form: { choice: 'powder' } },
  moq: null,
  moq_unit: null,
});
// 'Kopi' was 'Kopi Bubuk' before; 'Minuman' has been deleted, and its products moved.
const CATEGORIES = new Map([
  ['kopi', 1],
  ['kopi bubuk', 1],
  ['teh', 2],
  ['minuman', 1],
]);
const CHANGED_SINCE = 'Sudah diubah lagi setelah itu.';
const before = (changes: Changes) => valuesBefore(product, changes, CATEGORIES);

test.each<[string, Changes, object | string]>([
  ['a price', { price: { from: 4000, to: 7000 } }, { price: 4000 }],
  ['a price that is so already', { price: { from: 7000, to: 9000 } }, {}],
  ['another price since', { price: { from: 4000, to: 5000 } }, CHANGED_SINCE],
  ['a category by its name', { 'category.nama_category': { from: 'Teh', to: 'Kopi' } }, { category_id: 2 }],
  [
    'a category, when the one that it went to was renamed',
    { 'category.nama_category': { from: 'Teh', to: 'Kopi Bubuk' } },
    { category_id: 2 },
  ],
  [
    'a category that is so already, but for its name',
    { 'category.nama_category': { from: 'Kopi Bubuk', to: 'Teh' } },
    {},
  ],
  ['another category since', { 'category.nama_category': { from: 'Kakao', to: 'Teh' } }, CHANGED_SINCE],
  [
    'a category that this one has taken the place of',
    { 'category.nama_category': { from: 'Minuman', to: 'Kopi' } },
    'Kategori “Minuman” sudah tidak ada.',
  ],
  [
    'a specification by what is stored of it',
    { 'specs.ph': { from: '5', to: '6', values: { from: { value: 5 }, to: { value: 6 } } } },
    { specs: { ph: { value: 5 } } },
  ],
  [
    'a specification that is known in words alone',
    { 'specs.ph': { from: '5', to: '6' } },
    'Nilai sebelumnya tidak tercatat.',
  ],
  ['a picture', { image: { from: '/media/a', to: null } }, 'Gambar hanya dapat dikembalikan satu per satu.'],
])('HAND-13 what was before, of %s', (_, changes, fields) => {
  expect(before(changes)).toEqual(fields);
});

test('HAND-13 another value since is no reason not to bring back what its reader means all the same', () => {
  const again = { price: { from: 4000, to: 5000 } };
  expect(valuesBefore(product, again, CATEGORIES, true)).toEqual({ price: 4000 });
});

test('HAND-13 with what has changed again since stays what goes with it, but for what is back already', () => {
  const values = { from: { value: 5 }, to: { value: 6 } };
  const changes = {
    'category.nama_category': { from: 'Kakao', to: 'Teh' },
    'specs.ph': { from: '5', to: '6', values },
    'specs.ash': { from: null, to: '6', values: { from: null, to: { value: 6 } } },
    price: { from: 4000, to: 7000 },
    moq: { from: 1, to: 2 },
    moq_unit: { from: null, to: 'kg' },
  };
  expect(changedAgain(product, changes, CATEGORIES)).toEqual(['category.nama_category', 'specs.ph', 'moq']);
  expect(changedAgain(product, { 'specs.ph': { from: '4', to: '5' } }, CATEGORIES)).toEqual([]);
});

test.each<[unit: string | null, then: Partial<Changes>, kept: string[]]>([
  ['kg', {}, []],
  [null, {}, []],
  ['sack', {}, ['pack_net_kg']],
  ['kg', { price_unit: { from: 'carton', to: 'kg' } }, ['price_unit', 'pack_net_kg']],
])(
  'HAND-13 with a price for %j that changed again stays what a pack weighed where %j is of packs',
  (price_unit, unit, kept) => {
    const changes = {
      price: { from: 4000, to: 5000 },
      pack_net_kg: { from: 50, to: 60 },
      ...unit,
    } as Changes;
    const packed = Object.assign(new Product(), product, { price_unit, pack_net_kg: 60 });
    expect(changedAgain(packed, changes, CATEGORIES).sort()).toEqual(['price', ...kept].sort());
  },
);

test('HAND-13 what the rules or the template of today do not allow is a sentence', () => {
  const acid = { specs: { ph: { value: 5 } } };
  for (const [label, called] of [
    ['Keasaman', 'Keasaman'],
    [undefined, 'ph'],
  ])
    expect(refusalOf(product, acid, new Map(), { 'specs.ph': { from: '5', to: '6', label } })).toBe(
      `Spesifikasi '${called}' tidak ada di kategori produk ini.`,
    );
  expect(refusalOf(Object.assign(new Product(), { specs: null }), { moq: 2 }, new Map(), {})).toBe(
    'Satuan pesanan wajib diisi bila ada pesanan terkecil.',
  );
  expect(
    refusalOf(Object.assign(new Product(), { specs: null }), { price: 1 }, new Map(), {}),
  ).toBeUndefined();
});
