import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { PictureRequest, ProductPictureResponse, ProductResponse } from 'api/schema';
import type { dataProvider } from '../api/dataProvider';
import { GALLERY } from '../i18n/pictures';
import { useNotifyFailure } from '../layout/useNotifyFailure';

const KEEP_TYPED = {
  keepDirtyValues: true,
  keepDirty: true,
  keepErrors: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
};

/** The pictures of the product in an open form. They are saved at once, and what was typed stays. */
export function useGallery(record: ProductResponse) {
  const provider = useDataProvider<typeof dataProvider>();
  const notifyFailure = useNotifyFailure();
  const { formState, getValues, reset, resetField } = useFormContext();
  const { defaultValues } = formState;
  const [latest, setLatest] = useState(record);
  const written = useRef(record);
  const newer = (saved: ProductResponse) => (saved.version > record.version ? saved : record);
  const product = newer(latest);
  const { id } = product;

  /** @param writes of this form since the version that it has; what others have changed is merged when it is saved */
  function follow(saved: ProductResponse, writes: number) {
    setLatest(saved);
    written.current = saved;
    // Another picture is first now than the one that was to be removed.
    if (getValues('image') === '' && saved.image !== product.image) resetField('image');
    const isMine = saved.version <= Number(getValues('version')) + writes;
    reset(isMine ? saved : { ...defaultValues, image: saved.image }, KEEP_TYPED);
  }
  const reload = () =>
    provider.getOne<ProductResponse>('produk', { id }).then(({ data }) => follow(data, 0), console.error);

  // One after another: a text is still being saved when the button is pressed that took the focus from it.
  const { mutate } = useMutation({
    scope: { id: `pictures of ${id}` },
    mutationFn: (write: (product: ProductResponse) => Promise<ProductResponse>) =>
      write(newer(written.current)),
    onSuccess: (saved) => follow(saved, 1),
    onError: (error) => {
      notifyFailure(error, GALLERY.write, { hasFields: false });
      return reload();
    },
  });
  const arrange = (
    order: (pictures: ProductPictureResponse[]) => ProductPictureResponse[],
    onSuccess?: () => void,
  ) =>
    mutate(
      ({ pictures, version }) =>
        provider.arrangePictures(id, { ids: order(pictures).map(({ id }) => id), version }),
      { onSuccess },
    );
  const describe = (pictureId: number, texts: PictureRequest) =>
    mutate(() => provider.describePicture(id, pictureId, texts));
  return { product, follow, reload, arrange, describe };
}
