import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { dataProvider } from '../api/dataProvider';
import type { PicturedProduct } from '../api/productPictures';
import { GALLERY } from '../i18n/products';
import { useNotifyFailure } from '../layout/useNotifyFailure';

const KEEP_TYPED = {
  keepDirtyValues: true,
  keepDirty: true,
  keepErrors: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
};

/** The pictures of the product in an open form. They are saved at once, and what was typed stays. */
export function useGallery(record: PicturedProduct) {
  const provider = useDataProvider<typeof dataProvider>();
  const notifyFailure = useNotifyFailure();
  const { getValues, reset, resetField } = useFormContext();
  const [latest, setLatest] = useState(record);
  const product = latest.version > record.version ? latest : record;

  /** The form goes on from the saved version, unless others have changed the product too: its save merges their changes. */
  function follow(saved: PicturedProduct, writes = 1) {
    setLatest(saved);
    if (saved.version > Number(getValues('version')) + writes) return;
    // Another picture is first now than the one that was to be removed.
    if (getValues('image') === '' && saved.image !== product.image) resetField('image');
    reset(saved, KEEP_TYPED);
  }

  async function reload() {
    const { data } = await provider.getOne<PicturedProduct>('produk', { id: record.id });
    setLatest(data);
  }

  const { mutate, isPending } = useMutation({
    mutationFn: (write: () => Promise<PicturedProduct>) => write(),
    onSuccess: (saved) => follow(saved),
    onError: (error) => {
      notifyFailure(error, GALLERY.write, { hasFields: false });
      void reload();
    },
  });
  return { product, provider, follow, reload, save: mutate, isPending };
}
