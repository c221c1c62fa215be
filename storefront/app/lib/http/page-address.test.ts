import { listRedirect, pageAddress } from './page-address';

test.each([
  ['/sitemap.xml', '/sitemap.xml'],
  ['/sitemap.xml?part=1', '/sitemap.xml?part=1'],
  ['/sitemap.xml?utm=2&part=12', '/sitemap.xml?part=12'],
  ['/sitemap.xml?part=x', '/sitemap.xml'],
  ['/sitemap.xml?part=01', '/sitemap.xml'],
  ['/about?part=1', '/about'],
  ['/id/sitemap.xml?utm=2&part=12', '/id/sitemap.xml?part=12'],
  ['/id/about?utm=2', '/id/about'],
  ['/id/product?utm=2&page=3', '/id/product?page=3'],
  ['/id/product-list/Coffee?q=x&page=1', '/id/product-list/Coffee?q=x'],
  ['/id/product.data?q=x&y', '/id/product.data?q=x'],
  ['/produk/3?tonnes=18,5&utm=2', '/produk/3?tonnes=18.5'],
  ['/produk/3?unit=20&tonnes=2', '/produk/3?tonnes=2&unit=20'],
])('%s is kept as %s', (address, url) => {
  expect(pageAddress(address)?.url).toBe(url);
});

test.each([
  ['/product?q=&sort=', '/product'],
  ['/product?q=+&sort=name', '/product?sort=name'],
  ['/product?q=kopi&sort=', '/product?q=kopi'],
  ['/product?q=&sort=&page=2', '/product?page=2'],
])(
  'HAND-15 %s, as the form writes it without scripts, is kept by no address and leads to %s',
  (address, url) => {
    expect(pageAddress(address)).toBeUndefined();
    expect(listRedirect(`http://site${address}`, '/product')).toBe(url);
    expect(pageAddress(url)?.url).toBe(url);
    expect(listRedirect(`http://site${url}`, '/product')).toBeUndefined();
  },
);

test('SHOW-8 no address of a comparison is kept', () => {
  for (const address of ['/compare', '/compare?ids=1,2', '/id/compare?ids=1', '/compare.data?ids=1'])
    expect(pageAddress(address)).toBeUndefined();
});

test('ASK-3 no address of an inquiry is kept, as its page has a token', () => {
  for (const address of [
    '/inquiry',
    '/inquiry?add=9',
    '/id/inquiry',
    '/inquiry.data',
    '/id/inquiry/sent?code=E-4K7Q2M',
  ])
    expect(pageAddress(address)).toBeUndefined();
});

test('HAND-15 a parameter that counts as missing is no reason to redirect', () => {
  for (const search of ['?q=', '?sort=none', '?page=1&utm_source=x', '?q=kopi&sort=none'])
    expect(listRedirect(`http://site/product${search}`, '/product')).toBeUndefined();
});
