import {
  askedTonnes,
  clearTonnes,
  containersFor,
  containersIn,
  inContainers,
  isAbove,
  isBelow,
  otherReading,
  packsFor,
  readTonnes,
  twoReadings,
} from './container-load';

test.each([
  ['18.5', 18.5],
  [' 18,5 ', 18.5],
  ['100000', 100_000],
  ['١٨٫٥', 18.5],
  ['۱۵۰۰', 1500],
  ['١٬٥٠٠ kg', 1.5],
  ['0', undefined],
  ['0.0001', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['100001', undefined],
  ['twenty', 20],
  ['plenty', undefined],
])('TRADE-4 %p is %p tonnes', (text, tonnes) => {
  expect(readTonnes(text, 'en')).toBe(tonnes);
});

test.each([
  ['1,000', 1000, 1],
  ['1.000', 1, 1000],
  ['0,125', 0.125, 0.125],
  ['12,500', 12_500, 12.5],
  ['100,000', 100_000, 100],
  ['1,000,000', undefined, undefined],
])('TRADE-4 %p is %p tonnes in English and %p in Indonesian', (text, en, id) => {
  expect([readTonnes(text, 'en'), readTonnes(text, 'id')]).toEqual([en, id]);
});

test.each([
  ['18 t', 18, 18],
  ['18T', 18, 18],
  ['18 MT', 18, 18],
  ['1 ton', 1, 1],
  ['18 tons', 18, 18],
  ['18.5tonnes', 18.5, 18.5],
  ['18000 kg', 18, 18],
  ['18000kg', 18, 18],
  ['18,000 kg', 18, 0.018],
  ['18.000 kg', 0.018, 18],
  ['18 000 kgs', 18, 18],
  ['25 metric tons', 25, 25],
  ['25 Metric Tonnes', 25, 25],
  ['25 MTS', 25, 25],
  ['25 metrik ton', 25, 25],
  ['25 ton metrik', 25, 25],
  ['half a ton', 0.5, 0.5],
  ['setengah ton', 0.5, 0.5],
  ['100000000 kg', 100_000, 100_000],
  ['1 000', 1000, 1000],
  ['1\u00a0000 t', 1000, 1000],
  ['250 g', 0.00025, 0.00025],
  ['500 gr', 0.0005, 0.0005],
  ['1500 grams', 0.0015, 0.0015],
  ['250,000 g', 0.25, 0.00025],
  ['0.4 g', undefined, undefined],
  ['0.4 kg', 0.0004, 0.0004],
  ['100.5 kg', 0.1005, 0.1005],
  ['0.0004 kg', undefined, undefined],
  ['100000001 kg', undefined, undefined],
  ['1 00', undefined, undefined],
  ['kg', undefined, undefined],
  ['18 bags', undefined, undefined],
  ['18 t 500 kg', undefined, undefined],
])('TRADE-4 %p is %p tonnes in English and %p in Indonesian, with a unit or spaces', (text, en, id) => {
  expect([readTonnes(text, 'en'), readTonnes(text, 'id')]).toEqual([en, id]);
});

test.each([
  ['1.500', 'en', '1500 t', '1500 kg'],
  ['1,500', 'id', '1500 t', '1500 kg'],
  ['18.000 kg', 'en', '18000 kg', '18 kg'],
  ['18.500 kg', 'en', '18500 kg', '18.5 kg'],
  ['20.000 g', 'en', '20000 g', '20 g'],
  ['١٫٥٠٠', 'en', '1500 t', '1500 kg'],
  ['18,000', 'en', '18000 t', '18000 kg'],
  ['18.000', 'id', '18000 t', '18000 kg'],
  ['26000', 'en', '26000 t', '26000 kg'],
  ['1 000', 'id', '1000 t', '1000 kg'],
  ['1,018,000', 'en', '1018000 t', '1018000 kg'],
  ['1500.5', 'en', '1500.5 t', '1500.5 kg'],
] as const)('TRADE-4 %p has two readings in %p: %p and %p', (text, language, more, less) => {
  expect(twoReadings(text, language)).toEqual({ more, less });
  expect(clearTonnes(text, language)).toBeUndefined();
});

test.each([
  ['1,500 t', 'en', 1500],
  ['1.500 ton', 'id', 1500],
  ['999', 'en', 999],
  ['26000 t', 'en', 26_000],
  ['0.125', 'en', 0.125],
  ['1.50', 'en', 1.5],
  ['1500.125 t', 'en', 1500.125],
  ['18,000.00 kg', 'en', 18],
  ['18.000,50 t', 'en', 18_000.5],
  ['1.018.000,0 kg', 'id', 1018],
  ['18 000.00 kg', 'id', 18],
  ['1500 kg', 'en', 1.5],
] as const)('TRADE-4 %p has one reading in %p: %p', (text, language, tonnes) => {
  expect(twoReadings(text, language)).toBeUndefined();
  expect(clearTonnes(text, language)).toBe(tonnes);
});

test.each([
  ['18.750 t', 'id', { more: '18750 t', less: '18750 kg' }],
  ['18,750', 'en', undefined],
  ['18,750 kg', 'en', undefined],
  ['18,750 g', 'en', undefined],
  ['1500 g', 'en', undefined],
  ['18,750 t', 'en', { more: '18750 t', less: '18750 kg' }],
  ['999', 'en', undefined],
  ['26000 t', 'en', undefined],
  ['26000 kg', 'en', undefined],
  ['18.5', 'en', undefined],
] as const)('TRADE-4 %p, read as thousands in %p, may be %p', (text, language, readings) => {
  expect(otherReading(text, language)).toEqual(readings);
});

test('TRADE-4 packs are whole, and no more than it takes', () => {
  expect(packsFor(20, 40)).toBe(500);
  expect(packsFor(20.001, 40)).toBe(501);
  expect(packsFor(0.3, 0.1)).toBe(3000);
});

test('TRADE-4 containers are whole, and the last is as full as the rest fills it', () => {
  const load = { feet: 20, kilograms: 20_000 };
  expect(containersFor(20, load)).toEqual({ feet: 20, count: 1, percent: 100 });
  expect(containersFor(25, load)).toEqual({ feet: 20, count: 2, percent: 25 });
  expect(containersFor(0.01, load)).toEqual({ feet: 20, count: 1, percent: 0 });
});

test('TRADE-4 an amount is below another one only when it is less', () => {
  expect(isBelow(4.999, 5000)).toBe(true);
  expect(isBelow(5, 5000)).toBe(false);
  // 3.3000000000000003 kg.
  expect(isBelow(0.0033, 3 * 1.1)).toBe(false);
});

test('TRADE-4 an amount is above another one only when it is more', () => {
  expect(isAbove(8.001, 8000)).toBe(true);
  expect(isAbove(8, 8000)).toBe(false);
  expect(isAbove(0.3, 0.1 * 3000)).toBe(false);
});

const LOADS = [
  { feet: 20, kilograms: 20_000 },
  { feet: 40, kilograms: 26_500 },
];

test('TRADE-4 containers that say no size are of the one that the product has a weight for', () => {
  const [only] = LOADS;
  expect(containersIn('2 FCL', LOADS.slice(0, 1))).toEqual({ amount: '2', feet: only?.feet, kind: '' });
  expect(containersIn('2 FCL', LOADS)).toEqual({ amount: '2', kind: '', isUnsized: true });
});

test('TRADE-4 more than a number in the amount counts, whatever unit is beside it', () => {
  const kept = ['2 x 20', '40HC', '1 TEU', '18 t', '500 kg', '500 cartons', '1x20 + 1x40', 'many', ' '];
  expect(kept.map((amount) => inContainers(amount, '40'))).toEqual(kept);
  const beside = (feet: string) =>
    ['2 FCL', 'half container', '2', '٢', 'two'].map((amount) => inContainers(amount, feet));
  expect(beside('40')).toEqual(['2x40', '0.5x40', '2x40', '2x40', '2x40']);
  expect(inContainers('about 2', '40')).toBe('~2x40');
  expect(inContainers('ca 500', 'packs')).toBe('~500 packs');
  expect(inContainers('2 per month', '40')).toBe('2x40/month');
  expect(inContainers('500 monthly', 'packs')).toBe('500 packs/month');
  expect(inContainers('2 CIF Jebel Ali', '40')).toBe('2x40 CIF Jebel Ali');
  expect(inContainers('500 to Jeddah monthly', 'packs')).toBe('500 packs/month to Jeddah');
  expect(inContainers('40, ambil sendiri', 'packs')).toBe('40 packs, ambil sendiri');
  expect(inContainers('40 boxes, ambil sendiri', 'packs')).toBe('40 boxes, ambil sendiri');
  expect(inContainers('40 pallets', 'packs')).toBe('40 pallets');
  expect(inContainers('2 x 20 CIF Jebel Ali', '40')).toBe('2 x 20 CIF Jebel Ali');
  expect(inContainers('18 t per month', '40')).toBe('18 t per month');
  expect(beside('packs')).toEqual(['2 FCL', 'half container', '2 packs', '2 packs', '2 packs']);
  expect(beside('')).toEqual(['2 FCL', 'half container', '2', '٢', 'two']);
});

test('TRADE-4 the address may ask for containers, also as the form writes it', () => {
  for (const search of ['tonnes=2x20', 'tonnes=2&feet=20', 'tonnes=+2+&feet=20'])
    expect(askedTonnes(`http://site/produk/1?${search}`)).toBe('2x20');
  expect(askedTonnes('http://site/produk/1?tonnes=1x40HC&feet=20')).toBe('1x40HC');
  expect(askedTonnes('http://site/produk/1?tonnes=2&feet=')).toBe('2');
  expect(askedTonnes('http://site/produk/1?feet=20')).toBeUndefined();
});

test('TRADE-4 the tonnes that the form proposes, sent in containers, are one of them', () => {
  const sent = (search: string) => askedTonnes(`http://site/produk/1?${search}`);
  expect(sent('tonnes=20&feet=40&proposed=20')).toBe('1x40');
  expect(sent('tonnes=20&feet=&proposed=20')).toBe('20');
  expect(sent('tonnes=2&feet=40&proposed=20')).toBe('2x40');
  expect(sent('tonnes=20&feet=40')).toBe('20x40');
  // As many packs as weigh that much.
  expect(sent('tonnes=20&feet=packs&proposed=20')).toBe('20');
  expect(sent('tonnes=20&feet=kg&proposed=20')).toBe('20');
  for (const unit of ['kg', 'packs', '']) {
    expect(sent(`tonnes=300&feet=${unit}&proposed=300+kg`)).toBe('300 kg');
  }
  expect(sent('tonnes=300&feet=40&proposed=300+kg')).toBe('1x40');
  expect(sent('tonnes=250&feet=kg&proposed=300+kg')).toBe('250 kg');
  expect(sent('tonnes=500&feet=packs&proposed=500+packs')).toBe('500 packs');
  expect(sent('tonnes=500&feet=&proposed=500+packs')).toBe('500 packs');
  expect(sent('tonnes=500&feet=20&proposed=500+packs')).toBe('1x20');
  expect(sent('tonnes=40&feet=packs&proposed=500+packs')).toBe('40 packs');
});

test('TRADE-4 the address may ask for an amount', () => {
  expect(askedTonnes('http://site/produk/1?tonnes=%2018,5')).toBe('18,5');
  expect(askedTonnes('http://site/produk/1?tonnes=')).toBeUndefined();
  expect(askedTonnes(`http://site/produk/1?tonnes=${'9'.repeat(1000)}`)).toHaveLength(60);
});
