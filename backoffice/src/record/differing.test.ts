import { differing } from './differing';

test.each([
  ['mulai 500 kg', 'mulai 300 kg', 'mulai ', '500', ' kg'],
  ['mulai 300 kg', 'mulai 500 kg', 'mulai ', '300', ' kg'],
  ['Serbuk.', 'Serbuk. Juga 40 kg.', 'Serbuk.', '', ''],
  ['Serbuk. Juga 40 kg.', 'Serbuk.', 'Serbuk.', ' Juga 40 kg.', ''],
  ['aa b cc', 'aa cc', 'aa ', 'b ', 'cc'],
  ['aa 15 cc', 'aa 25 cc', 'aa ', '15', ' cc'],
  ['', 'Serbuk.', '', '', ''],
  ['Serbuk.', 'Butir.', '', 'Serbuk.', ''],
  ['satu dua', 'satu dua', 'satu dua', '', ''],
])('HAND-6 of %j, that was %j, %j is followed by %j and that by %j', (text, other, ...parts) => {
  expect(differing(text, other)).toEqual(parts);
});
