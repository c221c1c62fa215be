import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Confirm, useDataProvider, useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import { LIMITS } from 'api/contract';
import type { dataProvider } from '../api/dataProvider';
import { refusalOf } from '../api/failure';
import { inParts } from '../api/inParts';
import type { ListedProductResponse } from 'api/schema';
import { NAMED_IF_NOT_DELETED, NAMED_IN_QUESTION, UNDO_FOR_MS } from '../business';
import { SELECTION } from '../i18n/selectionTexts';
import { PRODUCT, TRASH } from '../i18n/texts';
import { UndoDelete } from './UndoDelete';

/** One confirmation that names them, then one request for as many as it takes. Products that remain stay selected; a few are named. */
export function DeleteSelected() {
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [deleted, setDeleted] = useState(0);
  const { selectedIds, onSelect, data = [] } = useListContext<ListedProductResponse>();
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  const names = selected.slice(0, NAMED_IN_QUESTION).map(({ name }) => name);
  const deleteAll = useDeleteAll();
  const inSteps = selectedIds.length > LIMITS.products;
  const translate = useTranslate();

  async function handleConfirm() {
    setDeleting(true);
    setDeleted(0);
    onSelect(await deleteAll(selectedIds, setDeleted));
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
        content={
          deleting && inSteps ? (
            <Progress deleted={deleted} all={selectedIds.length} />
          ) : (
            <>
              <strong>{SELECTION.named(names, selectedIds.length)}</strong> {TRASH.goesThere}
            </>
          )
        }
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

/** Deletes products, notifies of the result, and returns the ids that remain. */
function useDeleteAll() {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();

  /** A failed delete may still have happened: its answer was lost. Undefined if unknown. */
  async function findRemaining(ids: number[]): Promise<ListedProductResponse[] | undefined> {
    if (ids.length === 0) return [];
    if (ids.length > NAMED_IF_NOT_DELETED) return undefined;
    const found = await provider.getMany<ListedProductResponse>('produk', { ids }).catch(() => undefined);
    return found?.data;
  }

  return async (ids: number[], onProgress: (deleted: number) => void): Promise<number[]> => {
    const deleted: number[] = [];
    let done = 0;
    const failure = await inParts(ids, async (some) => {
      deleted.push(...(await provider.discardSome(some)));
      onProgress((done += some.length));
    }).catch((error: unknown) => error);
    if (failure) console.error(failure);
    refresh();
    const action = deleted.length > 0 ? <UndoDelete ids={deleted} /> : undefined;
    const rest = ids.slice(done);
    const remaining = await findRemaining(rest);
    if (remaining?.length === 0) {
      notify(SELECTION.deletedSome(ids.length), { type: 'success', action, autoHideDuration: UNDO_FOR_MS });
      return [];
    }
    if (refusalOf(failure)) window.alert(PRODUCT.deleteRefused);
    const message = remaining
      ? SELECTION.notDeleted(remaining.map(({ name }) => name))
      : SELECTION.deletedOnly(done, ids.length);
    notify(message, { type: 'error', action, autoHideDuration: null });
    return remaining?.map(({ id }) => id) ?? rest;
  };
}
