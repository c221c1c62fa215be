// Writes the responsive crops of the pictures in pictures/ to app/pictures/, where Vite gives them hashed names.
// Run it again after a picture changes: node scripts/pictures.mjs
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { loadFromApp } from './app-modules.mjs';

const storefront = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const source = path.join(storefront, 'pictures');
const target = path.join(storefront, 'app/pictures');

/** The subject's place as a share of the width, for the tall crop around it. */
const SUBJECT = { coffee: 0.7, fertilizer: 0.72, briquettes: 0.74, trade: 0.76, intro: 0.72 };
const [{ SCENE_SIZE, SCENE_WIDTHS, SCENE_FALLBACK_WIDTH }] = await loadFromApp('pictures/widths');
const ENCODE = {
  avif: (image) => image.avif({ quality: 42, effort: 6 }),
  webp: (image) => image.webp({ quality: 66, effort: 6 }),
};

function tallCrop(name, { width, height }) {
  const { tall } = SCENE_SIZE;
  const cropWidth = Math.round((height * tall.width) / tall.height);
  const left = Math.min(Math.max(Math.round(width * SUBJECT[name] - cropWidth / 2), 0), width - cropWidth);
  return { left, top: 0, width: cropWidth, height };
}

async function writeWidths(name, crop, largest, image) {
  for (const width of SCENE_WIDTHS[crop].filter((width) => width <= largest)) {
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
  await writeWidths(name, 'wide', size.width, sharp(bytes));
  const tall = await sharp(bytes).extract(tallCrop(name, size)).toBuffer();
  const { width: tallWidth } = await sharp(tall).metadata();
  await writeWidths(name, 'tall', tallWidth, sharp(tall));
  // One JPEG for browsers without AVIF and WebP.
  await sharp(bytes)
    .resize({ width: SCENE_FALLBACK_WIDTH })
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(path.join(target, `${name}-wide-${SCENE_FALLBACK_WIDTH}.jpg`));
}

for (const file of await readdir(target)) {
  if (/\.(avif|webp|jpg)$/.test(file)) await rm(path.join(target, file));
}
for (const file of await readdir(source)) await writePicture(file);
