import type { LinkDescriptor } from '@remix-run/node';

const files = import.meta.glob<string>('./*.{avif,webp,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

export type SceneName = 'coffee' | 'fertilizer' | 'briquettes' | 'trade';
/** 'intro' is the first frame of the video. */
export type SceneFile = SceneName | 'intro';
/** 'tall' is cropped around the subject, for phones. */
export type SceneCrop = 'wide' | 'tall';

export const SCENE_MEDIA = { wide: '(min-width: 768px)', tall: '(max-width: 767.98px)' } as const;

const NAME = /\/([a-z]+)-(wide|tall)-(\d+)\.(avif|webp|jpg)$/;

/** A srcset of the files that exist: '/assets/coffee-wide-960-x.avif 960w, …'. */
export function sceneSources(scene: SceneFile, crop: SceneCrop, format: 'avif' | 'webp' | 'jpg'): string {
  return Object.entries(files)
    .flatMap(([file, url]) => {
      const [, name, itsCrop, width, itsFormat] = NAME.exec(file) ?? [];
      return name === scene && itsCrop === crop && itsFormat === format ? [`${url} ${width}w`] : [];
    })
    .join(', ');
}

/** For browsers without AVIF and WebP. */
export function sceneFallback(scene: SceneFile): string {
  const [url = ''] = sceneSources(scene, 'wide', 'jpg').split(' ');
  return url;
}

/** For a page's `links`: preloads its first picture before the style sheets are read. */
export function scenePreloads(scene: SceneFile): LinkDescriptor[] {
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
