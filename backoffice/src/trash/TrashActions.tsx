import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Confirm, useDelete, useNotify, useRefresh } from 'react-admin';
import { useNotifyFailure } from '../admin/form/useNotifyFailure';
import type { TrashedProduct } from '../api/records';
import { TRASH } from '../texts';
import { useRestore } from './useRestore';

export function TrashActions({ product }: { product: TrashedProduct }) {
  const { mutate, isPending } = useRestore();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<RestoreIcon />}
        disabled={isPending}
        onClick={() => mutate([product.id])}
      >
        {TRASH.restoreAction}
      </Button>
      <RemoveForGood product={product} />
    </Stack>
  );
}

function RemoveForGood({ product }: { product: TrashedProduct }) {
  const [asking, setAsking] = useState(false);
  const [deleteOne, { isPending }] = useDelete<TrashedProduct>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();

  const handleConfirm = () =>
    deleteOne(
      'sampah',
      { id: product.id, previousData: product },
      {
        onSuccess: () => notify(TRASH.removed, { type: 'success' }),
        onError: (error) => notifyFailure(error, TRASH.remove),
        onSettled: () => {
          setAsking(false);
          refresh();
        },
      },
    );
  return (
    <>
      <Button size="small" color="error" onClick={() => setAsking(true)}>
        {TRASH.removeAction}
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={TRASH.removeTitle(product.name)}
        content={TRASH.removeContent}
        confirm={TRASH.removeAction}
        confirmColor="warning"
        onConfirm={() => void handleConfirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
