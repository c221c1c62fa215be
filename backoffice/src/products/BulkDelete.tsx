import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useDataProvider, useListContext, useTranslate } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { ListedProductResponse } from 'api/schema';
import { NAMED_IN_QUESTION } from '../business';
import { BULK } from '../i18n/products';
import { TRASH } from '../i18n/texts';
import { useBulkChange } from './useBulkChange';

/** Moves the selected products into the trash, after one question that names the first of them. */
export function BulkDelete() {
  const [asking, setAsking] = useState(false);
  const { selectedIds, data = [] } = useListContext<ListedProductResponse>();
  const provider = useDataProvider<typeof dataProvider>();
  const translate = useTranslate();
  const { mutate, isPending } = useBulkChange();
  const names = data.filter(({ id }) => selectedIds.includes(id)).map(({ name }) => name);
  const handleConfirm = () =>
    mutate(
      { send: (ids) => provider.discard(ids), done: BULK.deleted },
      { onSettled: () => setAsking(false) },
    );
  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {BULK.delete}
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title="ra.message.bulk_delete_title"
        titleTranslateOptions={{
          name: translate('resources.produk.name'),
          smart_count: selectedIds.length,
        }}
        content={
          <>
            <strong>{BULK.named(names.slice(0, NAMED_IN_QUESTION), selectedIds.length)}</strong>{' '}
            {TRASH.goesThere}
          </>
        }
        confirm="ra.action.delete"
        confirmColor="warning"
        onConfirm={handleConfirm}
        onClose={() => !isPending && setAsking(false)}
      />
    </>
  );
}
