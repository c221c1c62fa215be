import { useState } from 'react';
import { Confirm, useDataProvider, useNotify } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { LossRefusal, SpecFieldResponse } from '../api/schema';
import { SPECS } from '../i18n/specTexts';
import { useNotifyFailure } from '../layout/useNotifyFailure';

interface RemoveSpecFieldProps {
  field: SpecFieldResponse;
  onClose: () => void;
}

/** Asks, and asks again with the number of products that would lose a value; and again, once that is another number. */
export function RemoveSpecField({ field: { id, label }, onClose }: RemoveSpecFieldProps) {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
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
  return (
    <Confirm
      isOpen
      loading={busy}
      title={SPECS.removeTitle(label)}
      content={loss ? <span role="alert">{loss.message}</span> : SPECS.removeContent}
      confirm={loss ? SPECS.removeAnyway(loss.data.products) : SPECS.removeAction}
      confirmColor="warning"
      onConfirm={() => void handleConfirm()}
      onClose={() => !busy && onClose()}
    />
  );
}
