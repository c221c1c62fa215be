import { Box, Stack } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { AdminAccountResponse } from 'api/schema';
import { ACCOUNT_ACTIONS, NEW_PASSWORD, SECURITY } from '../i18n/account';
import { ActionButton } from '../components/record/ActionButton';
import { CopyButton } from '../components/record/CopyButton';
import { ShownOnceDialog } from '../components/record/ShownOnceDialog';

export default function AdministratorActions({ administrator }: { administrator: AdminAccountResponse }) {
  const { id, username, first_name, last_name, disabled } = administrator;
  const provider = useDataProvider<typeof dataProvider>();
  const [password, setPassword] = useState<string>();
  const name = `${first_name} ${last_name}`;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {disabled ? (
        <ActionButton
          label={ACCOUNT_ACTIONS.enable}
          action={() => provider.setDisabled(id, false).then(() => ACCOUNT_ACTIONS.enabledNow)}
          failure={SECURITY.failure}
        />
      ) : (
        <>
          <ActionButton
            label={ACCOUNT_ACTIONS.endSessions}
            confirmation={{
              title: ACCOUNT_ACTIONS.endSessionsTitle(name),
              content: ACCOUNT_ACTIONS.endSessionsContent,
            }}
            action={() => provider.endSessionsOf(id)}
            failure={SECURITY.failure}
          />
          <ActionButton
            label={ACCOUNT_ACTIONS.newPassword}
            confirmation={{
              title: ACCOUNT_ACTIONS.newPasswordTitle(name),
              content: ACCOUNT_ACTIONS.newPasswordContent(username),
            }}
            action={async () => setPassword(await provider.resetPassword(id))}
            failure={SECURITY.failure}
          />
          <ActionButton
            label={ACCOUNT_ACTIONS.disable}
            color="error"
            confirmation={{
              title: ACCOUNT_ACTIONS.disableTitle(name),
              content: ACCOUNT_ACTIONS.disableContent,
            }}
            action={() => provider.setDisabled(id, true).then(() => ACCOUNT_ACTIONS.disabledNow)}
            failure={SECURITY.failure}
          />
        </>
      )}
      {password !== undefined && (
        <ShownOnceDialog
          title={NEW_PASSWORD.title(name)}
          hint={NEW_PASSWORD.hint(name)}
          actions={<CopyButton text={password} copied={NEW_PASSWORD.copied} variant="outlined" />}
          done={NEW_PASSWORD.done}
          onDone={() => setPassword(undefined)}
        >
          <Box component="code" sx={{ fontSize: '1.25rem', overflowWrap: 'anywhere' }}>
            {password}
          </Box>
        </ShownOnceDialog>
      )}
    </Stack>
  );
}
