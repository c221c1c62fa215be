// Plain JavaScript: renderer.process.js runs as it is.

export const LARGEST_PICTURE_BYTES = 10 * 1024 * 1024;

/** 51 megapixels, as cameras count them. */
export const MOST_PIXELS = 51_500_000;

export const PICTURE_TYPES = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
};

/** Pixels: the widths that the site's layouts ask for. A picture also has a rendition of its own width, up to 1920. */
export const PICTURE_WIDTHS = [320, 640, 960];
