import { packsPattern } from './amount-words';
import { lastOfSeveral, readAmount } from './asked-amount';
import { inContainers } from './container-load';
import { contentIn } from '../content/content.server';
import type { Language } from '../languages';

const LOADS = [
  { feet: 20, kilograms: 20_000 },
  { feet: 40, kilograms: 26_500 },
];
const PACK = {
  name: 'sack',
  kilograms: 40,
  pattern: packsPattern({ unit: 'sack', kilograms: 40, packing: '' }),
};
const packing = (language: Language) => ({ loads: LOADS, pack: PACK, texts: contentIn(language).calculator });
const PACKING = packing('en');
const tonnesOf = (text: string) => readAmount(text, 'en', PACKING).tonnes;

test.each([
  ['2x20', 40],
  ['3x40', 79.5],
  ['0.5x20', 10],
  ['1,000x20', 20_000],
  ['18', 18],
  ['5001x20', undefined],
  ['0x20', undefined],
  ['1.500x20', undefined],
  ['x20', undefined],
  ['2x45', undefined],
  ['2 x 20', 40],
  ['2 X 20', 40],
  ['٢ × ٢٠', 40],
  ["2*20'", 40],
  ['1x40HC', 26.5],
  ['1 x 40 HQ FCL', 26.5],
  ['2 x 20-foot containers', 40],
  ['1 FCL 40HC', 26.5],
  ['1 fcl x 20ft', 20],
  ['2 kontainer 20 kaki', 40],
  ['2 konteyner 20', 40],
  ['1 contanier 20 ft', 20],
  ['1 contener 20', 20],
  ['2 cont 20', 40],
  ['1 full container 20', 20],
  ['1,5 peti kemas 20', 30],
  ['1 20ft', 20],
  ["2 40' HC containers", 53],
  ['1 FCL', undefined],
  ['2 containers', undefined],
  ['2 20', undefined],
  ['FCL', undefined],
  ['1 TEU', 20],
  ['2 teus', 40],
  ['1 FEU', 26.5],
  ['20ft', 20],
  ["40'", 26.5],
  ['40HC', 26.5],
  ['40 hq container', 26.5],
  ['1 40HC', 26.5],
  ['half a 20ft container', 10],
  ['setengah kontainer 40 kaki', 13.25],
  ['half container', undefined],
  ['TEU', undefined],
  ["20'000 kg", undefined],
  ['1x20 + 1x40', 46.5],
  ['2 TEU dan 1 x 40HC', 66.5],
  ['20ft & 500 sacks', 40],
  ['1x20 + 18', undefined],
  ['1 + 2', undefined],
  ['1x20 +', undefined],
  ['500 sacks', 20],
  ['500 bags', 20],
  ['1.000 karung', 40],
  ['1,000 sak', 40],
  ['1 pack', 0.04],
  ['40,000 lbs', 18.144],
  ['1000 pounds', 0.454],
  ['~18 t.', 18],
  ['18 t?', 18],
  ['about 18 tons', 18],
  ['sekitar 18,5 ton', 18.5],
  ['one ton', 1],
  ['Two tons', 2],
  ['a ton', 1],
  ['half a ton', 0.5],
  ['a half ton', 0.5],
  ['one and a half tons', 1.5],
  ['dua ton', 2],
  ['setengah ton', 0.5],
  ['1/2 ton', 0.5],
  ['about twenty-five tons', 25],
  ['18 ribu kg', 18],
  ['two 500 kg', 1],
  ['two x 20 ft', 40],
  ['a 20ft container', 20],
  ['a TEU', 20],
  ['two 40HC', 53],
  ['40ft x 2', 53],
  ['40HQ x2', 53],
  ["20' x 1", 20],
  ['2 units of 40ft', 53],
  ['2 nos 40 HQ', 53],
  ['1 unit container 20 ft', 20],
  ['2 containers of 20 feet', 40],
  ['1 container of 40 ft', 26.5],
  ['sekarung', 0.04],
  ['seton', 1],
  ['sekuintal', 0.1],
  ['sekilo', 0.001],
  ['sekontainer 20 kaki', 20],
  ['2 units', undefined],
  ['40 x 2', undefined],
  ['40HQ x 2 CIF Jeddah', 53],
  ['dua kontainer 20 kaki', 40],
  ['one 20ft and one 40ft', 46.5],
  ['five hundred bags', 20],
  ['two hundred and fifty bags', 10],
  ['one two tons', undefined],
  ['a lot', undefined],
  ['a few tons', undefined],
  ['one and two', undefined],
  ['500 bags of 25 kg', 12.5],
  ['500 karung @25 kg', 12.5],
  ['500 karung isi 25 kg', 12.5],
  ['500 bags 25kg', 12.5],
  ['20x25kg', 0.5],
  ['20x20kg', 0.4],
  ['500 @ 25 kg', 12.5],
  ['1,000 x 25 kg bags', 25],
  ['1.000 karung @ 25 kg/karung', 25],
  ['500 bags of 12,5 kg each', 6.25],
  ['800 cartons of 250 g', 0.2],
  ['500 bags of 50 lb', 11.34],
  ['20 jumbo bags of 1,000 kg', 20],
  ['26 pallets of 720 kg', 18.72],
  ['20 big bags of 1 ton', 20],
  ['two 500 kg bags', 1],
  ['five hundred bags of 25 kg per month', 12.5],
  ['1x20 + 200 bags of 25 kg', 25],
  ['20 bags of 1.000 kg', undefined],
  ['500 bags of 0 kg', undefined],
  ['5 bags of 100000 tons', undefined],
  ['2 x 20 kg x 40', undefined],
  ['0 bags', undefined],
  ['1.5 bags', undefined],
  ['500 cartons', undefined],
  ['1x20 CIF Jebel Ali', 20],
  ['36 t FOB Semarang', 36],
  ['2 x 40HQ CFR Jeddah port', 53],
  ['18 MT to Rotterdam', 18],
  ['18 ton ke Rotterdam', 18],
  ['2x40 DAP', 53],
  ['two tons C&F Jeddah', 2],
  ['500 bags (FCA Salatiga)', 20],
  ['1x20 + 1x40, cnf lima', 46.5],
  ['CIF Jebel Ali: 1x20', 20],
  ['FOB 36 t', 36],
  ['18 t CIP Jebel Ali (Incoterms 2020)', 18],
  ['18 t per month delivered to Jeddah', 18],
  ['18 to 20', undefined],
  ['18 to 20 t CIF Jeddah', undefined],
  ['ten to twelve tons', undefined],
  ['a ton to half a ton', undefined],
  ['1x20 CIF Jeddah + 1x40 CIF Mersin', undefined],
  ['1 TEU CIF Jeddah and one FEU', undefined],
  ['18.000 CIF Jeddah', undefined],
  ['two containers to Jeddah', undefined],
  ['2x20 mixed with hexagon', undefined],
  ['1x20 campur', undefined],
  ['CIF Jebel Ali', undefined],
  ['to Rotterdam', undefined],
  ['18 tonsCIF', undefined],
  ['20-25 tons', undefined],
  ['18 tx20', undefined],
  ['2 x 20 x 40', undefined],
])('TRADE-4 %p, of a product that fills containers with 20 and 26.5 tonnes, is %p tonnes', (text, tonnes) => {
  expect(tonnesOf(text)).toBe(tonnes);
});

