import { ACCEPTED_PICTURES, LARGEST_PICTURE_BYTES } from './business';
import { PICTURE } from './texts';

/** What is wrong with a chosen file, before it is sent; the server judges it again, by its bytes. */
export function pictureProblem({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  // Browsers that do not know the format leave its type empty.
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return PICTURE.heic;
  if (!ACCEPTED_PICTURES.includes(type)) return PICTURE.notAccepted;
  if (size === 0) return PICTURE.empty;
  return size > LARGEST_PICTURE_BYTES ? PICTURE.tooLarge : undefined;
}

const STORED = /^(.*\/[^/]+-(\d+)x\d+)\/\d+\.jpg$/;
const LADDER = [320, 640, 960];

/**
 * The API names a picture by its largest JPEG, `/media/{hash}-{W}x{H}/{W}.jpg`; beside it lie the narrower rungs of the
 * ladder, as WebP too. This is the smallest of those that is at least `width` pixels wide.
 */
export function rendition(image: string, width: number): string {
  const [, folder, largest] = STORED.exec(image) ?? [];
  if (!folder || !largest) return image;
  const rung = LADDER.find((each) => each >= width && each < Number(largest));
  return `${folder}/${rung ?? largest}.webp`;
}
