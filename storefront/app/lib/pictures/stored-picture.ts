import { PICTURE_WIDTHS } from 'api/contract';

/** The largest JPEG, `/media/{hash}-{W}x{H}/{W}.jpg`: its folder has the smaller widths, and AVIF and WebP. */
const NAME = /^(.*\/[^/]+-(\d+)x(\d+))\/(\d+)\.jpg$/;

interface StoredPicture {
  folder: string;
  width: number;
  height: number;
  /** Ascending; the last is `width`. */
  widths: number[];
}

/** Undefined for an address of another form. */
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

const CARD_WIDTH = 960;

/** WhatsApp shows no picture of more than 300 kB for a shared link. */
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
