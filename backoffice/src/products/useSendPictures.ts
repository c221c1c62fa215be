import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ProductResponse } from 'api/schema';
import type { dataProvider } from '../api/dataProvider';
import { failureText } from '../api/failure';
import { decodedProblem } from '../components/form/pictureProblem';
import { readPicture } from '../components/form/readPicture';
import { GALLERY } from '../i18n/pictures';

export interface ProductPicture {
  product: Pick<ProductResponse, 'id' | 'name'>;
  file: File;
}

interface FailedPicture extends ProductPicture {
  reason: string;
}

export function useSendPictures() {
  const provider = useDataProvider<typeof dataProvider>();
  const [progress, setProgress] = useState<number>();
  const [failed, setFailed] = useState<FailedPicture[]>([]);

  /** One after another, as a gateway may not let several large ones through at once. */
  async function send(pictures: readonly ProductPicture[]) {
    const failed: FailedPicture[] = [];
    let saved: ProductResponse | undefined;
    for (const [at, { product, file }] of pictures.entries()) {
      setProgress((100 * at) / pictures.length);
      const picture = await readPicture(file);
      let reason = await decodedProblem(picture);
      try {
        if (!reason) saved = await provider.addPicture(product.id, picture);
      } catch (error) {
        console.error(error);
        reason = failureText(error, GALLERY.send, { preferServerMessage: true, hasFields: false });
      }
      if (reason) failed.push({ product, file, reason });
    }
    setProgress(undefined);
    setFailed(failed);
    return { saved, failed };
  }
  return { send, progress, failed };
}