test('TRADE-4 containers of a size that the product has no weight for are no amount', () => {
  expect(readAmount('2x40', 'en', { ...PACKING, loads: LOADS.slice(0, 1) }).tonnes).toBeUndefined();
});

test('TRADE-4 of a net weight that is of no known pack, any packs are understood', () => {
  const pack = { ...PACK, name: 'pack', pattern: packsPattern({ kilograms: 40, packing: '' }) };
  for (const typed of ['500 cartons', '500 dus', '500 dos', '500 boks', '500 bags', '500 kemasan'])
    expect(readAmount(typed, 'id', { ...packing('id'), pack }).tonnes).toBe(20);
  expect(readAmount('500 bags', 'en', { ...PACKING, pack: undefined }).tonnes).toBeUndefined();
});

test.each([
  ['Boxes of 1 kg in cartons of 20 kg.', ['500 boxes', '500 bags'], ['500 cartons', '500 ctns', '500 packs']],
  ['Valve bags of 1 kg, 20 bags to a carton.', ['500 bags'], ['500 cartons']],
  ['Dus 250 gr, 80 dus per karton', ['500 dus', '500 karung'], ['500 karton']],
  ['10 kg bags, or 20 kg bags', ['500 cartons'], ['500 bags', '500 sacks', '500 karung']],
  [
    'Aluminium pouches of 250 g, 80 to a carton.',
    ['500 bags', '500 sak'],
    ['500 cartons', '500 boxes', '500 boks', '500 packs'],
  ],
  ['Kantong aluminium 250 g, 80 kantong per karton.', ['500 bags', '500 zak'], ['500 karton', '500 kemasan']],
  ['Cartons of 20 kg, in woven bags on request.', ['500 bags'], ['500 cartons']],
  ['Bags, 20 to a carton.', ['500 bags', '500 cartons'], ['500 packs']],
  ['Pouches of 250 g.', ['500 bags', '500 cartons'], ['500 packs']],
])('TRADE-4 of packs of 20 kg that are %p, %p is no amount and %p is', (packing, others, own) => {
  const pack = { ...PACK, kilograms: 20, pattern: packsPattern({ kilograms: 20, packing }) };
  const tonnes = (typed: string) => readAmount(typed, 'en', { ...PACKING, pack }).tonnes;
  expect(others.map(tonnes)).toEqual(others.map(() => undefined));
  expect(own.map(tonnes)).toEqual(own.map(() => 10));
});

