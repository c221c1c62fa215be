import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, Loading, useDataProvider } from 'react-admin';
import type { SessionResponse } from 'api/schema';
import type { dataProvider } from '../api/dataProvider';
import { RequireSession } from '../auth/RequireSession';
import { SECURITY, SESSIONS } from '../i18n/account';
import { LAYOUT, SESSION } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';
import { TitledCard } from '../layout/TitledCard';
import { PATHS } from '../paths';
import { ActionButton } from '../components/record/ActionButton';
import { TwoStep } from './TwoStep';

export default function SecurityPage() {
  const back = (
    <Button component={LinkBase} to={PATHS.profile}>
      {LAYOUT.profile}
    </Button>
  );
  return (
    <RequireSession withAdminId alertText={SESSION.loginFirst} leaveTo={PATHS.login}>
      <PageHeading title={SECURITY.title} actions={back} />
      <Stack sx={{ gap: 3, maxWidth: 880 }}>
        <TwoStep />
        <Sessions />
      </Stack>
    </RequireSession>
  );
}

function Sessions() {
  const provider = useDataProvider<typeof dataProvider>();
  const { data, isPending, error } = useQuery({
    queryKey: ['sessions'],
    queryFn: () => provider.sessions(),
  });
  const others = data?.some(({ current }) => !current) ?? false;
  return (
    <TitledCard title={SESSIONS.title} hint={SESSIONS.hint}>
      {isPending && <Loading />}
      {error && <Typography role="alert">{SESSIONS.notLoaded}</Typography>}
      <Stack component="ul" sx={{ gap: 2, listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </Stack>
      {others && (
        <Box sx={{ mt: 2 }}>
          <ActionButton
            label={SESSIONS.endOthers}
            action={() => provider.endOtherSessions()}
            failure={SECURITY.failure}
          />
        </Box>
      )}
    </TitledCard>
  );
}

function SessionItem({ session }: { session: SessionResponse }) {
  const { id, device, current } = session;
  const provider = useDataProvider<typeof dataProvider>();
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {device} {current && <Chip size="small" label={SESSIONS.current} />}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {SESSIONS.used(session)}
        </Typography>
      </Box>
      {!current && (
        <ActionButton
          label={SESSIONS.end}
          aria-label={SESSIONS.endNamed(device)}
          action={() => provider.endSession(id)}
          failure={SECURITY.failure}
        />
      )}
    </Stack>
  );
}
