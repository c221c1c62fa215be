import { bySimilarName } from './similar-names';

const named = (...names: string[]) => names.map((name) => ({ name }));

test('HAND-16 the same goods in another packing come first, the others stay in their order', () => {
  const others = named(
    'Arabika Biji Hijau',
    'Robusta Biji Sangrai',
    'Kopi Bubuk',
    'Arabika Peaberry Sangrai 500 g',
  );
  expect(bySimilarName('Arabika Peaberry Sangrai 250 g', others)).toEqual(
    named('Arabika Peaberry Sangrai 500 g', 'Arabika Biji Hijau', 'Robusta Biji Sangrai', 'Kopi Bubuk'),
  );
  expect(bySimilarName('Vanili 250 g', others)).toEqual(others);
});
