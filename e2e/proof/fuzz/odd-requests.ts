import fc from 'fast-check';

const PLACES = [
  '/',
  '/product',
  '/produk/1',
  '/product-list/Coffee',
  '/about',
  '/media/',
  '/media/00000000000000000000-1x1/1.jpg',
  '/assets/',
  '/backoffice/',
  '/admin',
  '/admin/produk/edit/1',
  '/sistem/login',
  '/api/docs',
  '/api/docs-json',
  '/api/product/1',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
  '/__manifest',
  '/product.data',
  '/id',
  '/id/produk/1',
  '/id/product.data',
];
const PIECES = [
  ...['%', '%2', '%zz', '%00', '%0d%0aX: 1', '%5c', '%2f', '%2e%2e%2f', '%c0%ae', '%ff', '%u0041', '%25'],
  ...[
    '..',
    '../',
    '..\\',
    '\\',
    '//',
    '/./',
    '/',
    '.',
    ';',
    '@',
    '#',
    '?',
    '??',
    '&',
    '=',
    '*',
    '~',
    '|',
    '"',
    '<',
  ],
  ...['\0', '\t', ' ', '\x7f', 'é', '\xff', '{', '}', '[', '$', "'"],
  ...[
    'etalase.sqlite',
    'etc/passwd',
    '.env',
    '.git/config',
    'secret',
    'index.html',
    '__proto__',
    'constructor',
  ],
  ...[
    '?_data=root',
    '?_routes=x',
    '?index',
    '?filter={',
    '.data',
    '.map',
    '?p=/&version=1',
    '?page=-1',
    '?q=%F0',
  ],
];
const WHOLE = [
  '*',
  'http://evil.example/',
  'http://127.0.0.1/product',
  'https://a:b@evil.example:99999/x',
  '//evil.example/%2f..',
  '/\\evil.example',
  'evil.example:80',
  '',
  'product',
  `/${'a'.repeat(7000)}`,
  `/${'a'.repeat(20_000)}`,
  `/${'%41'.repeat(3000)}`,
  `/${'../'.repeat(500)}`,
  `/?${'a=1&'.repeat(2000)}`,
];
const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'PURGE',
];
const BROKEN_METHODS = ['get', 'G\0T', 'GET\t', '', 'X'.repeat(300), 'NONSENSE'];
const HOSTS = [
  'evil.example',
  'a b',
  '',
  '[::1',
  '[::1]',
  'localhost:99999',
  '127.0.0.1\\@evil.example',
  'a'.repeat(3000),
  '../..',
  'é',
  '1.2.3.4, 5.6.7.8',
  '%00',
];
const HEADERS = [
  ...[
    'Range: bytes=0-',
    'Range: bytes=5-1',
    'Range: bytes=0-0,1-1,2-2',
    'Range: bytes=-99999999999999999999',
  ],
  ...['If-None-Match: *', 'If-None-Match: "', 'If-Modified-Since: nonsense', 'Accept-Encoding: nonsense;q=x'],
  ...[
    'Accept-Language: ,;q=',
    'Accept: */*;q=nonsense',
    'Cookie: __session=%zz',
    `Cookie: ${'a=1;'.repeat(1500)}`,
  ],
  ...['Expect: 100-continue', 'Expect: nonsense', 'Upgrade: websocket', 'Upgrade: h2c\r\nHTTP2-Settings: x'],
  ...['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: javascript', 'X-Forwarded-For: nonsense'],
  ...[
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 1\r\nContent-Length: 2',
    'Content-Length: 9e9',
  ],
  ...[
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: nonsense',
    'Content-Length: 3\r\nTransfer-Encoding: chunked',
  ],
  ...[
    'Origin: null',
    'Referer: javascript:alert(1)',
    'X-Odd: a\0b',
    'No-Colon',
    ' Folded: 1',
    ': nameless',
    'X: \xff',
  ],
  ...['Purpose: prefetch', 'Content-Type: multipart/form-data; boundary=', `X-Long: ${'x'.repeat(20_000)}`],
];
const VERSIONS = ['HTTP/1.0', 'HTTP/1.1', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9.9', 'HTTP/1.1 ', 'http/1.1', ''];
const ENDS = [
  '',
  'hello',
  '0\r\n\r\n',
  'zz\r\n',
  '5\r\nhello\r\n0\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  '\0\0\0',
];

/** A request that is wrong throughout would only test the first check. */
const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: odd });

const target = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...PLACES), fc.array(fc.constantFrom(...PIECES), { maxLength: 3 }))
      .map(([place, pieces]) => place + pieces.join('')),
  },
  { weight: 1, arbitrary: fc.constantFrom(...WHOLE) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 100 }).map((text) => `/${text}`) },
);

export function oddRequest(host: string): fc.Arbitrary<Buffer> {
  return fc
    .record({
      method: mostly(fc.constant('GET'), fc.constantFrom(...METHODS, ...BROKEN_METHODS)),
      target,
      version: mostly(fc.constant('HTTP/1.1'), fc.constantFrom(...VERSIONS)),
      hosts: mostly<string[]>(
        fc.constant([host]),
        fc.array(fc.constantFrom(...HOSTS, host), { maxLength: 2 }),
      ),
      headers: mostly(fc.constant<string[]>([]), fc.array(fc.constantFrom(...HEADERS), { maxLength: 2 })),
      end: mostly(fc.constant(''), fc.constantFrom(...ENDS)),
    })
    .map(({ method, target: address, version, hosts, headers, end }) => {
      const lines = [`${method} ${address} ${version}`, ...hosts.map((each) => `Host: ${each}`), ...headers];
      return Buffer.from(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${end}`, 'latin1');
    });
}
