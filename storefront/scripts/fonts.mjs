// Subsets the fonts: Latin letters; one weight, display size and soft corners for headings; regular to bold for text. The same for
// PDFs, in one weight each, and one for the letters and signs that these lack.
// The result is committed; run it again after a font changes: node scripts/fonts.mjs
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const storefront = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const target = path.join(storefront, 'app/styles/fonts');
const pdfTarget = path.join(storefront, 'app/pdf/fonts');

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

const [FRAUNCES, JAKARTA] = FONTS;
const PDF_FONTS = [
  { ...FRAUNCES, name: 'heading' },
  { ...JAKARTA, name: 'text', variationAxes: { wght: 400 } },
  { ...JAKARTA, name: 'strong', variationAxes: { wght: 650 } },
];

// Latin, Greek and Cyrillic, punctuation, numbers, arrows, signs of mathematics, boxes. Other scripts need shaping, or megabytes.
const MORE = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1ea0, 0x1ef9],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x2070, 0x209c],
  [0x20a0, 0x20bf],
  [0x2116, 0x2122],
  [0x2150, 0x215e],
  [0x2190, 0x2199],
  [0x2200, 0x2265],
  [0x25a0, 0x25cf],
  [0x2713, 0x2718],
];

async function write(folder, name, targetFormat, from, text, variationAxes) {
  const cut = await subsetFont(await readFile(require.resolve(from)), text, { targetFormat, variationAxes });
  await writeFile(path.join(folder, `${name}.${targetFormat === 'woff2' ? 'woff2' : 'ttf'}`), cut);
}

await mkdir(target, { recursive: true });
await mkdir(pdfTarget, { recursive: true });
for (const { name, from, variationAxes } of FONTS)
  await write(target, name, 'woff2', `@fontsource-variable/${from}`, characters, variationAxes);
for (const { name, from, variationAxes } of PDF_FONTS)
  await write(pdfTarget, name, 'truetype', `@fontsource-variable/${from}`, characters, variationAxes);
const more = MORE.map(([from, to]) => printable(from, to)).join('');
await write(pdfTarget, 'more', 'truetype', 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf', more);
