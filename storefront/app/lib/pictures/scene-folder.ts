/** Named by its contents, as browsers keep its files for ever. */
export const SCENE_FOLDER = '/assets/scenes-5fa79a91';
