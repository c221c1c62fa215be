import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loading, useDataProvider } from 'react-admin';
import type { TotpSecretResponse } from 'api/schema';
import type { dataProvider } from '../api/dataProvider';
import { SECURITY, TWO_STEP } from '../i18n/account';
import { TitledCard } from '../layout/TitledCard';
import { ActionButton } from '../components/record/ActionButton';
import { CopyButton } from '../components/record/CopyButton';
import { ShownOnceDialog } from '../components/record/ShownOnceDialog';
import { TwoStepSetup } from './TwoStepSetup';

/** The server shows the secret and the codes only once. */
type Step = { secret: TotpSecretResponse } | { codes: string[] } | undefined;

export function TwoStep() {
  const provider = useDataProvider<typeof dataProvider>();
  const [step, setStep] = useState<Step>();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['totp'],
    queryFn: () => provider.twoStep(),
  });

  function handleConfirmed(codes: string[]) {
    setStep({ codes });
    void refetch();
  }
  return (
    <TitledCard title={TWO_STEP.title} hint={TWO_STEP.hint}>
      {isPending && <Loading />}
      {error && <Typography role="alert">{TWO_STEP.notLoaded}</Typography>}
      {step && 'codes' in step && (
        <RecoveryCodesDialog codes={step.codes} onDone={() => setStep(undefined)} />
      )}
      {step && 'secret' in step && (
        <TwoStepSetup
          secret={step.secret}
          onConfirmed={handleConfirmed}
          onCancel={() => setStep(undefined)}
        />
      )}
      {!step && data && !data.enabled && (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
          <Chip label={TWO_STEP.off} />
          <ActionButton
            label={TWO_STEP.begin}
            variant="contained"
            action={async () => setStep({ secret: await provider.beginTwoStep() })}
            failure={SECURITY.failure}
          />
        </Stack>
      )}
      {!step && data?.enabled && (
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
          <Chip color="success" label={TWO_STEP.on} />
          <Typography>{TWO_STEP.codesLeft(data.recovery_codes_left)}</Typography>
          <ActionButton
            label={TWO_STEP.renew}
            action={async () => setStep({ codes: (await provider.renewRecoveryCodes()).recovery_codes })}
            failure={SECURITY.failure}
          />
          <ActionButton
            label={TWO_STEP.end}
            color="error"
            confirmation={{ title: TWO_STEP.endTitle, content: TWO_STEP.endContent }}
            action={() => provider.endTwoStep()}
            failure={SECURITY.failure}
          />
        </Stack>
      )}
    </TitledCard>
  );
}

function RecoveryCodesDialog({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`;
  const actions = (
    <>
      <CopyButton text={text} copied={TWO_STEP.copied} variant="outlined" />
      <Button variant="outlined" component="a" href={file} download={TWO_STEP.file}>
        {TWO_STEP.save}
      </Button>
    </>
  );
  return (
    <ShownOnceDialog
      title={TWO_STEP.codesTitle}
      hint={TWO_STEP.codesHint}
      actions={actions}
      done={TWO_STEP.done}
      onDone={onDone}
    >
      <Box
        component="ol"
        sx={{ columns: { sm: 2 }, fontFamily: 'monospace', fontSize: '1.0625rem', lineHeight: 1.9, m: 0 }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
    </ShownOnceDialog>
  );
}
