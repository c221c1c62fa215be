import type { LinkDescriptor } from '@remix-run/node';
import { SCENE_FOLDER } from './scene-folder';

const LARGE = { width: 1920, height: 1080 };
const SMALL = { width: 1200, height: 900 };

/** The sizes are those of the files in storefront/pictures. */
export const SCENES = {
  coffee: LARGE,
  fertilizer: LARGE,
  briquettes: LARGE,
  trade: LARGE,
  'coffee-arabica-green': SMALL,
  'coffee-arabica-roasted': SMALL,
  'coffee-ground': SMALL,
  'fertilizer-pellet': SMALL,
  'fertilizer-powder': SMALL,
  'briquettes-cube': SMALL,
  'briquettes-hexagon': SMALL,
  /** The first frame of the video. */
  intro: { width: 1280, height: 720 },
} as const;

export type SceneFile = keyof typeof SCENES;
export type SceneName = Exclude<SceneFile, 'intro'>;
/** 'tall' is for phones, 'square' for tablets. */
export type SceneCrop = 'tall' | 'square' | 'wide';
type SceneFormat = 'avif' | 'webp';

export const SCENE_CROPS = ['tall', 'square', 'wide'] as const;
export const SCENE_FORMATS = ['avif', 'webp'] as const;

export const SCENE_MEDIA = {
  tall: '(max-width: 767.98px)',
  square: '(min-width: 768px) and (max-width: 1023.98px)',
  wide: '(min-width: 1024px)',
} as const;

/** Widths larger than the picture are left out. */
const WIDTHS = { tall: [480, 675], square: [720, 900, 1080], wide: [960, 1200, 1440, 1920] } as const;

/** For browsers without AVIF and WebP. */
const FALLBACK_WIDTH = 960;

export function sceneSize(scene: SceneFile, crop: SceneCrop): { width: number; height: number } {
  const { width, height } = SCENES[scene];
  return { width: { tall: height * 0.75, square: height, wide: width }[crop], height };
}

/** A srcset: '/assets/scenes-…/coffee-wide-960.avif 960w, …'. */
export function sceneSources(scene: SceneFile, crop: SceneCrop, format: SceneFormat): string {
  return WIDTHS[crop]
    .filter((width) => width <= sceneSize(scene, crop).width)
    .map((width) => `${SCENE_FOLDER}/${scene}-${crop}-${width}.${format} ${width}w`)
    .join(', ');
}

export const sceneFallback = (scene: SceneFile) => `${SCENE_FOLDER}/${scene}-wide-${FALLBACK_WIDTH}.jpg`;

/** Preloads the first picture before the style sheets are read. Tablets find theirs in the page. */
export function heroPreloads(scene: SceneFile): LinkDescriptor[] {
  return (['tall', 'wide'] as const).map((crop) => ({
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    media: SCENE_MEDIA[crop],
    imageSrcSet: sceneSources(scene, crop, 'avif'),
    imageSizes: '100vw',
    fetchpriority: 'high',
  }));
}
