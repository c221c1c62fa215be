import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { Confirm, FieldTitle, useDataProvider, useNotify } from 'react-admin';
import { REQUESTS } from '../api/contract';
import type { dataProvider } from '../api/dataProvider';
import type { LossRefusal, SpecFieldResponse } from '../api/schema';
import { DOWNLOAD } from '../i18n/downloadTexts';
import { SPECS } from '../i18n/specTexts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { formatValue } from '../record/formatValue';
import { useSpecFieldUse } from '../record/useSpecFieldUse';

type Fact = Exclude<keyof typeof REQUESTS.SpecFieldRequest, 'category_id' | 'position'>;
const FACTS = Object.keys(REQUESTS.SpecFieldRequest).filter(
  (field): field is Fact => field !== 'category_id' && field !== 'position',
);

interface RemoveSpecFieldProps {
  field: SpecFieldResponse;
  onClose: () => void;
}

/** Says how many products use it, asks before they lose a value, and once more if their number has changed meanwhile. */
export default function RemoveSpecField({ field, onClose }: RemoveSpecFieldProps) {
  const { id, key, label } = field;
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { data: products, isPending } = useSpecFieldUse(id);
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
      notifyFailure(error, DOWNLOAD.failure);
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
          <WhatItIs field={field} />
          {Boolean(products) && (
            <>
              <DialogContentText sx={{ my: 1 }}>{SPECS.keep(key)}</DialogContentText>
              <Button variant="outlined" disabled={busy} onClick={() => void handleDownload()}>
                {DOWNLOAD.values}
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

/** All that it takes to make it again. */
function WhatItIs({ field }: { field: SpecFieldResponse }) {
  const filled = FACTS.filter((fact) => field[fact]);
  return (
    <Box component="ul" sx={{ my: 1, pl: 2.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {filled.map((fact) => (
        <li key={fact}>
          <FieldTitle source={fact} resource="spesifikasi" />: {formatValue(fact, field[fact])}
        </li>
      ))}
    </Box>
  );
}
