import { REQUESTS } from 'api/contract';
import { PICTURE } from '../../i18n/forms';

const { maxBytes, mediaTypes } = REQUESTS.CreateProductRequest.image;
export const ACCEPTED_PICTURES: readonly string[] = mediaTypes;

const END_OF_JPEG = new Uint8Array([0xff, 0xd9]);
const LONGEST_START = 64;
const STARTS: readonly (readonly [type: string, start: RegExp])[] = [
  ['image/jpeg', /^\xFF\xD8\xFF/],
  ['image/png', /^\x89PNG/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/avif', /^.{4}ftyp.*avi[fs]/s],
  ['image/heic', /^.{4}ftyp(?:he[iv]|mif1|msf1)/s],
];

/** By its first bytes: a computer guesses a file's type from its name, or has none. Empty for any other file. */
export async function pictureType(file: Blob): Promise<string> {
  const bytes = await file.slice(0, LONGEST_START).arrayBuffer();
  const start = String.fromCharCode(...new Uint8Array(bytes));
  return STARTS.find(([, known]) => known.test(start))?.[0] ?? '';
}

/** Of a file that may still be too large: it is made smaller before it is sent. */
export function formatProblem({ type, size }: Pick<File, 'type' | 'size'>) {
  if (size === 0) return PICTURE.empty;
  if (type === 'image/heic') return PICTURE.heic;
  return ACCEPTED_PICTURES.includes(type) ? undefined : PICTURE.notAccepted;
}

export function pictureProblem(picture: Pick<File, 'type' | 'size'>) {
  return formatProblem(picture) ?? (picture.size > maxBytes ? PICTURE.tooLarge : undefined);
}

/** Also decodes the file, to find a broken one. */
export async function decodedProblem(file: File): Promise<string | undefined> {
  try {
    const type = await pictureType(file);
    const problem = pictureProblem({ type, size: file.size });
    if (problem) return problem;
    // The server mends a JPEG that only lacks its end, and refuses one that lacks more.
    const whole = type === 'image/jpeg' ? new Blob([file, END_OF_JPEG], { type }) : file;
    (await createImageBitmap(whole)).close();
    return undefined;
  } catch {
    return PICTURE.broken;
  }
}
