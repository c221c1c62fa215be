import { unlikeNumbers } from './unlike-numbers.js';

const wordsIn = (packing: string, packing_en: string) =>
  unlikeNumbers({ packing, packing_en }).map(({ words }) => words);

test.each([
  ['Isi karung 50 kg.', 'Sack of 25 kg.', ['50 kg', '25 kg']],
  ['Kantong 250 g, 40 per karton 10 kg', 'Pouches of 500 g, 40 to a carton of 10 kg', ['250 g', '500 g']],
  ['Karung 20, 25, atau 40 kg', 'Sacks of 20 or 25 kg, or 30 kg', ['40 kg', '30 kg']],
  ['Kadar air 12,5 %', 'Moisture 12 percent', ['12,5 %', '12 percent']],
  ['Kubus 25 mm', 'Cubes of 3 cm', ['25 mm', '3 cm']],
  ['1,5 ton', '1.6 tons', ['1,5 ton', '1.6 tons']],
  ['1.250.000 kg', '1,300,000 kg', ['1.250.000 kg', '1,300,000 kg']],
  ['1.250.000 kg', '1.300.000 kg', ['1.250.000 kg', '1.300.000 kg']],
  ['matang 35 hari', 'cured for 45 days', ['35 hari', '45 days']],
  ['7.100–7.400 kkal/kg', '7,200–7,500 kcal/kg', ['7.100 kkal/kg', '7,200 kcal/kg']],
  ['1.300–1.600 mdpl', '1,350–1,650 m', ['1.300 mdpl', '1,350 m']],
  ['tahan 8 bulan', 'keeps for 9 months', ['8 bulan', '9 months']],
  ['Tutup tanggal 24-26 Desember', 'Closed 24–25 December', ['26 Desember', '25 December']],
])('LANG-6 %j and %j say %j of the same', (own, translation, words) => {
  expect(wordsIn(own, translation)[0]).toEqual(words);
});

test.each([
  ['Isi karung 50 kg.', 'Sack of 50 kg.'],
  ['Isi karung 50 kg.', ''],
  ['Isi karung 50 kg.', 'A sack.'],
  ['Isi karung 50 kg.', '60 % carbon'],
  ['Isi karung 50 kg.', 'Sack of 50 kg (110 lb), about 6 % moisture'],
  ['Kantong 0,25 kg', 'Pouches of 250 g'],
  ['1.250.000 kg', '1,250,000 kg'],
  ['18.000 kg per peti kemas', '18 tonnes a container, 18,000 kg'],
  ['Kadar air 12,5 %', 'Moisture 12.5%'],
  ['25 x 25 mm', '2.5 x 2.5 cm'],
  ['Tutup 24-26 Desember 2026', 'Closed December 24–26, 2026'],
  ['saringan 16–18, kadar air 11–12%', 'screen 16–18 and 11–12% moisture'],
  ['menyala 2 jam', 'burns for two hours'],
  ['70–80 °C, 24 jam', '70 to 80 °C for 24 hours'],
  ['1.300–1.600 mdpl', '1,300–1,600 m above sea level'],
])('LANG-6 %j and %j say the same', (own, translation) => expect(wordsIn(own, translation)).toEqual([]));

test('LANG-6 every number that the other language says otherwise is named, also where it says the same one twice', () => {
  expect(wordsIn('Abu 2,5%, kalor 7.300 kkal/kg', 'Ash 3.5%, 7,800 kcal/kg')).toEqual([
    ['2,5 %', '3.5 %'],
    ['7.300 kkal/kg', '7,800 kcal/kg'],
  ]);
  expect(wordsIn('Kadar air 10–12%, C-organik 15%', 'Moisture 10–12%, organic carbon 10%')).toEqual([
    ['15 %', '10 %'],
  ]);
});

test('LANG-6 each text is compared with its own translation', () => {
  const texts = {
    name: 'Pupuk 50 kg',
    name_en: 'Fertilizer, 25 kg',
    description: '40 kg',
    packing_en: '25 kg',
  };
  expect(unlikeNumbers(texts)).toEqual([{ fields: ['name', 'name_en'], words: ['50 kg', '25 kg'] }]);
});
