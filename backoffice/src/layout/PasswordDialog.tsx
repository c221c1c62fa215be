import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { Form, PasswordInput, useDataProvider, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { dataProvider } from '../api/dataProvider';
import { failureText, refusalOf } from '../api/failure';
import { CONFIRM } from '../i18n/account';
import { always } from '../i18n/texts';
import { SubmitButton } from './SubmitButton';

export default function PasswordDialog({ onEnd }: { onEnd: (confirmed: boolean) => void }) {
  const provider = useDataProvider<typeof dataProvider>();
  const translate = useTranslate();

  async function handleSubmit({ pass }: FieldValues) {
    try {
      await provider.confirmPassword(typeof pass === 'string' ? pass : '');
      onEnd(true);
      return undefined;
    } catch (failure) {
      return { pass: refusalOf(failure)?.message ?? failureText(failure, always(CONFIRM.failed)) };
    }
  }
  return (
    <Dialog open onClose={() => onEnd(false)} aria-labelledby="confirm-title" aria-describedby="confirm-text">
      <Form noValidate disableInvalidFormNotification onSubmit={handleSubmit}>
        <DialogTitle id="confirm-title">{CONFIRM.title}</DialogTitle>
        <DialogContent>
          <DialogContentText id="confirm-text">{CONFIRM.why}</DialogContentText>
          <PasswordInput
            autoFocus
            source="pass"
            label={CONFIRM.password}
            autoComplete="current-password"
            slotProps={{ formHelperText: { role: 'alert' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onEnd(false)}>{translate('ra.action.cancel')}</Button>
          <SubmitButton label={CONFIRM.confirm} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
