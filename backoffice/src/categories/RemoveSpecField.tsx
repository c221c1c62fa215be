import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { LossRefusal, SpecFieldResponse } from '../api/schema';
import { SHEET } from '../i18n/sheetTexts';
import { SPECS } from '../i18n/specTexts';
import { useNotifyFailure } from '../layout/useNotifyFailure';

interface RemoveSpecFieldProps {
  field: SpecFieldResponse;
  onClose: () => void;
}

/** Says how many products use it, asks again before they lose a value, and again, once that is another number. */
export function RemoveSpecField({ field: { id, key, label }, onClose }: RemoveSpecFieldProps) {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { data: products, isPending } = useQuery({
    queryKey: ['use of a specification', id],
    queryFn: () => provider.specFieldUse(id),
    retry: false,
    gcTime: 0,
  });
  const [loss, setLoss] = useState<LossRefusal>();
  const [busy, setBusy] = useState(false);

  async function handleConfirm() {
    setBusy(true);
    try {
      const refusal = await provider.removeSpecField(id, loss?.data.products ?? 0);
      setLoss(refusal);
      if (refusal) return;
      notify(SPECS.removed, { type: 'success' });
      onClose();
    } catch (error) {
      notifyFailure(error, SPECS.removal, { preferServerMessage: true });
      onClose();
    } finally {
      setBusy(false);
    }
  }

  async function handleDownload() {
    setBusy(true);
    try {
      await provider.downloadSpecValues(id);
    } catch (error) {
      notifyFailure(error, SHEET.download);
    } finally {
      setBusy(false);
    }
  }

  const use = products === undefined ? '' : SPECS.usedBy(products);
  return (
    <Confirm
      isOpen
      loading={busy || isPending}
      title={SPECS.removeTitle(label)}
      content={
        <>
          <DialogContentText component="div">
            {loss ? <span role="alert">{loss.message}</span> : `${SPECS.removeContent} ${use}`}
          </DialogContentText>
          {Boolean(products) && (
            <>
              <DialogContentText sx={{ my: 1 }}>{SPECS.keep(key)}</DialogContentText>
              <Button variant="outlined" disabled={busy} onClick={() => void handleDownload()}>
                {SPECS.download}
              </Button>
            </>
          )}
        </>
      }
      confirm={loss ? SPECS.removeAnyway(loss.data.products) : SPECS.removeAction}
      confirmColor="warning"
      onConfirm={() => void handleConfirm()}
      onClose={() => !busy && onClose()}
    />
  );
}
