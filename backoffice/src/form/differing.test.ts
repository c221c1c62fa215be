import { differing } from './differing';

const LONG = 'Campuran 70% robusta Temanggung dan 30% arabika Sindoro, disangrai lalu digiling sedang. ';

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
  expect(Object.values(differing(text, other))).toEqual(parts);
});

test('HAND-6 of long texts what they have in common is cut', () => {
  const text = `${LONG}Merek sendiri mulai 500 kg. ${LONG}`;
  const { before, changed, after } = differing(text, text.replace('500', '300'));
  expect([before.length, changed, after.length]).toEqual([61, '500', 61]);
  expect(before).toMatch(/^….*Merek sendiri mulai $/);
});
