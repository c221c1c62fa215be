import { useNotify } from 'react-admin';
import { EditScreen } from '../admin/form/EditScreen';
import { RecordForm } from '../admin/form/RecordForm';
import { useReturn } from '../admin/form/useReturn';
import { RequireSession } from '../auth/RequireSession';
import { PATHS } from '../paths';
import { CONTACT, OVERVIEW, SESSION } from '../texts';
import { ContactInputs } from './ContactInputs';

export default function ContactEdit() {
  const notify = useNotify();
  const [returning, saved] = useReturn(PATHS.admin);

  function handleSuccess() {
    notify(CONTACT.updated, { type: 'success' });
    saved();
  }
  return (
    <RequireSession alertText={SESSION.accessDenied} leaveTo={PATHS.loginAgain}>
      <EditScreen
        title={OVERVIEW.editContact}
        failure={CONTACT.load}
        backTo={PATHS.admin}
        onSuccess={handleSuccess}
      >
        <RecordForm failure={CONTACT.update} cancelTo={PATHS.admin} returning={returning}>
          <ContactInputs />
        </RecordForm>
      </EditScreen>
    </RequireSession>
  );
}
