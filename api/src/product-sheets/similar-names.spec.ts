import type { Repository } from 'typeorm';
import type { Product } from '../products/product.entity.js';
import { SheetHeader } from './product-rows.js';
import { MOST_PAIRS, MOST_PRODUCTS, similarNames } from './similar-names.js';

const header = new SheetHeader({ line: 1, cells: ['ID', 'Nama'] });
const alikeIn = async (names: readonly string[], ...rows: [id: number | null, name: string][]) => {
  const stored = names.map((name, at) => ({ id: at + 1, name }));
  const products = { count: () => Promise.resolve(names.length), find: () => Promise.resolve(stored) };
  const sheet = rows.map((cells, at) => ({ line: at + 2, cells }));
  return similarNames(products as unknown as Repository<Product>, header, sheet);
};

test.each<[string, string | undefined]>([
  ['Pupuk Organik Granull', 'Pupuk Organik Granul'],
  ['Pupuk  Orgnaik Granul', 'Pupuk Organik Granul'],
  ['pupuk organik granul', undefined],
  ['Pupuk Organik Cair', undefined],
  ['Briket Kubus 26 mm', undefined],
  ['Briket Kubuss 25 mm', 'Briket Kubus 25 mm'],
])('HAND-11 a product that %j may mean is %s', async (name, found) => {
  const stored = ['Pupuk Organik Granul', 'Briket Kubus 25 mm'];
  expect([...(await alikeIn(stored, [null, name])).values()].map((product) => product.name)).toEqual(
    found === undefined ? [] : [found],
  );
});

test.each<[string, string | undefined]>([
  ['Briket Kelapa Heksagonal', 'Briket Tempurung Kelapa Heksagonal'],
  ['Pupuk Organik Granul 40kg', 'Pupuk Organik Granul'],
  ['PUPUK Organik Granul (2,5 kg)', 'Pupuk Organik Granul'],
  ['Briket Tempurung Kelapa Heksagonal 25x25 mm', 'Briket Tempurung Kelapa Heksagonal'],
  ['Granul Pupuk  Organik', 'Pupuk Organik Granul'],
  ['Granul Organik', 'Pupuk Organik Granul'],
  ['Pupuk Organik Cair', undefined],
  ['Granul Organik Cair', undefined],
  ['Pupuk Organik Granul Halus 40kg', undefined],
  ['Pupuk Pupuk Organik Organik Granul', 'Pupuk Organik Granul'],
  ['Kelapa Heksagonal', 'Briket Tempurung Kelapa Heksagonal'],
  ['heksagonal BRIKET', 'Briket Tempurung Kelapa Heksagonal'],
  ['Pupuk', undefined],
  ['Kopra', undefined],
  ['Kopra Putih', undefined],
  ['Putih Kopra 25 kg', 'Kopra 25 kg Putih'],
  ['Putih Kopra 50 kg', undefined],
])('HAND-11 a product that %j may mean by its words is %s', async (name, found) => {
  const stored = [
    'Briket Tempurung Kelapa Heksagonal',
    'Pupuk Organik Granul',
    'Kopra Hitam',
    ...(name.includes('kg') ? ['Kopra 25 kg Putih'] : []),
  ];
  expect([...(await alikeIn(stored, [null, name])).values()].map((product) => product.name)).toEqual(
    found === undefined ? [] : [found],
  );
});

test('HAND-11 a name without a word is of no product', async () => {
  expect((await alikeIn(['Kencur'], [null, '***'])).size).toBe(0);
});

test('HAND-11 of a product that has an ID no other one is meant', async () => {
  expect((await alikeIn(['Kencur'], [7, 'Kencurr'])).size).toBe(0);
});

test('HAND-11 of a long sheet the first names are looked for, in a large catalogue none', async () => {
  const others = Array.from({ length: MOST_PRODUCTS }, (_, n) => `Kopi ${n}`);
  const catalogue = ['Kencur', ...others.slice(1)];
  const first = Array.from({ length: MOST_PAIRS / MOST_PRODUCTS - 1 }, (_, n): [null, string] => [
    null,
    `Teh ${n}`,
  ]);
  const kencur: [null, string] = [null, 'Kencurr'];
  expect((await alikeIn(catalogue, ...first, kencur)).size).toBe(1);
  expect((await alikeIn(catalogue, ...first, [null, 'Teh'], kencur)).size).toBe(0);
  expect((await alikeIn(['Kencur', ...others], kencur)).size).toBe(0);
});
