import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNotify, useRefresh } from 'react-admin';
import type { TrashedProductResponse } from 'api/schema';
import { TRASH } from '../i18n/texts';
import { DeleteButton } from '../record/DeleteButton';
import { useNextFocus } from '../record/useNextFocus';
import { useRestore } from '../record/useRestore';

export function TrashActions({ product }: { product: TrashedProductResponse }) {
  const { mutate, isPending } = useRestore();
  const { button, leave } = useNextFocus('restore');
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
      <Button
        ref={button}
        data-leaves="restore"
        size="small"
        variant="outlined"
        startIcon={<RestoreIcon />}
        disabled={isPending}
        onClick={() => mutate(product.id, { onSuccess: leave })}
      >
        {TRASH.restoreAction}
      </Button>
      <DeleteButton
        resource="sampah"
        record={product}
        name={product.name}
        deleted={TRASH.removed}
        label={TRASH.removeAction}
        title={TRASH.removeTitle(product.name)}
        content={TRASH.removeContent}
        onDeleted={refresh}
        onRefused={() => notify(TRASH.removeRefused, { type: 'error' })}
      />
    </Stack>
  );
}