test.each([
  ['2 x 20 ft', '2x20'],
  ['40 hq', '1x40HC'],
  ['1,000x20', '1000x20'],
  ['half a 20ft', '0.5x20'],
  ['1 TEU + 1x40HC', '1x20+1x40HC'],
  ['500 bags', '500 bags'],
  ['five hundred bags', '500 bags'],
  ['~ 18.5 t', '~18.5'],
  ['approx. 18 tons per month', '~18/month'],
  ['sekitar 500 karung', '~500 karung'],
  ['about 2x20 + 500 bags', '~2x20+500 bags'],
  ['two and a half tons', '2.5'],
  ['500 bags of 25 kg', '500x25kg'],
  ['1,000 bags of 12.5 kg', '1000x12.5kg'],
  ['20 bags of 1,000 kg', '20x1000kg'],
  ['4 x 2.5 kg a day', '4x2.5kg/day'],
  ['500 bags of 1.25 lb', '500x567g'],
  ['1,018,000 kg', '1018000 kg'],
  ['18 tons per month', '18/month'],
  ['18 ton/bulan', '18/month'],
  ['two tons a week', '2/week'],
  ['1x20 + 2x40 per year', '1x20+2x40/year'],
  ['500 bags a day', '500 bags/day'],
  ['18,755 kg monthly', '18755 kg/month'],
  ['18,755 kg', '18755 kg'],
  ['250 g', '250 g'],
  ['100.5 kg', '100500 g'],
  ['1,500 grams a day', '1500 g/day'],
  ['250,000 g', '250 kg'],
  ['0.125', '0.125'],
  ['0.125 t trial', '0.125 t trial'],
  ['1 TEU CIF Jebel Ali', '1x20 CIF Jebel Ali'],
  ['36 tons, FOB Semarang', '36, FOB Semarang'],
  ['2 x 40HQ C&F Jeddah port', '2x40HC C&F Jeddah port'],
  ['DAP Rotterdam 18,755 kg', '18755 kg DAP Rotterdam'],
  ['18 t to Jeddah every month', '18/month to Jeddah'],
  ['20t CIF Osaka every month for 6 months', '20/month CIF Osaka for 6 months'],
  ['18 ton CIF Osaka per bulan selama 6 bulan', '18/month CIF Osaka selama 6 bulan'],
  ['18 tons per month ke Jeddah', '18/month ke Jeddah'],
  ['1 FCL', '1 FCL'],
  ['1 FCL CIF Jeddah', '1 FCL CIF Jeddah'],
  ['many', 'many'],
])('TRADE-4 %p stands in the address as %p, which either language reads the same', (typed, address) => {
  const read = readAmount(typed, 'en', PACKING);
  expect(read.address).toBe(address);
  const again = readAmount(address, 'id', packing('id'));
  expect([again.address, again.tonnes]).toEqual([address, read.tonnes]);
});

