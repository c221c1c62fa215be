import { inKilograms, inOtherUnits } from './measure-words.js';

test.each([
  ['2.5 cm', '25 mm'],
  ['cube 2,5cm', 'cube 25 mm'],
  ['burning time 120 min', 'burning time 2 hour'],
  ['90 minutes', '1.5 hour'],
  ['lama bakar 60 menit', 'lama bakar 1 hour'],
])('LIST-4 %j in the unit of catalogues: %j', (text, other) => expect(inOtherUnits(text)).toBe(other));

test.each(['25 mm', '2.5x2.5 cm', '2 x 3 cm', 'XL5 cm', '5 minimum', '2 hours', 'cm'])(
  'LIST-4 in no other unit: %s',
  (text) => expect(inOtherUnits(text)).toBe(text),
);

test.each([
  ['2 kuintal pupuk', '200 kg pupuk'],
  ['pupuk 20 kwintal', 'pupuk 2000 kg'],
  ['2,5 kuintal', '250 kg'],
  ['5 quintals coffee', '500 kg coffee'],
  ['3kw', '300 kg'],
  ['132 lb bag', '60 kg bag'],
  ['bags of 132lbs', 'bags of 60 kg'],
  ['132-lb bags', '60 kg bags'],
  ['55 lb. cartons', '25 kg cartons'],
  ['22 pounds', '10 kg'],
  ['2.2 lb', '1 kg'],
  ['1 pound', '0.45 kg'],
  ['arabica 660 lbs', 'arabica 300 kg'],
  ['1,320 lbs', '600 kg'],
])('LIST-4 %j in kilograms: %j', (text, other) => expect(inKilograms(text)).toBe(other));

test.each(['kopi kw 1', 'kuintal', '2 kuintalan', 'pounds', '5 lbd', '2 x 132 lb'])(
  'LIST-4 not in kilograms: %s',
  (text) => expect(inKilograms(text)).toBe(text),
);
