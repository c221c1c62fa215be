import { Box, Button, Stack, Typography } from '@mui/material';
import { Form, required, TextInput, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { dataProvider } from '../api/dataProvider';
import { failureText, refusalOf } from '../api/failure';
import type { TotpSecretResponse } from 'api/schema';
import { SECURITY, TWO_STEP } from '../i18n/account';
import { CopyButton } from '../components/record/CopyButton';
import { SubmitButton } from '../layout/SubmitButton';

const QR_PIXELS = 200;
const isRequired = required(TWO_STEP.codeMissing);
/** A phone cannot scan its own screen; a computer has no authenticator to open. */
const ON_A_PHONE = { display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } };
/** By margins and not by spaces, which would be copied too. */
const GROUPS = { '& span': { display: 'inline-block', mr: '0.5ch' } };

interface TwoStepSetupProps {
  secret: TotpSecretResponse;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

export function TwoStepSetup({ secret: { qr, secret, uri }, onConfirmed, onCancel }: TwoStepSetupProps) {
  const provider = useDataProvider<typeof dataProvider>();
  const translate = useTranslate();
  const notify = useNotify();

  async function handleSubmit({ code }: FieldValues) {
    try {
      const { json, message } = await provider.confirmTwoStep(String(code).trim());
      notify(message, { type: 'success' });
      onConfirmed(json.recovery_codes);
      return undefined;
    } catch (failure) {
      return { code: refusalOf(failure)?.message ?? failureText(failure, SECURITY.failure) };
    }
  }
  return (
    <Form noValidate disableInvalidFormNotification onSubmit={handleSubmit}>
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
          <TextInput
            autoFocus
            source="code"
            label={TWO_STEP.code}
            validate={isRequired}
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { inputMode: 'numeric' }, formHelperText: { role: 'alert' } }}
          />
          <Stack direction="row" sx={{ gap: 1.5 }}>
            <SubmitButton label={TWO_STEP.confirm} />
            <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
          </Stack>
        </Stack>
      </Stack>
    </Form>
  );
}
