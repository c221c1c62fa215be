import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { BroughtBack, HistoryResponse } from '../api/schema';
import { BRING_BACK_ALL } from '../i18n/bringBackTexts';
import { HISTORY } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { once } from './once';

interface BringBackAllDialogProps {
  entry: HistoryResponse;
  onClose: () => void;
}

/** Asks first, and stays to name the products that were left as they are. */
export default function BringBackAllDialog({ entry, onClose }: BringBackAllDialogProps) {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const translate = useTranslate();
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => provider.bringBackAll(entry.id),
    onSuccess: ({ products, left_count }) => {
      if (left_count > 0) return;
      notify(BRING_BACK_ALL.done(products), { type: 'success' });
      handleClose();
    },
    onError: (failure) => {
      notifyFailure(failure, BRING_BACK_ALL.failure, { preferServerMessage: true, hasFields: false });
      handleClose();
    },
  });

  function handleClose() {
    refresh();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={handleClose}
      aria-labelledby="bring-back-all-title"
      aria-describedby="bring-back-all-text"
    >
      <DialogTitle id="bring-back-all-title">{BRING_BACK_ALL.title(entry.parts + 1)}</DialogTitle>
      <DialogContent id="bring-back-all-text" role="status" sx={{ overflowWrap: 'anywhere' }}>
        {data ? <Left result={data} /> : BRING_BACK_ALL.question}
      </DialogContent>
      <DialogActions>
        <Button onClick={handleClose}>{translate(data ? 'ra.action.close' : 'ra.action.cancel')}</Button>
        {!data && (
          <Button variant="contained" disabled={isPending} onClick={once(mutate)}>
            {HISTORY.bringBackAll}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Left({ result: { products, left, left_count } }: { result: BroughtBack }) {
  return (
    <>
      {BRING_BACK_ALL.done(products)} {BRING_BACK_ALL.left(left_count)}
      <ul>
        {left.map(({ id, name, reason }) => (
          <li key={id}>{BRING_BACK_ALL.leftOne(name, reason)}</li>
        ))}
        {left_count > left.length && <li>{BRING_BACK_ALL.others(left_count - left.length)}</li>}
      </ul>
    </>
  );
}
