import KeepIcon from '@mui/icons-material/PushPinOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { TrashedProductResponse } from 'api/schema';
import { TRASH } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';

/** Has a product stay in the trash until somebody restores or removes it. */
export function KeepButton({ product }: { product: TrashedProductResponse }) {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.keep(product.id),
    onSuccess: (message) => notify(message, { type: 'success' }),
    onError: (error) => notifyFailure(error, TRASH.keep),
    onSettled: refresh,
  });
  return (
    <Button size="small" startIcon={<KeepIcon />} disabled={isPending} onClick={() => mutate()}>
      {TRASH.keepAction}
    </Button>
  );
}