test.each([
  ['18', 'Amount: 18 t', 'Jumlah: 18 ton'],
  ['1x20', 'Amount: 20 t (1 × 20 ft container)', 'Jumlah: 20 ton (1 × peti kemas 20 kaki)'],
  ['0.5x20', 'Amount: 10 t (0.5 × 20 ft container)', 'Jumlah: 10 ton (0,5 × peti kemas 20 kaki)'],
  ['2x40HC', 'Amount: 53 t (2 × 40 ft HC containers)', 'Jumlah: 53 ton (2 × peti kemas 40 kaki HC)'],
  ['500 bags', 'Amount: 20 t (500 × sack of 40 kg)', 'Jumlah: 20 ton (500 × sack isi 40 kg)'],
  [
    '1x20+2x40',
    'Amount: 73 t (1 × 20 ft container + 2 × 40 ft containers)',
    'Jumlah: 73 ton (1 × peti kemas 20 kaki + 2 × peti kemas 40 kaki)',
  ],
  ['18 tons per month', 'Amount: 18 t per month', 'Jumlah: 18 ton per bulan'],
  [
    '2x40HC weekly',
    'Amount: 53 t per week (2 × 40 ft HC containers)',
    'Jumlah: 53 ton per minggu (2 × peti kemas 40 kaki HC)',
  ],
  ['500 bags of 12.5 kg', 'Amount: 6.25 t (500 × 12.5 kg)', 'Jumlah: 6,25 ton (500 × 12,5 kg)'],
  ['501 x 12.5 kg', 'Amount: 6262.5 kg (501 × 12.5 kg)', 'Jumlah: 6262,5 kg (501 × 12,5 kg)'],
  ['3 bags of 1125 g', 'Amount: 3375 g (3 × 1125 g)', 'Jumlah: 3375 g (3 × 1125 g)'],
  ['1000 t', 'Amount: 1000 t', 'Jumlah: 1000 ton'],
  ['18,000.00 kg', 'Amount: 18 t', 'Jumlah: 18 ton'],
  ['18750 kg', 'Amount: 18750 kg', 'Jumlah: 18750 kg'],
  ['1 bag', 'Amount: 40 kg (1 × sack of 40 kg)', 'Jumlah: 40 kg (1 × sack isi 40 kg)'],
  ['0.05', 'Amount: 50 kg', 'Jumlah: 50 kg'],
  ['100.5 kg', 'Amount: 100.5 kg', 'Jumlah: 100,5 kg'],
  ['100,25 kg', 'Amount: 100.25 kg', 'Jumlah: 100,25 kg'],
  ['0.5 kg', 'Amount: 500 g', 'Jumlah: 500 g'],
  ['100 kg', 'Amount: 100 kg', 'Jumlah: 100 kg'],
  ['18.5', 'Amount: 18.5 t', 'Jumlah: 18,5 ton'],
  ['25,5 tonnes', 'Amount: 25.5 t', 'Jumlah: 25,5 ton'],
  ['1,5 t', 'Amount: 1.5 t', 'Jumlah: 1,5 ton'],
  ['1500.5 t', 'Amount: 1500.5 t', 'Jumlah: 1500,5 ton'],
  ['1500.125 t', 'Amount: 1500125 kg', 'Jumlah: 1500125 kg'],
  ['250 g', 'Amount: 250 g', 'Jumlah: 250 g'],
  ['1500 g', 'Amount: 1.5 kg', 'Jumlah: 1,5 kg'],
  ['1500 bags', 'Amount: 60 t (1500 × sack of 40 kg)', 'Jumlah: 60 ton (1500 × sack isi 40 kg)'],
  ['20 big bags of 1 ton', 'Amount: 20 t (20 × 1000 kg)', 'Jumlah: 20 ton (20 × 1000 kg)'],
  ['many', 'Amount (not calculated): many', 'Jumlah (belum dihitung): many'],
  [
    '20-25 tons monthly',
    'Amount (not calculated): 20-25 tons monthly',
    'Jumlah (belum dihitung): 20-25 tons monthly',
  ],
  [
    '0x20/month',
    'Amount (not calculated): 0 × 20 ft containers per month',
    'Jumlah (belum dihitung): 0 × peti kemas 20 kaki per bulan',
  ],
  [
    '~0x20',
    'Amount (not calculated): ~0 × 20 ft containers',
    'Jumlah (belum dihitung): ~0 × peti kemas 20 kaki',
  ],
  ['approx 20 t', 'Amount: ~20 t', 'Jumlah: ~20 ton'],
  ['ca. 2x20', 'Amount: ~40 t (2 × 20 ft containers)', 'Jumlah: ~40 ton (2 × peti kemas 20 kaki)'],
  ['kira-kira 500 bags', 'Amount: ~20 t (500 × sack of 40 kg)', 'Jumlah: ~20 ton (500 × sack isi 40 kg)'],
  [
    '1x20 CIF Jebel Ali',
    'Amount: 20 t (1 × 20 ft container), CIF Jebel Ali',
    'Jumlah: 20 ton (1 × peti kemas 20 kaki), CIF Jebel Ali',
  ],
  ['18 MT to Rotterdam', 'Amount: 18 t, to Rotterdam', 'Jumlah: 18 ton, to Rotterdam'],
  ['18 ton ke Jeddah/bulan', 'Amount: 18 t per month, ke Jeddah', 'Jumlah: 18 ton per bulan, ke Jeddah'],
  ['18 t FOB www.evil.example', 'Amount: 18 t, FOB', 'Jumlah: 18 ton, FOB'],
  [
    '0x20 cif Jeddah',
    'Amount (not calculated): 0 × 20 ft containers, cif Jeddah',
    'Jumlah (belum dihitung): 0 × peti kemas 20 kaki, cif Jeddah',
  ],
  ['many CIF Jeddah', 'Amount (not calculated): many CIF Jeddah', 'Jumlah (belum dihitung): many CIF Jeddah'],
  ['evil.example', undefined, undefined],
])('TRADE-4 of %p the message says %p, %p in Indonesian', (typed, english, indonesian) => {
  expect(readAmount(typed, 'en', PACKING).message).toBe(english);
  expect(readAmount(typed, 'id', packing('id')).message).toBe(indonesian);
});

