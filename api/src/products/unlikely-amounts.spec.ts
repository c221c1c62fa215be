import { unlikelyAmounts, type WeighedFields } from './unlikely-amounts.js';

const CHECK = 'Periksa nol, koma, dan satuannya.';
const ORDER = `Pesanan terkecil lebih dari kapasitas sebulan. ${CHECK}`;
const PACK = `Pesanan terkecil kurang dari satu kemasan (60 kg). ${CHECK}`;
const LARGE = `Pesanan terkecil 1.000 ton atau lebih. ${CHECK}`;

test.each<[WeighedFields, field: string, sentence: string]>([
  [{ load_20_kg: 18 }, 'load_20_kg', 'Biasanya 2.000–30.000 kg. Bila maksudnya 18 ton, tulis 18.000.'],
  [{ load_20_kg: 1999 }, 'load_20_kg', `Biasanya 2.000–30.000 kg. ${CHECK}`],
  [{ load_20_kg: 30_001 }, 'load_20_kg', `Biasanya 2.000–30.000 kg. ${CHECK}`],
  [
    { load_20_kg: 17_000, load_40_kg: 26 },
    'load_40_kg',
    'Biasanya 2.000–32.000 kg. Bila maksudnya 26 ton, tulis 26.000.',
  ],
  [
    { load_20_kg: 18_000, load_40_kg: 17_999 },
    'load_40_kg',
    `Muatan peti kemas 40 kaki kurang dari yang 20 kaki. ${CHECK}`,
  ],
  [{ pack_net_kg: 10_000 }, 'pack_net_kg', `Lebih dari 2.000 kg per kemasan. ${CHECK}`],
  [{ moq: 1000, moq_unit: 'ton', supply_ton_month: 9000 }, 'moq', LARGE],
  [{ moq: 40_000, moq_unit: 'sack', pack_net_kg: 25 }, 'moq', LARGE],
  [{ moq: 2, moq_unit: 'kg', pack_net_kg: 60 }, 'moq', PACK],
  [{ moq: 0.5, moq_unit: 'sack', pack_net_kg: 60 }, 'moq', PACK],
  [{ moq: 37_000, moq_unit: 'kg', supply_ton_month: 36 }, 'moq', ORDER],
  [{ moq: 100, moq_unit: 'carton', pack_net_kg: 20, supply_ton_month: 1.5 }, 'moq', ORDER],
  [{ supply_ton_month: 36_000 }, 'supply_ton_month', `Lebih dari 10.000 ton per bulan. ${CHECK}`],
])('TRADE-5 of %j is said at %s: %s', (amounts, field, sentence) => {
  const said = unlikelyAmounts(amounts).map((doubt) => [doubt.fields[0], doubt.sentence]);
  expect(said).toEqual([[field, sentence]]);
});

test.each<WeighedFields>([
  {},
  { load_20_kg: 2000, load_40_kg: 2000, pack_net_kg: 2000, supply_ton_month: 10_000 },
  { load_20_kg: 30_000, load_40_kg: 32_000, moq: 36, moq_unit: 'ton', supply_ton_month: 36 },
  { moq: 5000, moq_unit: 'sack', supply_ton_month: 1 },
  { moq: 5000, moq_unit: 'piece', pack_net_kg: 25, supply_ton_month: 1 },
  { moq: 1, moq_unit: 'ton', supply_ton_month: null },
  { moq: 60, moq_unit: 'kg', pack_net_kg: 60 },
  { moq: 1, moq_unit: 'sack', pack_net_kg: 60 },
  { load_20_kg: 'banyak', load_40_kg: null, moq: '', pack_net_kg: '1,250.5' },
])('TRADE-5 nothing is said of %j', (amounts) => {
  expect(unlikelyAmounts(amounts)).toEqual([]);
});
