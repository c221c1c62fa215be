import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  SCENE_CROPS,
  SCENE_FORMATS,
  sceneFallback,
  type SceneFile,
  SCENES,
  sceneSources,
} from './scene-files';
import { SCENE_FOLDER } from './scene-folder';

const PUBLIC = join(__dirname, '../../../public');
const files = readdirSync(join(PUBLIC, SCENE_FOLDER)).sort();

test('every picture that a page may name is there, and no other', () => {
  const named = (Object.keys(SCENES) as SceneFile[]).flatMap((scene) => [
    sceneFallback(scene),
    ...SCENE_CROPS.flatMap((crop) =>
      SCENE_FORMATS.flatMap((format) =>
        sceneSources(scene, crop, format)
          .split(', ')
          .map((source) => source.replace(/ \d+w$/, '')),
      ),
    ),
  ]);
  expect(named.sort()).toEqual(files.map((file) => `${SCENE_FOLDER}/${file}`));
});

test('the folder is named by its contents, since browsers keep them for good', () => {
  const contents = createHash('sha256');
  for (const file of files) contents.update(readFileSync(join(PUBLIC, SCENE_FOLDER, file)));
  expect(SCENE_FOLDER).toBe(`/assets/scenes-${contents.digest('hex').slice(0, 8)}`);
});
