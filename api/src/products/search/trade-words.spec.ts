import { hasTradeWords, type ShelfField, takeTradeWords } from './trade-words.js';
import type { Wanted } from './trade-filter.js';

const SHELF: ShelfField[] = [
  { id: 7, key: 'shelf_life', label: 'Masa simpan', label_en: null, unit: 'bulan' },
  { id: 8, key: 'keeps', label: 'Tahan', label_en: 'Shelf life', unit: 'days' },
];
const order = (value?: number, unit?: string) =>
  ({ fact: 'order', most: value === undefined ? undefined : { value, unit } }) as Wanted;
const lead = (most?: number): Wanted => ({ fact: 'lead', most });
const term = (name: string): Wanted => ({ fact: 'term', term: name });
const shelf = (months?: number, days?: number): Wanted => ({
  fact: 'shelf',
  fields: [
    { id: 7, least: months },
    { id: 8, least: days },
  ],
});

test.each<[q: string, text: string, wanted: Wanted[]]>([
  ['moq', '', [order()]],
  ['MOQ 1 ton', '', [order(1, 'ton')]],
  ['m.o.q: 500 kg', '', [order(500, 'kg')]],
  ['moq 500', '', [order(500)]],
  ['moq 1.000 kgs', '', [order(1000, 'kg')]],
  ['coffee moq 1,5 tonnes', 'coffee', [order(1.5, 'ton')]],
  ['minimum order', '', [order()]],
  ['min order 1 ton', '', [order(1, 'ton')]],
  ['min. order quantity of 1 metric ton', '', [order(1, 'ton')]],
  ['minimal order', '', [order()]],
  ['minimal pesanan 2 karung', '', [order(2, 'sack')]],
  ['pesanan minimum kopi', 'kopi', [order()]],
  ['kopi pesanan minimal di bawah 2 dus', 'kopi', [order(2, 'carton')]],
  ['moq minimum 10 pieces', '', [order(10, 'piece')]],
  ['briquettes 500 kg moq', 'briquettes', [order(500, 'kg')]],
  ['coffee with less than 1 ton minimum order', 'coffee', [order(1, 'ton')]],
  ['moq 1-5 ton', '', [order(5, 'ton')]],
  ['moq 2 coffee', 'coffee', [order(2)]],
  ['lead time', '', [lead()]],
  ['how long does delivery take', '', [lead()]],
  ['delivery time coffee', 'coffee', [lead()]],
  ['coffee lead time?', 'coffee', [lead()]],
  ['ready date', '', [lead()]],
  ['coffee shipment date', 'coffee', [lead()]],
  ['coffee, when ready?', 'coffee', [lead()]],
  ['kapan siap kirim', '', [lead()]],
  ['lead time 14 days', '', [lead(14)]],
  ['lead time: max 2 weeks', '', [lead(14)]],
  ['14-day lead time', '', [lead(14)]],
  ['waktu produksi 7 sampai 14 hari kerja', '', [lead(14)]],
  ['FOB', '', [term('FOB')]],
  ['fob semarang coffee', 'semarang coffee', [term('FOB')]],
  ['Ex-Works', '', [term('EXW')]],
  ['Incoterms 2020 CIF', '', [term('CIF')]],
  ['coffee, C&F', 'coffee', [term('CFR')]],
  ['shelf life', '', [shelf()]],
  ['shelf life 24 months', '', [shelf(24, 24 * 30 * 0.98)]],
  ['minimum 1 year shelf life', '', [shelf((365 / 30) * 0.98, 365 * 0.98)]],
  ['masa simpan min. 12 bulan', '', [shelf(12, 12 * 30 * 0.98)]],
  ['shelf-life 12-24 months', '', [shelf(12, 12 * 30 * 0.98)]],
  ['coffee moq 1 ton and lead time 14 days FOB', 'coffee', [order(1, 'ton'), lead(14), term('FOB')]],
])('trade facts of a search: %s', (q, text, wanted) => {
  expect(hasTradeWords(q)).toBe(true);
  const { text: left, facts } = takeTradeWords(q, SHELF);
  expect([left, facts.map((fact) => fact.wanted)]).toEqual([text, wanted]);
});

test.each([
  'coffee',
  'fobs',
  'leading time',
  'min ash 5',
  'moqa',
  'moq more than 1 ton',
  'lead time at least 14 days',
  'more than 14 days lead time',
  'shelf life max 12 months',
])('no trade fact: %s', (q) => expect(takeTradeWords(q, SHELF)).toEqual({ text: q, facts: [] }));

test('without a specification for it a shelf life is words', () =>
  expect(takeTradeWords('shelf life 24 months', [])).toEqual({ text: 'shelf life 24 months', facts: [] }));
