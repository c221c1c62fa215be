import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useDataProvider, useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import { refusalOf } from '../api/failure';
import type { ProductResponse } from '../api/schema';
import { UNDO_FOR_MS } from '../business';
import { PRODUCT, TRASH } from '../i18n/texts';
import { UndoDelete } from './UndoDelete';

/** One confirmation, then one delete after the other. Products that remain stay selected and are named. */
export function DeleteSelected() {
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const { selectedIds, onSelect } = useListContext<ProductResponse>();
  const deleteAll = useDeleteAll();
  const translate = useTranslate();

  async function handleConfirm() {
    setDeleting(true);
    onSelect(await deleteAll(selectedIds));
    setDeleting(false);
    setAsking(false);
  }
  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {PRODUCT.deleteSelected}
      </Button>
      <Confirm
        isOpen={asking}
        loading={deleting}
        title="ra.message.bulk_delete_title"
        content={TRASH.goesThere}
        titleTranslateOptions={{
          name: translate('resources.produk.name'),
          smart_count: selectedIds.length,
        }}
        confirm="ra.action.delete"
        confirmColor="warning"
        onConfirm={() => void handleConfirm()}
        onClose={() => !deleting && setAsking(false)}
      />
    </>
  );
}

/** Deletes products, notifies of the result, and returns the ids that remain. */
function useDeleteAll() {
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();

  /** A failed delete may still have happened: its answer was lost, or another administrator was first. Undefined if unknown. */
  async function findRemaining(ids: number[]): Promise<ProductResponse[] | undefined> {
    if (ids.length === 0) return [];
    const found = await provider.getMany<ProductResponse>('produk', { ids }).catch(() => undefined);
    return found?.data;
  }

  return async (ids: number[]): Promise<number[]> => {
    const failures = new Map<number, unknown>();
    for (const id of ids) {
      await provider.delete('produk', { id }).catch((error: unknown) => failures.set(id, error));
    }
    refresh();
    const deleted = ids.filter((id) => !failures.has(id));
    const action = deleted.length > 0 ? <UndoDelete ids={deleted} /> : undefined;
    for (const failure of failures.values()) console.error(failure);
    const remaining = await findRemaining([...failures.keys()]);
    if (remaining?.length === 0) {
      notify(PRODUCT.deletedSome(ids.length), { type: 'success', action, autoHideDuration: UNDO_FOR_MS });
      return [];
    }
    const remainingIds = remaining?.map(({ id }) => id) ?? [...failures.keys()];
    if (remainingIds.some((id) => refusalOf(failures.get(id)))) window.alert(PRODUCT.deleteRefused);
    const message = remaining
      ? PRODUCT.notDeleted(remaining.map(({ name }) => name))
      : 'ra.notification.http_error';
    notify(message, { type: 'error', action, autoHideDuration: null });
    return remainingIds;
  };
}
