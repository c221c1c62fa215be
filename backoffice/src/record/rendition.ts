const STORED = /^(.*\/[^/]+-(\d+)x\d+)\/\d+\.jpg$/;
const LADDER = [320, 640, 960];

/**
 * The API names a picture by its largest JPEG, `/media/{hash}-{W}x{H}/{W}.jpg`; narrower renditions lie beside it, as WebP
 * too. Returns the narrowest WebP of at least `width` pixels.
 */
export function rendition(image: string, width: number): string {
  const [, folder, largest] = STORED.exec(image) ?? [];
  if (!folder || !largest) return image;
  const rung = LADDER.find((each) => each >= width && each < Number(largest));
  return `${folder}/${rung ?? largest}.webp`;
}
