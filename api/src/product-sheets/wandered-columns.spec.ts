import type { Product } from '../products/product.entity.js';
import type { Change } from './row-changes.js';
import { wanderedColumns } from './wandered-columns.js';

/** @param moved what each product costs, before and after */
const wandered = (...moved: [number | null, number | null][]) => {
  const stored = new Map(moved.map(([price], id) => [id, { price, export_price: null } as Product]));
  const changes = moved.map(([, price], id) => ({ line: id + 2, id, request: { price } }) as Change);
  return wanderedColumns(changes, stored);
};

test('HAND-11 a column of prices that was sorted alone is said, with how many products have that of another', () => {
  expect(wandered([30, 10], [10, 20], [20, 30])).toEqual([{ column: 'Harga', products: 3 }]);
  // Cells without a price go last, and equal ones stay.
  expect(wandered([null, 10], [20, 10], [30, 20], [10, 20], [null, 30], [10, null], [20, null])).toEqual([
    { column: 'Harga', products: 7 },
  ]);
  expect(wandered([30, 10], [10, 20], [20, 30], [40, 44], [50, 55])).toEqual([
    { column: 'Harga', products: 3 },
  ]);
});

test.each<[string, ...[number | null, number | null][]]>([
  ['two that were exchanged', [10, 20], [20, 10]],
  ['new ones, of which few were those of others', [30, 10], [10, 20], [20, 30], [40, 44], [50, 55], [60, 66]],
  ['one that several now have', [10, 50], [20, 50], [30, 50], [50, 50]],
  ['none any more', [10, null], [20, null], [30, null], [null, 10], [null, 20], [null, 15]],
])('HAND-11 prices are not said to have wandered: %s', (_, ...moved) => {
  expect(wandered(...moved)).toEqual([]);
});

test('HAND-11 a column of export prices wanders too, and new products take no part in it', () => {
  const stored = new Map([1, 2, 3].map((id) => [id, { price: 5, export_price: id } as Product]));
  const changes = [2, 3, 1].map((export_price, at) => ({ line: at, id: at + 1, request: { export_price } }));
  const added = { line: 5, id: undefined, request: { price: 5, export_price: 9 } };
  expect(wanderedColumns([...changes, added] as Change[], stored)).toEqual([
    { column: 'Nilai ekspor', products: 3 },
  ]);
});

describe('HAND-11 of rows with names', () => {
  const stored = new Map(
    ['Adas', 'Bidara', 'Cengkeh', 'Dadap'].map((name, id) => [
      id,
      { id, name, category_id: 1, price: id * 100, export_price: null, version: id } as Product,
    ]),
  );
  /** @param rows the ids whose name and whose price each product gets */
  const found = (...rows: [name: number, price: number][]) => {
    const changes = rows.map(([name, price], id) => {
      const request = { name: stored.get(name)?.name, category_id: 1, price: stored.get(price)?.price };
      return { line: id + 2, id, request: { ...request, specs: {}, version: price } } as unknown as Change;
    });
    return wanderedColumns(changes, stored);
  };

  test('names that were sorted alone are said, even two that were exchanged', () => {
    expect(found([3, 0], [2, 1], [1, 2], [0, 3])).toEqual([{ column: 'Nama', products: 4 }]);
    expect(found([1, 0], [0, 1])).toEqual([{ column: 'Nama', products: 2 }]);
  });

  test('IDs that were sorted alone are said instead of every column, as the rows say what another product is', () => {
    expect(found([3, 3], [2, 2], [1, 1], [0, 0])).toEqual([{ column: 'ID', products: 4 }]);
    expect(found([1, 1], [0, 0], [2, 2], [3, 3])).toEqual([{ column: 'ID', products: 2 }]);
  });

  test('a name of its own, or one that another keeps, has not wandered', () => {
    expect(found([0, 0], [0, 1], [0, 2])).toEqual([]);
    expect(found([1, 1], [1, 1])).toEqual([]);
  });
});
