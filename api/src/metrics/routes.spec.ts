import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { routeOf } from './routes.js';

const KNOWN = new Set(['/api/product', '/api/product/:id', '/api/trash/:name/:id']);

function asked(url: string, path?: string) {
  return Object.assign(new IncomingMessage(new Socket()), { url, ...(path && { route: { path } }) });
}

test.each([
  ['/api/product?range=[0,9]', 200, '/api/product'],
  ['/api/product/12', 304, '/api/product/:id'],
  ['/api/product/12', 404, '/api/product/:id'],
  ['/api/product/made-up', 404, '(other)'],
  ['/api/made-up', 200, '(other)'],
  ['/', 200, '/'],
  ['/id', 200, '/id'],
  ['/produk/12', 200, '/produk'],
  ['/produk/12.data?x=1', 200, '/produk'],
  ['/id/produk/12', 304, '/id/produk'],
  ['/id/product.data', 200, '/id/product'],
  ['/made-up/', 301, '(other)'],
  ['/made-up', 404, '(other)'],
  ['/media/made-up.jpg', 404, '/media'],
  ['/assets/root-x.js', 200, '/assets'],
  ['/admin/produk', 200, '/admin'],
  ['/api/docs/made-up', 404, '/api/docs'],
])('SCALE-8 %s answered with %i counts as %s', (url, status, label) => {
  expect(routeOf(asked(url), status, KNOWN)).toBe(label);
});

test('SCALE-8 a request that a route has taken counts as its pattern', () => {
  expect(routeOf(asked('/api/trash/product/12', '/api/trash/:name/:id'), 200, KNOWN)).toBe(
    '/api/trash/:name/:id',
  );
});
