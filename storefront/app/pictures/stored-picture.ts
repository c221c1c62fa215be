import { STORED_WIDTHS } from './widths';

/**
 * The API names a picture by its largest JPEG, `/media/{hash}-{W}x{H}/{W}.jpg`; the same folder holds the rungs of
 * the ladder below W, each as AVIF, WebP and JPEG.
 */
const NAME = /^(.*\/[^/]+-(\d+)x(\d+))\/(\d+)\.jpg$/;

export type PictureFormat = 'avif' | 'webp' | 'jpg';

export interface StoredPicture {
  folder: string;
  width: number;
  height: number;
  /** Ascending; the last is `width`. */
  widths: number[];
}

/** What the name tells, or undefined when it is not a name of that form. */
export function storedPicture(url: string): StoredPicture | undefined {
  const [, folder, w, h, file] = NAME.exec(url) ?? [];
  if (!folder || !w || !h || file !== w) return undefined;
  const width = Number(w);
  return {
    folder,
    width,
    height: Number(h),
    widths: [...STORED_WIDTHS.filter((rung) => rung < width), width],
  };
}

export function sourceSet({ folder, widths }: StoredPicture, format: PictureFormat): string {
  return widths.map((width) => `${folder}/${width}.${format} ${width}w`).join(', ');
}
