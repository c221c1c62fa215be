// Writes the responsive crops of the pictures in pictures/ to public/assets/, in a folder that their contents name.
// Run it again after a picture changes: node scripts/pictures.mjs
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { loadFromApp } from './app-modules.mjs';

const storefront = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const source = path.join(storefront, 'pictures');
const assets = path.join(storefront, 'public/assets');
const folder = path.join(assets, 'scenes');

/** The subject's place as a share of the width, for the narrower crops around it. */
const SUBJECT = {
  coffee: 0.7,
  fertilizer: 0.72,
  briquettes: 0.74,
  trade: 0.76,
  'coffee-ground': 0.58,
  'fertilizer-pellet': 0.6,
  'fertilizer-powder': 0.62,
  intro: 0.72,
};
const ENCODE = {
  avif: (image) => image.avif({ quality: 42, effort: 6 }),
  webp: (image) => image.webp({ quality: 66, effort: 6 }),
};
const [{ SCENES, SCENE_CROPS, SCENE_FORMATS, sceneFallback, sceneFile, sceneSize, sceneWidths }] =
  await loadFromApp('pictures/scene-files');

async function writeScene(scene) {
  const bytes = await readFile(path.join(source, `${scene}.jpg`));
  const { width } = SCENES[scene];
  for (const crop of SCENE_CROPS) {
    const size = sceneSize(scene, crop);
    const left = Math.round(width * (SUBJECT[scene] ?? 0.5) - size.width / 2);
    const cropped = sharp(bytes).extract({
      ...size,
      left: Math.min(Math.max(left, 0), width - size.width),
      top: 0,
    });
    for (const smaller of sceneWidths(scene, crop)) {
      for (const format of SCENE_FORMATS) {
        const file = path.join(folder, sceneFile(scene, crop, smaller, format));
        await ENCODE[format](cropped.clone().resize({ width: smaller })).toFile(file);
      }
    }
  }
  const fallback = path.basename(sceneFallback(scene));
  const [, fallbackWidth] = /-(\d+)\.jpg$/.exec(fallback);
  await sharp(bytes)
    .resize({ width: Number(fallbackWidth) })
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(path.join(folder, fallback));
}

await rm(assets, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const scene of Object.keys(SCENES)) await writeScene(scene);

const contents = createHash('sha256');
for (const file of (await readdir(folder)).sort()) contents.update(await readFile(path.join(folder, file)));
const name = `scenes-${contents.digest('hex').slice(0, 8)}`;
await rename(folder, path.join(assets, name));
await writeFile(
  path.join(storefront, 'app/pictures/scene-folder.ts'),
  `/** Written by scripts/pictures.mjs. */\nexport const SCENE_FOLDER = '/assets/${name}';\n`,
);
