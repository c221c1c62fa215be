import { REQUESTS } from 'api/contract';
import { PICTURE } from '../../i18n/forms';

const { maxBytes, mediaTypes } = REQUESTS.CreateProductRequest.image;
export const ACCEPTED_PICTURES: readonly string[] = mediaTypes;

export function pictureProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  // Browsers that do not know the format leave its type empty.
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return PICTURE.heic;
  if (!ACCEPTED_PICTURES.includes(type)) return PICTURE.notAccepted;
  if (size === 0) return PICTURE.empty;
  return size > maxBytes ? PICTURE.tooLarge : undefined;
}

/** Also decodes the file, to find a broken one. */
export async function decodedProblem(file: File): Promise<string | undefined> {
  const problem = pictureProblem(file);
  if (problem) return problem;
  try {
    (await createImageBitmap(file)).close();
    return undefined;
  } catch {
    return PICTURE.broken;
  }
}
