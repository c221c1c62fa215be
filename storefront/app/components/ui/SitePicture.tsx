import {
  SCENE_CROPS,
  SCENE_FORMATS,
  SCENE_MEDIA,
  type SceneCrop,
  sceneFallback,
  type SceneFile,
  sceneSize,
  sceneSources,
} from '~/lib/pictures/scene-files';

interface Props {
  scene: SceneFile;
  alt?: string;
  /** Only this crop, for a container with the same ratio on every screen. */
  crop?: SceneCrop;
  /** As in <img sizes>: the drawn width before `object-fit` crops it. */
  sizes?: string;
  priority?: boolean;
}

export function SitePicture({ scene, alt = '', crop: only, sizes = '100vw', priority = false }: Props) {
  return (
    <picture>
      {(only ? [only] : SCENE_CROPS).map((crop) =>
        SCENE_FORMATS.map((format) => (
          <source
            key={`${crop}-${format}`}
            media={only ? undefined : SCENE_MEDIA[crop]}
            type={`image/${format}`}
            srcSet={sceneSources(scene, crop, format)}
            sizes={sizes}
            {...sceneSize(scene, crop)}
          />
        )),
      )}
      <img
        className="cover"
        src={sceneFallback(scene)}
        alt={alt}
        {...sceneSize(scene, 'wide')}
        loading={priority ? 'eager' : 'lazy'}
        fetchpriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}