test.each([
  ['1000 t', 'Amount: 1,000 t', 'Jumlah: 1.000 ton'],
  ['100 kg', 'Amount: 0.1 t', 'Jumlah: 0,1 ton'],
  ['1500 bags', 'Amount: 60 t (1,500 × sack of 40 kg)', 'Jumlah: 60 ton (1.500 × sack isi 40 kg)'],
  ['10 kg per bulan', 'Amount: 10 kg per month', 'Jumlah: 10 kg per bulan'],
  ['1 bag', 'Amount: 40 kg (1 × sack of 40 kg)', 'Jumlah: 40 kg (1 × sack isi 40 kg)'],
  ['0.05', 'Amount: 50 kg', 'Jumlah: 50 kg'],
  ['250 g per day', 'Amount: 250 g per day', 'Jumlah: 250 g per hari'],
  ['1 x 500 g', 'Amount: 500 g (1 × 0.5 kg)', 'Jumlah: 500 g (1 × 0,5 kg)'],
])('TRADE-4 of %p the page says %p, %p in Indonesian', (typed, english, indonesian) => {
  expect(readAmount(typed, 'en', PACKING).line).toBe(english);
  expect(readAmount(typed, 'id', packing('id')).line).toBe(indonesian);
});

test.each([
  ['50 t in 25 kg bags', '50 t in 25 kg bags', 'Amount: 50 t, in 25 kg bags'],
  ['20 tonnes, 25 kg bags', '20 t, 25 kg bags', 'Amount: 20 t, 25 kg bags'],
  ['20 tonnes @25 kg', '20 t @25 kg', 'Amount: 20 t, @25 kg'],
  [
    '2x20 packed in jute bags of 60 kg',
    '2x20 packed in jute bags of 60 kg',
    'Amount: 40 t (2 × 20 ft containers), packed in jute bags of 60 kg',
  ],
  ['50 ton dalam karung 25 kg', '50 t dalam karung 25 kg', 'Amount: 50 t, dalam karung 25 kg'],
  ['50 t (in bulk)', '50 t in bulk', 'Amount: 50 t, in bulk'],
  ['300 kg trial', '300 kg trial', 'Amount: 300 kg, trial'],
  [
    'A trial order of 300 kg per month to Jeddah',
    '300 kg/month trial order, to Jeddah',
    'Amount: 300 kg per month, trial order, to Jeddah',
  ],
  [
    '300 kg per month trial CIF Jeddah',
    '300 kg/month trial CIF Jeddah',
    'Amount: 300 kg per month, trial CIF Jeddah',
  ],
  ['first order: two tons', '2 t first order', 'Amount: 2 t, first order'],
  ['pesanan percobaan 300 kg', '300 kg pesanan percobaan', 'Amount: 300 kg, pesanan percobaan'],
  ['300 kg for a trial order', '300 kg for a trial order', 'Amount: 300 kg, for a trial order'],
  ['sample 250 g', '250 g sample', 'Amount: 250 g, sample'],
  ['5 bags + sample', '5 bags + sample', 'Amount: 0.2 t (5 × sack of 40 kg) + sample'],
  [
    '5 bags plus a free sample',
    '5 bags + a free sample',
    'Amount: 0.2 t (5 × sack of 40 kg) + a free sample',
  ],
  ['18 tons of Java Arabica coffee', '18 t Java Arabica coffee', 'Amount: 18 t, Java Arabica coffee'],
  ['coffee, about 18 tons', '~18 t coffee', 'Amount: ~18 t, coffee'],
  ['2 tons Istanbul', '2 t Istanbul', 'Amount: 2 t, Istanbul'],
  ['2 tons, own box', '2, own box', 'Amount: 2 t, own box'],
  ['2, Istanbul', '2, Istanbul', 'Amount: 2 t, Istanbul'],
  ['1x20 Rotterdam', '1x20 Rotterdam', 'Amount: 20 t (1 × 20 ft container), Rotterdam'],
  ['40 packs, ambil sendiri', '40 packs, ambil sendiri', 'Amount: 1.6 t (40 × sack of 40 kg), ambil sendiri'],
  ['300 kg per bulan, minta contoh', '300 kg/month, minta contoh', 'Amount: 300 kg per month, minta contoh'],
  ['18 t grade 1, October 2026', '18 t grade 1, October 2026', 'Amount: 18 t, grade 1, October 2026'],
  ['18 t within 30 days', '18 t within 30 days', 'Amount: 18 t, within 30 days'],
  ['18 t, moisture 12%', '18 t, moisture 12%', 'Amount: 18 t, moisture 12%'],
  ['18 t to Rotterdam or Hamburg', '18 to Rotterdam or Hamburg', 'Amount: 18 t, to Rotterdam or Hamburg'],
  ['18 t ke Lima, Peru', '18 ke Lima, Peru', 'Amount: 18 t, ke Lima, Peru'],
  ['18 t, see evil.example', '18, see', 'Amount: 18 t, see'],
  ['grade 1: 18 t', '18 t grade 1', 'Amount: 18 t, grade 1'],
  ['need 18 t +/- 5%', '18 t need +/- 5%', 'Amount: 18 t, need +/- 5%'],
])(
  'TRADE-4 of %p the words stay beside the amount, as %p in the address and %p in the message',
  (typed, address, message) => {
    const read = readAmount(typed, 'en', PACKING);
    expect([read.address, read.message]).toEqual([address, message]);
    expect(read.isBare).not.toBe(true);
    const again = readAmount(address, 'id', packing('id'));
    expect([again.address, again.tonnes]).toEqual([address, read.tonnes]);
  },
);

