import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { type RaRecord, useEditContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ChangedRecord } from '../api/schema';
import { OUTDATED } from '../i18n/outdatedTexts';

interface OutdatedDialogProps {
  conflict: ChangedRecord;
  /** The id of the surrounding form. */
  form: string;
  onClose: () => void;
}

/** Another administrator saved the record first: reload it or overwrite it. The form keeps its input until then. */
export default function OutdatedDialog({ conflict, form, onClose }: OutdatedDialogProps) {
  const { reset, setValue } = useFormContext();
  const { refetch } = useEditContext<RaRecord>();
  const [reloading, setReloading] = useState(false);
  const translate = useTranslate();

  async function handleReload() {
    setReloading(true);
    const { data } = await refetch();
    if (data) reset(data);
    onClose();
  }

  // Overwrites this version only: a later change is another conflict.
  const handleOverwrite = () => setValue('version', conflict.version);

  return (
    <Dialog open onClose={onClose} aria-labelledby="outdated-title" aria-describedby="outdated-text">
      <DialogTitle id="outdated-title">{OUTDATED.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="outdated-text">{OUTDATED.by(conflict)}</DialogContentText>
        <DialogContentText sx={{ mt: 1 }}>{OUTDATED.choice}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button color="warning" type="submit" form={form} disabled={reloading} onClick={handleOverwrite}>
          {OUTDATED.overwrite}
        </Button>
        <Button variant="contained" disabled={reloading} onClick={() => void handleReload()}>
          {OUTDATED.reload}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
