import { documentedPath, languageOf, pathIn } from './languages';

test.each([
  ['/', 'en', '/'],
  ['/about', 'en', '/about'],
  ['/identity', 'en', '/identity'],
  ['/produk/id', 'en', '/produk/id'],
  ['/id', 'id', '/'],
  ['/id/', 'id', '/'],
  ['/ID/About', 'id', '/About'],
  ['/id/id', 'id', '/id'],
] as const)('LANG-1 %s is in %s and documented as %s', (pathname, language, documented) => {
  expect(languageOf(pathname)).toBe(language);
  expect(documentedPath(pathname)).toBe(documented);
});

test('LANG-1 an address in a language is the documented one, below /id for Indonesian', () => {
  expect(['/', '/about', '/product?page=2'].map((path) => pathIn('id', path))).toEqual([
    '/id',
    '/id/about',
    '/id/product?page=2',
  ]);
  expect(pathIn('id', '/?q=x')).toBe('/id?q=x');
  expect(pathIn('en', '/product?page=2')).toBe('/product?page=2');
});

test('LANG-3 a path that begins with two slashes is never the name of a host', () => {
  for (const pathname of ['//evil.example', '/id//evil.example', '//id//evil.example'])
    expect(documentedPath(pathname)).toBe('/evil.example');
});
