import type { Product } from '../products/product.entity.js';
import { lostLetters } from './lost-letters.js';
import { SheetHeader } from './product-rows.js';
import type { Cell } from './spreadsheet.js';

const header = new SheetHeader({ line: 1, cells: ['ID', 'Nama', 'Deskripsi', 'Kategori'] });
const lost = (cells: Cell[], fields: object) => {
  const product = { name: 'Pupuk', description: null, category: { nama_category: 'Pupuk' }, ...fields };
  const products = new Map([[7, product as Product]]);
  return [...lostLetters({ line: 2, cells }, header, { products })];
};

describe('letters are lost', () => {
  test.each([
    ['P₂O₅ ≥ 36 %', 'P?O? ? 36 %'],
    ['Madu 🍯 “hutan”', 'Madu ?? “hutan”'],
    ['Madu 🍯 hutan', 'Madu ? hutan'],
    ['Café crème', 'Caf? cr?me'],
    ['P₂O₅?\nYa', ' P?O??\r\nYa '],
  ])('where %j is stored and the file says %j', (description, cell) => {
    expect(lost([7, 'Pupuk', cell, 'Pupuk'], { description })).toEqual([['Deskripsi', description]]);
  });

  test.each([
    ['P₂O₅', 'P₂O₅'],
    ['P₂O₅', 'P2O5'],
    ['P₂O₅', 'P?O5'],
    ['P₂O₅', 'Apa?'],
    ['Café?', 'Café?'],
    ['Apa?', 'Apa??'],
    [null, '?'],
  ])('unlike where %j is stored and the file says %j', (description, cell) => {
    expect(lost([7, 'Pupuk', cell, 'Pupuk'], { description })).toEqual([]);
  });

  test('in the name of a category too, and in no new product', () => {
    expect(lost([7, 'Pupuk', null, 'Pupuk ?'], { category: { nama_category: 'Pupuk α' } })).toEqual([
      ['Kategori', 'Pupuk α'],
    ]);
    expect(lost([null, 'P?O?', null, 'Pupuk'], { name: 'P₂O₅' })).toEqual([]);
  });
});
