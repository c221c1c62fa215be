import { combined } from './combined';

const base = 'Kotoran ayam matang, difermentasi lama. Umum dipakai untuk sayuran.';

test.each([
  [
    'ayam petelur matang',
    'untuk cabai dan sayuran',
    'Kotoran ayam petelur matang, difermentasi lama. Umum dipakai untuk cabai dan sayuran.',
  ],
  [
    'ayam petelur matang',
    'Umum untuk sayuran',
    'Kotoran ayam petelur matang, difermentasi lama. Umum untuk sayuran.',
  ],
])('HAND-6 of a text with %j and one with %j both stay', (begun, ended, both) => {
  const first = base.replace('ayam matang', begun);
  const last = base.replace(/(Umum dipakai )?untuk sayuran/, (all) =>
    ended.startsWith('Umum') ? ended : all.replace('untuk sayuran', ended),
  );
  expect(combined({ base, mine: first, theirs: last })).toBe(both);
  expect(combined({ base, mine: last, theirs: first })).toBe(both);
});

test('HAND-6 what was added at the beginning and at the end stays', () => {
  const [mine, theirs] = [`Baru: ${base}`, `${base} Siap kirim.`];
  expect(combined({ base, mine, theirs })).toBe(`Baru: ${base} Siap kirim.`);
});

test.each([
  [base.replace('lama', 'singkat'), base.replace('lama', '30 hari')],
  [base.replace('ayam', 'sapi'), base.replace('lama', '30 hari')],
  [base.replace('difermentasi lama', 'kering'), base.replace('lama', '30 hari')],
  [base.replace('lama.', 'lama sekali.'), base.replace('lama. Umum', 'lama. Biasa')],
  ['', base.replace('lama', '30 hari')],
  [null, base.replace('lama', '30 hari')],
])('HAND-6 %j and %j meet', (mine, theirs) => {
  expect(combined({ base, mine, theirs })).toBeUndefined();
});