test.each([
  // No amount, or none with its unit.
  'sample',
  '2 samples',
  'trial order',
  '20 trial',
  'trial 18',
  '500 coffee',
  '2 containers trial',
  // A pack, of which the number is not said.
  '25 kg bags',
  'in 25 kg bags',
  'bags of 25 kg',
  // Another amount beside it.
  '18 tons coffee 5 tons tea',
  '18 t 500 kg',
  '18 t 500',
  '18 t to 20',
  '18 t - 20',
  '18 t, maybe 20',
  '18 t and 3',
  '18 t and half a container',
  '20 tonnes, 500 bags',
  '20 tonnes, 500 bags of 25 kg',
  '1x20 Rotterdam 1x40 Hamburg',
  '18 CIF Jeddah, 5 tons',
  'twenty CIF Jeddah, 5 tons',
  '2 tons, one 20ft',
  'lima sepuluh ton',
  '20-25 tons trial',
  '20 or 25 tons Rotterdam',
  '18 t or as much as you have',
  '18 ton atau lebih',
  '18 t +',
  // One that is not known: more, less, or many times as much.
  'less than 2 tons',
  'at least 2 tons',
  'up to 2 tons',
  'kurang dari 2 ton',
  'minimal 2 ton',
  'from 2 tons',
  'not 2 tons',
  '2 tons max.',
  '2 tons minimum',
  '2 tons or more',
  '2 ton ke atas',
  '18 tons twice coffee',
  '18 t each',
  '2 tons x 3',
  '2 tons 3x',
  '2 tons, 3 times',
  '2 ton tiga kali',
  '18 t per 2 months',
  '2 tons per container',
  '-5 tons',
])('TRADE-4 %p is no clear amount', (typed) => {
  const { tonnes, message } = readAmount(typed, 'en', PACKING);
  expect([tonnes, message]).toEqual([undefined, `Amount (not calculated): ${typed}`]);
});

