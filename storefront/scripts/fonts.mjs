// Cuts the heading font to what the site ships: Latin letters, display size, soft corners, one weight axis.
// The result is committed; run it again after @fontsource-variable/fraunces changes: node scripts/fonts.mjs
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const storefront = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const target = path.join(storefront, 'app/styles/fonts');

const printable = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const characters = printable(0x20, 0x7e) + printable(0xa0, 0xff) + '–—‘’“”…•−×₂₅';

const full = await readFile(
  require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'),
);
const display = await subsetFont(full, characters, {
  targetFormat: 'woff2',
  variationAxes: { opsz: 96, SOFT: 80, WONK: 0, wght: { min: 400, max: 700 } },
});

await mkdir(target, { recursive: true });
await writeFile(path.join(target, 'fraunces-display.woff2'), display);
