import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Confirm, useDataProvider, useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import { refusalOf } from '../api/failure';
import { inParts } from '../api/inParts';
import type { ListedProductResponse } from '../api/schema';
import { DELETED_ONE_BY_ONE, UNDO_FOR_MS } from '../business';
import { SELECTION } from '../i18n/selectionTexts';
import { PRODUCT, TRASH } from '../i18n/texts';
import { UndoDelete } from './UndoDelete';

/** One confirmation, then one delete after the other. Products that remain stay selected; of a few they are named. */
export function DeleteSelected() {
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [deleted, setDeleted] = useState(0);
  const { selectedIds, onSelect } = useListContext<ListedProductResponse>();
  const deleteFew = useDeleteFew();
  const deleteMany = useDeleteMany();
  const many = selectedIds.length > DELETED_ONE_BY_ONE;
  const translate = useTranslate();

  async function handleConfirm() {
    setDeleting(true);
    setDeleted(0);
    onSelect(await (many ? deleteMany(selectedIds, setDeleted) : deleteFew(selectedIds)));
    setDeleting(false);
    setAsking(false);
  }
  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {SELECTION.deleteSelected}
      </Button>
      <Confirm
        isOpen={asking}
        loading={deleting}
        title="ra.message.bulk_delete_title"
        content={deleting && many ? <Progress deleted={deleted} all={selectedIds.length} /> : TRASH.goesThere}
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

function Progress({ deleted, all }: { deleted: number; all: number }) {
  const text = SELECTION.deleting(deleted, all);
  return (
    <>
      <Typography role="status">{text}</Typography>
      <progress value={deleted} max={all} aria-label={text} style={{ width: '100%' }} />
    </>
  );
}

/** Deletes products by the many, notifies of the result, and returns the ids that remain. */
function useDeleteMany() {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();

  return async (ids: number[], onProgress: (deleted: number) => void): Promise<number[]> => {
    const deleted: number[] = [];
    let done = 0;
    const failure = await inParts(ids, async (some) => {
      deleted.push(...(await provider.discardSome(some)));
      onProgress((done += some.length));
    }).catch((error: unknown) => error);
    if (failure) console.error(failure);
    refresh();
    notify(failure ? SELECTION.deletedOnly(done, ids.length) : SELECTION.deletedSome(ids.length), {
      type: failure ? 'error' : 'success',
      action: deleted.length > 0 ? <UndoDelete ids={deleted} /> : undefined,
      autoHideDuration: failure ? null : UNDO_FOR_MS,
    });
    return ids.slice(done);
  };
}

/** Deletes products one by one, notifies of the result, and returns the ids that remain. */
function useDeleteFew() {
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();

  /** A failed delete may still have happened: its answer was lost, or another administrator was first. Undefined if unknown. */
  async function findRemaining(ids: number[]): Promise<ListedProductResponse[] | undefined> {
    if (ids.length === 0) return [];
    const found = await provider.getMany<ListedProductResponse>('produk', { ids }).catch(() => undefined);
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
      notify(SELECTION.deletedSome(ids.length), { type: 'success', action, autoHideDuration: UNDO_FOR_MS });
      return [];
    }
    const remainingIds = remaining?.map(({ id }) => id) ?? [...failures.keys()];
    if (remainingIds.some((id) => refusalOf(failures.get(id)))) window.alert(PRODUCT.deleteRefused);
    const message = remaining
      ? SELECTION.notDeleted(remaining.map(({ name }) => name))
      : 'ra.notification.http_error';
    notify(message, { type: 'error', action, autoHideDuration: null });
    return remainingIds;
  };
}
