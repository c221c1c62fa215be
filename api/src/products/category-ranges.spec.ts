import { brokenRange, isBrokenAt, writtenRange } from './category-ranges.js';
import { isInCategory } from './category-statements.js';

const WATER = { number: 6, units: ['%', 'persen'], labels: ['Kadar air', 'Moisture'] };
const PACK = { number: 60, units: ['kg'], labels: ['bags'] };
const DEFECTS = { number: 11, units: ['Nilai cacat', 'Defects'], labels: ['Nilai cacat', 'Defects'] };

const ALTITUDE = { number: 1500, units: ['m', 'mdpl'], labels: ['Ketinggian', 'Altitude'] };
const POWDER = { ...WATER, number: 20 };

test.each([
  ['Origin: Sindoro and Temanggung, 700–1,500 m', ALTITUDE],
  ['Asal: Temanggung, 700–1.500 mdpl', ALTITUDE],
  ['Carbon: 75 %\nMoisture: 10–12 % (powder 15–20 %)', POWDER],
  ['Ash and moisture: Ash 2.5–4 %, moisture up to 6 %', WATER],
])('SPEC-2 of a category %j has %j', (text, old) => {
  expect(isInCategory(text, old)).toBe(true);
});

test.each([
  ['Organic carbon: 20 %\nMoisture: 10–12 %', POWDER],
  ['Asal: 1.500 petani', ALTITUDE],
  ['Carbon: 20 %', { number: 20, units: ['%'] }],
  ['Ash and moisture: Ash 6 %, moisture low', WATER],
  ['Grade 1', { number: null, units: [], labels: ['Grade 1'] }],
])('SPEC-2 of a category %j has nothing of %j', (text, old) => {
  expect(isInCategory(text, old)).toBe(false);
});

test.each([
  ['Moisture up to 6 %', WATER, 5, 7, '6'],
  ['Kadar air paling tinggi 6%', WATER, 5, 6.5, '6'],
  ['Moisture: 5–6 %', WATER, 5.5, 7, '5–6'],
  ['Kadar air: di bawah 6 %', WATER, 5, 7, '6'],
  ['Moisture < 6 %', WATER, 5, 7, '6'],
  ['Kadar air 5 sampai 6 %', WATER, 5.5, 4, '5–6'],
  ['Kadar air antara 5 dan 6 %', WATER, 5.5, 7, '5–6'],
  ['Kadar air minimal 6 %', WATER, 7, 5, '6'],
  ['Moisture at least 6 %', WATER, 7, 5, '6'],
  ['Moisture ≥ 6 %', WATER, 7, 5, '6'],
  ['Moisture: 6 % or more', WATER, 7, 5, '6'],
  ['Moisture: Green beans 11–12.5 %', WATER, 12, 14, '11–12,5'],
  ['Moisture: 10–12 % (powder 15–20 %)', WATER, 16, 21, '15–20'],
  ['Ash and moisture: Ash 2.5–7 %, moisture up to 6 %', WATER, 5, 7, '6'],
  ['Charcoal with moisture below 6 % and ash below 9 %', WATER, 5, 7, '6'],
  ['Dried to 5–6 % moisture', WATER, 5.5, 7, '5–6'],
  ['Charcoal with at most 6 % moisture and 7 % ash, sorted', WATER, 5, 7, '6'],
  ['Origin: Gayo, 700–1,500 m', { units: ['m'] }, 900, 1600, '700–1.500'],
  ['Nilai kalor: 7.000–7.300 kkal/kg', { units: ['kcal/kg', 'kkal/kg'] }, 7100, 6900, '7.000–7.300'],
  ['Mutu: Grade 1, paling banyak 11 nilai cacat', DEFECTS, 8, 12, '11'],
  ['Woven sacks of 20 to 40 kg', PACK, 25, 50, '20–40'],
])('SPEC-2 %j held for %j of %d, and not for %d', (text, about, before, now, range) => {
  const broken = brokenRange(text, about, [before], [now]);
  expect(broken && writtenRange(broken)).toBe(range);
});

test.each([
  ['Moisture up to 6 %', WATER, [6], [5]],
  ['Moisture: 5–8 %', WATER, [6], [7]],
  ['Moisture: 5–6 % or more', WATER, [6], [7]],
  ['Kadar air tidak lebih dari 6 %', WATER, [6], [5]],
  ['Moisture: 6 or 7 %', WATER, [6], [7]],
  ['Moisture: 5–6 %', WATER, [], [7]],
  ['Moisture: 5–6 %', WATER, [5.5], []],
  ['Moisture: 5–6 %', WATER, [8], [9]],
  ['Ash: 5–6 %', WATER, [5.5], [7]],
  ['Moisture: dry', WATER, [5.5], [7]],
  ['', WATER, [5.5], [7]],
])('SPEC-2 %j holds for %j of %j as of %j, or is of none', (text, about, before, now) => {
  expect(brokenRange(text, about, before, now)).toBeUndefined();
});

test('SPEC-2 a number that is no more is named itself, not what the category says with it', () => {
  expect(brokenRange('Moisture: 5–6 %', WATER, [6], [7])).toBeUndefined();
  expect(isBrokenAt('Moisture: 5–6 %', WATER, [7])).toBe(true);
});

test.each([
  ['Moisture: 5–6 %', WATER, [5.5]],
  ['Moisture: 5–8 %', WATER, [9]],
  ['Ash and moisture: Ash 2–6 %, moisture up to 8 %', WATER, [9]],
  ['Jute bags of 50 or 60 kg', PACK, [50]],
])('SPEC-2 %j is not broken at %j by %j', (text, old, now) => {
  expect(isBrokenAt(text, old, now)).toBe(false);
});

test('SPEC-2 a bag of another size breaks what names others', () => {
  expect(isBrokenAt('Jute bags of 60 kg with liner; 1 kg valve bags', PACK, [50])).toBe(true);
});
