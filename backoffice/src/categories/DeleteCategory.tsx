import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { CategoryResponse } from 'api/schema';
import { CATEGORY } from '../i18n/texts';
import { DeleteButton } from '../components/record/DeleteButton';

const CategoryInUse = lazy(() => import('./CategoryInUse'));

/** A category whose products are all in the trash looks empty: the server refuses, and CategoryInUse opens then. */
export function DeleteCategory({ category, isEmpty }: { category: CategoryResponse; isEmpty: boolean }) {
  const [inUse, setInUse] = useState(false);
  const translate = useTranslate();
  const notify = useNotify();

  function handleRefused(message: string) {
    notify(message, { type: 'error' });
    setInUse(true);
  }
  return (
    <>
      {isEmpty ? (
        <DeleteButton
          resource="kategori"
          record={category}
          name={category.nama_category}
          texts={CATEGORY}
          onRefused={handleRefused}
        />
      ) : (
        <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setInUse(true)}>
          {translate('ra.action.delete')}
        </Button>
      )}
      {inUse && (
        <Suspense fallback={null}>
          <CategoryInUse category={category} onClose={() => setInUse(false)} />
        </Suspense>
      )}
    </>
  );
}
