// Writes the pictures of shared links (app/brand/share.jpg and share-id.jpg), the company profile's cover (app/pdf/cover.jpg), the touch
// icon, and /favicon.ico for browsers that request it. Run it again after the name or the mark changes: node scripts/share-pictures.mjs
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { loadFromApp } from './app-modules.mjs';

const require = createRequire(import.meta.url);
const storefront = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const brand = path.join(storefront, 'app/brand');
const CREAM = '#faf6ef';
const FOREST = '#1f4d36';
const SHARE = { width: 1200, height: 630 };
const MARGIN = 84;

const [{ company }, english, indonesian] = await loadFromApp(
  'content/company',
  'content/en/company',
  'content/id/company',
);
const fonts = await mkdtemp(path.join(tmpdir(), 'fonts-'));

async function fontFile(name, file, text, variationAxes) {
  const source = await readFile(require.resolve(`@fontsource-variable/${file}`));
  const target = path.join(fonts, `${name}.ttf`);
  await writeFile(target, await subsetFont(source, text, { targetFormat: 'truetype', variationAxes }));
  return target;
}

function lettering(text, { fontfile, font, width }) {
  const markup = `<span foreground="${CREAM}">${text.replace(/&/g, '&amp;')}</span>`;
  return sharp({ text: { text: markup, font, fontfile, width, rgba: true, dpi: 72, spacing: 8 } })
    .png()
    .toBuffer();
}

const heading = await fontFile('heading', 'fraunces/files/fraunces-latin-full-normal.woff2', company.name, {
  opsz: 96,
  SOFT: 80,
  WONK: 0,
  wght: 600,
});
// One for both pictures: a file of the same name is not read again.
const body = await fontFile(
  'text',
  'plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  [english, indonesian].map(({ company: { goods, region } }) => goods + region).join(''),
  { wght: 500 },
);

async function sharePicture(file, { goods, region }) {
  const shade = Buffer.from(
    `<svg width="${SHARE.width}" height="${SHARE.height}"><defs><linearGradient id="g"><stop offset="0" stop-color="#14110d" stop-opacity=".92"/><stop offset=".55" stop-color="#14110d" stop-opacity=".68"/><stop offset="1" stop-color="#14110d" stop-opacity=".08"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
  const logo = await sharp(path.join(brand, 'logo-light.svg'), { density: 180 })
    .resize({ width: 112 })
    .toBuffer();
  const words = { fontfile: body, font: 'Plus Jakarta Sans 32', width: 640 };
  await sharp(path.join(storefront, 'pictures/coffee.jpg'))
    .resize({ ...SHARE, position: 'right' })
    .composite([
      { input: shade },
      { input: logo, left: MARGIN - 8, top: 132 },
      {
        input: await lettering(company.name, { fontfile: heading, font: 'Fraunces 76', width: 800 }),
        left: MARGIN,
        top: 282,
      },
      { input: await lettering(goods, words), left: MARGIN, top: 400 },
      { input: await lettering(region, { ...words, font: 'Plus Jakarta Sans 26' }), left: MARGIN, top: 500 },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(path.join(brand, file));
}

/** `ground` fills the mark's round corners, which phones cut again. */
async function icon(size, ground) {
  const mark = await sharp(path.join(brand, 'favicon.svg'), { density: 600 }).resize(size, size).toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file of one picture, which may be a PNG. */
function ico(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

await sharePicture('share.jpg', english.company);
await sharePicture('share-id.jpg', indonesian.company);
await sharp(path.join(storefront, 'pictures/trade.jpg'))
  .resize({ width: 1000, height: 1414, position: 'right' })
  .jpeg({ quality: 70, mozjpeg: true })
  .toFile(path.join(storefront, 'app/pdf/cover.jpg'));
await writeFile(path.join(brand, 'touch-icon.png'), await icon(180, FOREST));
await mkdir(path.join(storefront, 'public'), { recursive: true });
await writeFile(path.join(storefront, 'public/favicon.ico'), ico(await icon(32, 'transparent'), 32));
await rm(fonts, { recursive: true });
