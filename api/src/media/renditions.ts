import { PICTURE_WIDTHS } from './picture-rules.js';

/** The only file of a document. Visitors do not find it as they do pictures: a route asks first who may read it. */
export const PDF_FILE = '.document.pdf';

export const pdfKey = (hash: string) => `${hash}-pdf`;

export interface Recognised {
  /** `{hash}-{width}x{height}`: the hash of the bytes sent, and the size of the largest rendition. */
  key: string;
  width: number;
  height: number;
}

export function smallestFile(key: string): string | undefined {
  const [, width] = /^[0-9a-f]{20}-(\d+)x\d+$/.exec(key) ?? [];
  return width && `${Math.min(...PICTURE_WIDTHS, Number(width))}.webp`;
}

/** The address of the largest rendition, or of a document: records hold it. */
export function imageUrl(key: string): string {
  const width = /-(\d+)x\d+$/.exec(key)?.[1] ?? '';
  return `/media/${key}/${key.endsWith('-pdf') ? PDF_FILE : `${width}.jpg`}`;
}

export function sizeOf(image: string): [number, number] {
  const [, width, height] = /-(\d+)x(\d+)\//.exec(image) ?? [];
  return [Number(width ?? 0), Number(height ?? 0)];
}

export function keyOf(image: string): string {
  return image.split('/')[2] ?? '';
}
