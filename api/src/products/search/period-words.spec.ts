import { withoutPeriod } from './period-words.js';

test.each([
  ['kopi sangrai 20 kg per bulan', 'kopi sangrai 20 kg'],
  ['pellets 20 tons per month', 'pellets 20 tons'],
  ['20 ton/bln arang', '20 ton arang'],
  ['2 tons a week of coffee', '2 tons of coffee'],
  ['1x20 each quarter', '1x20'],
  ['kopi 20kg sebulan', 'kopi 20kg'],
  ['charcoal 20 tons a month for 6 months', 'charcoal 20 tons'],
  ['arang 2 ton per bulan selama enam bulan', 'arang 2 ton'],
  ['organic fertilizer 20 ton MONTHLY', 'organic fertilizer 20 ton'],
  ['500 karung setiap minggu', '500 karung'],
  ['5 ton tiap thn', '5 ton'],
  ['monthly 5 tons coffee', '5 tons coffee'],
  ['mingguan 5 ton', '5 ton'],
])('LIST-4 %j is %j, however often', (text, left) => expect(withoutPeriod(text)).toBe(left));

test.each([
  'lead time 1 month',
  'shelf life 24 months',
  'masa simpan 1 tahun',
  'crop year 2025',
  'monthly capacity',
  'kopi per bulan',
  '2 tons a monthlong',
])('LIST-4 no period of an amount: %s', (text) => expect(withoutPeriod(text)).toBe(text));
