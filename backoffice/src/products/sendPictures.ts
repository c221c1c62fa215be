import type { Identifier } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import { failureText } from '../api/failure';
import type { ProductResponse } from 'api/schema';
import { decodedProblem } from '../components/form/pictureProblem';
import { readPicture } from '../components/form/readPicture';
import { GALLERY } from '../i18n/products';

export interface FailedPicture {
  file: File;
  reason: string;
}

/**
 * One after another, as a gateway may not let several large ones through at once.
 * @returns the product as the last of them left it
 */
export async function sendPictures(
  provider: typeof dataProvider,
  product: Identifier,
  files: readonly File[],
  onSent: () => void,
): Promise<{ saved?: ProductResponse; failed: FailedPicture[] }> {
  const failed: FailedPicture[] = [];
  let saved: ProductResponse | undefined;
  for (const file of files) {
    const picture = await readPicture(file);
    let reason = await decodedProblem(picture);
    try {
      if (!reason) saved = await provider.addPicture(product, picture);
    } catch (error) {
      console.error(error);
      reason = failureText(error, GALLERY.send, { preferServerMessage: true, hasFields: false });
    }
    if (reason) failed.push({ file, reason });
    onSent();
  }
  return { saved, failed };
}
