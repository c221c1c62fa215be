// Subsets the fonts: Latin letters; one weight, display size and soft corners for headings; regular to bold for text.
// The result is committed; run it again after a font changes: node scripts/fonts.mjs
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
const characters = printable(0x20, 0x7e) + printable(0xa0, 0xff) + 'ıŒœˆ˚˜–—‘’‚“”„•…−×₂₅€™';

const FONTS = [
  {
    name: 'fraunces-display',
    from: 'fraunces/files/fraunces-latin-full-normal.woff2',
    variationAxes: { opsz: 96, SOFT: 80, WONK: 0, wght: 600 },
  },
  {
    name: 'plus-jakarta-sans',
    from: 'plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

await mkdir(target, { recursive: true });
for (const { name, from, variationAxes } of FONTS) {
  const full = await readFile(require.resolve(`@fontsource-variable/${from}`));
  const cut = await subsetFont(full, characters, { targetFormat: 'woff2', variationAxes });
  await writeFile(path.join(target, `${name}.woff2`), cut);
}
