/** Numbers fixed by the business; each is enforced where it is imported. */

export const HERO_ROTATION_MS = 5000;
export const CAROUSEL_ADVANCE_MS = 5000;

export const NAVBAR_SCROLL_THRESHOLD_PX = 10;

/** Latitude and longitude, unless staff have entered their own. */
export const MAP_CENTRE: [number, number] = [-7.319, 110.491];
export const MAP_ZOOM = 17;

export const HOME_PRODUCTS = 12;
export const PRODUCTS_PER_PAGE = 24;
export const SIMILAR_PRODUCTS = 4;

/** In characters: a longer one gives way to what has to be in sight beside the picture. */
export const LONG_DESCRIPTION = 600;
