import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import { failureText, refusalOf } from '../api/failure';
import type { TotpSecretResponse } from 'api/schema';
import { SECURITY, TWO_STEP } from '../i18n/account';
import { CopyButton } from '../record/CopyButton';

const QR_PIXELS = 200;
/** A phone cannot scan its own screen, and a computer has no such app. */
const ON_A_PHONE = { display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } };
/** Of four characters, to be typed from one screen into another. What is copied has no spaces. */
const GROUPS = { '& span': { display: 'inline-block', mr: '0.5ch' } };

interface TwoStepSetupProps {
  secret: TotpSecretResponse;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Two-step verification is on once the authenticator's first code is confirmed. */
export function TwoStepSetup({ secret: { qr, secret, uri }, onConfirmed, onCancel }: TwoStepSetupProps) {
  const provider = useDataProvider<typeof dataProvider>();
  const translate = useTranslate();
  const notify = useNotify();
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    if (typeof code !== 'string' || !code.trim()) return setError(TWO_STEP.codeMissing);
    setSending(true);
    try {
      const { json, message } = await provider.confirmTwoStep(code.trim());
      notify(message, { type: 'success' });
      onConfirmed(json.recovery_codes);
    } catch (failure) {
      setError(refusalOf(failure)?.message ?? failureText(failure, SECURITY.failure));
      setSending(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Typography sx={{ mb: 2 }}>{TWO_STEP.scan}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 3, alignItems: { sm: 'center' } }}>
        <Box
          component="img"
          src={qr}
          alt={TWO_STEP.qr}
          width={QR_PIXELS}
          height={QR_PIXELS}
          sx={{ bgcolor: 'common.white', p: 1, borderRadius: 1 }}
        />
        <Stack sx={{ gap: 2, flex: 1, minWidth: 0 }}>
          <Button component="a" href={uri} variant="outlined" sx={ON_A_PHONE}>
            {TWO_STEP.openApp}
          </Button>
          <div>
            {TWO_STEP.secret}:{' '}
            <Box component="code" sx={GROUPS}>
              {secret.match(/.{1,4}/g)?.map((group, at) => (
                <span key={at}>{group}</span>
              ))}
            </Box>
            <CopyButton text={secret} copied={TWO_STEP.secretCopied} size="small" />
          </div>
          <TextField
            autoFocus
            name="code"
            label={TWO_STEP.code}
            autoComplete="one-time-code"
            error={error !== undefined}
            helperText={error}
            onChange={() => setError(undefined)}
            slotProps={{ htmlInput: { inputMode: 'numeric' }, formHelperText: { role: 'alert' } }}
          />
          <Stack direction="row" sx={{ gap: 1.5 }}>
            <Button type="submit" variant="contained" disabled={sending}>
              {TWO_STEP.confirm}
            </Button>
            <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
          </Stack>
        </Stack>
      </Stack>
    </form>
  );
}
