import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { AdminAccountResponse } from '../api/schema';
import { ADMINISTRATOR, SECURITY } from '../i18n/texts';
import { ActionButton } from '../record/ActionButton';

/** Before the password is made up, which would be lost without it. */
const loadDialog = () => import('./NewPasswordDialog');
const NewPasswordDialog = lazy(loadDialog);

/** For all administrators but oneself. */
export function AdministratorActions({ administrator }: { administrator: AdminAccountResponse }) {
  const { id, username, first_name, last_name, disabled } = administrator;
  const provider = useDataProvider<typeof dataProvider>();
  const [password, setPassword] = useState<string>();
  const name = `${first_name} ${last_name}`;

  async function handleNewPassword() {
    await loadDialog();
    setPassword(await provider.resetPassword(id));
  }
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {disabled ? (
        <ActionButton
          label={ADMINISTRATOR.enable}
          action={() => provider.setDisabled(id, false).then(() => ADMINISTRATOR.enabledNow)}
          failure={SECURITY.failure}
        />
      ) : (
        <>
          <ActionButton
            label={ADMINISTRATOR.endSessions}
            confirmation={{
              title: ADMINISTRATOR.endSessionsTitle(name),
              content: ADMINISTRATOR.endSessionsContent,
            }}
            action={() => provider.endSessionsOf(id)}
            failure={SECURITY.failure}
          />
          <ActionButton
            label={ADMINISTRATOR.newPassword}
            confirmation={{
              title: ADMINISTRATOR.newPasswordTitle(name),
              content: ADMINISTRATOR.newPasswordContent(username),
            }}
            action={handleNewPassword}
            failure={SECURITY.failure}
          />
          <ActionButton
            label={ADMINISTRATOR.disable}
            color="error"
            confirmation={{ title: ADMINISTRATOR.disableTitle(name), content: ADMINISTRATOR.disableContent }}
            action={() => provider.setDisabled(id, true).then(() => ADMINISTRATOR.disabledNow)}
            failure={SECURITY.failure}
          />
        </>
      )}
      {password !== undefined && (
        <Suspense>
          <NewPasswordDialog name={name} password={password} onDone={() => setPassword(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}
