import Stack from '@mui/material/Stack';
import { useDataProvider } from 'react-admin';
import { ActionButton } from '../record/ActionButton';
import type { dataProvider } from '../api/dataProvider';
import type { Administrator } from '../api/records';
import { ADMINISTRATOR } from '../i18n/texts';

/** For all administrators but oneself. */
export function AdministratorActions({ administrator }: { administrator: Administrator }) {
  const { id, first_name, last_name, disabled } = administrator;
  const provider = useDataProvider<typeof dataProvider>();
  const name = `${first_name} ${last_name}`;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {disabled ? (
        <ActionButton
          label={ADMINISTRATOR.enable}
          act={() => provider.setDisabled(id, false)}
          done={ADMINISTRATOR.enabledNow}
          failure={ADMINISTRATOR.change}
        />
      ) : (
        <>
          <ActionButton
            label={ADMINISTRATOR.endSessions}
            question={{
              title: ADMINISTRATOR.endSessionsTitle(name),
              content: ADMINISTRATOR.endSessionsContent,
            }}
            act={() => provider.endSessionsOf(id)}
            done={ADMINISTRATOR.sessionsEnded}
            failure={ADMINISTRATOR.change}
          />
          <ActionButton
            label={ADMINISTRATOR.disable}
            color="error"
            question={{ title: ADMINISTRATOR.disableTitle(name), content: ADMINISTRATOR.disableContent }}
            act={() => provider.setDisabled(id, true)}
            done={ADMINISTRATOR.disabledNow}
            failure={ADMINISTRATOR.change}
          />
        </>
      )}
    </Stack>
  );
}
