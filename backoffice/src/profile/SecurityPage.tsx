import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LinkBase } from 'react-admin';
import { RequireSession } from '../auth/RequireSession';
import { LAYOUT, SESSION } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';
import { PATHS } from '../paths';
import { Sessions } from './Sessions';
import { TwoStep } from './TwoStep';
import { SECURITY } from '../i18n/account';

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
