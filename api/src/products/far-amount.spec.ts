import { farAmount, type FarFields } from './far-amount.js';

const BEFORE: FarFields = {
  pack_net_kg: 60,
  moq: 300,
  moq_unit: 'kg',
  load_20_kg: 19_200,
  lead_days_max: 21,
  supply_ton_month: 8,
};

test.each<[field: string, after: FarFields, before: string]>([
  ['moq', { moq: 2 }, '300 kg'],
  ['moq', { moq_unit: 'ton' }, '300 kg'],
  ['moq', { moq: 300, moq_unit: 'sack' }, '300 kg'],
  ['supply_ton_month', { supply_ton_month: 8000 }, '8 ton'],
  ['pack_net_kg', { pack_net_kg: 6 }, '60 kg'],
  ['lead_days_max', { lead_days_max: 140 }, '21 hari'],
  ['load_20_kg', { load_20_kg: 2500 }, '19.200 kg'],
])('TRADE-5 %s of %j is far from %s', (field, after, before) => {
  expect(farAmount(field, BEFORE, { ...BEFORE, ...after })).toBe(
    `Sebelumnya ${before}. Periksa nol dan komanya.`,
  );
});

test.each<[field: string, after: FarFields]>([
  ['moq', {}],
  ['moq', { moq: 0.3, moq_unit: 'ton' }],
  ['moq', { moq: 5, moq_unit: 'sack' }],
  ['moq', { moq: 2, moq_unit: 'piece' }],
  ['moq', { moq: null, moq_unit: null }],
  ['supply_ton_month', { supply_ton_month: 30 }],
  ['pack_net_kg', { pack_net_kg: '6.000' }],
  ['price', {}],
])('TRADE-5 nothing is said of %s of %j', (field, after) => {
  expect(farAmount(field, BEFORE, { ...BEFORE, ...after })).toBeUndefined();
});

test('TRADE-5 nothing is far from what there was none of', () => {
  expect(farAmount('moq', {}, BEFORE)).toBeUndefined();
});
