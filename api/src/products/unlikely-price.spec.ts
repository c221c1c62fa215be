import { unlikelyPrice } from './unlikely-price.js';

test.each([1.25, 99.99, 0])('HAND-11 a price of %p may lack its zeros', (price) => {
  expect(unlikelyPrice(price)).toBe('Kurang dari Rp 100. Periksa nol dan komanya.');
});

test.each([100, 95_000, null, 'on_request', undefined])(
  'HAND-11 nothing is said of a price of %p',
  (price) => {
    expect(unlikelyPrice(price)).toBeUndefined();
  },
);
