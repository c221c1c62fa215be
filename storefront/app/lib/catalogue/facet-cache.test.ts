import { rememberFacets, setRevisionSource } from './facet-cache.server';
import { listRedirect, pageAddress } from '~/lib/http/page-address';
import type { SpecFacet } from './spec-query';

const MOISTURE: SpecFacet = {
  key: 'moisture',
  label: 'Kadar air',
  label_en: 'Moisture',
  kind: 'range',
  unit: '%',
  count: 5,
  lowest: 4,
  highest: 12.5,
  options: [],
};
const option = (key: string) => ({ key, label: key, label_en: null, count: 1 });
const FORM: SpecFacet = {
  ...MOISTURE,
  key: 'form',
  kind: 'choice',
  options: [option('powder'), option('pellets')],
};
let revision = 1;
setRevisionSource(() => revision);
const know = () => rememberFacets('/product-list/Kopi%20Hijau', [MOISTURE, FORM], revision);
const addressOf = (search: string) => pageAddress(`/product-list/Kopi%20Hijau${search}`);
beforeEach(know);

test.each([
  ['?moisture=..12', '?moisture=..12', true],
  ['?page=1&utm_source=x&moisture=..12,0&sort=name', '?sort=name&moisture=..12', true],
  ['?moisture=abc', '', false],
  ['?weight=..5&fbclid=y', '', false],
  ['?weight=..5&q=x', '?q=x', true],
  ['?form=powder.pellets&moisture=..12', '?form=pellets.powder&moisture=..12', true],
  ['?form=powder&form=pellets', '?form=pellets.powder', true],
])('SPEC-4 FAST-4 %s is kept as "%s"', (search, kept, isEndless) => {
  for (const path of ['/product-list/Kopi%20Hijau', '/id/product-list/Kopi%20Hijau'])
    expect(pageAddress(path + search)).toEqual({ url: path + kept, isEndless });
});

test('SPEC-4 what forms write without scripts is kept by no address, and redirected', () => {
  expect(addressOf('?moisture=5&moisture=12')).toBeUndefined();
  const url = 'http://site/product-list/Kopi%20Hijau?utm=1&q=x&moisture=5&moisture=12';
  expect(listRedirect(url, '/product-list/Kopi%20Hijau', [MOISTURE])).toBe(
    '/product-list/Kopi%20Hijau?q=x&moisture=5..12',
  );
});

test('SPEC-4 while it is not known which keys a category has, no address with any is kept', () => {
  expect(pageAddress('/product-list/Lain?moisture=..12')).toBeUndefined();
  expect(pageAddress('/product-list/Lain?q=x')?.url).toBe('/product-list/Lain?q=x');
  revision += 1;
  expect(addressOf('?moisture=..12')).toBeUndefined();
  expect(addressOf('?sort=name')?.url).toBe('/product-list/Kopi%20Hijau?sort=name');
  know();
  expect(addressOf('?moisture=..12')?.url).toBe('/product-list/Kopi%20Hijau?moisture=..12');
});

test('SPEC-4 all products are not told apart by what one category has', () => {
  expect(pageAddress('/product?moisture=..12')).toEqual({ url: '/product', isEndless: false });
});
