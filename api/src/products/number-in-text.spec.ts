import { isReplacedIn, isWrittenIn } from './number-in-text.js';

const WATER = { number: 6, units: ['%', 'persen'], labels: ['Kadar air', 'Moisture'] };
const CARBON = { number: 12.5, units: ['%'] };
const PRICE = { number: 85_000, units: ['Rp', 'IDR'] };
const PACK = { number: 60, units: ['kg'] };
const HOURS = { number: 2, units: ['h', 'hours', 'jam'] };
const POINTS = { number: 80, units: [], labels: ['Nilai cita rasa'] };

test.each([
  ['Kadar air paling tinggi 6%.', WATER],
  ['kadar air maks. 6', WATER],
  ['Kadar air 5–6, kadar abu 2', WATER],
  ['lembap 6 sampai 8 persen', WATER],
  ['5-6 %', WATER],
  ['12,5 % karbon', CARBON],
  ['12.5% carbon', CARBON],
  ['Harga Rp85.000,- per kg', PRICE],
  ['Rp. 85000', PRICE],
  ['IDR 85,000', PRICE],
  ['Rp 85.000,00', PRICE],
  ['in bags of 60 kg', PACK],
  ['Nilai cita rasa di atas 80', POINTS],
  ['menyala sekitar dua jam', HOURS],
  ['they burn for about Two hours', HOURS],
  ['for two to three hours', HOURS],
  ['one and a half to two hours', HOURS],
  ['dua setengah jam', { ...HOURS, number: 2.5 }],
  ['a 20-foot container holds about 18 tonnes', { number: 18_000, units: ['kg'] }],
  ['1.000 kg', { number: 1, units: ['ton'] }],
  ['Karung anyaman 20, 25, atau 40 kg', { number: 20, units: ['kg'] }],
  ['Woven sacks of 20, 25 or 40 kg', { number: 25, units: ['kg'] }],
  ['Woven sacks of 10, 20, 25, and 40 kg', { number: 25, units: [], labels: ['sacks'] }],
  ['Karung anyaman 20, 25, atau 40 kg', { number: 40, units: [], labels: ['karung'] }],
  ['C-organik (w/w) min. 15', { number: 15, units: ['g/kg'], labels: ['C-organik (w/w)'] }],
])('HAND-6 %j still has %j', (text, old) => {
  expect(isWrittenIn(text, old)).toBe(true);
});

test.each([
  [
    'at most 8 defects, screen 16–18 and 11–11.8% moisture',
    { number: 11, units: ['defects'], labels: ['Defects'] },
  ],
  ['', WATER],
  ['Kadar air 16% atau 6,5 %', WATER],
  ['Kadar air 1,6%', WATER],
  ['Kadar air rendah. Dipetik 6 bulan sekali', WATER],
  ['Kadar air 5, kadar abu 6', WATER],
  ['Kadar air 5, 6 karung', WATER],
  ['Kadar air 5,6 atau 7', WATER],
  ['6 persentil', WATER],
  ['Tersedia 6 ukuran', WATER],
  ['Rp 850.000 dan Rp 185.000', PRICE],
  ['Berat 85.000 kg', PRICE],
  ['60 kgf, 160 kg, 60,5 kg', PACK],
  ['80 petani', POINTS],
  ['dua setengah jam, two and a half hours', HOURS],
  ['dua belas jam', HOURS],
  ['dua jamur', HOURS],
  ['18 kg', { number: 18_000, units: ['kg'] }],
])('HAND-6 %j has nothing of %j', (text, old) => {
  expect(isWrittenIn(text, old)).toBe(false);
});

test.each([
  ['Karton 60 kg.', 'Kotak 1 kg dalam karton 15 kg.', PACK],
  ['Kadar air 6%', 'Kadar air 5,5%', WATER],
  ['18 tons', '20 tons', { number: 18_000, units: ['kg'] }],
  ['two hours', 'three hours', HOURS],
])('HAND-6 %j has another number in %j', (before, after, now) => {
  expect(isReplacedIn(before, after, now)).toBe(true);
});

test.each([
  ['Karton 60 kg.', 'Karton besar.', PACK],
  ['Karton 60 kg.', 'Karton 60 kg, neto.', PACK],
  ['Karton 60 kg dalam peti 180 kg.', 'Dalam peti 180 kg.', PACK],
  ['Karton 50 kg.', 'Karton 15 kg.', PACK],
  ['18 tons', 'eighteen thousand kilos', { number: 18_000, units: ['kg'] }],
  ['Grade 1', 'Grade 2', { number: null, units: [], labels: ['Grade 1'] }],
])('HAND-6 %j has no other number in %j', (before, after, now) => {
  expect(isReplacedIn(before, after, now)).toBe(false);
});
