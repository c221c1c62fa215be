import HiddenIcon from '@mui/icons-material/VisibilityOff';
import ShownIcon from '@mui/icons-material/Visibility';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  TextField,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import { refusalOf } from '../api/failure';
import { CONFIRM } from '../i18n/account';

/** @param onEnd true: the server accepted the password; false: cancelled */
export default function PasswordDialog({ onEnd }: { onEnd: (confirmed: boolean) => void }) {
  const provider = useDataProvider<typeof dataProvider>();
  const translate = useTranslate();
  const [error, setError] = useState<string>();
  const [shown, setShown] = useState(false);
  const [sending, setSending] = useState(false);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pass = new FormData(event.currentTarget).get('pass');
    setSending(true);
    try {
      await provider.confirmPassword(typeof pass === 'string' ? pass : '');
      onEnd(true);
    } catch (failure) {
      setError(refusalOf(failure)?.message ?? CONFIRM.failed);
      setSending(false);
    }
  }

  const toggle = (
    <IconButton
      aria-label={translate(`ra.input.password.toggle_${shown ? 'visible' : 'hidden'}`)}
      onClick={() => setShown(!shown)}
      size="small"
    >
      {shown ? <ShownIcon fontSize="small" /> : <HiddenIcon fontSize="small" />}
    </IconButton>
  );
  return (
    <Dialog open onClose={() => onEnd(false)} aria-labelledby="confirm-title" aria-describedby="confirm-text">
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <DialogTitle id="confirm-title">{CONFIRM.title}</DialogTitle>
        <DialogContent>
          <DialogContentText id="confirm-text">{CONFIRM.why}</DialogContentText>
          <TextField
            autoFocus
            fullWidth
            margin="normal"
            name="pass"
            type={shown ? 'text' : 'password'}
            label={CONFIRM.password}
            autoComplete="current-password"
            error={error !== undefined}
            helperText={error}
            onChange={() => setError(undefined)}
            slotProps={{ formHelperText: { role: 'alert' }, input: { endAdornment: toggle } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onEnd(false)}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={sending}>
            {CONFIRM.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
