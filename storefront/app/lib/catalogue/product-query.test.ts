import { SITE_PARAMETERS } from '../../../../api/src/spec-fields/site-parameters';
import {
  canonicalListPath,
  LIST_PARAMETERS,
  MAX_SEARCH_LENGTH,
  productQueryPath,
  type ProductQuery,
  readProductQuery,
} from './product-query';

test("SPEC-1 the API refuses each of the site's own parameters as a specification's key", () => {
  const all: Required<Omit<ProductQuery, 'spec'>> = { q: 'kopi', exact: true, sort: 'name', page: 2 };
  const written = new URL(productQueryPath('http://x/product', all)).searchParams;
  expect([...written.keys()]).toEqual(LIST_PARAMETERS);
  expect([...SITE_PARAMETERS].sort()).toEqual([...LIST_PARAMETERS, 'tonnes', 'unit', 'feet'].sort());
});

test('a list begins at its first page, in the order of the catalogue, unless its address says otherwise', () => {
  expect(readProductQuery('http://x/product')).toEqual({ q: '', sort: undefined, page: 1 });
  expect(readProductQuery('http://x/product?q=+kopi+&sort=-price&page=3')).toEqual({
    q: 'kopi',
    sort: '-price',
    page: 3,
  });
});

test('FIND-2 a search may be as it was typed; FAST-4 nothing else but 1 asks for it, and nothing without a search', () => {
  const again = (search: string) =>
    productQueryPath('/product', readProductQuery(`http://x/product?${search}`));
  expect(again('exact=1&q=koppi')).toBe('/product?q=koppi&exact=1');
  expect(again('exact=2&q=koppi')).toBe('/product?q=koppi');
  expect(again('exact=1')).toBe('/product');
});

test.each(['0', '-1', '1.5', 'abc', ''])('page %j is the first page', (page) => {
  expect(readProductQuery(`http://x/product?page=${page}`).page).toBe(1);
});

test('a page far past the end stays a number the API can count with', () => {
  expect(readProductQuery('http://x/product?page=1e300').page).toBe(1_000_000);
});

test('an unknown order is no order', () => {
  expect(readProductQuery('http://x/product?sort=constructor').sort).toBeUndefined();
});

test('a search is cut to its first characters, none of them in half', () => {
  const { q } = readProductQuery(
    `http://x/product?q=${'a'.repeat(MAX_SEARCH_LENGTH - 1)}${encodeURIComponent('☕🌱🌱')}`,
  );
  expect(q).toBe(`${'a'.repeat(MAX_SEARCH_LENGTH - 1)}☕`);
  expect(readProductQuery(`http://x/product?q=${encodeURIComponent('🌱'.repeat(10_000))}`).q).toBe(
    '🌱'.repeat(MAX_SEARCH_LENGTH),
  );
});

test('a search is read as it looks, and one of which nothing is seen is none', () => {
  expect(readProductQuery('http://x/product?q=%E2%80%8Ekopi%C2%A0gayo').q).toBe('kopi gayo');
  expect(readProductQuery('http://x/product?q=%E3%85%A4%C2%A0').q).toBe('');
});

test('the address of a page keeps the search and the order', () => {
  expect(productQueryPath('/product', { q: '', page: 1 })).toBe('/product');
  expect(productQueryPath('/product', { q: 'a & b', sort: '-price', page: 2 })).toBe(
    '/product?q=a+%26+b&sort=-price&page=2',
  );
});

test('URL-1 every order of a list has one canonical address, and a search or a page past the end has none', () => {
  expect(canonicalListPath('/product', { query: { q: '', page: 9 }, outOfRange: true })).toBeUndefined();
  expect(canonicalListPath('/product', { query: { q: '', sort: 'name', page: 2 }, outOfRange: false })).toBe(
    '/product?page=2',
  );
  expect(canonicalListPath('/product', { query: { q: 'kopi', page: 1 }, outOfRange: false })).toBeUndefined();
});
