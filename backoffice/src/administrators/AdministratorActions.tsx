import Stack from '@mui/material/Stack';
import { useDataProvider } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { AdminAccountResponse } from '../api/schema';
import { ADMINISTRATOR, SECURITY } from '../i18n/texts';
import { ActionButton } from '../record/ActionButton';

/** For all administrators but oneself. */
export function AdministratorActions({ administrator }: { administrator: AdminAccountResponse }) {
  const { id, first_name, last_name, disabled } = administrator;
  const provider = useDataProvider<typeof dataProvider>();
  const name = `${first_name} ${last_name}`;
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
            label={ADMINISTRATOR.disable}
            color="error"
            confirmation={{ title: ADMINISTRATOR.disableTitle(name), content: ADMINISTRATOR.disableContent }}
            action={() => provider.setDisabled(id, true).then(() => ADMINISTRATOR.disabledNow)}
            failure={SECURITY.failure}
          />
        </>
      )}
    </Stack>
  );
}
