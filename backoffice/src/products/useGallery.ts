import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
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
  const product = latest.version > record.version ? latest : record;
  const { id, version } = product;

  /** @param writes of this form since the version that it has; what others have changed is merged when it is saved */
  function follow(saved: ProductResponse, writes: number) {
    setLatest(saved);
    // Another picture is first now than the one that was to be removed.
    if (getValues('image') === '' && saved.image !== product.image) resetField('image');
    const isMine = saved.version <= Number(getValues('version')) + writes;
    reset(isMine ? saved : { ...defaultValues, image: saved.image }, KEEP_TYPED);
  }
  const reload = () =>
    provider.getOne<ProductResponse>('produk', { id }).then(({ data }) => follow(data, 0), console.error);

  const { mutate, isPending } = useMutation({
    mutationFn: (write: () => Promise<ProductResponse>) => write(),
    onSuccess: (saved) => follow(saved, 1),
    onError: (error) => {
      notifyFailure(error, GALLERY.write, { hasFields: false });
      void reload();
    },
  });
  const arrange = (pictures: ProductPictureResponse[], onSuccess?: () => void) =>
    mutate(() => provider.arrangePictures(id, { ids: pictures.map(({ id }) => id), version }), { onSuccess });
  const describe = (pictureId: number, texts: PictureRequest) =>
    mutate(() => provider.describePicture(id, pictureId, texts));
  return { product, follow, reload, arrange, describe, isPending };
}
