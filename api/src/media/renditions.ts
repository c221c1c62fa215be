import { PICTURE_WIDTHS } from './picture-rules.js';

/** A picture that was recognised by its bytes and has a name, and may not be encoded yet. Sizes in pixels. */
export interface Recognised {
  /** `{hash}-{width}x{height}`: the hash of the bytes sent, and the size of the largest rendition. */
  key: string;
  width: number;
  height: number;
}

/** The file of the smallest WebP; undefined for what is no key. */
export function smallestFile(key: string): string | undefined {
  const [, width] = /^[0-9a-f]{20}-(\d+)x\d+$/.exec(key) ?? [];
  return width && `${Math.min(...PICTURE_WIDTHS, Number(width))}.webp`;
}

/** The address of the largest rendition, the one that `image` holds. */
export function imageUrl(key: string): string {
  const width = /-(\d+)x\d+$/.exec(key)?.[1] ?? '';
  return `/media/${key}/${width}.jpg`;
}

export function sizeOf(image: string): [number, number] {
  const [, width, height] = /-(\d+)x(\d+)\//.exec(image) ?? [];
  return [Number(width ?? 0), Number(height ?? 0)];
}

export function keyOf(image: string): string {
  return image.split('/')[2] ?? '';
}
