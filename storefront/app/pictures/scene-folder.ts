/** Written by scripts/pictures.mjs. */
export const SCENE_FOLDER = '/assets/scenes-5fa79a91';
