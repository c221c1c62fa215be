import { PICTURE_WIDTHS } from 'api/contract';

/**
 * The API names a picture by its largest JPEG, `/media/{hash}-{W}x{H}/{W}.jpg`; the same folder has the smaller widths,
 * each as AVIF, WebP and JPEG.
 */
const NAME = /^(.*\/[^/]+-(\d+)x(\d+))\/(\d+)\.jpg$/;

interface StoredPicture {
  folder: string;
  width: number;
  height: number;
  /** Ascending; the last is `width`. */
  widths: number[];
}

/** The size and widths by a picture's address, or undefined for an address of another form. */
export function storedPicture(url: string): StoredPicture | undefined {
  const [, folder, w, h, file] = NAME.exec(url) ?? [];
  if (!folder || !w || !h || file !== w) return undefined;
  const width = Number(w);
  return {
    folder,
    width,
    height: Number(h),
    widths: [...PICTURE_WIDTHS.filter((smaller) => smaller < width), width],
  };
}

/** In pixels. */
const CARD_WIDTH = 960;

/** For a shared link: WhatsApp shows no picture of more than 300 kB. */
export function cardPicture(url: string): { path: string; width: number; height: number } | undefined {
  const stored = storedPicture(url);
  if (!stored) return undefined;
  const width = Math.min(CARD_WIDTH, stored.width);
  return {
    path: `${stored.folder}/${width}.jpg`,
    width,
    height: Math.round((stored.height * width) / stored.width),
  };
}

export function sourceSet({ folder, widths }: StoredPicture, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${folder}/${width}.${format} ${width}w`).join(', ');
}

/** For a page's `meta`: preloads its first picture. */
export function storedPreload(picture: StoredPicture, sizes: string) {
  return {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sourceSet(picture, 'avif'),
    imageSizes: sizes,
    fetchpriority: 'high',
  };
}
