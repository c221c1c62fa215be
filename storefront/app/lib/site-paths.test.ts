import { canonicalPath, categoryPath, isProductDetailPath, productPath } from './site-paths';

test.each([
  ['/Produk/3', '/produk/3'],
  ['/product/3', '/produk/3'],
  ['/produk/3/', '/produk/3'],
  ['/Produk', '/product'],
  ['/produk', '/product'],
  ['/product/', '/product'],
  ['/About', '/about'],
  ['/about/', '/about'],
  ['/CONTACT-US', '/contact-us'],
  ['/Compare/', '/compare'],
  ['/Inquiry/', '/inquiry'],
  ['/id/PRIVACY', '/id/privacy'],
  ['//about', '/about'],
  ['/id/', '/id'],
  ['/ID', '/id'],
  ['/id/Produk/3', '/id/produk/3'],
  ['/id/product/3', '/id/produk/3'],
  ['/id/produk', '/id/product'],
  ['/ID/About/', '/id/about'],
])('URL-1 LANG-1 %s leads to %s', (spelling, canonical) => {
  expect(canonicalPath(spelling)).toBe(canonical);
});

test.each(['/', '/about', '/product', '/contact-us', '/produk/3', '/id', '/id/about', '/id/produk/3'])(
  'URL-1 %s is its own canonical',
  (path) => {
    expect(canonicalPath(path)).toBe(path);
  },
);

test.each([
  '/nope',
  '/nope/',
  '/about/us',
  '/produk/3/x',
  '/product-list/Coffee',
  '/constructor',
  '/id/id',
  '/id/nope',
])('%s is left to the routes', (path) => {
  expect(canonicalPath(path)).toBeUndefined();
});

test('a broken percent-encoding is passed on untouched', () => {
  expect(canonicalPath('/produk/%E0%A4%A')).toBe('/produk/%E0%A4%A');
});

test('NAV-9 a category address carries the encoded name', () => {
  expect(categoryPath('Coffee')).toBe('/product-list/Coffee');
  expect(categoryPath('Kopi & Teh/Susu')).toBe('/product-list/Kopi%20%26%20Teh%2FSusu');
});

test('NAV-6 a product page is known by either of its forms', () => {
  expect(isProductDetailPath(productPath(3))).toBe(true);
  expect(isProductDetailPath('/product/3')).toBe(true);
  expect(isProductDetailPath('/id/produk/3')).toBe(true);
  expect(isProductDetailPath('/id/product')).toBe(false);
  expect(isProductDetailPath('/product')).toBe(false);
  expect(isProductDetailPath('/product-list/Coffee')).toBe(false);
});
