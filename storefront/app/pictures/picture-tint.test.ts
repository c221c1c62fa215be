import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureTint } from './picture-tint.server';

test('KEEP-9 a colour is told in the steps that the styles know', () => {
  expect(pictureTint('#8b5a2b')).toBe('h1 s2 l1');
  expect(pictureTint('#2e5d34')).toBe('h4 s2 l1');
  expect(pictureTint('#f4f1ee')).toBe('h1 s1 l3');
  expect(pictureTint('#e0102a')).toBe('h0 s2 l1');
  expect(pictureTint('#ffffff')).toBe('h0 s0 l3');
  expect(pictureTint('#000000')).toBe('h0 s0 l0');
  expect(pictureTint(undefined)).toBeUndefined();
});

test('KEEP-9 the styles know every step, and no lightness that is hardly less than white', () => {
  const styles = readFileSync(join(__dirname, '../components/Picture.module.css'), 'utf8');
  const known = new Set([...styles.matchAll(/data-tint~='(\w+)'/g)].map(([, step]) => step));
  const channels = [0, 51, 102, 119, 153, 204, 255].map((value) => value.toString(16).padStart(2, '0'));
  const told = channels.flatMap((r) =>
    channels.flatMap((g) => channels.flatMap((b) => pictureTint(`#${r}${g}${b}`)?.split(' ') ?? [])),
  );
  expect(new Set(told)).toEqual(known);
  const lightest = Math.max(
    ...[...styles.matchAll(/--lightness: (\d+)%/g)].map(([, percent]) => Number(percent)),
  );
  expect(lightest).toBeLessThan(90);
});
