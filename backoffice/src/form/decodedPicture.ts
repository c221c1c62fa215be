import { PICTURE } from '../i18n/forms';
import { pictureProblem } from './pictureProblem';

/** Pixels. Narrower pictures look blurred on the product page. */
const NARROW = 800;

const widths = new WeakMap<File, Promise<number | undefined>>();

/** In pixels; undefined for a picture that cannot be decoded. Each file is decoded once. */
function widthOf(file: File): Promise<number | undefined> {
  const known = widths.get(file);
  if (known) return known;
  const width = createImageBitmap(file).then(
    (bitmap) => {
      const { width } = bitmap;
      bitmap.close();
      return width;
    },
    () => undefined,
  );
  widths.set(file, width);
  return width;
}

/** What is wrong with a chosen file, found by decoding it as well. */
export async function decodedProblem(file: File): Promise<string | undefined> {
  return pictureProblem(file) ?? ((await widthOf(file)) === undefined ? PICTURE.broken : undefined);
}

export async function narrownessOf(file: File): Promise<string | undefined> {
  const width = await widthOf(file);
  return width !== undefined && width < NARROW ? PICTURE.narrow(width) : undefined;
}
