// Writes the responsive crops of the pictures in pictures/ to app/pictures/, where Vite gives them hashed names.
// Run it again after a picture changes: node scripts/pictures.mjs
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const storefront = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const source = path.join(storefront, 'pictures');
const target = path.join(storefront, 'app/pictures');

/** Where the subject stands, as a share of the width: a phone sees only the tall crop around it. */
const SUBJECT = { coffee: 0.7, fertilizer: 0.72, briquettes: 0.74, trade: 0.76, intro: 0.72 };
const WIDE = [960, 1440, 1920];
const TALL = [480, 720];
const TALL_RATIO = 3 / 4;
const ENCODE = {
  avif: (image) => image.avif({ quality: 42, effort: 6 }),
  webp: (image) => image.webp({ quality: 66, effort: 6 }),
};

function tallCrop(name, { width, height }) {
  const cropWidth = Math.round(height * TALL_RATIO);
  const left = Math.min(Math.max(Math.round(width * SUBJECT[name] - cropWidth / 2), 0), width - cropWidth);
  return { left, top: 0, width: cropWidth, height };
}

async function writeWidths(name, crop, widths, image) {
  for (const width of widths) {
    const resized = image.clone().resize({ width });
    for (const [format, encode] of Object.entries(ENCODE)) {
      await encode(resized.clone()).toFile(path.join(target, `${name}-${crop}-${width}.${format}`));
    }
  }
}

async function writePicture(file) {
  const { name } = path.parse(file);
  const bytes = await sharp(path.join(source, file)).toBuffer();
  const size = await sharp(bytes).metadata();
  await writeWidths(
    name,
    'wide',
    WIDE.filter((width) => width <= size.width),
    sharp(bytes),
  );
  const tall = await sharp(bytes).extract(tallCrop(name, size)).toBuffer();
  const { width: tallWidth } = await sharp(tall).metadata();
  await writeWidths(
    name,
    'tall',
    TALL.filter((width) => width <= tallWidth),
    sharp(tall),
  );
  // One JPEG for browsers that know neither AVIF nor WebP.
  await sharp(bytes)
    .resize({ width: 1280 })
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(path.join(target, `${name}-wide-1280.jpg`));
}

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
for (const file of await readdir(source)) await writePicture(file);
