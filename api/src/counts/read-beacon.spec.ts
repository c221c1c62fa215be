import { readBeacon } from './read-beacon.js';

const term = (key: unknown) => readBeacon(JSON.stringify({ kind: 'search', key }))?.key;

test.each([
  ['  Kopi\tGAYO ', 'kopi gayo'],
  ['25 kg, 2 x 20 ft, 6%', '25 kg, 2 x 20 ft, 6%'],
  ['é'.repeat(60), 'é'.repeat(60)],
  ['é'.repeat(61), undefined],
  ['siti@example.com', undefined],
  ['siti＠example.com', undefined],
  ['wa 0812 345 6789', undefined],
  ['(021) 555-1234', undefined],
  ['٠١٢٣٤٥٦', undefined],
  ['kopi\u0000', undefined],
  ['kopi\ud800', undefined],
  ['\u200B \u00AD', undefined],
  [{ toString: 'kopi' }, undefined],
  [undefined, undefined],
])('ASK-8 a search for %j counts as %j', (key, counted) => {
  expect(term(key)).toBe(counted);
});

test.each([
  [
    { kind: 'view', product_id: 9, key: 'x'.repeat(700) },
    { kind: 'view', product_id: 9, key: '' },
  ],
  [{ kind: 'whatsapp' }, { kind: 'whatsapp', product_id: 0, key: '' }],
  [
    { kind: 'search_none', key: 'teh', product_id: 9 },
    { kind: 'search_none', product_id: 0, key: 'teh' },
  ],
  [{ kind: 'made_up' }, undefined],
  [{ kind: ['view'], product_id: 9 }, undefined],
  [{ kind: 'view', product_id: '9' }, undefined],
  [{ kind: 'view', product_id: -1 }, undefined],
  [{ kind: 'view', product_id: 2 ** 31 }, undefined],
  [{ kind: '__proto__' }, undefined],
  [null, undefined],
  ['view', undefined],
])('ASK-8 the beacon %j counts as %j', (beacon, counted) => {
  expect(readBeacon(JSON.stringify(beacon))).toEqual(counted);
});