test.each([
  '1 FCL',
  'a container',
  'one container',
  'half container',
  'about 2 containers',
  '2 FCL CIF Rotterdam',
  '1 container to Dubai',
  'FOB 1 container',
  '1 container per month',
  '1 full container',
  'peti kemas',
  '1 peti kemas',
  'satu kontainer',
  '1 pallet',
  '2 pallets CIF Dubai',
  '1 truck',
  '2 truk ke Jakarta',
  '3 boxes',
  '500 ribu',
  '500 ribu.',
  '500 ribu, ambil sendiri',
  'sekitar dua ribu per bulan',
  'Seribu',
  '18 t sampai 30 ribu',
])('TRADE-4 %p is as it is typed, whatever unit without a size is beside it', (typed) => {
  for (const unit of ['kg', 'packs', '']) {
    const amount = inContainers(typed, unit);
    expect(readAmount(amount, 'en', PACKING)).toEqual({
      address: typed,
      message: `Amount (not calculated): ${typed}`,
    });
    expect(readAmount(amount, 'id', packing('id'))).toEqual({
      address: typed,
      message: `Jumlah (belum dihitung): ${typed}`,
    });
  }
});

test.each([
  ['1x20', '1x20'],
  ['1 container 20ft', '1x20'],
  ['20 foot', '1x20'],
  ['300', '300 kg'],
  ['two thousand', '2000 kg'],
  ['20 ribu kg', '20000 kg'],
])('TRADE-4 %p beside kilograms is %p', (typed, address) => {
  expect(readAmount(inContainers(typed, 'kg'), 'en', PACKING).address).toBe(address);
});

test('TRADE-4 a message has no sign of thousands in the weight of a pack either', () => {
  const pack = { ...PACK, name: 'pack', kilograms: 1000 };
  const { message, line } = readAmount('20 bags', 'en', { ...PACKING, pack });
  expect(message).toBe('Amount: 20 t (20 × pack of 1000 kg)');
  expect(line).toBe('Amount: 20 t (20 × pack of 1,000 kg)');
});

test.each([
  ['20-25 tons', '25 tons'],
  ['20 – 25 t', '25 t'],
  ['20 sampai 25 ton', '25 ton'],
  ['1x20 or 1x40', '1x40'],
  ['one or two tons', '2 tons'],
  ['20-25 tons per month', '25 tons per month'],
  ['20 to 25 tons to Rotterdam', '25 tons to Rotterdam'],
  ['20-many', undefined],
  ['2026-10-01', undefined],
  ['18 t 500 kg', undefined],
])('TRADE-4 the last amount of %p is %p', (typed, last) => {
  expect(lastOfSeveral(typed, 'en', PACKING)).toBe(last);
});
