import { RequireSession } from '../auth/RequireSession';
import { EditScreen } from '../components/form/EditScreen';
import { CONTACT, OVERVIEW, SESSION } from '../i18n/texts';
import { PATHS } from '../paths';
import { ContactInputs } from './ContactInputs';

export default function ContactEdit() {
  return (
    <RequireSession alertText={SESSION.accessDenied} leaveTo={PATHS.loginAgain}>
      <EditScreen title={OVERVIEW.editContact} texts={CONTACT} returnTo={PATHS.admin}>
        <ContactInputs />
      </EditScreen>
    </RequireSession>
  );
}
