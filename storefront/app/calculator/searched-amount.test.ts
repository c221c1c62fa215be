import { searchedAmount } from './searched-amount';

test.each([
  ['briquettes 20 tons', '20 tons'],
  ['20 tons', '20 tons'],
  ['coffee 2x20', '2x20'],
  ['arang 1 kontainer', '1 kontainer'],
  ['robusta 500 kg per month', '500 kg/month'],
  ['charcoal 20 tons a month for 6 months', '20 tons/month for 6 months'],
  ['arang 2 ton per bulan selama 6 bulan ke Solo', '2 ton/month selama 6 bulan, ke Solo'],
  ['charcoal 18 mt CIF Hamburg', '18 mt CIF Hamburg'],
  ['arang 20 ton ke Jepang', '20 ton ke Jepang'],
  ['need 5 tons of fertilizer', '5 tons'],
  ['1x40 CIF Jeddah shisha charcoal', '1x40 CIF Jeddah'],
  ['500 cartons shisha charcoal CIF Jeddah', '500 cartons CIF Jeddah'],
  ['shisha charcoal CIF Jebel Ali 20 ton', '20 ton CIF Jebel Ali'],
  ['charcoal CIF Esbjerg 20 ton', '20 ton CIF Esbjerg'],
  ['CIF Esbjerg charcoal 20 ton', '20 ton CIF Esbjerg'],
  ['20 tons FOB Semarang coconut charcoal', '20 tons FOB Semarang'],
  ['20 tons charcoal ready to ship', '20 tons'],
  ['20 tons charcoal to Denmark', '20 tons to Denmark'],
  ['400 kg kopi kirim ke Yogyakarta', '400 kg ke Yogyakarta'],
  ['pupuk padi 10 sak', '10 sak'],
  ['kopi sangrai 20 kg per bulan', '20 kg/month'],
  ['100 cartons hexagon briquettes', '100 cartons'],
  ['500 bags', '500 bags'],
])('TRADE-4 what is found by %p is calculated with %p', (q, amount) => {
  expect(searchedAmount(q, 'en')).toBe(amount);
});

test.each([
  ...[
    `20 tons ${'charcoal '.repeat(7)}`,
    '',
    'coffee',
    'coffee 2024',
    '20',
    'fertilizer 25 kg',
    'kopi 1 kg',
    'briquettes 25 mm',
  ],
  ...[
    'min order 10 tons',
    'moq 5 ton',
    'coffee below 10 tons',
    'more than 20 tons per month',
    'arang usd 900/ton',
  ],
  ...['charcoal 25 kg bags', 'supply 50 tons per month', 'harga 1.000.000 per ton', 'price per ton'],
])('TRADE-4 %p names no amount that is wanted', (q) => {
  expect(searchedAmount(q, 'en')).toBeUndefined();
});
