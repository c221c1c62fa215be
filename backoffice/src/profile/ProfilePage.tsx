import { Button, Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import { EditBase, email, LinkBase, Loading, required, TextInput, useNotify } from 'react-admin';
import { replaceDocument } from '../auth/replaceDocument';
import { RequireSession } from '../auth/RequireSession';
import { currentAdminId } from '../auth/session';
import { LEAVE_AFTER_MS } from '../constants';
import { RecordForm } from '../components/form/RecordForm';
import { PASSWORD, PROFILE, SECURITY } from '../i18n/account';
import { ADMINISTRATOR, LAYOUT, SESSION } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { PATHS } from '../paths';
import { HistoryButton } from '../components/record/HistoryButton';

const isRequired = required();

export default function ProfilePage() {
  const adminId = currentAdminId();
  const actions = (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      {adminId !== undefined && <HistoryButton resource="admins" id={adminId} />}
      <Button variant="outlined" component={LinkBase} to={PATHS.password}>
        {PASSWORD.title}
      </Button>
      <Button variant="outlined" component={LinkBase} to={PATHS.security}>
        {SECURITY.title}
      </Button>
      <Button variant="outlined" component={LinkBase} to={PATHS.administrators}>
        {ADMINISTRATOR.title}
      </Button>
    </Stack>
  );
  return (
    <RequireSession withAdminId alertText={SESSION.loginFirst} leaveTo={PATHS.login}>
      <PageHeading title={LAYOUT.profile} actions={actions} />
      <OwnRecord />
    </RequireSession>
  );
}

function OwnRecord() {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const leave = useLeaveForLogin();
  // Kept, as the session may end while the record is loaded.
  const [ownId] = useState(currentAdminId);

  const queryOptions = {
    onError: (error: Error) => {
      notifyFailure(error, PROFILE.load);
      leave();
    },
  };
  const mutationOptions = {
    onSuccess: () => notify(PROFILE.saved, { type: 'success' }),
  };
  return (
    <EditBase
      resource="admins"
      id={ownId}
      mutationMode="pessimistic"
      mutationOptions={mutationOptions}
      queryOptions={queryOptions}
      loading={<Loading />}
      error={<></>}
    >
      <RecordForm failure={PROFILE.update}>
        <TextInput source="first_name" autoComplete="given-name" validate={isRequired} />
        <TextInput source="last_name" autoComplete="family-name" validate={isRequired} />
        <TextInput source="username" autoComplete="username" validate={isRequired} />
        <TextInput source="email" type="email" autoComplete="email" validate={[isRequired, email()]} />
      </RecordForm>
    </EditBase>
  );
}

function useLeaveForLogin() {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => replaceDocument(PATHS.login), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [leaving]);
  return () => setLeaving(true);
}
