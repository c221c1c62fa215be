import { withPricePerKg } from './price-order.js';
import type { Product } from './product.entity.js';

const before = (fields: Partial<Product>) => fields as Product;
const sack = before({ price: 90_000, price_unit: 'sack', pack_net_kg: 25 });

test.each([
  ['a new product', undefined, { price: 7, price_unit: 'ton' }, 0.007],
  ['another price', sack, { price: 100_000 }, 4000],
  ['a larger sack', sack, { pack_net_kg: 50 }, 1800],
  ['no sack any more', sack, { price_unit: 'piece', pack_net_kg: null }, 90_000],
  ['a sack of which nobody knows what is in it', sack, { pack_net_kg: null }, 90_000],
  ['the price on request', sack, { price: null }, null],
] as const)('%s has its price for a kilogram', (_, was, fields, price_per_kg) => {
  expect(withPricePerKg({ before: was, fields }, fields)).toEqual({ ...fields, price_per_kg });
});

test.each([
  ['the availability', sack, { availability: 'sold_out' }],
  ['the price that it has', sack, { price: 90_000, price_unit: 'sack', pack_net_kg: undefined }],
  ['no price', undefined, { price: null, price_unit: 'kg' }],
] as const)('a write of %s is that of one statement, and no change', (_, was, fields) => {
  expect(withPricePerKg({ before: was, fields }, fields)).toBe(fields);
});
