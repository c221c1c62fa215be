/** The widths in pixels that pictures exist in. */

/** The largest size of each crop of a scene. */
export const SCENE_SIZE = { wide: { width: 1920, height: 1080 }, tall: { width: 720, height: 960 } } as const;

/** scripts/pictures.mjs writes each of these that is no larger than the original. */
export const SCENE_WIDTHS = {
  wide: [960, 1440, SCENE_SIZE.wide.width],
  tall: [480, SCENE_SIZE.tall.width],
} as const;

export const SCENE_FALLBACK_WIDTH = 1280;
