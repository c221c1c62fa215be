import { PICTURE_WIDTHS } from 'api/contract';

const STORED = /^(.*\/[^/]+-(\d+)x\d+)\/\d+\.jpg$/;

/**
 * The API names a picture by its largest JPEG, `/media/{hash}-{W}x{H}/{W}.jpg`, with narrower WebP files beside it.
 * @returns the narrowest WebP of at least `width` pixels
 */
export function rendition(image: string, width: number): string {
  const [, folder, largest] = STORED.exec(image) ?? [];
  if (!folder || !largest) return image;
  const rung = PICTURE_WIDTHS.find((each) => each >= width && each < Number(largest));
  return `${folder}/${rung ?? largest}.webp`;
}
