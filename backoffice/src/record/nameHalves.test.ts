import { nameHalves } from './nameHalves';

test('HAND-7 a long name is parted at a space after its middle, and a short one is not', () => {
  expect(nameHalves('Briket Tempurung Kelapa Heksagonal')).toBeUndefined();
  const parts = nameHalves('Briket Tempurung Kelapa Kubus 25 mm Grade A');
  expect(parts).toEqual(['Briket Tempurung Kelapa ', 'Kubus 25 mm Grade A']);
  expect(nameHalves('Pupuk'.repeat(20))).toBeUndefined();
});
